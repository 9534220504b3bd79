public import Foundation

@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let first: CGPoint
  private let second: CGPoint
  public init(animationCurve curve: UIView.AnimationCurve) {
    switch curve {
    case .linear: (first, second) = (CGPoint(), CGPoint(x: 1, y: 1))
    case .easeIn: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (first, second) = (CGPoint(), CGPoint(x: 0.58, y: 1))
    case .easeInOut: (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    }
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    first = point1
    second = point2
  }
  func progress(_ fraction: Double) -> Double {
    func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
      let u = 1 - s
      return 3 * u * u * s * first + 3 * u * s * s * second + s * s * s
    }
    let fraction = min(max(fraction, 0), 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(first.x, second.x, middle) < fraction { low = middle } else { high = middle }
    }
    return value(first.y, second.y, (low + high) / 2)
  }
}

/// A spring in closed form; how UIKit settles one is not known, so it settles at a thousandth here.
@MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
  }
  private let kind: Kind
  private let speed: Double
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    speed = velocity.dx
  }
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physics(mass: mass, stiffness: stiffness, damping: damping)
    speed = velocity.dx
  }
  func duration(_ wished: Double) -> Double {
    guard case .physics(let mass, let stiffness, let damping) = kind else { return wished }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let speed = (stiffness / mass).squareRoot()
    return ratio < 1 ? -log(0.001) / (max(ratio, 0.01) * speed) : 8 / speed
  }
  func progress(_ fraction: Double, duration: Double) -> Double {
    let time = fraction * duration
    if time <= 0 { return 0 }
    var ratio: Double
    let omega: Double
    switch kind {
    case .ratio(let given):
      ratio = min(max(given, 0.01), 1)
      omega = (ratio < 1 ? -log(0.001) / ratio : 8) / max(duration, 0.001)
    case .physics(let mass, let stiffness, let damping):
      ratio = damping / (2 * (stiffness * mass).squareRoot())
      omega = (stiffness / mass).squareRoot()
    }
    guard ratio < 1 else { return 1 - exp(-omega * time) * (1 + (omega - speed) * time) }
    ratio = max(ratio, 0.01)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return 1 - exp(-ratio * omega * time)
      * (cos(damped * time) + (ratio * omega - speed) / damped * sin(damped * time))
  }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end = 0, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive = 0, active, stopped }

@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
}

@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  /// Takes effect when the animator goes on.
  public var isReversed = false
  private let provider: any UITimingCurveProvider
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var context: AnimationContext?
  private var due: Int?
  private var fraction: CGFloat = 0
  private var begin = 0.0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    provider = parameters
    self.duration = (parameters as? UISpringTimingParameters)?.duration(duration) ?? duration
    super.init()
  }
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { context?.run(animation) } else { animations.append(animation) }
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    if state == .stopped {
      return DoubleLog.fault("An animator that is stopped was started.")
    }
    if state == .active {
      if !isRunning { goOn() }
      return
    }
    activate(delay: delay)
    isRunning = true
    end(in: (context?.duration ?? 0) + delay, at: .end)
  }
  private func activate(delay: Double) {
    state = .active
    begin = DoubleClock.shared.now + delay
    let seconds = UIView.areAnimationsEnabled ? duration : 0
    let provider = provider
    let context = AnimationContext(duration: seconds, delay: delay) { fraction in
      switch provider {
      case let spring as UISpringTimingParameters:
        spring.progress(fraction, duration: seconds)
      case let cubic as UICubicTimingParameters: cubic.progress(fraction)
      default: fraction
      }
    }
    self.context = context
    context.run { for animation in animations { animation() } }
    animations = []
  }
  private func end(in seconds: Double, at position: UIViewAnimatingPosition) {
    due = DoubleClock.shared.schedule(after: seconds) { [self] in
      due = nil
      if position == .start { put(at: \.from) }
      complete(position)
    }
  }
  private func callOff() {
    if let due { DoubleClock.shared.cancel(due) }
    due = nil
  }
  /// Goes on after a pause: to the end, or back.
  private func goOn() {
    isRunning = true
    let duration = context?.duration ?? 0
    let share = isReversed ? Double(fraction) : 1 - Double(fraction)
    end(in: duration * share, at: isReversed ? .start : .end)
  }
  public var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0 else { return fraction }
      return min(max(CGFloat((DoubleClock.shared.now - begin) / duration), 0), 1)
    }
    set {
      if state == .inactive { pauseAnimation() }
      fraction = newValue
    }
  }
  open func pauseAnimation() {
    if state == .inactive { activate(delay: 0) }
    fraction = fractionComplete
    callOff()
    isRunning = false
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    callOff()
    isRunning = false
    for entry in context?.touched ?? [] { entry.view.freeze(entry.key) }
    if withoutFinishing {
      state = .inactive
      forget()
    } else {
      state = .stopped
    }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state != .stopped {
      return DoubleLog.fault("An animator was finished that was not stopped.")
    }
    switch finalPosition {
    case .end: put(at: \.to)
    case .start: put(at: \.from)
    case .current: break
    }
    complete(finalPosition)
  }
  private func put(
    at value: (
      (view: UIView, key: UIView.AnimatedKey, from: [CGFloat], to: [CGFloat])
    ) -> [CGFloat]
  ) {
    for entry in context?.touched ?? [] { entry.view.settle(entry.key, value(entry)) }
  }
  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    isRunning = false
    let completions = self.completions
    forget()
    for completion in completions { completion(position) }
  }
  private func forget() {
    animations = []
    completions = []
    context = nil
  }
}
