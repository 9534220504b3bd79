/// A wish for the panel's size and place.
///
/// It is clamped so that the panel stays on the surface and its actions stay visible.
public struct Frame: Hashable, Sendable {
  /// A part of the surface's width; the theme decides by default.
  public var width: Length?
  /// A part of the surface's height; what the content needs by default.
  public var height: Length?
  /// How far the panel is moved in points: towards the trailing side, and down.
  public var offset: Point
  /// The edge at which it stands; its style decides by default.
  public var edge: VerticalEdge?

  /// Makes a wish; the theme decides everything by default.
  public init(
    width: Length? = nil, height: Length? = nil, offset: Point = Point(),
    edge: VerticalEdge? = nil
  ) {
    self.width = width
    self.height = height
    self.offset = offset
    self.edge = edge
  }
}
