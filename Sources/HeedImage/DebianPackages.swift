/// Which Debian package may have what is missing.
enum DebianPackages {
  /// The package of a font family, where it is known.
  static func family(_ name: String) -> String? {
    if name.hasPrefix("Inter") { return "fonts-inter" }
    if name.hasPrefix("Noto Color Emoji") { return "fonts-noto-color-emoji" }
    if name.hasPrefix("Noto Sans CJK") || name.hasPrefix("Noto Serif CJK") {
      return "fonts-noto-cjk"
    }
    if name.hasPrefix("Noto Sans Mono") { return "fonts-noto-mono" }
    if name.hasPrefix("Noto ") { return "fonts-noto-core or fonts-noto-extra" }
    if name.hasPrefix("DejaVu ") { return "fonts-dejavu-core" }
    if name.hasPrefix("Quicksand") { return "fonts-quicksand" }
    return nil
  }

  /// The packages that may have a character.
  static func glyph(_ scalar: Unicode.Scalar) -> String {
    if TextScript.isEastAsian(scalar) { return "fonts-noto-cjk or fonts-noto-cjk-extra" }
    if scalar.properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(scalar.value) {
      return "fonts-noto-color-emoji or fonts-symbola"
    }
    return "fonts-noto-core, fonts-noto-extra or fonts-unifont"
  }
}
