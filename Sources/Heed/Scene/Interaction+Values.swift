extension Interaction {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var pressed: Name?
    var hovered: Name?
    var focused: Name?
    var showsFocus: Bool?
    var busy: Name?
    var busyHint: String?
    var failure: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.pressed == rhs.pressed
        && lhs.hovered == rhs.hovered
        && lhs.focused == rhs.focused
        && lhs.showsFocus == rhs.showsFocus
        && lhs.busy == rhs.busy
        && isSameText(lhs.busyHint, rhs.busyHint)
        && isSameText(lhs.failure, rhs.failure)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Interaction: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
