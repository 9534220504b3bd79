/// What a panel and its backdrop look like at a moment of their motion.
public struct Moment: Hashable, Sendable {
  /// The panel's: 0 is invisible, 1 as at rest.
  public var opacity: Double
  /// The panel's, around its centre: 1 is the size at rest.
  public var scale: Double
  /// Points by which the panel is moved to the right and down.
  public var offset: Point
  /// The backdrop's: 0 is invisible, 1 as at rest.
  public var backdropOpacity: Double

  /// Makes a moment; at rest by default.
  public init(
    opacity: Double = 1, scale: Double = 1, offset: Point = Point(), backdropOpacity: Double = 1
  ) {
    self.opacity = opacity
    self.scale = scale
    self.offset = offset
    self.backdropOpacity = backdropOpacity
  }

  /// Everything at its place.
  public static let atRest = Moment()

  /// Where a point of the surface was laid out, for a panel that is not at rest now.
  package func place(of point: Point, around center: Point) -> Point {
    Point(
      x: center.x + (point.x - center.x - offset.x) / scale,
      y: center.y + (point.y - center.y - offset.y) / scale)
  }
}
