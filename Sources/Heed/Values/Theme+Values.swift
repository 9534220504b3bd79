extension Theme {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var base: Base
    var width: Double?
    @Boxed var corners: Corners?
    @Boxed var padding: Insets?
    var title: Font?
    var message: Font?
    var action: Font?
    var actionHeight: Double?
    var tint: Color?
    var destructive: Color?
    var label: Color?
    var secondaryLabel: Color?
    var separator: Color?
    var surface: Paint?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Theme: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
