#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a line along the inside of a shape's edge.
  @MainActor
  final class BorderView: UIView {
    /// Shows the line where the layer's own border cannot.
    private var line: ShapeView?

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ border: Node.Border, corners: CornerShape) {
      let color = UIColor(border.color).cgColor
      guard case .path = corners else {
        line?.removeFromSuperview()
        line = nil
        cut(to: corners)
        layer.borderColor = color
        layer.borderWidth = border.width
        return
      }
      layer.borderWidth = 0
      layer.cornerRadius = 0
      let line = self.line ?? ShapeView()
      UIView.change(isNew: self.line == nil) {
        line.frame = bounds
        addSubview(line)
      }
      self.line = line
      // A stroke lies half on each side of its path.
      let half = border.width / 2
      line.show(corners.inset(by: half).path(in: bounds.insetBy(dx: half, dy: half)))
      line.shape?.fillColor = nil
      line.shape?.strokeColor = color
      line.shape?.lineWidth = border.width
    }
  }
#endif
