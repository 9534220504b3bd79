#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  extension CALayer {
    /// Lets a path that was just set come from an old one while the layer's size is being animated:
    /// a view animates its layer's size, but no paths.
    func animate(_ key: String, from old: CGPath?) {
      guard let old, let size = animation(forKey: "bounds.size") as? CABasicAnimation else {
        return
      }
      let way = CABasicAnimation(keyPath: key)
      way.fromValue = old
      way.duration = size.duration
      way.timingFunction = size.timingFunction
      add(way, forKey: key)
    }
  }
#endif
