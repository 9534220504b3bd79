internal import CCairo
internal import Heed
@testable internal import HeedImage
@testable internal import UIKit

extension ViewPainter {
  // MARK: Materials

  /// Draws what lies behind, blurred, and the material's tint; the figures are Heed's own.
  func drawMaterial(of view: UIVisualEffectView, in bounds: Rect) {
    let strength = Double(view.doubleStrength)
    guard strength > 0, let effect = view.doubleShown as? UIBlurEffect else { return }
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let material = Material(effect.doubleStyle, isDark: isDark)
    if isInGroup {
      // Under an opacity, in a mask or in corners that cut there is nothing behind to be seen.
      lostMaterials += 1
    } else {
      canvas.saved {
        canvas.path(bounds, corners: view.layer.corners)
        cairo_clip(canvas.context)
        let part = canvas.windowRect(bounds)
        canvas.leaveViews()
        (try? Blur.blurred(canvas, part: part, by: material.blur * strength))?.paint(on: canvas)
      }
    }
    guard var tint = material.tint else { return }
    tint.alpha *= strength
    canvas.fill(bounds, corners: view.layer.corners, tint)
  }

  private struct Material {
    let blur: Double
    let tint: RGBA?

    init(_ style: UIBlurEffect.Style, isDark: Bool) {
      func ground(_ light: Double, _ dark: Double) -> RGBA {
        RGBA(hex: isDark ? 0x252528 : 0xF7F7F8, alpha: isDark ? dark : light)
      }
      switch style {
      case .systemThinMaterial: (blur, tint) = (16, ground(0.6, 0.55))
      case .systemMaterial: (blur, tint) = (24, ground(0.8, 0.75))
      case .systemThickMaterial: (blur, tint) = (30, ground(0.92, 0.88))
      default: (blur, tint) = (WindowPainter.regularBlur, nil)
      }
    }
  }

  // MARK: Pictures

  func drawImage(of view: UIImageView, in bounds: Rect) {
    guard let image = view.image, !bounds.isEmpty else { return }
    let isTinted =
      image.renderingMode == .alwaysTemplate
      || image.isSymbolImage && image.renderingMode == .automatic
        && view.preferredSymbolConfiguration?.isMulticolor != true
    let tint = isTinted ? RGBA(of: view.tintColor, in: view.traitCollection) : nil
    let isMirrored = view.semanticContentAttribute == .forceRightToLeft
    let store = renderer.images
    let artwork: Artwork? =
      switch image.doubleSource {
      case .file(let name): try? store.artwork(of: .file(Name(name)), options: renderer.options)
      case .data(let data): try? store.artwork(of: .data([UInt8](data)), options: renderer.options)
      case .symbol(let name): Symbol.named(Name(name)).map { .symbol($0) }
      case .nothing: nil
      }
    switch artwork {
    case .symbol(let symbol):
      let side = Size(width: Symbol.side, height: Symbol.side)
      symbol.facing(isMirrored ? .rightToLeft : .leftToRight).draw(
        on: canvas, in: ScenePainter.place(of: side, fit: view.fit, in: bounds),
        tint ?? Symbol.plainColor)
    case .bitmap(let bitmap) where image.capInsets != .zero:
      draw(bitmap, of: image, in: bounds)
    case .bitmap(let bitmap):
      let size = Size(width: Double(image.size.width), height: Double(image.size.height))
      canvas.draw(
        bitmap.surface, width: bitmap.width, height: bitmap.height,
        in: ScenePainter.place(of: size, fit: view.fit, in: bounds), tint: tint)
    case nil: break
    }
  }

