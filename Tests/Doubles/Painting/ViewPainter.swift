internal import CCairo
internal import Heed
@testable internal import HeedImage
@testable internal import UIKit

/// Draws views and what stands in them, back to front.
@MainActor
final class ViewPainter {
  let canvas: Canvas
  let renderer: PictureRenderer
  let texts: PangoTexts
  var lostMaterials = 0
  /// How many of the views around what is drawn are put together before they are seen.
  private var groups = 0

  init(_ canvas: Canvas, _ renderer: PictureRenderer, _ texts: PangoTexts) {
    self.canvas = canvas
    self.renderer = renderer
    self.texts = texts
  }

  /// Whether effects find nothing behind them here.
  var isInGroup: Bool { groups > 0 }

  func paint(_ view: UIView) {
    let alpha = Double(min(max(0, view.doubleAlpha), 1))
    guard !view.isHidden, alpha > 0 else { return }
    canvas.saved {
      canvas.enter(view)
      canvas.sweep(view.layer)
      let isFaded = alpha < 1
      if isFaded { cairo_push_group(canvas.context) }
      // A mask of a view's own leaves an effect its effect.
      let isMasked = view.mask != nil && !(view is UIVisualEffectView)
      groups += (isFaded ? 1 : 0) + (isMasked ? 1 : 0)
      masked(by: view.mask) { paintParts(of: view) }
      groups -= (isFaded ? 1 : 0) + (isMasked ? 1 : 0)
      if isFaded {
        cairo_pop_group_to_source(canvas.context)
        cairo_paint_with_alpha(canvas.context, alpha)
      }
    }
  }

  private func paintParts(of view: UIView) {
    let bounds = view.shownBounds
    let layer = view.layer
    let corners = layer.corners
    drawShadow(of: layer)
    if let color = view.backgroundColor {
      canvas.fill(bounds, corners: corners, RGBA(of: color, in: view.traitCollection))
    }
    canvas.saved {
      let cutsCorners = view.clipsToBounds && !corners.areSquare
      if view.clipsToBounds {
        canvas.path(bounds, corners: corners)
        cairo_clip(canvas.context)
      }
      paintContent(of: view, in: bounds)
      groups += cutsCorners ? 1 : 0
      // Those that stand higher come later; else in their order.
      for (_, inner) in view.subviews.enumerated().sorted(by: {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }) { paint(inner) }
      groups -= cutsCorners ? 1 : 0
    }
    if let color = layer.borderColor, layer.borderWidth > 0 {
      canvas.line(
        inside: bounds, corners: corners, width: Double(layer.borderWidth), RGBA(of: color))
    }
  }

  private func paintContent(of view: UIView, in bounds: Rect) {
    if let layer = view.layer as? CAShapeLayer { draw(layer) }
    if let layer = view.layer as? CAGradientLayer { draw(layer, in: bounds) }
    switch view {
    case let view as AppScreenView: view.draw(on: canvas)
    case let view as UIVisualEffectView: drawMaterial(of: view, in: bounds)
    case let view as UIImageView: drawImage(of: view, in: bounds)
    case let view as UIActivityIndicatorView: drawIndicator(view, in: bounds)
    case let view as UITextField: drawText(of: view)
    case let view as UITextView: drawText(of: view)
    case let view as UILabel: drawText(of: view)
    default: view.draw(view.bounds)
    }
  }

  // MARK: Layers

  /// Draws only what a mask lets through: a path where it is one, else as far as it is opaque.
  private func masked(by mask: UIView?, _ body: () -> Void) {
    guard let mask else { return body() }
    if let layer = mask.layer as? CAShapeLayer, mask.subviews.isEmpty {
      if let path = layer.shownPath { clip(to: path, of: layer, of: mask) }
      return body()
    }
    cairo_push_group(canvas.context)
    body()
    let content = cairo_pop_group(canvas.context)
    cairo_push_group(canvas.context)
    paint(mask)
    let pattern = cairo_pop_group(canvas.context)
    canvas.saved {
      cairo_set_source(canvas.context, content)
      cairo_mask(canvas.context, pattern)
    }
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(pattern)
  }

