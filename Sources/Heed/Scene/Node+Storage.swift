extension Node {
  /// What a node is made of.
  struct Values: Hashable, Sendable {
    var id: Name
    var role: Role
    var frame: Rect
    var scrollArea: Int?
    var corners = CornerRadii()
    @Boxed var clip: Clip?
    @Boxed var shadow: Shadow?
    @Boxed var fill: Fill?
    @Boxed var picture: Picture?
    @Boxed var border: Border?
    var text: TextLayout?
    var opacity = 1.0
    var accessibility: Accessibility?
  }

  /// Holds a node's values; a node changes them only while no other has them too, which is what
  /// makes them safe to send.
  final class Storage: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }

    /// Made in place, for to hand the values on takes more code.
    init(id: Name, role: Role, frame: Rect) {
      values = Values(id: id, role: role, frame: frame)
    }
  }
}
