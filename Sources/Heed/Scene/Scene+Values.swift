extension Scene {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var size: Size
    var scale: Double
    var direction: Direction
    var backdrop: Backdrop
    var nodes: [Node]
    var scrollAreas: [ScrollArea]
    var focusOrder: [Name]
    var initialFocus: Name?
    var enter: Transition
    var exit: Transition
    var concessions: [Concession]
    var moment: Moment = .atRest
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Scene: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: shared.storage.values) }
  }
#endif
