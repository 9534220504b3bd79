#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension CGPoint {
    /// The same point.
    public init(_ point: Point) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// The same size.
    public init(_ size: Size) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// The same rectangle.
    public init(_ rect: Rect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  extension Point {
    /// The same point.
    public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  }

  extension Size {
    /// The same size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  extension Rect {
    /// The same rectangle.
    public init(_ rect: CGRect) {
      self.init(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
  }
#endif
