/// A colour as a screen shows it: red, green, blue and opacity from 0 to 1, in sRGB.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  /// 0 is invisible, 1 hides what lies behind.
  public var alpha: Double

  /// Makes a colour; each part is clamped to the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  @inline(never)
  private static func clamped(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

  /// Makes a colour from six hexadecimal digits, red first, such as `0x007AFF`.
  @inline(never)
  public init(hex: UInt32, alpha: Double = 1) {
    red = Self.part(hex >> 16)
    green = Self.part(hex >> 8)
    blue = Self.part(hex)
    self.alpha = Self.clamped(alpha)
  }

  /// Makes a colour from eight hexadecimal digits, red first and opacity last.
  init(rgba hex: UInt32) { self.init(hex: hex >> 8, alpha: Self.part(hex)) }

  /// The last byte as a number from 0 to 1.
  @inline(never)
  private static func part(_ bytes: UInt32) -> Double {
    Double(Int(truncatingIfNeeded: bytes & 0xFF)) / 255
  }

  /// The colour with its opacity multiplied.
  @inline(never)
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
