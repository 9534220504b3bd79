/// A place in points, measured from the top left corner.
public struct Point: Hashable, Sendable {
  /// Points to the right.
  public var x: Double
  /// Points down.
  public var y: Double

  /// Makes a point; the origin by default.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
}
