#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Hears that the keyboard moves.
  @MainActor
  protocol KeyboardListener: AnyObject {
    func keyboardMoved(with animation: LayoutAnimation)
  }

  /// Knows where the keyboard is, from the first alert of the app on.
  @MainActor
  final class KeyboardTracker {
    private struct Listener {
      weak var listener: (any KeyboardListener)?
    }

    /// In the screen's coordinates; nothing where there is none.
    private(set) var frame: CGRect?
    private var listeners: [Listener] = []
    private let observers: ObserverBag

    init(center: NotificationCenter) {
      observers = ObserverBag(center)
      // Showing and hiding change the frame too.
      observers.observe(UIResponder.keyboardWillChangeFrameNotification) {
        [weak self] in self?.moved(KeyboardMove($0))
      }
    }

    func add(_ listener: any KeyboardListener) {
      listeners.removeAll { $0.listener == nil }
      listeners.append(Listener(listener: listener))
    }

    /// How much of the bottom of a view the keyboard covers, in points; 0 for one that floats.
    func height(in view: UIView) -> Double {
      guard let frame, let window = view as? UIWindow ?? view.window else { return 0 }
      let place = window.screen.coordinateSpace.convert(frame, to: view)
      return KeyboardCover.height(of: Rect(place), on: Rect(view.bounds))
    }

    private func moved(_ move: KeyboardMove) {
      frame = move.frame
      for entry in listeners { entry.listener?.keyboardMoved(with: move.animation) }
    }
  }

  /// What a notification says of the keyboard's way.
  private struct KeyboardMove {
    let frame: CGRect?
    let animation: LayoutAnimation

    init(_ notification: Notification) {
      let info = notification.userInfo ?? [:]
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      frame = end?.cgRectValue
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
      animation = .timed(
        seconds: duration?.doubleValue ?? 0.25,
        // The keyboard's curve has no case of its own; options hold a curve from this bit on.
        options: UIView.AnimationOptions(rawValue: (curve?.uintValue ?? 7) << 16))
    }
  }
#endif
