/// One thing that the person can choose.
public struct Action: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// Names the action in the answer; ``Alert/actionEntries`` says what stands in for nothing.
  public var id: Name? {
    get { shared.storage.values.id }
    set { shared.own().values.id = newValue }
  }
  public var title: RichText {
    get { shared.storage.values.title }
    set { shared.own().values.title = newValue }
  }
  public var role: Role {
    get { shared.storage.values.role }
    set { shared.own().values.role = newValue }
  }
  public var isEnabled: Bool {
    get { shared.storage.values.isEnabled }
    set { shared.own().values.isEnabled = newValue }
  }
  public var image: Image? {
    get { shared.storage.values.image }
    set { shared.own().values.image = newValue }
  }
  /// The side of the title on which the picture stands; leading by default.
  public var imageSide: HorizontalSide? {
    get { shared.storage.values.imageSide }
    set { shared.own().values.imageSide = newValue }
  }
  /// Where title and picture stand in the action; the theme decides by default.
  public var alignment: TextAlignment? {
    get { shared.storage.values.alignment }
    set { shared.own().values.alignment = newValue }
  }
  public var color: Color? {
    get { shared.storage.values.color }
    set { shared.own().values.color = newValue }
  }
  public var font: Font? {
    get { shared.storage.values.font }
    set { shared.own().values.font = newValue }
  }
  public var background: Paint? {
    get { shared.storage.values.background }
    set { shared.own().values.background = newValue }
  }
  public var border: Border? {
    get { shared.storage.values.border }
    set { shared.own().values.border = newValue }
  }
  public var corners: Corners? {
    get { shared.storage.values.corners }
    set { shared.own().values.corners = newValue }
  }
  /// The height in points; the theme decides by default.
  public var height: Double? {
    get { shared.storage.values.height }
    set { shared.own().values.height = newValue }
  }
  /// The width; all there is by default.
  public var width: Length? {
    get { shared.storage.values.width }
    set { shared.own().values.width = newValue }
  }
  /// Space around the action, between it and its neighbours or the panel's edge.
  public var inset: Insets? {
    get { shared.storage.values.inset }
    set { shared.own().values.inset = newValue }
  }
  /// Space before the action in points, beyond its inset; the theme decides by default.
  public var gap: Double? {
    get { shared.storage.values.gap }
    set { shared.own().values.gap = newValue }
  }
  /// Whether choosing it leaves the alert up, for work that may fail.
  public var keepsOpen: Bool {
    get { shared.storage.values.keepsOpen }
    set { shared.own().values.keepsOpen = newValue }
  }
  /// Whether it can only be chosen while every field is valid.
  public var needsValid: Bool {
    get { shared.storage.values.needsValid }
    set { shared.own().values.needsValid = newValue }
  }
  /// A key that chooses it, as a letter.
  public var key: Name? {
    get { shared.storage.values.key }
    set { shared.own().values.key = newValue }
  }
  /// Seconds until it can be chosen, counted down in its title.
  public var countdown: Double? {
    get { shared.storage.values.countdown }
    set { shared.own().values.countdown = newValue }
  }
  /// What assistive technology says instead of the title.
  public var label: String? {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }

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
    shared = Shared(
      Values(
        id: id, title: title, role: role, isEnabled: isEnabled, image: image, imageSide: imageSide,
        alignment: alignment, color: color, font: font, background: background, border: border,
        corners: corners, height: height, width: width, inset: inset, gap: gap,
        keepsOpen: keepsOpen, needsValid: needsValid, key: key, countdown: countdown,
        label: label))
  }

  /// The action as a way out, whose role does not count.
  var asWayOut: Action {
    if role == .default { return self }
    var action = self
    action.role = .default
    return action
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
