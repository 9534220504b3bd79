/// A whole question as a value: what it says, what can be chosen, its look and how it may end.
///
/// It holds data only, no closure and no view, so it can be compared, stored, sent and drawn
/// anywhere.
///
/// ```swift
/// let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
///   Action("Delete", id: "delete", role: .destructive)
/// }
/// ```
public struct Alert: Hashable, Sendable {
  public var style: Style
  /// The look; the style decides by default.
  @Boxed public var theme: Theme?
  @Boxed public var title: PlacedText?
  @Boxed public var message: PlacedText?
  /// What stands between the message and the actions.
  public var content: [Block]
  /// What can be chosen, the way out excepted.
  public var actions: [Action]
  /// The way out, taken by Escape and by every other dismissal; its role does not count.
  public var cancel: Action? {
    didSet { cancel?.role = .default }
  }
  /// How many actions are listed before ``cancel``; it is listed last by default.
  ///
  /// A theme may place it elsewhere, as iOS does.
  public var cancelPosition: Int?
  /// The id of the action that stands out and that Return chooses.
  public var preferred: Name?
  public var arrangement: Arrangement
  @Boxed public var close: CloseButton?
  @Boxed public var header: Header?
  /// What fills the panel; the theme decides by default.
  @Boxed public var background: Paint?
  @Boxed public var border: Border?
  @Boxed public var shadow: Shadow?
  @Boxed public var corners: Corners?
  @Boxed public var frame: Frame?
  /// What covers the surface behind the panel; the theme decides by default.
  @Boxed public var backdrop: Backdrop?
  public var dismissal: Dismissal
  @Boxed public var enter: Transition?
  @Boxed public var exit: Transition?
  /// The direction of its text and layout; the surface's by default.
  public var direction: Direction?
  /// Light or dark; the surface's by default.
  public var appearance: Appearance?
  /// The language of its text, such as `zh-Hant`; the surface's by default.
  public var language: Name?

  /// Makes an alert; all but its texts and actions can be set afterwards.
  public init(
    style: Style = .alert, theme: Theme? = nil,
    title: PlacedText? = nil, message: PlacedText? = nil, content: [Block] = [],
    actions: [Action] = [], cancel: Action? = nil
  ) {
    self.style = style
    self.theme = theme
    self.title = title
    self.message = message
    self.content = content
    self.actions = actions
    self.cancel = cancel
    self.cancel?.role = .default
    self.cancelPosition = nil
    self.preferred = nil
    self.arrangement = .automatic
    self.close = nil
    self.header = nil
    self.background = nil
    self.border = nil
    self.shadow = nil
    self.corners = nil
    self.frame = nil
    self.backdrop = nil
    self.dismissal = Dismissal()
    self.enter = nil
    self.exit = nil
    self.direction = nil
    self.appearance = nil
    self.language = nil
  }

  /// Makes an alert with its actions listed in braces.
  public init(
    _ title: PlacedText, message: PlacedText? = nil, style: Style = .alert,
    cancel: Action? = nil, @ActionsBuilder actions: () -> [Action]
  ) {
    self.init(
      style: style, title: title, message: message, actions: actions(), cancel: cancel)
  }

  /// Makes the common case in one line; "OK" is the only action by default.
  public init(_ title: PlacedText, message: PlacedText? = nil, cancel: Action = "OK") {
    self.init(title: title, message: message, cancel: cancel)
  }

  /// Makes an alert of a style whose only action, if it has one, is the way out.
  public init(_ title: PlacedText, message: PlacedText? = nil, style: Style, cancel: Action?) {
    self.init(style: style, title: title, message: message, cancel: cancel)
  }
}
