internal import CCairo
internal import Heed

/// A picture of which the corners keep their size and only the middle is stretched.
struct NinePatch {
  let bitmap: Bitmap
  /// Points.
  let insets: EdgeInsets
  let frame: Rect

  func draw(on canvas: Canvas) {
    for part in parts(on: PixelGrid(scale: canvas.scale)) {
      draw(part.source, in: part.target, on: canvas)
    }
  }

  /// The parts, in pixels of the picture, and where they are drawn; those that show nothing are left
  /// out.
  func parts(on grid: PixelGrid) -> [(source: Rect, target: Rect)] {
    var parts: [(source: Rect, target: Rect)] = []
    let columns = NinePatch.cuts(
      insets.left, insets.right, length: bitmap.size.width, start: frame.x, room: frame.width)
    let rows = NinePatch.cuts(
      insets.top, insets.bottom, length: bitmap.size.height, start: frame.y, room: frame.height)
    for row in rows {
      for column in columns {
        let target = grid.snapped(
          Rect(x: column.to, y: row.to, width: column.toLength, height: row.toLength))
        let (x, width) = pixels(column)
        let (y, height) = pixels(row)
        let source = Rect(x: x, y: y, width: width, height: height)
        if !source.isEmpty, !target.isEmpty { parts.append((source, target)) }
      }
    }
    return parts
  }

  /// Which whole pixels of the picture a part takes.
  private func pixels(_ cut: Cut) -> (start: Double, length: Double) {
    let start = (cut.from * bitmap.scale).rounded()
    return (start, ((cut.from + cut.fromLength) * bitmap.scale).rounded() - start)
  }

  private func draw(_ source: Rect, in target: Rect, on canvas: Canvas) {
    guard
      // A surface of its own, so that no pixel of a neighbour bleeds in where it is stretched.
      let part = cairo_surface_create_for_rectangle(
        bitmap.surface, source.x, source.y, source.width, source.height)
    else { return }
    canvas.draw(part, width: source.width, height: source.height, in: target, tint: nil)
    cairo_surface_destroy(part)
  }

  private struct Cut {
    var from: Double
    var fromLength: Double
    var to: Double
    var toLength: Double
  }

  /// Three parts of a side, in the picture and where they are drawn.
  private static func cuts(
    _ first: Double, _ last: Double, length: Double, start: Double, room: Double
  ) -> [Cut] {
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    // Where there is no room for both ends they shrink alike.
    let shrink = first + last > room ? room / (first + last) : 1
    let (head, tail) = (first * shrink, last * shrink)
    return [
      Cut(from: 0, fromLength: first, to: start, toLength: head),
      Cut(
        from: first, fromLength: length - first - last, to: start + head,
        toLength: room - head - tail),
      Cut(from: length - last, fromLength: last, to: start + room - tail, toLength: tail),
    ]
  }
}
