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
    /// Where the alert says nothing about the slot's height, the view's own constraints decide, or
    /// else its `sizeThatFits`; both are asked again with each update of the alert's handle.
    public init(_ view: UIView) {
      self.view = view
      viewController = nil
    }

    /// Shows a view controller.
    ///
    /// Where the alert says nothing about the slot's height, its `preferredContentSize` decides, and
    /// the alert follows when that changes; or else its view.
    public init(_ viewController: UIViewController) {
      view = viewController.view
      self.viewController = viewController
    }

    /// The height in points that the view has at a width; nothing where any height will do.
    func height(atWidth width: Double) -> Double? {
      if let height = viewController?.preferredContentSize.height, height > 0 { return height }
      let constrained = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if constrained.height > 0 { return constrained.height }
      let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      return fitting.height > 0 && fitting.height.isFinite ? fitting.height : nil
    }
  }
#endif
