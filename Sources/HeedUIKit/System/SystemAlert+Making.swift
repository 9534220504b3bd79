#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SystemAlert {
    func makeController(for content: SystemContent, _ number: Int) -> UIAlertController {
      let controller = UIAlertController(
        title: content.title, message: content.message,
        preferredStyle: content.isSheet ? .actionSheet : .alert)
      let watch = ReleaseWatch { [weak self] in self?.lost(number) }
      for action in content.actions {
        let made = UIAlertAction(title: action.title, style: action.style) { [weak self] _ in
          withExtendedLifetime(watch) { self?.chose(action.id, number) }
        }
        controller.addAction(made)
        if action.id == content.preferred { controller.preferredAction = made }
      }
      for field in content.fields {
        controller.addTextField { [presentation] in $0.take(field, presentation) }
      }
      return controller
    }

    func show(
      _ content: SystemContent, of alert: Alert, on controller: UIAlertController
    ) {
      controller.title = content.title
      controller.message = content.message
      for (action, shown) in zip(content.actions, controller.actions) {
        if shown.isEnabled != action.isEnabled { shown.isEnabled = action.isEnabled }
      }
      for (field, shown) in zip(content.fields, controller.textFields ?? [])
      where shown.text != field.value && shown.markedTextRange == nil {
        shown.text = field.value
      }
      controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(alert.appearance)
      controller.view.accessibilityIdentifier = "panel"
      styling.apply(alert, failure: content.failure, to: controller)
    }

    func moveFocus(to node: Name) {
      guard let fields = controller?.textFields, let alert = presentation.session?.alert else {
        return
      }
      let nodes = alert.content.indices.filter { index in
        if case .field(let field) = alert.content[index].kind {
          alert.systemFields.contains { $0.id == field.id }
        } else {
          false
        }
      }
      for (block, field) in zip(nodes, fields) where node == "content/\(block)" {
        field.becomeFirstResponder()
      }
    }
  }
#endif
