/// The radii of the four corners in points; leading is where the text begins.
///
/// A radius larger than half the shorter side is drawn as half the shorter side.
public struct Corners: Hashable, Sendable {
  public var topLeading: Double
  public var topTrailing: Double
  public var bottomTrailing: Double
  public var bottomLeading: Double

  /// Makes corners; square by default.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0,
    bottomTrailing: Double = 0, bottomLeading: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// Makes four equal corners.
  public init(all radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }
}

extension Corners: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self.init(all: value) }
  public init(integerLiteral value: Int) { self.init(all: Double(value)) }
}
