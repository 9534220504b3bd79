/// What assistive technology is told of a node.
public struct Accessibility: Hashable, Sendable {
  private(set) var shared: Shared<Values>

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

  public var role: Role {
    get { shared.storage.values.role }
    set { shared.own().values.role = newValue }
  }
  /// What is read out.
  public var label: String {
    get { shared.storage.values.label }
    set { shared.own().values.label = newValue }
  }
  /// What it holds at the moment.
  public var value: String? {
    get { shared.storage.values.value }
    set { shared.own().values.value = newValue }
  }
  /// What is wrong or happens next.
  public var hint: String? {
    get { shared.storage.values.hint }
    set { shared.own().values.hint = newValue }
  }
  public var isEnabled: Bool {
    get { shared.storage.values.isEnabled }
    set { shared.own().values.isEnabled = newValue }
  }
  public var isSelected: Bool {
    get { shared.storage.values.isSelected }
    set { shared.own().values.isSelected = newValue }
  }

  /// Makes what is told; enabled and not selected by default.
  public init(
    role: Role, label: String, value: String? = nil, hint: String? = nil,
    isEnabled: Bool = true, isSelected: Bool = false
  ) {
    shared = Shared(Values(role: role, label: label, value: value, hint: hint, isEnabled: isEnabled, isSelected: isSelected))
  }
}
