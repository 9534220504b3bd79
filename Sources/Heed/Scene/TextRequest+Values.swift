extension TextRequest {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var runs: [Run]
    var width: Double
    var lineLimit: Int
    var truncation: Truncation
    var isJustified: Bool
    var direction: Direction
    var language: Name
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension TextRequest: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
