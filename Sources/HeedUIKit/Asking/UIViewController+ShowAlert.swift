#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIViewController {
    /// Asks with titles alone, and says which was chosen by its place.
    ///
    /// The places of those that are there are counted from 0: the way out, the destructive action,
    /// then the others in their order. A title that is nothing or empty is not there.
    ///
    /// ```swift
    /// showAlert(title: "Save changes?", cancel: "Cancel", destructive: "Discard", others: ["Save"]) {
    ///   index in
    ///   if index == 2 { save() }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - style: An alert or a sheet.
    ///   - title: What is asked.
    ///   - message: What there is to know before answering.
    ///   - cancel: The title of the way out.
    ///   - destructive: The title of the action that may lose something.
    ///   - others: The titles of all other actions.
    ///   - source: What a sheet points to where there is room for a popover: a view, an item of a bar,
    ///     or a ``PopoverAnchor``.
    ///   - completion: Runs exactly once, when the alert is off the screen, with the place of what was
    ///     chosen. Touching beside a popover or sheet is the way out, where there is one. It is nothing
    ///     where nothing was chosen, such as when the screen went away.
    /// - Returns: The way to change or close it.
    @discardableResult
    public func showAlert(
      style: Alert.Style = .alert, title: String?, message: String? = nil, cancel: String? = nil,
      destructive: String? = nil, others: [String?]? = nil, from source: (any PopoverSource)? = nil,
      completion: @escaping @MainActor (_ index: Int?) -> Void = { _ in }
    ) -> AlertHandle {
      Alert(
        style: style, title: title, message: message, cancel: cancel, destructive: destructive,
        others: others
      ).present(from: self, options: UIKitOptions(anchor: source?.popoverAnchor)) {
        completion($0.index)
      }
    }

    /// Asks with titles alone, and waits for the place of what was chosen.
    ///
    /// All else is as in ``showAlert(style:title:message:cancel:destructive:others:from:completion:)``.
    /// Cancelling the task closes the alert.
    @discardableResult
    public func showAlert(
      style: Alert.Style = .alert, title: String?, message: String? = nil, cancel: String? = nil,
      destructive: String? = nil, others: [String?]? = nil, from source: (any PopoverSource)? = nil
    ) async -> Int? {
      await Alert(
        style: style, title: title, message: message, cancel: cancel, destructive: destructive,
        others: others
      ).present(from: self, options: UIKitOptions(anchor: source?.popoverAnchor)).index
    }
  }
#endif
