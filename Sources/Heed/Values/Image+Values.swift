extension Image {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var source: Source
    var rendering: Rendering
    var size: Size?
    var label: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.source == rhs.source
        && lhs.rendering == rhs.rendering
        && lhs.size == rhs.size
        && isSameText(lhs.label, rhs.label)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Image: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
