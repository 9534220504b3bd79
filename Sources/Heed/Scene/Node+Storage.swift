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
    @Boxed var text: TextLayout?
    var opacity = 1.0
    @Boxed var accessibility: Accessibility?

    init(id: Name, role: Role, frame: Rect) {
      self.id = id
      self.role = role
      self.frame = frame
      _clip = Boxed(wrappedValue: nil)
      _shadow = Boxed(wrappedValue: nil)
      _fill = Boxed(wrappedValue: nil)
      _picture = Boxed(wrappedValue: nil)
      _border = Boxed(wrappedValue: nil)
      _text = Boxed(wrappedValue: nil)
      _accessibility = Boxed(wrappedValue: nil)
    }
  }

  /// Holds a node's values; a node changes them only while no other has them too, which is what
  /// makes them safe to send.
  final class Storage: @unchecked Sendable {
    var values: Values

    init(_ values: Values) { self.values = values }
  }
}
