/// A key that means something to an alert.
public enum SessionKey: Hashable, Sendable {
  case tab
  /// Tab together with Shift.
  case backTab
  case up
  case down
  case left
  case right
  case `return`
  case space
  case escape
  /// A letter or a digit; `isCommand` says that a key such as Alt was held, so that it does not type.
  case character(Name, isCommand: Bool)
}
