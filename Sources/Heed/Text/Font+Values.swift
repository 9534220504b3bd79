extension Font {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var size: Double?
    var weight: Weight?
    var isItalic: Bool?
    var family: Name?
    var design: Design?
    var style: Style?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Font: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
