extension Node {
  /// What a node is in the alert.
  public struct Role: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case panel, header, title, message, text, image, action, close, field, choice, toggle
      case progress, badge, separator, slot, dismiss, decoration

      package static var names: WordList {
        """
        panel header title message text image action close field choice toggle progress \
        badge separator slot dismiss decoration
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The surface on which everything stands.
    public static let panel = Role(kind: .panel)
    /// The picture across the panel's top.
    public static let header = Role(kind: .header)
    public static let title = Role(kind: .title)
    public static let message = Role(kind: .message)
    /// Text of the content, or of an action.
    public static let text = Role(kind: .text)
    public static let image = Role(kind: .image)
    /// What can be touched to choose an action.
    public static let action = Role(kind: .action)
    /// The close button.
    public static let close = Role(kind: .close)
    /// What can be typed in.
    public static let field = Role(kind: .field)
    /// An item of a list.
    public static let choice = Role(kind: .choice)
    /// A switch.
    public static let toggle = Role(kind: .toggle)
    public static let progress = Role(kind: .progress)
    public static let badge = Role(kind: .badge)
    /// A thin line.
    public static let separator = Role(kind: .separator)
    /// Room for a view of the app.
    public static let slot = Role(kind: .slot)
    /// The surface beside the panel, as something that assistive technology can activate.
    public static let dismiss = Role(kind: .dismiss)
    /// A part of another node that means nothing by itself.
    public static let decoration = Role(kind: .decoration)
  }
}
