#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows colours along a line.
  @MainActor
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows colours; the angle is in degrees clockwise from "to the top".
    func show(_ colors: [RGBA], stops: [Double], angle: Double) {
      guard let layer = layer as? CAGradientLayer else { return }
      let size = Size(bounds.size)
      let line = GradientLine(angle: angle, over: Rect(width: size.width, height: size.height))
      layer.startPoint = unit(line.start, in: size)
      layer.endPoint = unit(line.end, in: size)
      // A gradient layer of one colour shows nothing.
      let colors = colors.count == 1 ? colors + colors : colors
      layer.colors = colors.map { UIColor($0).cgColor }
      layer.locations = colors.indices.map {
        NSNumber(value: GradientLine.stop($0, of: colors.count, stops))
      }
    }

    private func unit(_ point: Point, in size: Size) -> CGPoint {
      CGPoint(
        x: size.width > 0 ? point.x / size.width : 0.5,
        y: size.height > 0 ? point.y / size.height : 0.5)
    }
  }
#endif
