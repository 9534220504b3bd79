#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    /// Scrolls an area of the scene to points from its start.
    func scroll(_ area: Name, to offset: Double, animated: Bool) {
      let view = views.values.compactMap { $0 as? ScrollAreaView }.first { $0.area?.id == area }
      view?.setContentOffset(CGPoint(x: 0, y: offset), animated: animated)
    }
  }

  extension SceneView: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let view = scrollView as? ScrollAreaView, let area = view.area else { return }
      view.showVisibleTexts()
      // The session limits what is beyond the ends while it bounces.
      if !isShowing { send(.scrolled(area: area.id, offset: Double(view.contentOffset.y))) }
    }
  }
#endif
