/// The metrics, fonts and colours of a look: one that Heed brings, and what is different.
public struct Theme: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// A look that Heed brings.
  public struct Base: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case ios, ios26, card, terminal

      package static var names: WordList { "ios ios26 card terminal" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// iOS 13 to 18.
    public static let ios = Base(kind: .ios)
    /// A drawn approximation of iOS 26.
    public static let ios26 = Base(kind: .ios26)
    /// A popup of one's own, with filled actions.
    public static let card = Base(kind: .card)
    /// Cells of a terminal.
    public static let terminal = Base(kind: .terminal)
  }

  public var base: Base {
    get { shared.storage.values.base }
    set { shared.own().values.base = newValue }
  }
  /// The panel's width in points; at accessibility text sizes no less than the base look's.
  public var width: Double? {
    get { shared.storage.values.width }
    set { shared.own().values.width = newValue }
  }
  public var corners: Corners? {
    get { shared.storage.values.corners }
    set { shared.own().values.corners = newValue }
  }
  /// Space between the panel's edges and its content.
  public var padding: Insets? {
    get { shared.storage.values.padding }
    set { shared.own().values.padding = newValue }
  }
  public var title: Font? {
    get { shared.storage.values.title }
    set { shared.own().values.title = newValue }
  }
  public var message: Font? {
    get { shared.storage.values.message }
    set { shared.own().values.message = newValue }
  }
  public var action: Font? {
    get { shared.storage.values.action }
    set { shared.own().values.action = newValue }
  }
  /// An action's height in points at the default text size.
  public var actionHeight: Double? {
    get { shared.storage.values.actionHeight }
    set { shared.own().values.actionHeight = newValue }
  }
  public var tint: Color? {
    get { shared.storage.values.tint }
    set { shared.own().values.tint = newValue }
  }
  public var destructive: Color? {
    get { shared.storage.values.destructive }
    set { shared.own().values.destructive = newValue }
  }
  public var label: Color? {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }
  public var secondaryLabel: Color? {
    get { shared.storage.values.secondaryLabel }
    set { shared.own().values.secondaryLabel = newValue }
  }
  public var separator: Color? {
    get { shared.storage.values.separator }
    set { shared.own().values.separator = newValue }
  }
  /// What fills the panel.
  public var surface: Paint? {
    get { shared.storage.values.surface }
    set { shared.own().values.surface = newValue }
  }

  /// Makes a theme; it is the base's in all that is left out.
  public init(
    _ base: Base, width: Double? = nil, corners: Corners? = nil, padding: Insets? = nil,
    title: Font? = nil, message: Font? = nil, action: Font? = nil, actionHeight: Double? = nil,
    tint: Color? = nil, destructive: Color? = nil, label: Color? = nil,
    secondaryLabel: Color? = nil, separator: Color? = nil, surface: Paint? = nil
  ) {
    shared = Shared(Values(base: base, width: width, corners: corners, padding: padding, title: title, message: message, action: action, actionHeight: actionHeight, tint: tint, destructive: destructive, label: label, secondaryLabel: secondaryLabel, separator: separator, surface: surface))
  }

  /// iOS 13 to 18.
  public static let ios = Theme(.ios)
  /// A drawn approximation of iOS 26.
  public static let ios26 = Theme(.ios26)
  /// A popup of one's own, with filled actions.
  public static let card = Theme(.card)
  /// Cells of a terminal.
  public static let terminal = Theme(.terminal)

  /// Whether nothing differs from the base.
  package var isPlain: Bool { self == Theme(base) }
}
