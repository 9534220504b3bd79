/// Writes elements of XML; whatever stands in a text cannot end it.
enum XML {
  typealias Attributes = [(name: String, value: String)]

  /// An element, in one line unless its content has more.
  static func element(
    _ name: String, _ attributes: Attributes, _ content: String? = nil
  ) -> String {
    var result = "<\(name)"
    for attribute in attributes { result += " \(attribute.name)=\"\(text(attribute.value))\"" }
    guard let content else { return result + "/>" }
    return result + ">\(content)</\(name)>"
  }

  /// A text as it stands between tags or in quotes.
  ///
  /// What XML cannot hold at all is replaced; line ends and tabs are kept from becoming spaces.
  static func text(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x3C, 0x3E: false
    default: byte >= 0x20 && byte < 0x7F
    }
  }
}
