/// Something to draw at a place: a filled shape, a picture, a text, or several of these.
///
/// A host draws, in this order: the shadow, the fill, the picture, the border, the text.
public struct Node: Hashable, Sendable {
  /// A line along the inside of the shape's edge.
  public struct Border: Hashable, Sendable {
    /// Points.
    public var width: Double
    public var color: RGBA

    /// Makes a border.
    public init(width: Double, color: RGBA) {
      self.width = width
      self.color = color
    }
  }

  /// A soft shadow behind the shape.
  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    /// Points within which most of the darkness falls off.
    public var radius: Double
    /// Points to the right and down.
    public var offset: Point

    /// Makes a shadow.
    public init(color: RGBA, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// A picture in the frame.
  public struct Picture: Hashable, Sendable {
    public var image: Image
    public var fit: Fit
    /// What fills the picture's shape instead of its own colours.
    public var tint: RGBA?

    /// Makes a picture in its own colours by default.
    public init(image: Image, fit: Fit, tint: RGBA? = nil) {
      self.image = image
      self.fit = fit
      self.tint = tint
    }
  }

  /// A shape outside which the node is not seen.
  public struct Clip: Hashable, Sendable {
    public var frame: Rect
    public var corners: CornerRadii

    /// Makes a clip with square corners by default.
    public init(frame: Rect, corners: CornerRadii = CornerRadii()) {
      self.frame = frame
      self.corners = corners
    }
  }

  /// Names the node: unlike any other in its scene, the same when the alert is laid out again.
  public var id: Name
  public var role: Role
  /// Its place on the surface in points, with nothing scrolled.
  public var frame: Rect
  /// The place among the scene's scroll areas of the one it moves with.
  public var scrollArea: Int?
  public var corners: CornerRadii
  @Boxed public var clip: Clip?
  @Boxed public var shadow: Shadow?
  @Boxed public var fill: Fill?
  @Boxed public var picture: Picture?
  @Boxed public var border: Border?
  @Boxed public var text: TextLayout?
  /// 1 as it is; less where it is disabled.
  public var opacity: Double
  @Boxed public var accessibility: Accessibility?

  /// Makes a node that shows nothing by default.
  public init(
    _ id: Name, role: Role, frame: Rect, scrollArea: Int? = nil,
    corners: CornerRadii = CornerRadii(), clip: Clip? = nil, shadow: Shadow? = nil,
    fill: Fill? = nil, picture: Picture? = nil, border: Border? = nil, text: TextLayout? = nil,
    opacity: Double = 1, accessibility: Accessibility? = nil
  ) {
    self.id = id
    self.role = role
    self.frame = frame
    self.scrollArea = scrollArea
    self.corners = corners
    self.clip = clip
    self.shadow = shadow
    self.fill = fill
    self.picture = picture
    self.border = border
    self.text = text
    self.opacity = opacity
    self.accessibility = accessibility
  }
}
