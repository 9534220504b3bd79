internal import Heed

/// Which font families stand for a design, a script and a language.
struct FontFamilies {
  /// The region whose forms of Chinese characters a language uses, as in the fonts' names.
  let region: String
  /// The language as the text system knows it.
  let language: String

  init(language name: Name) {
    let parts = name.string.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "ja": (region, language) = ("JP", "ja")
    case "ko": (region, language) = ("KR", "ko")
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" {
        (region, language) = ("HK", "zh-hk")
      } else if parts.contains("hant") || parts.contains("tw") {
        (region, language) = ("TC", "zh-tw")
      } else {
        (region, language) = ("SC", "zh-cn")
      }
    default: (region, language) = ("SC", parts.isEmpty ? "en" : parts.joined(separator: "-"))
    }
  }

  /// The families of a design, the best first; one of them has to be there.
  static func design(_ design: Font.Design) -> [String] {
    switch design.kind {
    case .default: ["Inter"]
    case .serif: ["Noto Serif"]
    case .rounded: ["Nunito", "Quicksand", "Inter"]
    case .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono"]
    }
  }

  /// What is tried last, for signs that are rare.
  static let last = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "DejaVu Sans",
  ]

  /// The families for letters of a script, separated by commas.
  ///
  /// The colour emoji font is never among them: it has digits too. The text system finds it by
  /// itself, for characters that are shown as emoji.
  func list(for font: ResolvedFont, family: String?, script: TextScript) -> String {
    var list: [String] = []
    if let family { list.append(family) }
    switch script {
    case .base, .inherited: break
    case .eastAsian:
      switch font.design.kind {
      case .serif: list.append("Noto Serif CJK \(region)")
      case .monospaced: list.append("Noto Sans Mono CJK \(region)")
      case .default, .rounded: break
      }
      list.append("Noto Sans CJK \(region)")
    case .other(let index):
      let fonts = ScriptFonts.all[index]
      if case .serif = font.design.kind { list.append(fonts.serif) }
      list.append(fonts.sans)
    }
    return (list + FontFamilies.design(font.design) + FontFamilies.last).joined(separator: ",")
  }
}
