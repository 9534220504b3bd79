/// Text that is safe to print line by line.
enum PlainText {
  /// The text without what a terminal acts on; line breaks stay.
  static func safe(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" && wasReturn {
        wasReturn = false
        continue
      }
      wasReturn = scalar == "\r"
      switch scalar.value {
      case 0x0A, 0x0D, 0x2028, 0x2029: scalars.append("\n")
      case 0x09: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// The text on one line.
  static func line(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in safe(text).unicodeScalars { scalars.append(scalar == "\n" ? " " : scalar) }
    return String(scalars)
  }

  /// The text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.properties.isWhitespace { scalars.removeFirst() }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
