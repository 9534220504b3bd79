#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows one node: its shadow, fill, picture, border and text, each by a view of its own.
  ///
  /// It takes no touches. What it says to assistive technology is in `UIView+Accessibility`.
  @MainActor
  class NodeView: UIView {
    private(set) final var node: Node?
    private final var direction = Direction.leftToRight
    private final var shadow: ShadowView?
    private final var fill: FillView?
    private final var picture: PictureView?
    private final var border: BorderView?
    private(set) final var text: TextNodeView?
    /// Does what activating the node means, for assistive technology.
    final var activate: (@MainActor () -> Void)?

    init() {
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The material that fills it, if one does.
    final var material: MaterialView? { fill?.material }

    /// Shows a node at a frame in the view's parent.
    func show(_ node: Node, at frame: CGRect, tools: DrawingTools) {
      let isSame = self.node == node && direction == tools.direction
      self.node = node
      direction = tools.direction
      self.frame = frame
      if !isSame { draw(node, tools: tools) }
    }

    private func draw(_ node: Node, tools: DrawingTools) {
      let corners = CornerShape(node.corners, in: node.frame.size)
      shadow = placed(shadow, for: node.shadow, ShadowView.init) { view, shadow in
        view.show(shadow, corners: corners, isSeeThrough: node.isSeeThrough)
      }
      fill = placed(fill, for: node.fill, FillView.init) { view, fill in
        view.show(fill, corners: corners, tools: tools)
      }
      picture = placed(picture, for: node.picture, PictureView.init) { view, picture in
        view.show(picture, tools: tools)
        view.cut(to: corners)
        view.clipsToBounds = true
      }
      border = placed(border, for: node.border, BorderView.init) { view, border in
        view.show(border, corners: corners)
      }
      text = placed(text, for: node.text, TextNodeView.init) { view, text in
        view.show(text, tools: tools)
      }
      let parts: [UIView?] = [shadow, fill, picture, border, text]
      order(parts.compactMap { $0 })
    }

    /// Makes, shows or takes away a view that shows a part of the node.
    private func placed<View: UIView, Value>(
      _ view: View?, for value: Value?, _ make: () -> View, show: (View, Value) -> Void
    ) -> View? {
      guard let value else {
        view?.removeFromSuperview()
        return nil
      }
      let shown = view ?? make()
      UIView.change(isNew: view == nil) {
        if view == nil { addSubview(shown) }
        shown.frame = bounds
        show(shown, value)
      }
      return shown
    }

    /// Shows the node as visible as it is by itself, times an opacity; a material comes and goes as a
    /// whole.
    final func show(opacity: Double) {
      guard let material else { return change(alpha: (node?.opacity ?? 1) * opacity) }
      change(alpha: 1)
      material.setVisible(opacity > 0)
      let parts: [UIView?] = [shadow, picture, border, text]
      for part in parts { part?.change(alpha: opacity) }
    }

    // MARK: Assistive technology

    override func accessibilityActivate() -> Bool {
      guard let activate else { return false }
      activate()
      return true
    }
  }
#endif
