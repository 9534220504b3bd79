internal import Heed

/// Moves edges to where pixels begin, so that they are sharp.
struct PixelGrid: Hashable {
  /// Pixels a point.
  let scale: Double

  /// A rectangle whose edges lie between pixels, at least one pixel wide where it has a width.
  func snapped(_ rect: Rect) -> Rect {
    let (x, width) = snapped(rect.x, rect.width)
    let (y, height) = snapped(rect.y, rect.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func snapped(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
    let first = (start * scale).rounded()
    let last = ((start + length) * scale).rounded()
    return (first / scale, (length > 0 ? max(last - first, 1) : 0) / scale)
  }

  /// A length of whole pixels, at least one.
  func snapped(_ length: Double) -> Double {
    max((length * scale).rounded(), 1) / scale
  }

  /// A place between two pixels.
  func snapped(position: Double) -> Double { (position * scale).rounded() / scale }

  /// The smallest rectangle of whole pixels around another.
  func around(_ rect: Rect) -> Rect {
    let (left, top) = ((rect.x * scale).rounded(.down), (rect.y * scale).rounded(.down))
    let right = (rect.maxX * scale).rounded(.up)
    let bottom = (rect.maxY * scale).rounded(.up)
    return Rect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }
}
