#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// Holds back what an alert covers: the gesture that pops a navigation controller is off, and the
  /// tint is dimmed; both are as they were when the hold ends.
  @MainActor
  final class PresenterHold {
    private var restores: [@MainActor () -> Void] = []

    /// Holds controllers back; what is held already stays so.
    func begin(_ controllers: [UIViewController], dims: UIView?) {
      guard restores.isEmpty else { return }
      var navigations: [UINavigationController] = []
      for controller in controllers {
        let candidates = [controller as? UINavigationController, controller.navigationController]
        for candidate in candidates + controller.children.map({ $0 as? UINavigationController }) {
          guard let navigation = candidate, !navigations.contains(where: { $0 === navigation })
          else { continue }
          navigations.append(navigation)
        }
      }
      for gesture in navigations.compactMap(\.interactivePopGestureRecognizer)
      where gesture.isEnabled {
        gesture.isEnabled = false
        restores.append { [weak gesture] in gesture?.isEnabled = true }
      }
      if let dims {
        let mode = dims.tintAdjustmentMode
        dims.tintAdjustmentMode = .dimmed
        restores.append { [weak dims] in dims?.tintAdjustmentMode = mode }
      }
    }

    func end() {
      let restores = self.restores
      self.restores = []
      for restore in restores { restore() }
    }
  }
#endif
