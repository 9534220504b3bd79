#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a view of the app in a slot, or what the scene draws for a slot without one.
  @MainActor
  final class SlotNodeView: NodeView {
    private var content: SlotContent?

    /// Shows the app's view; its controller becomes a child of the one whose view this is in.
    func show(_ content: SlotContent, in parent: UIViewController?) {
      isUserInteractionEnabled = true
      clipsToBounds = true
      if self.content?.view !== content.view || content.view.superview !== self {
        letGo()
        self.content = content
        let controller = content.viewController.flatMap { $0.parent === parent ? nil : $0 }
        if let controller, let parent { parent.addChild(controller) }
        // Its frame is set, as its slot's is.
        content.view.translatesAutoresizingMaskIntoConstraints = true
        UIView.performWithoutAnimation {
          content.view.frame = bounds
          addSubview(content.view)
        }
        controller?.didMove(toParent: parent)
      }
      content.view.frame = bounds
    }

    /// Gives the view and its controller back to the app.
    func letGo() {
      guard let content else { return }
      self.content = nil
      guard content.view.superview === self else { return }
      content.viewController?.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.viewController?.removeFromParent()
    }
  }
#endif
