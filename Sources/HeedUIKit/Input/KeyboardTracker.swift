#if canImport(UIKit) && !os(watchOS)
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
    func height(in view: UIView) -> CGFloat {
      guard let frame, let window = view.window else { return 0 }
      let place = view.convert(window.convert(frame, from: nil), from: window)
      let covered = view.bounds.intersection(place)
      guard !covered.isNull, covered.height > 0 else { return 0 }
      // One that is undocked or split leaves room below or beside it.
      let isDocked = place.maxY >= view.bounds.maxY - 1 && covered.width >= view.bounds.width - 1
      return isDocked ? covered.height : 0
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
