/// One thing that the person can choose.
public struct Action: Hashable, Sendable {
  /// Names the action in the answer; ``Alert/actionEntries`` says what stands in for nothing.
  public var id: Name?
  public var title: RichText
  public var role: Role
  public var isEnabled: Bool
  @Boxed public var image: Image?
  /// The side of the title on which the picture stands; leading by default.
  public var imageSide: HorizontalSide?
  /// Where title and picture stand in the action; the theme decides by default.
  public var alignment: TextAlignment?
  @Boxed public var color: Color?
  @Boxed public var font: Font?
  @Boxed public var background: Paint?
  @Boxed public var border: Border?
  @Boxed public var corners: Corners?
  /// The height in points; the theme decides by default.
  public var height: Double?
  /// The width; all there is by default.
  @Boxed public var width: Length?
  /// Space around the action, between it and its neighbours or the panel's edge.
  @Boxed public var inset: Insets?
  /// Space before the action in points, beyond its inset; the theme decides by default.
  public var gap: Double?
  /// Whether choosing it leaves the alert up, for work that may fail.
  public var keepsOpen: Bool
  /// Whether it can only be chosen while every field is valid.
  public var needsValid: Bool
  /// A key that chooses it, as a letter.
  public var key: Name?
  /// Seconds until it can be chosen, counted down in its title.
  public var countdown: Double?
  /// What assistive technology says instead of the title.
  public var label: String?

  /// Makes an action.
  public init(
    _ title: RichText, id: Name? = nil, role: Role = .default, isEnabled: Bool = true,
    image: Image? = nil, imageSide: HorizontalSide? = nil, alignment: TextAlignment? = nil,
    color: Color? = nil, font: Font? = nil,
    background: Paint? = nil, border: Border? = nil, corners: Corners? = nil,
    height: Double? = nil, width: Length? = nil, inset: Insets? = nil, gap: Double? = nil,
    keepsOpen: Bool = false, needsValid: Bool = false, key: Name? = nil,
    countdown: Double? = nil, label: String? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
    self.image = image
    self.imageSide = imageSide
    self.alignment = alignment
    self.color = color
    self.font = font
    self.background = background
    self.border = border
    self.corners = corners
    self.height = height
    self.width = width
    self.inset = inset
    self.gap = gap
    self.keepsOpen = keepsOpen
    self.needsValid = needsValid
    self.key = key
    self.countdown = countdown
    self.label = label
  }

  /// Makes an action whose id is a case of the caller's own enumeration.
  public init<Choice: RawRepresentable>(
    _ choice: Choice, _ title: RichText, role: Role = .default
  ) where Choice.RawValue == String {
    self.init(title, id: Name(choice.rawValue), role: role)
  }
}

extension Action: ExpressibleByStringInterpolation {
  /// An ordinary action with this title.
  public init(stringLiteral value: String) {
    self.init(RichText(value))
  }
}
