public import Foundation

@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// The window whose first responder this could be.
  var responderWindow: UIWindow? { nil }
  public final var isFirstResponder: Bool { responderWindow?.doubleFirstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.doubleFirstResponder === self { return true }
    if let old = window.doubleFirstResponder {
      guard old.resignFirstResponder() else { return false }
    }
    window.doubleFirstResponder = self
    didBecomeFirst()
    return true
  }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.doubleFirstResponder = nil
    didResignFirst()
    return true
  }
  func didBecomeFirst() {}
  func didResignFirst() {}
  open func reloadInputViews() {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // Members of a category of NSObject in UIKit; without an Objective-C runtime they can be overridden
  // only where a class declares them.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect()
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityRespondsToUserInteraction = false
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityActivate() -> Bool { false }

  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}

@MainActor
open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?
  public var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as AnyObject? }
  }
  public init(accessibilityContainer container: Any) {
    super.init()
    self.container = container as AnyObject
    isAccessibilityElement = true
  }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    DoubleAccessibility.posted.append((notification, argument))
    if notification != .announcement, let element = argument as? NSObject {
      DoubleAccessibility.focused = element
    }
  }
  @MainActor
  public static func focusedElement(using: AssistiveTechnologyIdentifier?) -> Any? {
    DoubleAccessibility.focused
  }
  @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  @MainActor public static var isReduceMotionEnabled: Bool { DoubleAccessibility.reducesMotion }
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    DoubleAccessibility.reducesTransparency
  }
  @MainActor public static var isBoldTextEnabled: Bool { DoubleAccessibility.isBoldText }
  @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    DoubleAccessibility.isHighContrast
  }
  @MainActor public static var isVoiceOverRunning: Bool { DoubleAccessibility.voiceOver }
  @MainActor public static var isSwitchControlRunning: Bool { DoubleAccessibility.switchControl }
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotion")
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparency")
  public static let boldTextStatusDidChangeNotification = name("BoldText")
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColors")
  public static let voiceOverStatusDidChangeNotification = name("VoiceOver")
  public static let switchControlStatusDidChangeNotification = name("SwitchControl")
  private static func name(_ setting: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(setting)StatusDidChange")
  }
}

/// The person's settings, and what assistive technology was told.
@MainActor
public enum DoubleAccessibility {
  public static var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []
  public static weak var focused: NSObject?
  public static var reducesMotion = false
  public static var reducesTransparency = false
  public static var isBoldText = false
  public static var isHighContrast = false
  public static var voiceOver = false
  public static var switchControl = false

  public static var announcements: [String] {
    posted.filter { $0.notification == .announcement }.compactMap { $0.argument as? String }
  }
  public static func reset() {
    posted = []
    focused = nil
    reducesMotion = false
    reducesTransparency = false
    isBoldText = false
    isHighContrast = false
    voiceOver = false
    switchControl = false
  }
}
