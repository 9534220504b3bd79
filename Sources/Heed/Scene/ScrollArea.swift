/// A part of the panel whose content is higher than its room.
public struct ScrollArea: Hashable, Sendable {
  public var id: Name
  /// The room, on the surface.
  public var viewport: Rect
  /// The height of what can be scrolled through, in points; more than the viewport's.
  public var contentHeight: Double

  /// Makes a scroll area.
  public init(id: Name, viewport: Rect, contentHeight: Double) {
    self.id = id
    self.viewport = viewport
    self.contentHeight = contentHeight
  }
}
