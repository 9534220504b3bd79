internal import Heed

/// How bright colours are, and how well two can be told apart.
///
/// The figures are those of WCAG 2.2, "relative luminance" and "contrast ratio".
enum Luminance {
  /// From 0, black, to 1, white; the colour's opacity does not count.
  static func of(_ color: RGBA) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// From 1, the same, to 21, black on white.
  static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    let one = of(first) + 0.05
    let two = of(second) + 0.05
    return max(one, two) / min(one, two)
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// A number between 0 and 1 to the power of 2.4: its square times the fifth root of its square.
  private static func power(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    // Newton's way; each step from above comes nearer.
    for _ in 0..<40 {
      let fourth = root * root * root * root
      let next = (4 * root + square / fourth) / 5
      if next >= root { break }
      root = next
    }
    return square * root
  }
}
