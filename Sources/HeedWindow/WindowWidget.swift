internal import CGtk
internal import Heed

/// The widget that stands for a node.
@MainActor
struct WindowWidget {
  /// What kind of widget a node needs; another kind needs another widget.
  enum Kind: Hashable, Sendable {
    case text(heading: Bool), image, group, button, link, checkbox, radio, toggle, progress
    case field, secret, lines
  }

  let kind: Kind
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The node that it draws itself, which the picture leaves out.
  var drawnNode: Name?
  /// What was told to GTK, so that it is not told again.
  var told: Accessibility?
  var frame = Rect()
  /// The rules of its text, and what holds them for GTK.
  var style = ""
  var rules: UnsafeMutablePointer<GtkCssProvider>?

  /// What a node needs; nothing where it means nothing to assistive technology.
  static func kind(of node: Node, _ field: Field?) -> Kind? {
    if let field {
      switch field.input.kind {
      case .secure: return .secret
      case .multiline: return .lines
      case .text, .number, .email: return .field
      }
    }
    guard node.role != .dismiss, let role = node.accessibility?.role else { return nil }
    switch role.kind {
    case .dialog: return nil
    case .heading: return .text(heading: true)
    case .text: return .text(heading: false)
    case .image: return .image
    case .button: return .button
    case .link: return .link
    case .textField: return .field
    case .secureField: return .secret
    case .checkbox: return .checkbox
    case .radio: return .radio
    case .toggle: return .toggle
    case .progress: return .progress
    case .group: return .group
    }
  }

  /// Makes the widget of a kind.
  static func make(_ kind: Kind) -> UnsafeMutablePointer<GtkWidget>? {
    let widget: UnsafeMutablePointer<GtkWidget>?
    switch kind {
    case .text(let isHeading):
      widget = heed_element(isHeading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL)
    case .image: widget = heed_element(GTK_ACCESSIBLE_ROLE_IMG)
    case .group: widget = heed_element(GTK_ACCESSIBLE_ROLE_GROUP)
    case .button: widget = heed_button(GTK_ACCESSIBLE_ROLE_BUTTON)
    case .link: widget = heed_button(GTK_ACCESSIBLE_ROLE_LINK)
    // Buttons, because assistive technology can press those alone.
    case .checkbox: widget = heed_button(GTK_ACCESSIBLE_ROLE_CHECKBOX)
    case .radio: widget = heed_button(GTK_ACCESSIBLE_ROLE_RADIO)
    case .toggle: widget = heed_button(GTK_ACCESSIBLE_ROLE_SWITCH)
    case .progress: widget = gtk_progress_bar_new()
    case .field: widget = gtk_entry_new()
    case .secret: widget = gtk_password_entry_new()
    case .lines: widget = gtk_text_view_new()
    }
    guard let widget else { return nil }
    switch kind {
    case .field, .secret, .lines: gtk_widget_add_css_class(widget, "field")
    default:
      gtk_widget_add_css_class(widget, "clear")
      gtk_widget_set_opacity(widget, 0)
    }
    return widget
  }
}
