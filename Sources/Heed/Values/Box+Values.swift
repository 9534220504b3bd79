extension Box {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    @Boxed var inset: Insets?
    @Boxed var width: Length?
    @Boxed var height: Length?
    var gap: Double?
    var background: Paint?
    @Boxed var border: Border?
    @Boxed var corners: Corners?
    var alignment: TextAlignment?
    var label: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.inset == rhs.inset
        && lhs.width == rhs.width
        && lhs.height == rhs.height
        && lhs.gap == rhs.gap
        && lhs.background == rhs.background
        && lhs.border == rhs.border
        && lhs.corners == rhs.corners
        && lhs.alignment == rhs.alignment
        && isSameText(lhs.label, rhs.label)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Box: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
