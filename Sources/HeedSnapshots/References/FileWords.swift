/// Makes words for file names of any text.
enum FileWords {
  /// Longer ones are cut; with what is added a name stays below the 255 bytes of most systems.
  private static let longest = 120

  /// Letters and digits of any script, `_` and dashes; everything else becomes a dash. It neither begins
  /// nor ends with one unless there is nothing else.
  static func word(_ text: String) -> String {
    var word = ""
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isKept =
        properties.isAlphabetic || properties.numericType != nil || scalar == "_"
        || properties.generalCategory == .nonspacingMark
      if isKept {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty, word.utf8.last != UInt8(ascii: "-") {
        word += "-"
      }
      if word.utf8.count >= longest { break }
    }
    while word.utf8.last == UInt8(ascii: "-") { word.removeLast() }
    return word.isEmpty ? "-" : word
  }
}
