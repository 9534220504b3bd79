internal import CPango

/// A script, and its fonts where the design's own letters do not cover it.
struct ScriptFonts {
  let script: GUnicodeScript
  let sans: String?
  let serif: String?
  /// A language that is written in it, for texts whose language is not.
  let language: String

  private init(_ script: GUnicodeScript, own language: String) {
    self.script = script
    self.language = language
    sans = nil
    serif = nil
  }

  private init(_ script: GUnicodeScript, _ name: String, _ language: String, serif: String? = nil) {
    self.script = script
    sans = "Noto Sans \(name)"
    self.serif = serif ?? "Noto Serif \(name)"
    self.language = language
  }

  static let all = [
    ScriptFonts(G_UNICODE_SCRIPT_GREEK, own: "el"),
    ScriptFonts(G_UNICODE_SCRIPT_CYRILLIC, own: "ru"),
    ScriptFonts(G_UNICODE_SCRIPT_ARABIC, "Arabic", "ar", serif: "Noto Naskh Arabic"),
    ScriptFonts(G_UNICODE_SCRIPT_HEBREW, "Hebrew", "he"),
    ScriptFonts(G_UNICODE_SCRIPT_THAI, "Thai", "th"),
    ScriptFonts(G_UNICODE_SCRIPT_DEVANAGARI, "Devanagari", "hi"),
    ScriptFonts(G_UNICODE_SCRIPT_BENGALI, "Bengali", "bn"),
    ScriptFonts(G_UNICODE_SCRIPT_GUJARATI, "Gujarati", "gu"),
    ScriptFonts(G_UNICODE_SCRIPT_GURMUKHI, "Gurmukhi", "pa"),
    ScriptFonts(G_UNICODE_SCRIPT_KANNADA, "Kannada", "kn"),
    ScriptFonts(G_UNICODE_SCRIPT_MALAYALAM, "Malayalam", "ml"),
    ScriptFonts(G_UNICODE_SCRIPT_TAMIL, "Tamil", "ta"),
    ScriptFonts(G_UNICODE_SCRIPT_TELUGU, "Telugu", "te"),
    ScriptFonts(G_UNICODE_SCRIPT_SINHALA, "Sinhala", "si"),
    ScriptFonts(G_UNICODE_SCRIPT_ARMENIAN, "Armenian", "hy"),
    ScriptFonts(G_UNICODE_SCRIPT_GEORGIAN, "Georgian", "ka"),
    ScriptFonts(G_UNICODE_SCRIPT_ETHIOPIC, "Ethiopic", "am"),
    ScriptFonts(G_UNICODE_SCRIPT_KHMER, "Khmer", "km"),
    ScriptFonts(G_UNICODE_SCRIPT_LAO, "Lao", "lo"),
    ScriptFonts(G_UNICODE_SCRIPT_MYANMAR, "Myanmar", "my"),
  ]
}
