#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// Whether one of the alert's own fields is being typed in: Return, Space, arrows and letters are
    /// then the field's, which reports Return itself; only Tab and Escape mean something to the alert.
    var isEditing: Bool { fields.contains { $0.isFirstResponder } }

    /// Moves the focus: the keyboard goes to a field or away from it, and assistive technology to what
    /// stands for the node.
    func moveFocus(to node: Name?) {
      let field = node.flatMap { views[$0] as? FieldNodeView }?.control
      if let field {
        if !field.isFirstResponder { _ = field.becomeFirstResponder() }
      } else if isEditing {
        endEditing(true)
      }
      if let node, let element = element(for: node) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
      }
    }

    private var fields: [any FieldControl] {
      views.values.compactMap { ($0 as? FieldNodeView)?.control }
    }
  }
#endif
