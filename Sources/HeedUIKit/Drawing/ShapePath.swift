#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension CornerShape {
    /// The shape's outline in a rectangle.
    func path(in rect: CGRect) -> UIBezierPath {
      switch self {
      case .square: return UIBezierPath(rect: rect)
      case .rounded(let radius, let corners, _) where corners == .all:
        return UIBezierPath(roundedRect: rect, cornerRadius: radius)
      case .rounded(let radius, let corners, _):
        func at(_ corner: Corners) -> Double { corners.contains(corner) ? radius : 0 }
        return Self.path(
          CornerRadii(
            topLeft: at(.topLeft), topRight: at(.topRight), bottomRight: at(.bottomRight),
            bottomLeft: at(.bottomLeft)), in: rect)
      case .path(let radii): return Self.path(radii, in: rect)
      }
    }

    /// The shape that runs at a distance inside this one.
    func inset(by distance: Double) -> CornerShape {
      func less(_ radius: Double) -> Double { max(0, radius - distance) }
      switch self {
      case .square: return .square
      case .rounded(let radius, let corners, let isSmooth):
        return .rounded(radius: less(radius), at: corners, isSmooth: isSmooth)
      case .path(let radii):
        return .path(
          CornerRadii(
            topLeft: less(radii.topLeft), topRight: less(radii.topRight),
            bottomRight: less(radii.bottomRight), bottomLeft: less(radii.bottomLeft)))
      }
    }

    private static func path(_ radii: CornerRadii, in rect: CGRect) -> UIBezierPath {
      let path = UIBezierPath()
      let (left, top) = (rect.origin.x, rect.origin.y)
      let (right, bottom) = (left + rect.size.width, top + rect.size.height)
      func corner(_ x: CGFloat, _ y: CGFloat, _ radius: Double, from start: CGFloat) {
        path.addArc(
          withCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start,
          endAngle: start + .pi / 2, clockwise: true)
      }
      path.move(to: CGPoint(x: left + radii.topLeft, y: top))
      path.addLine(to: CGPoint(x: right - radii.topRight, y: top))
      corner(right - radii.topRight, top + radii.topRight, radii.topRight, from: -.pi / 2)
      path.addLine(to: CGPoint(x: right, y: bottom - radii.bottomRight))
      corner(right - radii.bottomRight, bottom - radii.bottomRight, radii.bottomRight, from: 0)
      path.addLine(to: CGPoint(x: left + radii.bottomLeft, y: bottom))
      corner(left + radii.bottomLeft, bottom - radii.bottomLeft, radii.bottomLeft, from: .pi / 2)
      path.addLine(to: CGPoint(x: left, y: top + radii.topLeft))
      corner(left + radii.topLeft, top + radii.topLeft, radii.topLeft, from: .pi)
      path.close()
      return path
    }
  }

  extension CACornerMask {
    /// The corners of a layer; UIKit's layers count from the top.
    init(_ corners: CornerShape.Corners) {
      self = []
      if corners.contains(.topLeft) { insert(.layerMinXMinYCorner) }
      if corners.contains(.topRight) { insert(.layerMaxXMinYCorner) }
      if corners.contains(.bottomLeft) { insert(.layerMinXMaxYCorner) }
      if corners.contains(.bottomRight) { insert(.layerMaxXMaxYCorner) }
    }
  }
#endif
