extension CloseButton {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var corner: Corner
    var size: Double
    var offset: Point?
    var image: Image?
    var label: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.corner == rhs.corner
        && lhs.size == rhs.size
        && lhs.offset == rhs.offset
        && lhs.image == rhs.image
        && isSameText(lhs.label, rhs.label)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension CloseButton: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
