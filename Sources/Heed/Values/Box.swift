/// The room that a block takes and what is drawn behind it.
public struct Box: Hashable, Sendable {
  /// Space around the block; the theme's padding stands at the sides by default.
  @Boxed public var inset: Insets?
  /// The width; what the block needs, or all there is, by default.
  @Boxed public var width: Length?
  /// The height; what the block needs by default.
  @Boxed public var height: Length?
  /// Space before the block in points; the theme decides by default.
  public var gap: Double?
  @Boxed public var background: Paint?
  @Boxed public var border: Border?
  @Boxed public var corners: Corners?
  /// Where a block that is narrower than its room stands, and where its lines do.
  public var alignment: TextAlignment?
  /// What assistive technology says instead of what is seen.
  public var label: String?

  /// Makes a box; the theme decides everything by default.
  public init(
    inset: Insets? = nil, width: Length? = nil, height: Length? = nil, gap: Double? = nil,
    background: Paint? = nil, border: Border? = nil, corners: Corners? = nil,
    alignment: TextAlignment? = nil, label: String? = nil
  ) {
    self.inset = inset
    self.width = width
    self.height = height
    self.gap = gap
    self.background = background
    self.border = border
    self.corners = corners
    self.alignment = alignment
    self.label = label
  }
}
