internal import CPango
internal import Heed

/// Which letters a character belongs to, as far as that decides its font.
enum TextScript: Hashable {
  /// Latin, Greek, Cyrillic, digits and signs: the letters of the design itself.
  case base
  /// Spaces and marks, which look like what stands before them.
  case inherited
  /// Chinese, Japanese and Korean letters and signs.
  case eastAsian
  /// Letters with a font of their own, by their place in ``ScriptFonts/all``.
  case other(Int)

  init(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x0300 {
      self = scalar.value == 0x20 || scalar.value == 0xA0 ? .inherited : .base
    } else if TextScript.isEastAsian(scalar) {
      self = .eastAsian
    } else {
      let script = g_unichar_get_script(scalar.value)
      if script == G_UNICODE_SCRIPT_INHERITED || (0x200C...0x200F).contains(scalar.value) {
        self = .inherited
      } else if let index = ScriptFonts.all.firstIndex(where: { $0.script == script }) {
        self = .other(index)
      } else {
        self = .base
      }
    }
  }

  /// Whether a character is Chinese, Japanese or Korean, or a sign that only they use.
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0x318F, 0x31A0...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

/// A script that the design's own letters do not cover, and its fonts.
struct ScriptFonts {
  let script: GUnicodeScript
  let sans: String
  let serif: String
  /// A language that is written in it, for texts whose language is not.
  let language: String

  private init(_ script: GUnicodeScript, _ name: String, _ language: String, serif: String? = nil) {
    self.script = script
    sans = "Noto Sans \(name)"
    self.serif = serif ?? "Noto Serif \(name)"
    self.language = language
  }

  static let all = [
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