  private func clip(to path: CGPath, of layer: CAShapeLayer, of mask: UIView) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.context, &matrix)
    canvas.enter(mask)
    cairo_new_path(canvas.context)
    canvas.add(path)
    cairo_set_matrix(canvas.context, &matrix)
    cairo_set_fill_rule(canvas.context, layer.fillRule.cairo)
    cairo_clip(canvas.context)
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
  }

  private func draw(_ layer: CAShapeLayer) {
    guard let path = layer.shownPath else { return }
    canvas.saved {
      cairo_new_path(canvas.context)
      canvas.add(path)
      cairo_set_fill_rule(canvas.context, layer.fillRule.cairo)
      if let color = layer.fillColor {
        canvas.use(RGBA(of: color))
        cairo_fill_preserve(canvas.context)
      }
      if let color = layer.strokeColor {
        canvas.use(RGBA(of: color))
        cairo_set_line_width(canvas.context, Double(layer.lineWidth))
        cairo_stroke_preserve(canvas.context)
      }
      cairo_new_path(canvas.context)
    }
  }

  private func draw(_ layer: CAGradientLayer, in bounds: Rect) {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return }
    func place(_ point: CGPoint) -> Point {
      Point(
        x: bounds.x + Double(point.x) * bounds.width, y: bounds.y + Double(point.y) * bounds.height)
    }
    let (start, end) = (place(layer.startPoint), place(layer.endPoint))
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for (index, color) in colors.enumerated() {
      let even = Double(index) / Double(colors.count - 1)
      let stop = layer.locations.map { $0[index].doubleValue } ?? even
      let color = RGBA(of: color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(canvas.context, pattern)
    cairo_pattern_destroy(pattern)
    canvas.path(bounds, corners: layer.corners)
    cairo_fill(canvas.context)
  }

  /// Draws the shadow of a layer's path, made soft with as few pixels as do.
  private func drawShadow(of layer: CALayer) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, let path = layer.shownShadowPath
    else { return }
    let radius = Double(layer.shadowRadius)
    let offset = Point(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height))
    let divisor = Blur.divisor(radius: radius * canvas.scale)
    let scale = canvas.scale / Double(divisor)
    let area = PixelGrid(scale: scale).around(Rect(of: path.boundingBox).grown(by: radius * 3 + 2))
    let pixels = try? Canvas(
      width: max(1, Int((area.width * scale).rounded())),
      height: max(1, Int((area.height * scale).rounded())), scale: scale)
    guard let pixels else { return }
    cairo_translate(pixels.context, -area.x, -area.y)
    pixels.add(path)
    pixels.use(RGBA(hex: 0))
    cairo_fill(pixels.context)
    BoxBlur.blur(pixels, radius: radius * scale)
    var paint = RGBA(of: color)
    paint.alpha *= Double(layer.shadowOpacity)
    canvas.saved {
      canvas.use(paint)
      cairo_translate(canvas.context, area.x + offset.x, area.y + offset.y)
      cairo_scale(canvas.context, 1 / scale, 1 / scale)
      guard let pattern = cairo_pattern_create_for_surface(pixels.surface) else { return }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_mask(canvas.context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
}

extension UIView {
  /// The bounds as they look now.
  var shownBounds: Rect {
    Rect(
      x: Double(bounds.minX), y: Double(bounds.minY), width: Double(doubleFrame.width),
      height: Double(doubleFrame.height))
  }
}

extension Canvas {
  /// Draws a line along the inside of a shape's edge, as wide as it is.
  fileprivate func line(inside rect: Rect, corners: CornerRadii, width: Double, _ color: RGBA) {
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(0, min(value, limit) - width) }
    use(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    path(rect, corners: corners)
    let inner = rect.grown(by: -width)
    if !inner.isEmpty {
      path(
        inner,
        corners: CornerRadii(
          topLeft: radius(corners.topLeft), topRight: radius(corners.topRight),
          bottomRight: radius(corners.bottomRight), bottomLeft: radius(corners.bottomLeft)))
    }
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Moves by what an animation of a layer's translation says.
  @MainActor
  fileprivate func sweep(_ layer: CALayer) {
    guard let x = layer.translation else { return }
    cairo_translate(context, x, 0)
  }
}

extension CAShapeLayerFillRule {
  fileprivate var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
