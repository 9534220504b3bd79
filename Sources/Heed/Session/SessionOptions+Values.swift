extension SessionOptions {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var working: [Name]
    var validated: [Name]
    var workTimeout: Double?
    var texts: SessionTexts
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension SessionOptions: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
