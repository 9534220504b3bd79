/// What assistive technology is told of a node.
public struct Accessibility: Hashable, Sendable {
  /// What a node is to assistive technology.
  public struct Role: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case dialog, heading, text, image, button, link, textField, secureField, checkbox, radio
      case toggle, progress, group

      package static var names: WordList {
        """
        dialog heading text image button link textField secureField checkbox radio \
        toggle progress group
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The alert itself; everything outside it is hidden while it is up.
    public static let dialog = Role(kind: .dialog)
    public static let heading = Role(kind: .heading)
    public static let text = Role(kind: .text)
    public static let image = Role(kind: .image)
    public static let button = Role(kind: .button)
    public static let link = Role(kind: .link)
    public static let textField = Role(kind: .textField)
    /// A field whose text is not read out.
    public static let secureField = Role(kind: .secureField)
    /// One of several items that can be picked together.
    public static let checkbox = Role(kind: .checkbox)
    /// One of several items of which one can be picked.
    public static let radio = Role(kind: .radio)
    public static let toggle = Role(kind: .toggle)
    public static let progress = Role(kind: .progress)
    /// Room for a view of the app.
    public static let group = Role(kind: .group)
  }

  public var role: Role
  /// What is read out.
  public var label: String
  /// What it holds at the moment.
  public var value: String?
  /// What is wrong or happens next.
  public var hint: String?
  public var isEnabled: Bool
  public var isSelected: Bool

  /// Makes what is told; enabled and not selected by default.
  public init(
    role: Role, label: String, value: String? = nil, hint: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.isEnabled = isEnabled
    self.isSelected = isSelected
  }
}
