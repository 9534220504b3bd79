internal import Heed

extension SVGWriter {
  /// The title and description of the whole.
  func describe() -> String {
    guard let dialog else { return "" }
    var text = ""
    if !dialog.label.isEmpty { text += XML.element("title", [], XML.text(dialog.label)) + "\n" }
    let more = [dialog.value, dialog.hint].compactMap { $0 }.filter { !$0.isEmpty }
    if !more.isEmpty {
      text += XML.element("desc", [], XML.text(more.joined(separator: " "))) + "\n"
    }
    return text
  }

  private var dialog: Accessibility? {
    scene.nodes.lazy.compactMap(\.accessibility).first { $0.role == .dialog }
  }

  /// What assistive technology is told of the alert, whose nodes are inside it.
  func accessibility(ofDialog scene: Scene) -> XML.Attributes {
    guard let dialog else { return [] }
    var attributes: XML.Attributes = [("role", "dialog"), ("aria-modal", "true")]
    if !dialog.label.isEmpty { attributes.append(("aria-label", dialog.label)) }
    return attributes
  }

  /// What assistive technology is told of a node.
  func accessibility(of node: Node) -> XML.Attributes {
    guard let told = node.accessibility else { return [("aria-hidden", "true")] }
    if told.role == .dialog { return [] }
    var attributes: XML.Attributes = []
    if let role = SVGWriter.role(of: told.role) {
      attributes.append(("role", role))
    } else if options.letters == .outlines {
      attributes.append(("role", "img"))
    }
    // A text that is there as text speaks for itself.
    let isText = told.role == .text && options.letters == .text
    if !isText, !told.label.isEmpty { attributes.append(("aria-label", told.label)) }
    if told.role == .heading { attributes.append(("aria-level", "1")) }
    if told.role == .progress, let value = told.value {
      attributes.append(("aria-valuetext", value))
    }
    if !told.isEnabled { attributes.append(("aria-disabled", "true")) }
    switch told.role.kind {
    case .checkbox, .radio, .toggle:
      attributes.append(("aria-checked", told.isSelected ? "true" : "false"))
    case .dialog, .heading, .text, .image, .button, .link, .textField, .secureField, .progress,
      .group:
      if told.isSelected { attributes.append(("aria-current", "true")) }
    }
    return attributes
  }

  /// What a node holds, and what is wrong or happens next.
  func description(of node: Node) -> String? {
    guard let told = node.accessibility, told.role != .dialog else { return nil }
    let value = told.role == .progress ? nil : told.value
    let parts = [value, told.hint].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : XML.element("desc", [], XML.text(parts.joined(separator: " ")))
  }

  private static func role(of role: Accessibility.Role) -> String? {
    switch role.kind {
    case .dialog, .text: nil
    case .heading: "heading"
    case .image: "img"
    case .button: "button"
    case .link: "link"
    case .textField, .secureField: "textbox"
    case .checkbox: "checkbox"
    case .radio: "radio"
    case .toggle: "switch"
    case .progress: "progressbar"
    case .group: "group"
    }
  }
}
