/// The metrics, fonts and colours of a look: one that Heed brings, and what is different.
public struct Theme: Hashable, Sendable {
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

  public var base: Base
  /// The panel's width in points; at accessibility text sizes no less than the base look's.
  public var width: Double?
  @Boxed public var corners: Corners?
  /// Space between the panel's edges and its content.
  @Boxed public var padding: Insets?
  @Boxed public var title: Font?
  @Boxed public var message: Font?
  @Boxed public var action: Font?
  /// An action's height in points at the default text size.
  public var actionHeight: Double?
  @Boxed public var tint: Color?
  @Boxed public var destructive: Color?
  @Boxed public var label: Color?
  @Boxed public var secondaryLabel: Color?
  @Boxed public var separator: Color?
  /// What fills the panel.
  @Boxed public var surface: Paint?

  /// Makes a theme; it is the base's in all that is left out.
  public init(
    _ base: Base, width: Double? = nil, corners: Corners? = nil, padding: Insets? = nil,
    title: Font? = nil, message: Font? = nil, action: Font? = nil, actionHeight: Double? = nil,
    tint: Color? = nil, destructive: Color? = nil, label: Color? = nil,
    secondaryLabel: Color? = nil, separator: Color? = nil, surface: Paint? = nil
  ) {
    self.base = base
    self.width = width
    self.corners = corners
    self.padding = padding
    self.title = title
    self.message = message
    self.action = action
    self.actionHeight = actionHeight
    self.tint = tint
    self.destructive = destructive
    self.label = label
    self.secondaryLabel = secondaryLabel
    self.separator = separator
    self.surface = surface
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
