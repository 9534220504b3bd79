extension ResolvedFont {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var size: Double
    var weight: Font.Weight
    var isItalic: Bool
    var family: Name?
    var design: Font.Design
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension ResolvedFont: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
