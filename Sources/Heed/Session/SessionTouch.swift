/// A finger or a pressed pointer at a place.
public struct SessionTouch: Hashable, Sendable {
  /// Tells fingers apart; the same from the beginning of a touch to its end.
  public var id: Int
  /// The place on the surface in points.
  public var point: Point

  /// Makes a touch; of the first finger by default.
  public init(_ point: Point, id: Int = 0) {
    self.id = id
    self.point = point
  }
}
