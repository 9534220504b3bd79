internal import CPango

/// Which letters a character belongs to, as far as that decides its font.
enum TextScript: Hashable {
  /// Latin, digits and signs, which the letters of the design cover.
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
      let script = TextScript.script(of: scalar)
      if script == G_UNICODE_SCRIPT_INHERITED {
        self = .inherited
      } else if let index = ScriptFonts.all.firstIndex(where: { $0.script == script }) {
        self = .other(index)
      } else {
        self = .base
      }
    }
  }

  /// The script of a character; that of some signs is the one they are written with.
  private static func script(of scalar: Unicode.Scalar) -> GUnicodeScript {
    switch scalar.value {
    // Arabic commas and digits, which other scripts use too.
    case 0x0600...0x06FF: G_UNICODE_SCRIPT_ARABIC
    // The stops of India, and what joins letters or turns their direction.
    case 0x0964...0x0965, 0x200C...0x200F: G_UNICODE_SCRIPT_INHERITED
    default: g_unichar_get_script(scalar.value)
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
