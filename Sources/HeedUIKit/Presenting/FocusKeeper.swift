#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Remembers what had the keyboard and VoiceOver before an alert came, and gives it back.
  @MainActor
  final class FocusKeeper {
    private weak var responder: UIResponder?
    private weak var element: NSObject?
    /// What gets the focus once the alert is in a window.
    private var wanted: Name?
    /// Whether assistive technology knows that there is another screen.
    private var hasAnnounced = false

    /// Remembers what has the focus in a window now.
    func remember(in window: UIWindow?) {
      responder = window?.firstResponder
      if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning {
        element = UIAccessibility.focusedElement(using: nil) as? NSObject
      }
    }

    /// Moves the focus to a node, at once or when that is possible.
    func move(to node: Name, in controller: AlertViewController) {
      wanted = node
      if controller.viewIfLoaded?.window != nil { settle(in: controller) }
    }

    /// Moves the focus that could not be moved before.
    func settle(in controller: AlertViewController) {
      guard let node = wanted else { return }
      wanted = nil
      let isField = controller.sceneView.scene?[node]?.role == .field
      // Without a field the keyboard of the app goes away, and keys come here.
      if !isField { controller.becomeFirstResponder() }
      // Who listens hears first what is asked, and not what can be answered.
      if isField || hasAnnounced || !controller.isModal {
        controller.sceneView.moveFocus(to: node)
      }
    }

    /// Tells VoiceOver that the screen is another one now.
    func announceScreen(of controller: AlertViewController) {
      hasAnnounced = true
      // One who types hears what is typed in.
      guard !(controller.view.firstResponder is UIView) else { return }
      UIAccessibility.post(
        notification: .screenChanged, argument: controller.sceneView.firstElement)
    }

    /// Gives the focus back.
    func restore() {
      wanted = nil
      if let responder, !responder.isFirstResponder { responder.becomeFirstResponder() }
      UIAccessibility.post(notification: .screenChanged, argument: element)
      responder = nil
      element = nil
    }
  }
#endif
