internal import CCairo
internal import Heed

/// A sign drawn on a grid of 24 by 24.
struct Symbol {
  /// The grid's side, and the natural size in points.
  static let side = 24.0
  /// A grey that shows on light and dark, for a symbol that nobody gave a colour.
  static let plainColor = RGBA(hex: 0x8E8E93)

  /// A part of a path.
  enum Step {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    /// A circle around a centre.
    case circle(Double, Double, radius: Double)
    /// Clockwise around a centre; degrees from "to the right".
    case arc(Double, Double, radius: Double, from: Double, to: Double)
    case box(Double, Double, Double, Double, radius: Double)
    case close
  }

  /// What is done with a path.
  enum Layer {
    case stroke([Step])
    case fill([Step])
    /// Cut out of what is below.
    case cut([Step])
    case cutStroke([Step])

    /// Whether it takes away from what is below.
    var isCut: Bool {
      switch self {
      case .stroke, .fill: false
      case .cut, .cutStroke: true
      }
    }
  }

  let layers: [Layer]
  /// Whether it points to where text goes, so that it turns round where text runs from the right.
  let isDirectional: Bool

  init(layers: [Layer], isDirectional: Bool = false) {
    self.layers = layers
    self.isDirectional = isDirectional
  }

  /// The symbol of a name: a short one, or the one that iOS has for the nearest.
  static func named(_ name: Name) -> Symbol? {
    SymbolTable.entries.first { $0.names.contains { Name($0) == name } }?.symbol
  }

  /// The name that was probably meant.
  static func suggestion(for name: Name) -> String? {
    Spelling.closest(to: name.string, among: SymbolTable.entries.flatMap(\.names))
  }

  /// Draws it in a colour into a square or stretched place.
  func draw(on canvas: Canvas, in frame: Rect, _ color: RGBA) {
    if canvas.isVector, layers.contains(where: { $0.isCut }) {
      let area = frame.grown(by: 1)
      return canvas.drawPixels(in: area, scale: 4) { draw(on: $0, in: frame, color) }
    }
    let context = canvas.context
    // A group of its own, since cutting out would cut through what lies below it too.
    canvas.saved {
      canvas.path(frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)))
      cairo_clip(context)
      cairo_push_group(context)
      cairo_translate(context, frame.x, frame.y)
      cairo_scale(context, frame.width / Symbol.side, frame.height / Symbol.side)
      cairo_set_line_width(context, 2)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      canvas.use(RGBA(red: 0, green: 0, blue: 0))
      for layer in layers { Symbol.draw(layer, on: context) }
      guard let mask = cairo_pop_group(context) else { return }
      canvas.use(color)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
  }

  private static func draw(_ layer: Layer, on context: OpaquePointer) {
    cairo_new_path(context)
    switch layer {
    case .stroke(let steps):
      steps.forEach { trace($0, on: context) }
      cairo_stroke(context)
    case .fill(let steps):
      steps.forEach { trace($0, on: context) }
      cairo_fill(context)
    case .cut(let steps):
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      steps.forEach { trace($0, on: context) }
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    case .cutStroke(let steps):
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      steps.forEach { trace($0, on: context) }
      cairo_stroke(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  static func trace(_ step: Step, on context: OpaquePointer) {
    let degree = Double.pi / 180
    switch step {
    case .move(let x, let y): cairo_move_to(context, x, y)
    case .line(let x, let y): cairo_line_to(context, x, y)
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      cairo_curve_to(context, x1, y1, x2, y2, x, y)
    case .circle(let x, let y, let radius):
      cairo_new_sub_path(context)
      cairo_arc(context, x, y, radius, 0, 2 * .pi)
      cairo_close_path(context)
    case .arc(let x, let y, let radius, let from, let to):
      cairo_arc(context, x, y, radius, from * degree, to * degree)
    case .box(let x, let y, let width, let height, let radius):
      cairo_new_sub_path(context)
      cairo_arc(context, x + radius, y + radius, radius, 180 * degree, 270 * degree)
      cairo_arc(context, x + width - radius, y + radius, radius, 270 * degree, 360 * degree)
      cairo_arc(context, x + width - radius, y + height - radius, radius, 0, 90 * degree)
      cairo_arc(context, x + radius, y + height - radius, radius, 90 * degree, 180 * degree)
      cairo_close_path(context)
    case .close: cairo_close_path(context)
    }
  }
}
