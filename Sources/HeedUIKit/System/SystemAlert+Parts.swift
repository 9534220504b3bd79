#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Says when nothing holds it any more; what holds it tells nobody when it goes itself.
  final class ReleaseWatch: Sendable {
    private let released: @MainActor @Sendable () -> Void

    init(_ released: @escaping @MainActor @Sendable () -> Void) {
      self.released = released
    }

    deinit {
      Task { @MainActor [released] in released() }
    }
  }

  extension SystemContent.Action {
    var style: UIAlertAction.Style {
      if isCancel { return .cancel }
      return isDestructive ? .destructive : .default
    }
  }

  extension PopoverAnchor {
    /// The middle of a view, without an arrow: where a sheet on a wide screen has no place of its own,
    /// UIKit would end the app.
    init(centeredIn view: UIView) {
      self.init(
        view, rect: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0),
        arrows: [])
    }
  }

  extension UITextField {
    func take(_ field: Field, _ presentation: Presentation) {
      text = field.value
      placeholder = field.placeholder
      adoptKeyboard(of: field)
      let id = field.id
      addAction(
        UIAction { [weak self] _ in
          presentation.send(.textChanged(field: id, text: self?.text ?? ""))
        }, for: .editingChanged)
      addAction(
        UIAction { _ in presentation.send(.editingEnded(field: id)) }, for: .editingDidEnd)
    }
  }
#endif
