public import Foundation

/// What a person does on a screen, and what they and VoiceOver find there.
@MainActor
public struct DoublePerson {
  public let scene: UIWindowScene
  public init(_ scene: UIWindowScene) { self.scene = scene }

  /// The windows that are shown, the topmost first.
  public var windows: [UIWindow] {
    let shown = scene.windows.filter { !$0.isHidden }
    return shown.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }
  public static func layOut() {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      for window in scene.windows where !window.isHidden { window.layoutIfNeeded() }
    }
  }

  // MARK: Touches

  /// A finger that is down.
  @MainActor
  public final class Finger {
    fileprivate let touch = UITouch()
    fileprivate let window: UIWindow
    /// What it came down on.
    public var view: UIView? { touch.view }
    fileprivate init(_ window: UIWindow, _ place: CGPoint) {
      self.window = window
      touch.window = window
      send(.began, place)
    }
    fileprivate func send(_ phase: UITouch.Phase, _ place: CGPoint) {
      let event = UIEvent()
      event.allTouches = [touch]
      touch.phase = phase
      touch.place = place
      touch.timestamp = DoubleClock.shared.now
      window.send(touch, event)
      DoublePerson.layOut()
    }
    public func move(to place: CGPoint) { send(.moved, place) }
    public func lift() { send(.ended, touch.place) }
    public func cancel() { send(.cancelled, touch.place) }
  }

  /// Puts a finger down; nothing where no window takes it.
  public func touch(_ place: CGPoint) -> Finger? {
    Self.layOut()
    let window = windows.first { $0.hitTest(place, with: nil) != nil }
    return window.map { Finger($0, place) }
  }
  public func tap(_ place: CGPoint) { touch(place)?.lift() }
  /// Drags by a way in steps that take seconds.
  public func drag(
    from place: CGPoint, by way: CGVector, steps: Int = 10, seconds: Double = 0.2
  ) {
    guard let finger = touch(place) else { return }
    for step in 1...steps {
      DoubleClock.shared.advance(by: seconds / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: place.x + way.dx * share, y: place.y + way.dy * share))
    }
    finger.lift()
  }

  // MARK: Keys

  /// Presses and releases a key, which begins as often as it repeats; a text field takes Return and
  /// letters too.
  public func press(
    _ code: UIKeyboardHIDUsage, _ characters: String = "", flags: UIKeyModifierFlags = [],
    times: Int = 1
  ) {
    let target = responder
    let press = UIPress(key: UIKey(code, characters, flags))
    for _ in 0..<times { target?.pressesBegan([press], with: UIPressesEvent()) }
    if let field = target as? UITextField {
      if code == .keyboardReturnOrEnter {
        field.doubleReturn()
      } else if !characters.isEmpty, flags.isEmpty {
        field.doubleType(characters)
      }
    }
    target?.pressesEnded([press], with: UIPressesEvent())
    Self.layOut()
  }
  /// Presses a key, and the system takes the press away.
  public func pressAndLose(_ code: UIKeyboardHIDUsage) {
    let target = responder
    let press = UIPress(key: UIKey(code, "", []))
    target?.pressesBegan([press], with: UIPressesEvent())
    target?.pressesCancelled([press], with: UIPressesEvent())
    Self.layOut()
  }
  /// What gets the keys: the key window's first responder, else its frontmost controller.
  public var responder: UIResponder? {
    guard let window = scene.keyWindow else { return nil }
    if let first = window.doubleFirstResponder { return first }
    var controller = window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller?.viewIfLoaded ?? window
  }

  // MARK: Keyboard

  /// Has the keyboard cover a height of the screen; 0 takes it away.
  public func moveKeyboard(to height: CGFloat, seconds: Double = 0.25) {
    let size = scene.doubleSize
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: max(height, 1))
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      ])
    Self.layOut()
  }

  // MARK: VoiceOver

  /// What VoiceOver reaches, in its order: beside what is modal, nothing else in the same view, and
  /// nothing in the windows below.
  public var elements: [UIResponder] {
    var found: [UIResponder] = []
    for window in windows {
      found += walk(window)
      if window.accessibilityViewIsModal || modal(in: window) != nil { break }
    }
    return found
  }
  private func modal(in view: UIView) -> UIView? {
    view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
  }
  private func walk(_ view: UIView) -> [UIResponder] {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    if let elements = view.accessibilityElements {
      return elements.flatMap { element -> [UIResponder] in
        if let inner = element as? UIView { return walk(inner) }
        return (element as? UIResponder).map { [$0] } ?? []
      }
    }
    if let modal = modal(in: view) { return walk(modal) }
    return view.subviews.flatMap { walk($0) }
  }
}
