#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a shadow alone, without the shape that throws it.
  @MainActor
  final class ShadowView: UIView {
    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the shadow of a shape of the view's bounds; one that is seen through has none beneath it.
    func show(_ shadow: Node.Shadow, corners: CornerShape, isSeeThrough: Bool) {
      let path = corners.path(in: bounds)
      layer.shadowColor = UIColor(shadow.color.opaque).cgColor
      layer.shadowOpacity = Float(shadow.color.alpha)
      layer.shadowRadius = shadow.radius
      layer.shadowOffset = CGSize(width: shadow.offset.x, height: shadow.offset.y)
      let old = layer.shadowPath
      layer.shadowPath = path.cgPath
      layer.animate("shadowPath", from: old)
      guard isSeeThrough else {
        mask = nil
        return
      }
      let reach = shadow.radius * 4 + max(abs(shadow.offset.x), abs(shadow.offset.y))
      let around = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
      around.append(path)
      let mask = self.mask as? ShapeView ?? ShapeView()
      mask.frame = bounds
      mask.shape?.fillRule = .evenOdd
      mask.show(around)
      self.mask = mask
    }
  }

  extension RGBA {
    fileprivate var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }
  }

  extension Node {
    /// Whether something shows through the shape.
    var isSeeThrough: Bool {
      switch fill {
      case .color(let color): color.alpha < 1
      case .gradient(let colors, _, _): colors.isEmpty || colors.contains { $0.alpha < 1 }
      case .image, .material, nil: true
      }
    }
  }
#endif
