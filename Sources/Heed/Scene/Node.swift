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

  /// Everything, behind one reference: a node is made, kept in lists and handed on in many places,
  /// and each would otherwise move its two hundred bytes one by one.
  private var storage: Storage

  /// Names the node: unlike any other in its scene, the same when the alert is laid out again.
  public var id: Name {
    get { storage.values.id }
    set { own().values.id = newValue }
  }

  public var role: Role {
    get { storage.values.role }
    set { own().values.role = newValue }
  }

  /// Its place on the surface in points, with nothing scrolled.
  public var frame: Rect {
    get { storage.values.frame }
    @inline(never) set { own().values.frame = newValue }
  }

  /// The place among the scene's scroll areas of the one it moves with.
  public var scrollArea: Int? {
    get { storage.values.scrollArea }
    set { own().values.scrollArea = newValue }
  }

  public var corners: CornerRadii {
    get { storage.values.corners }
    @inline(never) set { own().values.corners = newValue }
  }

  public var clip: Clip? {
    get { storage.values.clip }
    @inline(never) set { own().values.clip = newValue }
  }

  public var shadow: Shadow? {
    get { storage.values.shadow }
    @inline(never) set { own().values.shadow = newValue }
  }

  public var fill: Fill? {
    get { storage.values.fill }
    @inline(never) set { own().values.fill = newValue }
  }

  public var picture: Picture? {
    get { storage.values.picture }
    @inline(never) set { own().values.picture = newValue }
  }

  public var border: Border? {
    get { storage.values.border }
    @inline(never) set { own().values.border = newValue }
  }

  public var text: TextLayout? {
    get { storage.values.text }
    @inline(never) set { own().values.text = newValue }
  }

  /// 1 as it is; less where it is disabled.
  public var opacity: Double {
    get { storage.values.opacity }
    set { own().values.opacity = newValue }
  }

  public var accessibility: Accessibility? {
    get { storage.values.accessibility }
    @inline(never) set { own().values.accessibility = newValue }
  }

  /// Makes a node that shows nothing by default.
  public init(
    _ id: Name, role: Role, frame: Rect, scrollArea: Int? = nil,
    corners: CornerRadii = CornerRadii(), clip: Clip? = nil, shadow: Shadow? = nil,
    fill: Fill? = nil, picture: Picture? = nil, border: Border? = nil, text: TextLayout? = nil,
    opacity: Double = 1, accessibility: Accessibility? = nil
  ) {
    self.init(id, role, frame)
    storage.values.scrollArea = scrollArea
    storage.values.corners = corners
    storage.values.clip = clip
    storage.values.shadow = shadow
    storage.values.fill = fill
    storage.values.picture = picture
    storage.values.border = border
    storage.values.text = text
    storage.values.opacity = opacity
    storage.values.accessibility = accessibility
  }

  /// Makes a node that shows nothing yet.
  ///
  /// The layout sets what is seen afterwards: passing a dozen absent values takes more code.
  @inline(never)
  init(_ id: Name, _ role: Role, _ frame: Rect) {
    storage = Storage(id: id, role: role, frame: frame)
  }

  /// The storage, with no other node that sees it change.
  @inline(never)
  private mutating func own() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    return storage
  }

  public static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

#if !hasFeature(Embedded)
  // A dump or a failed test shows the values and not the reference.
  extension Node: CustomReflectable {
    public var customMirror: Mirror { Mirror(reflecting: storage.values) }
  }
#endif
