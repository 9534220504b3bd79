extension Action {
  /// What it is made of.
  struct Values: Hashable, Sendable {
    var id: Name?
    var title: RichText
    var role: Role
    var isEnabled: Bool
    var image: Image?
    var imageSide: HorizontalSide?
    var alignment: TextAlignment?
    var color: Color?
    var font: Font?
    var background: Paint?
    @Boxed var border: Border?
    @Boxed var corners: Corners?
    var height: Double?
    @Boxed var width: Length?
    @Boxed var inset: Insets?
    var gap: Double?
    var keepsOpen: Bool
    var needsValid: Bool
    var key: Name?
    var countdown: Double?
    var label: String?

    // By bytes: to compare texts would bring the Unicode tables into a web page.
    static func == (lhs: Values, rhs: Values) -> Bool {
      lhs.id == rhs.id
        && lhs.title == rhs.title
        && lhs.role == rhs.role
        && lhs.isEnabled == rhs.isEnabled
        && lhs.image == rhs.image
        && lhs.imageSide == rhs.imageSide
        && lhs.alignment == rhs.alignment
        && lhs.color == rhs.color
        && lhs.font == rhs.font
        && lhs.background == rhs.background
        && lhs.border == rhs.border
        && lhs.corners == rhs.corners
        && lhs.height == rhs.height
        && lhs.width == rhs.width
        && lhs.inset == rhs.inset
        && lhs.gap == rhs.gap
        && lhs.keepsOpen == rhs.keepsOpen
        && lhs.needsValid == rhs.needsValid
        && lhs.key == rhs.key
        && lhs.countdown == rhs.countdown
        && isSameText(lhs.label, rhs.label)
    }
  }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Action: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(
        self, children: Mirror(reflecting: shared.storage.values).children, displayStyle: .struct)
    }
  }
#endif
