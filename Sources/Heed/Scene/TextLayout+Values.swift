extension TextLayout {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var request: TextRequest
    var lines: [Line]
    var isTruncated: Bool
    var links: [Link]
    var letterScale = 1.0
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension TextLayout: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
