#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What a popover can point to: a view, an item of a bar, or an anchor that says more.
  @MainActor
  public protocol PopoverSource {
    /// Points to it.
    var popoverAnchor: PopoverAnchor { get }
  }

  extension PopoverAnchor: PopoverSource {
    public var popoverAnchor: PopoverAnchor { self }
  }

  extension UIView: PopoverSource {
    /// Points to the view as it stands.
    public var popoverAnchor: PopoverAnchor { PopoverAnchor(self) }
  }

  extension UIBarButtonItem: PopoverSource {
    /// Points to the item in its bar.
    public var popoverAnchor: PopoverAnchor { PopoverAnchor(self) }
  }
#endif
