internal import Heed

/// What shapes can be drawn on, as pixels or as elements of a file.
protocol ShapeSurface: AnyObject {
  /// Pixels a point.
  var scale: Double { get }
  func fill(_ rect: Rect, corners: CornerRadii, _ color: RGBA)
  func fill(_ rect: Rect, corners: CornerRadii, gradient: [RGBA], angle: Double)
  func fill(_ outline: [Symbol.Step], _ color: RGBA)
  func strokeInside(_ rect: Rect, corners: CornerRadii, width: Double, _ color: RGBA)
  func draw(_ symbol: Symbol, in frame: Rect, _ color: RGBA)
  /// Draws only inside a shape.
  func clipped(to rect: Rect, corners: CornerRadii, _ body: () -> Void)
  /// Draws as seen in a mirror of a width.
  func mirrored(in width: Double, _ body: () -> Void)
}

extension ShapeSurface {
  func fill(_ rect: Rect, _ color: RGBA) { fill(rect, corners: CornerRadii(), color) }
}
