extension PresentationOptions {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var id: Name?
    var priority: Int
    var policy: LanePolicy
    var isUnique: Bool
    var minimumTime: Double
    var delay: Double
    var workTimeout: Double?
    var texts: SessionTexts
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension PresentationOptions: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
