#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Shows a field: the node draws its box, and a text field of the system its text.
  @MainActor
  final class FieldNodeView: NodeView {
    private(set) var control: (any FieldControl)?
    /// Tells the session what happens in the field.
    var send: (@MainActor (SessionEvent) -> Void)?
    /// What an empty field of several lines says; a text view has no placeholder.
    private var placeholder: TextNodeView?
    private var field: Field?

    /// Shows a field in the node's box; `text` is what the scene draws in it.
    func show(_ appearance: FieldAppearance, text: Node?, tools: DrawingTools) {
      isUserInteractionEnabled = true
      let isMultiline = appearance.field.input == .multiline
      let hadFocus = control.map { $0.isFirstResponder && ($0 is TextArea) != isMultiline } ?? false
      let control = self.control(isMultiline: isMultiline)
      field = appearance.field
      UIView.change(isNew: control.superview == nil) {
        if control.superview == nil { addSubview(control) }
        control.frame = bounds
        control.show(appearance)
      }
      if hadFocus { _ = control.becomeFirstResponder() }
      showPlaceholder(isMultiline ? text : nil, tools: tools)
    }

    /// Keeps the control as long as it can: with it would go the keyboard.
    private func control(isMultiline: Bool) -> any FieldControl {
      if let control, (control is TextArea) == isMultiline { return control }
      let new: any FieldControl = isMultiline ? TextArea() : LineField()
      control?.removeFromSuperview()
      control = new
      new.events = self
      return new
    }

    private func showPlaceholder(_ text: Node?, tools: DrawingTools) {
      guard let text, let layout = text.text, let node, control?.value.isEmpty == true else {
        placeholder?.removeFromSuperview()
        placeholder = nil
        return
      }
      let view = placeholder ?? TextNodeView()
      UIView.change(isNew: placeholder == nil) {
        if placeholder == nil { addSubview(view) }
        view.frame = CGRect(text.frame.offset(x: -node.frame.x, y: -node.frame.y))
        view.show(layout, tools: tools)
      }
      placeholder = view
    }

    /// Shows no text field but what the scene draws, for a scene that is only looked at.
    func showAsPicture(text: Node?, tools: DrawingTools) {
      isUserInteractionEnabled = false
      control?.removeFromSuperview()
      control = nil
      showPlaceholder(nil, tools: tools)
    }
  }

  extension FieldNodeView: FieldControlEvents {
    func fieldBeganEditing() {
      if let node { send?(.focusMoved(node.id)) }
    }

    func fieldChanged(to text: String) {
      if !text.isEmpty {
        placeholder?.removeFromSuperview()
        placeholder = nil
      }
      if let field { send?(.textChanged(field: field.id, text: text)) }
    }

    func fieldReturned() { send?(.key(.return)) }

    func fieldEndedEditing() {
      if let field { send?(.editingEnded(field: field.id)) }
    }
  }
#endif
