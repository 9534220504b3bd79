extension PlacedText {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var text: RichText
    var font: Font?
    var color: Color?
    var top: Double?
    @Boxed var inset: Insets?
    @Boxed var width: Length?
    @Boxed var height: Length?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension PlacedText: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
