#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension EdgeInsets {
    /// The same distances.
    public init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension UIEdgeInsets {
    /// The same distances.
    public init(_ insets: EdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension Insets {
    /// The same distances.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// The same distances.
    public init(_ insets: Insets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
  }
#endif
