public import Foundation

@MainActor
open class UIMenuElement: NSObject {
  fileprivate var name = ""
  public var title: String { name }
}

@MainActor
open class UIAction: UIMenuElement {
  public override var title: String {
    get { name }
    set { name = newValue }
  }
  let handler: (UIAction) -> Void
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
    name = title
  }
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  open var isEnabled = true
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
  // Controls keep touches for themselves.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = isEnabled
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isHighlighted else { return }
    isHighlighted = false
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { touchedUpInside() }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
  }
  func touchedUpInside() { sendActions(for: .touchUpInside) }
}

@MainActor
open class UIButton: UIControl {
  public convenience init(primaryAction: UIAction?) {
    self.init(frame: CGRect())
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
}

@MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = [.button, .toggleButton]
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor
open class UILabel: UIView {
  open var text: String?
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect())
    self.image = image
  }
}

@MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  public private(set) var isAnimating = false
  public init(style: Style) { super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
  public required init(coder: NSCoder) { super.init(frame: CGRect()) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@MainActor
open class UIVisualEffect: NSObject {}
@MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case systemThinMaterial = 7
    case systemMaterial, systemThickMaterial
  }
  public let doubleStyle: Style
  public init(style: Style) { doubleStyle = style }
}
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet {
      let (was, isThere): (CGFloat, CGFloat) = (oldValue == nil ? 0 : 1, effect == nil ? 0 : 1)
      if was != isThere { animate(.effect, [was], [isThere]) }
      doubleShown = effect ?? oldValue ?? doubleShown
    }
  }
  /// The effect that is there, comes or went last.
  public private(set) var doubleShown: UIVisualEffect?
  /// How strong the effect looks now, from 0 to 1.
  public var doubleStrength: CGFloat { presented(.effect)?[0] ?? (effect == nil ? 0 : 1) }
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    doubleShown = effect
    super.init(frame: CGRect())
  }
  public required init?(coder: NSCoder) { nil }
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

@MainActor
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes, never, always
  }
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()
  open var contentSize = CGSize()
  open var contentInset = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  open var isScrollEnabled = true
  public internal(set) var isTracking = false
  public private(set) var isDecelerating = false
  /// How often the indicators flashed.
  public private(set) var doubleFlashes = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }
  public required init?(coder: NSCoder) { nil }
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    DoubleClock.shared.schedule(after: 0.3) { [weak self] in self?.contentOffset = contentOffset }
  }
  open func flashScrollIndicators() { doubleFlashes += 1 }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  private var most: CGFloat { max(0, contentSize.height - bounds.height + contentInset.bottom) }
  var canScroll: Bool { most > 0 || alwaysBounceVertical }
  func drag(to offset: CGFloat) {
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(-contentInset.top, offset), most))
  }
}
