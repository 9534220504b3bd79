#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  public import UIKit

  /// What an app puts into a slot: a view, or a view controller with its view.
  @MainActor
  public struct SlotContent {
    /// What is shown.
    public let view: UIView
    /// The controller of the view, which becomes a child of the alert's while it is up.
    public let viewController: UIViewController?

    /// Shows a view.
    ///
    /// Where the slot says nothing about its height, the view's `sizeThatFits` decides, or its own
    /// constraints do.
    public init(_ view: UIView) {
      self.view = view
      viewController = nil
    }

    /// Shows a view controller; its `preferredContentSize` decides where the slot says no height.
    public init(_ viewController: UIViewController) {
      view = viewController.view
      self.viewController = viewController
    }
  }
#endif
