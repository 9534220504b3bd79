/// An action of an alert with the id it answers by and what it is.
public struct ActionEntry: Hashable, Sendable {
  /// The id given, or the one that stands in for it.
  public let id: Name
  public let action: Action
  /// Whether it is the way out.
  public let isCancel: Bool
  /// Whether it may lose something.
  public var isDestructive: Bool { !isCancel && action.role == .destructive }
}
