import Heed

/// Turns the colours of a scene into those of cells.
///
/// With few colours the person's own palette is unknown, so that only the terminal's own two are sure to
/// be legible together: grounds are left out, greys are the terminal's own letters, and only what has a
/// hue keeps it.
struct CellPalette {
  let look: TerminalLook

  /// Whether grounds are filled.
  var hasGrounds: Bool { look.depth >= .palette256 }

  /// A ground as one colour over what is below it; nothing where grounds are left out.
  func ground(_ fill: Fill?, over below: CellColor?) -> CellColor? {
    guard hasGrounds, let color = Self.color(of: fill), color.alpha > 0 else { return nil }
    return CellColor(color.over((below ?? base).rgba))
  }

  /// A colour over a ground.
  func mixed(_ color: RGBA, over below: CellColor?) -> CellColor? {
    hasGrounds ? CellColor(color.over((below ?? base).rgba)) : nil
  }

  /// What is behind everything, as far as it is known.
  var base: CellColor {
    look.background.map { CellColor($0) }
      ?? (look.isDark ? CellColor(red: 0, green: 0, blue: 0) : CellColor(RGBA(hex: 0xFFFFFF)))
  }

  /// One colour for a fill; nothing of a picture.
  static func color(of fill: Fill?) -> RGBA? {
    switch fill {
    case .color(let color)?: color
    case .gradient(let colors, _, _)?: colors.first
    case .material(_, let tint)?: RGBA(red: tint.red, green: tint.green, blue: tint.blue)
    case .image?, nil: nil
    }
  }

  /// The style of letters in a colour on a ground.
  func letters(_ color: RGBA, on ground: CellColor?, opacity: Double = 1) -> CellStyle {
    let shown = color.opacity(opacity)
    guard hasGrounds else {
      var style = CellStyle()
      if look.depth == .ansi16, Self.hasHue(color) { style.foreground = CellColor(color) }
      if shown.alpha < 0.85 { style.attributes.insert(.dim) }
      return style
    }
    let below = (ground ?? base).rgba
    var letters = shown.over(below)
    // A colour that was chosen for another ground gives way.
    if Self.contrast(letters, below) < (opacity < 1 ? 1.3 : 1.9) {
      letters = Self.readable(on: below)
    }
    return CellStyle(foreground: CellColor(letters))
  }

  /// The style of an edge: quiet, but never lost in its ground.
  func edge(_ color: RGBA, on ground: CellColor?) -> CellStyle {
    guard hasGrounds else {
      return CellStyle(
        foreground: look.depth == .ansi16 && Self.hasHue(color) ? CellColor(color) : nil)
    }
    let below = (ground ?? base).rgba
    var shown = color.over(below)
    if Self.contrast(shown, below) < 1.5 {
      shown = Self.readable(on: below).opacity(0.4).over(below)
    }
    return CellStyle(foreground: CellColor(shown))
  }

  /// White or black, whichever is farther from a ground.
  static func readable(on ground: RGBA) -> RGBA {
    luminance(ground) > 0.3 ? RGBA(hex: 0) : RGBA(hex: 0xFFFFFF)
  }

  /// Whether a colour is more than a grey.
  static func hasHue(_ color: RGBA) -> Bool {
    let most = max(color.red, color.green, color.blue)
    let least = min(color.red, color.green, color.blue)
    return most - least > 0.25
  }

  /// The ratio of two colours' luminances as WCAG 2 defines it, from 1 to 21.
  static func contrast(_ one: RGBA, _ other: RGBA) -> Double {
    let a = luminance(one)
    let b = luminance(other)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Squares come near enough to the curve of sRGB.
  private static func luminance(_ color: RGBA) -> Double {
    0.2126 * color.red * color.red + 0.7152 * color.green * color.green
      + 0.0722 * color.blue * color.blue
  }
}
