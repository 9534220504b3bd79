extension Choices.Item {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var id: Name
    var title: RichText
    var image: Image?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Choices.Item: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: shared.storage.values) }
  }
#endif
