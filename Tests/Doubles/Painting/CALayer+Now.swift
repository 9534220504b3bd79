internal import Heed
@testable internal import UIKit

extension CALayer {
  /// The radii of its corners; as circles, whatever curve was asked for.
  var corners: CornerRadii {
    func radius(_ corner: CACornerMask) -> Double {
      maskedCorners.contains(corner) ? Double(cornerRadius) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  /// How far an animation has it to the right now.
  @MainActor
  var translation: Double? {
    for key in animationKeys() ?? [] {
      guard let way = animation(forKey: key) as? CABasicAnimation,
        way.keyPath == "transform.translation.x", let from = way.fromValue as? Double,
        let to = way.toValue as? Double
      else { continue }
      return from + (to - from) * way.progress
    }
    return nil
  }

  @MainActor var shownShadowPath: CGPath? { moving(shadowPath, "shadowPath") }

  @MainActor
  fileprivate func moving(_ path: CGPath?, _ key: String) -> CGPath? {
    guard let path, let way = animation(forKey: key) as? CABasicAnimation,
      let from = way.fromValue, let old = from as? CGPath
    else { return path }
    return old.towards(path, way.progress)
  }
}

extension CAShapeLayer {
  @MainActor var shownPath: CGPath? { moving(path, "path") }
}

extension CABasicAnimation {
  /// How far it is, from 0 to 1, slow at first and at last.
  @MainActor
  fileprivate var progress: Double {
    guard duration > 0 else { return 1 }
    var turns = (DoubleClock.shared.now - start) / duration
    if !autoreverses { turns = min(turns, 1) }
    let part = turns - turns.rounded(.down)
    let isBack = autoreverses && Int(turns.rounded(.down)) % 2 == 1
    let way = !autoreverses && turns >= 1 ? 1 : isBack ? 1 - part : part
    return UICubicTimingParameters(animationCurve: .easeInOut).progress(way)
  }
}

extension CGPath {
  /// A path between this one and another of the same steps; else the other one.
  fileprivate func towards(_ other: CGPath, _ progress: Double) -> CGPath {
    guard steps.count == other.steps.count else { return other }
    func between(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * progress }
    func between(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
      CGPoint(x: between(one.x, two.x), y: between(one.y, two.y))
    }
    let middle = zip(steps, other.steps).map { one, two -> UIBezierPath.Step in
      switch (one, two) {
      case (.move(let one), .move(let two)): .move(between(one, two))
      case (.line(let one), .line(let two)): .line(between(one, two))
      case (.arc(let one, let radius, _, _), .arc(let two, let end, let from, let to)):
        .arc(center: between(one, two), radius: between(radius, end), start: from, end: to)
      case (.rect(let one, let radius), .rect(let two, let end)):
        .rect(
          CGRect(
            origin: between(one.origin, two.origin),
            size: CGSize(
              width: between(one.width, two.width), height: between(one.height, two.height))),
          radius: between(radius, end))
      default: two
      }
    }
    return CGPath(middle, boundingBox.union(other.boundingBox))
  }
}
