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
        mask.frame = bounds
        mask.shape?.path = shape.path(in: bounds).cgPath
        self.mask = mask
      }
      clipsToBounds = shape != .square
    }
  }
#endif