  /// Draws a picture whose edges keep their size.
  private func draw(_ bitmap: Bitmap, of image: UIImage, in bounds: Rect) {
    let caps = image.capInsets
    let (width, height) = (Double(image.size.width), Double(image.size.height))
    let across = Double(bitmap.width) / width
    let down = Double(bitmap.height) / height
    func cuts(_ first: CGFloat, _ last: CGFloat, _ length: Double) -> [Double] {
      [0, Double(first), length - Double(last), length]
    }
    let (xs, ys) = (cuts(caps.left, caps.right, width), cuts(caps.top, caps.bottom, height))
    func places(_ first: CGFloat, _ last: CGFloat, _ start: Double, _ room: Double) -> [Double] {
      [start, start + Double(first), start + room - Double(last), start + room]
    }
    let columns = places(caps.left, caps.right, bounds.x, bounds.width)
    let rows = places(caps.top, caps.bottom, bounds.y, bounds.height)
    for row in 0..<3 {
      for column in 0..<3 {
        let target = Rect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
          height: rows[row + 1] - rows[row])
        let left = (xs[column] * across).rounded()
        let top = (ys[row] * down).rounded()
        let source = Rect(
          x: left, y: top, width: (xs[column + 1] * across).rounded() - left,
          height: (ys[row + 1] * down).rounded() - top)
        guard !source.isEmpty, !target.isEmpty,
          let part = cairo_surface_create_for_rectangle(
            bitmap.surface, source.x, source.y, source.width, source.height)
        else { continue }
        canvas.draw(part, width: source.width, height: source.height, in: target, tint: nil)
        cairo_surface_destroy(part)
      }
    }
  }

  func drawIndicator(_ view: UIActivityIndicatorView, in bounds: Rect) {
    guard view.isAnimating, let symbol = Symbol.named("spinner") else { return }
    let color = view.color.map { RGBA(of: $0, in: view.traitCollection) } ?? Symbol.plainColor
    symbol.draw(on: canvas, in: bounds, color)
  }

  // MARK: Texts of controls

  func drawText(of field: UITextField) {
    let text = field.text ?? ""
    let shown: NSAttributedString
    if text.isEmpty {
      guard let placeholder = field.attributedPlaceholder else { return }
      shown = placeholder
    } else {
      let dots = String(repeating: "\u{2022}", count: text.unicodeScalars.count)
      shown = NSAttributedString(
        string: field.isSecureTextEntry ? dots : text,
        attributes: [
          .font: field.font ?? UIFont.systemFont(ofSize: 17),
          .foregroundColor: field.textColor ?? UIColor.label,
        ])
    }
    let bounds = field.bounds
    let room =
      text.isEmpty
      ? field.placeholderRect(forBounds: bounds)
      : field.isFirstResponder
        ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    let container = NSTextContainer(size: CGSize(width: room.width, height: 1e6))
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let lines = texts.broken(shown, in: container)
    guard let line = lines.all.first else { return }
    let top = room.midY - line.height / 2
    let x = left(of: line, in: room, field.textAlignment, field)
    lines.draw(line: 0, at: CGPoint(x: x, y: top + line.baseline))
  }

  func drawText(of view: UITextView) {
    let room = view.bounds.inset(by: view.textContainerInset)
    let padding = view.textContainer.lineFragmentPadding
    draw(
      view.text, view.font, view.textColor, in: room.insetBy(dx: padding, dy: 0),
      view.textAlignment, of: view)
  }

  func drawText(of label: UILabel) {
    draw(label.text ?? "", nil, nil, in: label.bounds, .natural, of: label)
  }

  private func draw(
    _ text: String, _ font: UIFont?, _ color: UIColor?, in room: CGRect,
    _ alignment: NSTextAlignment, of view: UIView
  ) {
    let shown = NSAttributedString(
      string: text,
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 17),
        .foregroundColor: (color ?? .label).resolvedColor(with: view.traitCollection),
      ])
    let lines = texts.broken(
      shown, in: NSTextContainer(size: CGSize(width: room.width, height: 1e6)))
    var top = room.minY
    for (index, line) in lines.all.enumerated() {
      let x = left(of: line, in: room, alignment, view)
      lines.draw(line: index, at: CGPoint(x: x, y: top + line.baseline))
      top += line.height
    }
  }

  private func left(
    of line: DoubleTextLine, in room: CGRect, _ alignment: NSTextAlignment, _ view: UIView
  ) -> CGFloat {
    switch alignment {
    case .center: return room.midX - line.width / 2
    case .right: return room.maxX - line.width
    case .natural where view.semanticContentAttribute == .forceRightToLeft:
      return room.maxX - line.width
    default: return room.minX
    }
  }
}

extension UIView {
  /// How a picture fills it.
  fileprivate var fit: Fit {
    switch contentMode {
    case .scaleAspectFill: .fill
    case .scaleAspectFit: .fit
    default: .stretch
    }
  }
}
