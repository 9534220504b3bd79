/// An action of an alert with the id it answers by and what it is.
public struct ActionEntry: Hashable, Sendable {
  /// Kept aside: lists of entries are sorted and filtered, and an action is large.
  private final class Storage: Sendable {
    let id: Name
    let action: Action
    let isCancel: Bool

    init(id: Name, action: Action, isCancel: Bool) {
      self.id = id
      self.action = action
      self.isCancel = isCancel
    }
  }

  private let storage: Storage

  /// The id given, or the one that stands in for it.
  public var id: Name { storage.id }
  public var action: Action { storage.action }
  /// Whether it is the way out.
  public var isCancel: Bool { storage.isCancel }
  /// Whether it may lose something.
  public var isDestructive: Bool { !isCancel && action.role == .destructive }

  /// The id of the node that shows it.
  package var nodeID: Name {
    @inline(never) get { "action" / id }
  }

  @inline(never)
  init(id: Name, action: Action, isCancel: Bool) {
    storage = Storage(id: id, action: action, isCancel: isCancel)
  }

  public static func == (lhs: ActionEntry, rhs: ActionEntry) -> Bool {
    lhs.storage === rhs.storage
      || lhs.id == rhs.id && lhs.isCancel == rhs.isCancel && lhs.action == rhs.action
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(action)
    hasher.combine(isCancel)
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension ActionEntry: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(self, children: ["id": id, "action": action, "isCancel": isCancel])
    }
  }
#endif
