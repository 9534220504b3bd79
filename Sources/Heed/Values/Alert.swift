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
  private(set) var shared: Shared<Values>

  public var style: Style {
    get { shared.storage.values.style }
    set { shared.own().values.style = newValue }
  }
  /// The look; the style decides by default.
  public var theme: Theme? {
    get { shared.storage.values.theme }
    set { shared.own().values.theme = newValue }
  }
  public var title: PlacedText? {
    get { shared.storage.values.title }
    set { shared.own().values.title = newValue }
  }
  public var message: PlacedText? {
    get { shared.storage.values.message }
    set { shared.own().values.message = newValue }
  }
  /// What stands between the message and the actions.
  public var content: [Block] {
    get { shared.storage.values.content }
    set { shared.own().values.content = newValue }
  }
  /// What can be chosen, the way out excepted.
  public var actions: [Action] {
    get { shared.storage.values.actions }
    set { shared.own().values.actions = newValue }
  }
  /// The way out, taken by Escape and by every other dismissal; its role does not count.
  public var cancel: Action? {
    get { shared.storage.values.cancel }
    set {
      shared.own().values.cancel = newValue?.asWayOut
    }
  }
  /// How many actions are listed before ``cancel``; it is listed last by default.
  ///
  /// A theme may place it elsewhere, as iOS does.
  public var cancelPosition: Int? {
    get { shared.storage.values.cancelPosition }
    set { shared.own().values.cancelPosition = newValue }
  }
  /// The id of the action that stands out and that Return chooses.
  public var preferred: Name? {
    get { shared.storage.values.preferred }
    set { shared.own().values.preferred = newValue }
  }
  public var arrangement: Arrangement {
    get { shared.storage.values.arrangement }
    set { shared.own().values.arrangement = newValue }
  }
  public var close: CloseButton? {
    get { shared.storage.values.close }
    set { shared.own().values.close = newValue }
  }
  public var header: Header? {
    get { shared.storage.values.header }
    set { shared.own().values.header = newValue }
  }
  /// What fills the panel; the theme decides by default.
  public var background: Paint? {
    get { shared.storage.values.background }
    set { shared.own().values.background = newValue }
  }
  public var border: Border? {
    get { shared.storage.values.border }
    set { shared.own().values.border = newValue }
  }
  public var shadow: Shadow? {
    get { shared.storage.values.shadow }
    set { shared.own().values.shadow = newValue }
  }
  public var corners: Corners? {
    get { shared.storage.values.corners }
    set { shared.own().values.corners = newValue }
  }
  public var frame: Frame? {
    get { shared.storage.values.frame }
    set { shared.own().values.frame = newValue }
  }
  /// What covers the surface behind the panel; the theme decides by default.
  public var backdrop: Backdrop? {
    get { shared.storage.values.backdrop }
    set { shared.own().values.backdrop = newValue }
  }
  public var dismissal: Dismissal {
    get { shared.storage.values.dismissal }
    set { shared.own().values.dismissal = newValue }
  }
  public var enter: Transition? {
    get { shared.storage.values.enter }
    set { shared.own().values.enter = newValue }
  }
  public var exit: Transition? {
    get { shared.storage.values.exit }
    set { shared.own().values.exit = newValue }
  }
  /// The direction of its text and layout; the surface's by default.
  public var direction: Direction? {
    get { shared.storage.values.direction }
    set { shared.own().values.direction = newValue }
  }
  /// Light or dark; the surface's by default.
  public var appearance: Appearance? {
    get { shared.storage.values.appearance }
    set { shared.own().values.appearance = newValue }
  }
  /// The language of its text, such as `zh-Hant`; the surface's by default.
  public var language: Name? {
    get { shared.storage.values.language }
    set { shared.own().values.language = newValue }
  }

  package init(_ values: Values) { shared = Shared(values) }

  /// Changes several values at once, in place.
  package mutating func change(_ body: (inout Values) -> Void) { body(&shared.own().values) }

  /// Makes an alert; all but its texts and actions can be set afterwards.
  public init(
    style: Style = .alert, theme: Theme? = nil,
    title: PlacedText? = nil, message: PlacedText? = nil, content: [Block] = [],
    actions: [Action] = [], cancel: Action? = nil
  ) {
    shared = Shared(
      Values(
        style: style, theme: theme, title: title, message: message, content: content,
        actions: actions, cancel: cancel?.asWayOut))
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
