public import Foundation

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn, easeOut, linear
  }
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
  }
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal, dimmed
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
  }

  /// Values that a view animates, as their layer calls them.
  enum AnimatedKey: String, Hashable {
    case position
    case size = "bounds.size"
    case transform, opacity, effect
  }

  struct RunningAnimation {
    let from: [CGFloat]
    let to: [CGFloat]
    let start: Double
    let duration: Double
    let progress: (Double) -> Double
  }

  func animate(_ key: AnimatedKey, _ old: [CGFloat], _ new: [CGFloat]) {
    guard let context = AnimationContext.current, context.duration > 0, UIView.areAnimationsEnabled
    else {
      running[key] = nil
      layer.removeAnimation(forKey: key.rawValue)
      return
    }
    let from = presented(key) ?? old
    guard from != new || old != new else { return }
    running[key] = RunningAnimation(
      from: from, to: new, start: DoubleClock.shared.now + context.delay,
      duration: context.duration, progress: context.progress)
    context.touched.append((self, key, from, new))
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.duration = context.duration
    layer.add(animation, forKey: key.rawValue)
  }

  func presented(_ key: AnimatedKey) -> [CGFloat]? {
    guard let animation = running[key] else { return nil }
    let time = DoubleClock.shared.now - animation.start
    if time >= animation.duration - 1e-9 {
      running[key] = nil
      layer.removeAnimation(forKey: key.rawValue)
      return nil
    }
    let progress = time <= 0 ? 0 : CGFloat(animation.progress(time / animation.duration))
    return zip(animation.from, animation.to).map { $0 + ($1 - $0) * progress }
  }

  /// Ends what animates a value, and has it be another one.
  func settle(_ key: AnimatedKey, _ value: [CGFloat]) {
    UIView.performWithoutAnimation {
      switch key {
      case .opacity: alpha = value[0]
      case .position: center = CGPoint(x: value[0], y: value[1])
      case .size: bounds.size = CGSize(width: value[0], height: value[1])
      case .transform:
        transform = CGAffineTransform(
          a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
      case .effect:
        let view = self as? UIVisualEffectView
        view?.effect = value[0] > 0 ? view?.doubleShown : nil
      }
    }
  }
  func freeze(_ key: AnimatedKey) {
    if let value = presented(key) { settle(key, value) }
  }

  /// How opaque it looks now.
  public var doubleAlpha: CGFloat { presented(.opacity)?[0] ?? alpha }
  /// How it is turned, moved and scaled now.
  public var doubleTransform: CGAffineTransform {
    presented(.transform).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? transform
  }
  /// Where it looks to be in its superview now, without its transform.
  public var doubleFrame: CGRect {
    let size = presented(.size).map { CGSize(width: $0[0], height: $0[1]) } ?? bounds.size
    let place = presented(.position).map { CGPoint(x: $0[0], y: $0[1]) } ?? center
    return CGRect(
      x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width,
      height: size.height)
  }

  public private(set) static var areAnimationsEnabled = true
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.stack.append(nil)
    actionsWithoutAnimation()
    AnimationContext.stack.removeLast()
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let context = AnimationContext(
      duration: areAnimationsEnabled ? duration : 0, delay: delay,
      progress: UICubicTimingParameters(animationCurve: curve).progress)
    context.run(animations)
    guard let completion else { return }
    let seconds = context.touched.isEmpty ? 0 : context.duration + delay
    DoubleClock.shared.schedule(after: seconds) { completion(true) }
  }
}

@MainActor
final class AnimationContext {
  static var stack: [AnimationContext?] = []
  static var current: AnimationContext? { stack.last ?? nil }
  let duration: Double
  let delay: Double
  let progress: (Double) -> Double
  var touched: [(view: UIView, key: UIView.AnimatedKey, from: [CGFloat], to: [CGFloat])] = []
  init(duration: Double, delay: Double, progress: @escaping (Double) -> Double) {
    self.duration = duration
    self.delay = delay
    self.progress = progress
  }
  func run(_ body: () -> Void) {
    Self.stack.append(self)
    body()
    Self.stack.removeLast()
  }
}
