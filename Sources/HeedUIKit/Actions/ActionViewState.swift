#if canImport(UIKit) && !os(watchOS)
  public import Heed

  /// How an action looks at the moment.
  public struct ActionViewState: Hashable, Sendable {
    /// The action's id.
    public var id: Name
    /// The title with its lines; nothing for an action of a picture alone.
    public var title: TextLayout?
    public var role: Action.Role
    /// Whether it is the alert's way out.
    public var isCancel: Bool
    public var isEnabled: Bool
    /// Whether lifting the finger would choose it.
    public var isPressed: Bool
    public var isFocused: Bool
    /// Whether its work is running.
    public var isBusy: Bool
    /// What layout drew for it, back to front, with frames inside the view.
    public var nodes: [Node]
  }
#endif
