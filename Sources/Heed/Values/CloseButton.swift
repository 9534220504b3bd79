/// A small button in or near a corner of the panel that dismisses the alert.
public struct CloseButton: Hashable, Sendable {
  public var corner: Corner
  /// Its width and height in points.
  public var size: Double
  /// How far it is moved from the panel's corner in points: towards the trailing side, and down.
  ///
  /// Its own corner lies on the panel's when this is zero; 8 points inside by default.
  public var offset: Point?
  /// Its picture; a cross on a grey disc by default.
  public var image: Image?
  /// What assistive technology says; "Close" by default.
  public var label: String?

  /// Makes a close button; 30 points in the panel's top trailing corner by default.
  public init(
    corner: Corner = .topTrailing, size: Double = 30, offset: Point? = nil,
    image: Image? = nil, label: String? = nil
  ) {
    self.corner = corner
    self.size = size
    self.offset = offset
    self.image = image
    self.label = label
  }

  public static func == (lhs: CloseButton, rhs: CloseButton) -> Bool {
    lhs.corner == rhs.corner && lhs.size == rhs.size && lhs.offset == rhs.offset
      && lhs.image == rhs.image && isSameText(lhs.label, rhs.label)
  }
}
