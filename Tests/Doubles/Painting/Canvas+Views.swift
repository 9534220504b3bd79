internal import CCairo
internal import Heed
@testable internal import HeedImage
@testable internal import UIKit

extension Canvas {
  /// From what is drawn now to pixels.
  private var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Whether views are neither turned nor scaled here.
  var isUnturned: Bool {
    let matrix = matrix
    return abs(matrix.xx - scale) < 1e-9 && abs(matrix.yy - scale) < 1e-9
      && abs(matrix.xy) + abs(matrix.yx) < 1e-9
  }

  /// A place in a view, in points of the window.
  func windowPlace(_ point: Point) -> Point {
    var matrix = matrix
    var (x, y) = (point.x, point.y)
    cairo_matrix_transform_point(&matrix, &x, &y)
    return Point(x: x / scale, y: y / scale)
  }

  /// What a rectangle of a view covers, in points of the window.
  func windowRect(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map { windowPlace($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Goes on in points of the window.
  func leaveViews() {
    cairo_identity_matrix(context)
    cairo_scale(context, scale, scale)
  }

  /// Goes on in the coordinates of a view, from those of its parent; as it looks now.
  @MainActor
  func enter(_ view: UIView) {
    let frame = view.doubleFrame
    let turn = view.doubleTransform
    cairo_translate(context, Double(frame.midX), Double(frame.midY))
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, Double(turn.a), Double(turn.b), Double(turn.c), Double(turn.d), Double(turn.tx),
      Double(turn.ty))
    cairo_transform(context, &matrix)
    let bounds = view.bounds
    cairo_translate(
      context, -Double(bounds.minX) - Double(frame.width) / 2,
      -Double(bounds.minY) - Double(frame.height) / 2)
  }

  /// Adds a path to what is drawn next.
  func add(_ path: CGPath) {
    for step in path.steps {
      switch step {
      case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
      case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
      case .close: cairo_close_path(context)
      case .arc(let center, let radius, let start, let end):
        cairo_arc(
          context, Double(center.x), Double(center.y), Double(radius), Double(start), Double(end))
      case .rect(let rect, let radius):
        self.path(Rect(of: rect), corners: .round(Double(radius)))
      }
    }
  }
}
