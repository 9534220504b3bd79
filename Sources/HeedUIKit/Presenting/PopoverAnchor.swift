#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What a popover points to.
  ///
  /// It does not keep the view or the item alive. One that is gone is no anchor.
  @MainActor
  public struct PopoverAnchor {
    private(set) weak var view: UIView?
    private(set) weak var barButtonItem: UIBarButtonItem?
    private let rect: CGRect?
    /// The directions in which the arrow may point; any by default.
    public var arrows: UIPopoverArrowDirection

    /// Points to a view, or to a rectangle in its coordinates.
    public init(
      _ view: UIView, rect: CGRect? = nil, arrows: UIPopoverArrowDirection = .any
    ) {
      self.view = view
      self.rect = rect
      self.arrows = arrows
    }

    /// Points to an item of a bar.
    public init(_ item: UIBarButtonItem, arrows: UIPopoverArrowDirection = .any) {
      barButtonItem = item
      rect = nil
      self.arrows = arrows
    }

    /// Whether there is still something to point to.
    var isThere: Bool { view?.window != nil || barButtonItem != nil }

    func apply(to popover: UIPopoverPresentationController) {
      popover.permittedArrowDirections = arrows
      if let barButtonItem {
        if #available(iOS 16, *) {
          popover.sourceItem = barButtonItem
        } else {
          popover.barButtonItem = barButtonItem
        }
      } else if let view {
        popover.sourceView = view
        popover.sourceRect = rect ?? view.bounds
      }
    }
  }
#endif
