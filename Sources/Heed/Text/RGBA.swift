/// A colour as a screen shows it: red, green, blue and opacity from 0 to 1, in sRGB.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 is invisible, 1 hides what lies behind.
  public var alpha: Double

  /// Makes a colour; each part is clamped to the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Makes a colour from six hexadecimal digits, red first, such as `0x007AFF`.
  @inline(never)
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour drawn over another, as one colour.
  public func over(_ below: RGBA) -> RGBA {
    let rest = below.alpha * (1 - alpha)
    let total = alpha + rest
    guard total > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return RGBA(
      red: (red * alpha + below.red * rest) / total,
      green: (green * alpha + below.green * rest) / total,
      blue: (blue * alpha + below.blue * rest) / total, alpha: total)
  }
}
