#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIColor {
    /// A colour that is the same in every appearance, in sRGB.
    public convenience init(_ color: RGBA) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
#endif
