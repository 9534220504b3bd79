public import Foundation

public final class CGPath: NSObject, @unchecked Sendable {
  public let boundingBox: CGRect
  let steps: [UIBezierPath.Step]
  init(_ steps: [UIBezierPath.Step], _ box: CGRect) {
    self.steps = steps
    boundingBox = box
  }
  public override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.steps == steps }
  public override var hash: Int { steps.count }
}

public class UIBezierPath: NSObject {
  enum Step: Equatable {
    case move(CGPoint), line(CGPoint), close
    case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat)
    case rect(CGRect, radius: CGFloat)
  }
  private var steps: [Step] = []
  private var box = CGRect.null
  public override init() { super.init() }
  public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    steps = [.rect(rect, radius: cornerRadius)]
    box = rect
  }
  private func reach(_ point: CGPoint) {
    let dot = CGRect(origin: point, size: CGSize())
    box = box.isNull ? dot : box.union(dot)
  }
  public func move(to point: CGPoint) {
    steps.append(.move(point))
    reach(point)
  }
  public func addLine(to point: CGPoint) {
    steps.append(.line(point))
    reach(point)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    steps.append(.arc(center: center, radius: radius, start: startAngle, end: endAngle))
    reach(CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle)))
    reach(CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle)))
  }
  public func close() { steps.append(.close) }
  public func append(_ path: UIBezierPath) {
    steps += path.steps
    box = box.isNull ? path.box : box.union(path.box)
  }
  public var bounds: CGRect { box }
  public var cgPath: CGPath {
    get { CGPath(steps, box) }
    set {
      steps = newValue.steps
      box = newValue.boundingBox
    }
  }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

public class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}

open class CAAnimation: NSObject {
  public var duration = 0.0
  public var timingFunction: CAMediaTimingFunction?
  public var autoreverses = false
  public var repeatCount: Float = 0
  public var isRemovedOnCompletion = true
  /// When it was added to its layer, by the double's clock.
  var start = 0.0
}

open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  public init(keyPath path: String?) { keyPath = path }
}

open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any?
  public var toValue: Any?
}

open class CALayer: NSObject {
  public var cornerRadius: CGFloat = 0
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var cornerCurve = CALayerCornerCurve.circular
  public var borderColor: CGColor?
  public var borderWidth: CGFloat = 0
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowPath: CGPath?
  public var masksToBounds = false
  public var zPosition: CGFloat = 0
  private var animations: [String: CAAnimation] = [:]
  public override required init() { super.init() }
  open func add(_ anim: CAAnimation, forKey key: String?) {
    anim.start = MainActor.assumeIsolated { DoubleClock.shared.now }
    if let key { animations[key] = anim }
  }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}

open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var fillColor: CGColor? = UIColor.black.cgColor
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
}

open class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)
}
