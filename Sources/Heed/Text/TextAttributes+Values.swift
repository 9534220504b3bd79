extension TextAttributes {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var font: Font?
    var color: Color?
    var background: Color?
    var isUnderlined: Bool
    var isStruckThrough: Bool
    var baselineOffset: Double
    var link: Name?
    @Boxed var boxedParagraph: ParagraphStyle?
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension TextAttributes: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
