#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// Moves the focus: the keyboard goes to a field or away from it, and assistive technology to what
    /// stands for the node.
    func moveFocus(to node: Name?) {
      if let field = node.flatMap({ views[$0] as? FieldNodeView })?.control {
        if !field.isFirstResponder { field.becomeFirstResponder() }
      } else if isEditing {
        endEditing(true)
      }
      if let node, let element = element(for: node) {
        UIAccessibility.post(notification: .layoutChanged, argument: element)
      }
    }

    /// Whether the person types into one of the alert's own fields.
    private var isEditing: Bool {
      views.values.contains { ($0 as? FieldNodeView)?.control?.isFirstResponder == true }
    }
  }
#endif
