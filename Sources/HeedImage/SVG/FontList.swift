internal import Heed

/// The font families that an SVG file names, the one that the picture has first.
enum FontList {
  /// The families, as style sheets write them.
  static func text(_ family: String?, for font: ResolvedFont) -> String {
    var names = [family, font.family?.string].compactMap { $0 }.map(quoted)
    switch font.design.kind {
    case .default: names += ["Inter", "system-ui", "-apple-system", "sans-serif"]
    case .serif: names += ["ui-serif", "'Noto Serif'", "Georgia", "serif"]
    case .rounded: names += ["ui-rounded", "Nunito", "Quicksand", "sans-serif"]
    case .monospaced: names += ["ui-monospace", "'Noto Sans Mono'", "monospace"]
    }
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    return unique.joined(separator: ", ")
  }

  private static func quoted(_ family: String) -> String {
    let letters = family.unicodeScalars
    let isWord = letters.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    if isWord, !letters.isEmpty { return family }
    var text = "'"
    for letter in letters where letter.value >= 0x20 {
      if letter == "'" || letter == "\\" { text += "\\" }
      text.unicodeScalars.append(letter)
    }
    return text + "'"
  }

  /// The weight on the scale that fonts use.
  static func weight(_ weight: Font.Weight) -> Int {
    switch weight.kind {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
