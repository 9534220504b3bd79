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
    private let ownHeight: (@MainActor (Double) -> Double?)?

    /// Shows a view.
    ///
    /// Where the alert says nothing about the slot's height, the view's own constraints decide, or
    /// else its `sizeThatFits`; both are asked again with each update of the alert's handle.
    public init(_ view: UIView) {
      self.view = view
      viewController = nil
      ownHeight = nil
    }

    /// Shows a view controller.
    ///
    /// - Parameters:
    ///   - viewController: What is shown.
    ///   - height: The height in points at a width, where the alert says nothing about the slot's;
    ///     nothing where any height will do. By default its `preferredContentSize` decides, or else its
    ///     view. Where the height changes while the alert is up, its parent has to be told by
    ///     `preferredContentSizeDidChange(forChildContentContainer:)`, as UIKit does for its
    ///     `preferredContentSize`.
    public init(
      _ viewController: UIViewController, height: (@MainActor (Double) -> Double?)? = nil
    ) {
      view = viewController.view
      self.viewController = viewController
      ownHeight = height
    }

    /// The height in points that the view has at a width; nothing where any height will do.
    func height(atWidth width: Double) -> Double? {
      if let ownHeight { return ownHeight(width) }
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
