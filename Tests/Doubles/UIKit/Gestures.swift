public import Foundation

@MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public internal(set) weak var view: UIView?
  public var isEnabled = true {
    didSet {
      if !isEnabled, isBusy {
        state = state == .possible ? .failed : .cancelled
        finish()
      }
    }
  }
  public var cancelsTouchesInView = true
  private var required: [() -> UIGestureRecognizer?] = []
  var touches: [UITouch] = []
  private var wantsToBegin = false
  private var value = State.possible

  public init(target: Any?, action: Selector?) { super.init() }
  public override convenience init() { self.init(target: nil, action: nil) }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  private func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0() === other } || other.shouldBeRequiredToFail(by: self)
  }

  /// Setting it to `began` has effect only where no other recogniser has the touch already.
  public var state: State {
    get { value }
    set {
      switch newValue {
      case .began where value == .possible, .ended where value == .possible:
        let others = touches.flatMap { $0.recognizers }.filter { $0 !== self }
        let isWaiting = others.contains { $0.value != .failed && waits(for: $0) }
        if isWaiting || others.contains(where: \.isActive) {
          value = .failed
          return
        }
        value = newValue
        for other in others where !other.isActive { other.value = .failed }
        if cancelsTouchesInView { for touch in touches { touch.window?.take(touch) } }
      default: value = newValue
      }
    }
  }

  var isActive: Bool { value == .began || value == .changed || value == .ended }
  var isBusy: Bool { !touches.isEmpty }
  /// Whether another recogniser has to fail first.
  func mustWait(among others: [UIGestureRecognizer]) -> Bool {
    others.contains { $0 !== self && $0.value == .possible && waits(for: $0) }
  }
  func finish() {
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    touches = []
    reset()
    value = .possible
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }
  open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? CGPoint() }
  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Scrolls its scroll view; begins ten points from where the finger came down.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint()
  private var offset = CGPoint()
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    offset = (view as? UIScrollView)?.contentOffset ?? CGPoint()
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scroll = view as? UIScrollView, let touch = touches.first else { return }
    let place = location(in: nil)
    if state == .possible, abs(place.y - start.y) >= 10 {
      if mustWait(among: touch.recognizers) { return }
      guard scroll.isScrollEnabled, scroll.canScroll,
        touch.view.map({ $0 === scroll || scroll.touchesShouldCancel(in: $0) }) ?? true
      else {
        state = .failed
        return
      }
      start = place
      state = .began
      if state == .began { scroll.isTracking = true }
    } else if isActive {
      state = .changed
      scroll.drag(to: offset.y - (place.y - start.y))
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
    (view as? UIScrollView)?.isTracking = false
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
    (view as? UIScrollView)?.isTracking = false
  }
}

extension UIWindow {
  /// Gives a touch to the recognisers first and then to the view.
  func send(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { begin(touch, event) }
    for recognizer in touch.recognizers where recognizer.isEnabled && recognizer.state != .failed {
      switch touch.phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      case .stationary: break
      }
    }
    if let view = touch.view, !touch.isTakenFromView {
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      case .stationary: break
      }
    }
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    for recognizer in touch.recognizers {
      recognizer.touches.removeAll { $0 === touch }
      if recognizer.touches.isEmpty { recognizer.finish() }
    }
    touch.recognizers = []
    touches.removeAll { $0 === touch }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    touches.append(touch)
    touch.view = hitTest(touch.place, with: event)
    var view = touch.view
    while let here = view {
      for recognizer in here.gestureRecognizers ?? [] where recognizer.isEnabled {
        recognizer.touches.append(touch)
        touch.recognizers.append(recognizer)
      }
      view = here.superview
    }
  }

  /// A recogniser takes a touch away from its view.
  func take(_ touch: UITouch) {
    guard !touch.isTakenFromView else { return }
    touch.isTakenFromView = true
    touch.view?.touchesCancelled([touch], with: UIEvent())
  }
}
