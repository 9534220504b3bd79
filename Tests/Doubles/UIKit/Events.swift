public import Foundation

@MainActor
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled
  }
  public internal(set) var phase = Phase.began
  public internal(set) weak var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var timestamp = 0.0
  public internal(set) var tapCount = 1
  var place = CGPoint()
  var recognizers: [UIGestureRecognizer] = []
  var isTakenFromView = false
  public func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(place, from: nil)
  }
}

@MainActor
public class UIEvent: NSObject {
  public internal(set) var allTouches: Set<UITouch>?
  public internal(set) var timestamp = 0.0
}

@MainActor
public final class UIPressesEvent: UIEvent {}

public final class UIPress: NSObject {
  public let key: UIKey?
  init(key: UIKey?) { self.key = key }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardD = 7
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardF1 = 58
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadEnter = 88
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor
public final class UIKey: NSObject {
  public let keyCode: UIKeyboardHIDUsage
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  init(_ code: UIKeyboardHIDUsage, _ characters: String, _ flags: UIKeyModifierFlags) {
    keyCode = code
    charactersIgnoringModifiers = characters
    modifierFlags = flags
  }
}

public struct Selector: Sendable {}

@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { DoubleHaptics.log.append("selection") }
}
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }
  open func notificationOccurred(_ notificationType: FeedbackType) {
    DoubleHaptics.log.append("\(notificationType)")
  }
}
/// What the person felt.
@MainActor
public enum DoubleHaptics { public static var log: [String] = [] }
