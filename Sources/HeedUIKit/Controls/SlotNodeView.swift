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
      if self.content?.view === content.view && content.view.superview === self {
        join(parent)
        content.view.frame = bounds
        return
      }
      letGo()
      self.content = content
      join(parent) {
        UIView.performWithoutAnimation {
          // Its frame is set, as its slot's is.
          content.view.translatesAutoresizingMaskIntoConstraints = true
          content.view.frame = bounds
          addSubview(content.view)
        }
      }
    }

    /// Makes the app's controller a child of another one, as soon as that is known; its view is added
    /// in between, as UIKit wants it.
    func join(_ parent: UIViewController?, adding addView: () -> Void = {}) {
      guard let parent, let controller = content?.viewController, controller.parent !== parent
      else {
        return addView()
      }
      parent.addChild(controller)
      addView()
      controller.didMove(toParent: parent)
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
