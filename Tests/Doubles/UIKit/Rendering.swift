public import Foundation

// Pictures of the double have a size and no pixels.

public final class CGContext {}

open class UIGraphicsRendererFormat: NSObject {}
open class UIGraphicsRendererContext: NSObject {}
open class UIGraphicsRenderer: NSObject {}

public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  public var scale: CGFloat = 1
  public var opaque = false
  public var preferredRange = Range.automatic
}

public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public var cgContext: CGContext { CGContext() }
}

public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let size: CGSize
  private let scale: CGFloat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    let pixels = CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }
}

extension UIImage {
  public func draw(in rect: CGRect) {}
}

extension UIView {
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { true }
}

extension CALayer {
  public func render(in context: CGContext) {}
}
