#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// A view whose layer is a path: a mask, or a border of which the corners differ.
  @MainActor
  final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var shape: CAShapeLayer? { layer as? CAShapeLayer }

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    /// Shows a path, which follows the view's size where that is being animated.
    func show(_ path: UIBezierPath) {
      let old = shape?.path
      shape?.path = path.cgPath
      shape?.animate("path", from: old)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension UIView {
    /// Cuts the view to a shape of its bounds.
    func cut(to shape: CornerShape) {
      switch shape {
      case .square:
        mask = nil
        layer.cornerRadius = 0
      case .rounded(let radius, let corners, let isSmooth):
        mask = nil
        layer.cornerRadius = radius
        layer.maskedCorners = CACornerMask(corners)
        layer.cornerCurve = isSmooth ? .continuous : .circular
      case .path:
        layer.cornerRadius = 0
        // A view and not a layer: effect views keep their effect only under a mask of this kind.
        let mask = self.mask as? ShapeView ?? ShapeView()
        // The bounds of a scroll view begin where it is scrolled to.
        mask.frame = bounds
        mask.show(shape.path(in: mask.bounds))
        self.mask = mask
      }
      clipsToBounds = shape != .square
    }
  }
#endif
