#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows what fills a node's shape.
  @MainActor
  final class FillView: UIView {
    /// What shows it, where a colour alone does not.
    private var fill: UIView?

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The material, where it is one: it cannot be faded by its opacity.
    var material: MaterialView? { fill as? MaterialView }

    func show(_ fill: Fill, corners: CornerShape, tools: DrawingTools) {
      var color: UIColor?
      switch fill {
      case .color(let rgba):
        color = UIColor(rgba)
        replace(with: nil)
      case .gradient(let colors, let stops, let angle):
        let view = reused(GradientView.init)
        view.show(colors, stops: stops, angle: angle)
      case .image(let image, let fit, let insets):
        let view = reused(PictureView.init)
        if insets == EdgeInsets() {
          view.show(Node.Picture(image: image, fit: fit), tools: tools)
        } else {
          view.show(image, insets: insets, tools: tools)
        }
      case .material(let blur, let tint):
        let view = reused(MaterialView.init)
        view.show(blur: blur, tint: tint, corners: corners)
      }
      backgroundColor = color
      // A material is cut itself: around an effect view, cutting a parent would cut off its effect.
      cut(to: material == nil ? corners : .square)
    }

    private func reused<View: UIView>(_ make: () -> View) -> View {
      if let view = fill as? View {
        view.frame = bounds
        return view
      }
      let view = make()
      replace(with: view)
      return view
    }

    private func replace(with view: UIView?) {
      fill?.removeFromSuperview()
      fill = view
      guard let view else { return }
      UIView.performWithoutAnimation {
        view.frame = bounds
        addSubview(view)
      }
    }
  }
#endif
