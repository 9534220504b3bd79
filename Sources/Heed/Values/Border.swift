/// A line along the inside of a shape's edge.
public struct Border: Hashable, Sendable {
  /// Points; 0 draws the thinnest line that the screen can show.
  public var width: Double
  public var color: Color

  /// Makes a border; one point in the separator's colour by default.
  public init(width: Double = 1, color: Color = .separator) {
    self.width = width
    self.color = color
  }
}
