internal import CCairo
internal import Heed

extension Canvas: ShapeSurface {
  func fill(_ rect: Rect, corners: CornerRadii, gradient: [RGBA], angle: Double) {
    use(gradient: gradient, stops: [], angle: angle, over: rect)
    path(rect, corners: corners)
    cairo_fill(context)
  }

  func fill(_ outline: [Symbol.Step], _ color: RGBA) {
    cairo_new_path(context)
    for step in outline { Symbol.trace(step, on: context) }
    use(color)
    cairo_fill(context)
  }

  func draw(_ symbol: Symbol, in frame: Rect, _ color: RGBA) {
    symbol.draw(on: self, in: frame, color)
  }

  func clipped(to rect: Rect, corners: CornerRadii, _ body: () -> Void) {
    saved {
      path(rect, corners: corners)
      cairo_clip(context)
      body()
    }
  }

  func mirrored(in width: Double, _ body: () -> Void) {
    saved {
      cairo_translate(context, width, 0)
      cairo_scale(context, -1, 1)
      body()
    }
  }
}
