/// A soft shadow that a surface throws.
public struct Shadow: Hashable, Sendable {
  public var color: Color
  /// How soft it is: points within which most of the darkness falls off.
  public var radius: Double
  /// Points to the right and down.
  public var offset: Point

  /// Makes a shadow; a quarter black, 12 points soft and 4 lower by default.
  public init(
    color: Color = Color(hex: 0x000000, alpha: 0.25), radius: Double = 12,
    offset: Point = Point(x: 0, y: 4)
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
