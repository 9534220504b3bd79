extension RichText {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var runs: [Run]
    var alignment: TextAlignment?
    var lineLimit: Int?
    @Boxed var localizedKey: LocalizedKey?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension RichText: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
