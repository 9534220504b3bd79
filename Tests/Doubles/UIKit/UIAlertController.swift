public import Foundation

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet = 0, alert }
  public private(set) var preferredStyle = Style.alert
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        DoubleLog.fault("The preferred action is none of the actions.")
      }
    }
  }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet, UITraitCollection.current.horizontalSizeClass == .regular {
      modalPresentationStyle = .popover
    }
  }
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      DoubleLog.fault("There is a cancel action already.")
    }
    actions.append(action)
  }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert { DoubleLog.fault("Sheets have no text fields.") }
    let field = UITextField()
    view.addSubview(field)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  /// The person chooses an action: the controller goes, then the action's handler runs.
  public func doubleChoose(_ title: String) {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled,
      let presenting = presentingViewController
    else { return }
    presenting.dismiss(animated: true) { action.handler?(action) }
  }
}
