extension TextRequest.Run {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var text: String
    var font: ResolvedFont
    var color: RGBA
    var background: RGBA?
    var isUnderlined: Bool
    var isStruckThrough: Bool
    var baselineOffset: Double
    var link: Name?

    // By bytes: two ways of writing one letter are equal as strings, but their ranges are not.
    static func == (lhs: Values, rhs: Values) -> Bool {
      isSameText(lhs.text, rhs.text)
        && lhs.font == rhs.font
        && lhs.color == rhs.color
        && lhs.background == rhs.background
        && lhs.isUnderlined == rhs.isUnderlined
        && lhs.isStruckThrough == rhs.isStruckThrough
        && lhs.baselineOffset == rhs.baselineOffset
        && lhs.link == rhs.link
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension TextRequest.Run: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: shared.storage.values) }
  }
#endif
