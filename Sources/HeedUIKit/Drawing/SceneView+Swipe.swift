#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  extension SceneView {
    func recognizeSwipes() {
      swipe.mayBegin = { [weak self] touch, rule in self?.isPanelDragged(by: touch, rule) ?? false }
      swipe.began = { [weak self] in self?.send(.swipeBegan) }
      swipe.moved = { [weak self] way in self?.send(.swipeMoved(way)) }
      swipe.ended = { [weak self] way, speed in self?.send(.swipeEnded(way, velocity: speed)) }
      swipe.cancelled = { [weak self] in self?.send(.swipeCancelled) }
      addGestureRecognizer(swipe)
    }

    /// Whether a drag that began with a touch moves the panel, and not something on it.
    private func isPanelDragged(by touch: UITouch, _ rule: SwipeRule) -> Bool {
      guard let scene, let view = touch.view, view.isDescendant(of: panel) else { return false }
      let place = moment.place(of: Point(touch.location(in: self)), around: scene.panelCenter)
      guard scene.panelFrame.contains(place) else { return false }
      if session?.dragsBetweenActions == true, isOnAction(touch) { return false }
      return !isNeeded(by: view, rule)
    }

    private func isOnAction(_ touch: UITouch) -> Bool {
      views.values.contains { view in
        view is ActionView && view.bounds.contains(touch.location(in: view))
      }
    }

    /// Whether a view, or one that it stands in, does something with the drag itself: a control of the
    /// app's such as a slider, or content that can be scrolled further in its direction.
    private func isNeeded(by view: UIView, _ rule: SwipeRule) -> Bool {
      var here: UIView? = view
      while let view = here, view !== self {
        if view is UIControl, !(view is LineField) { return true }
        if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
          let least = Double(-scroll.adjustedContentInset.top)
          let most = Double(
            scroll.contentSize.height - scroll.bounds.size.height
              + scroll.adjustedContentInset.bottom)
          let canScroll = most > least + 0.5
          let offset = Double(scroll.contentOffset.y)
          if canScroll, !rule.isAtEdge(offset: offset, least: least, most: most) { return true }
        }
        here = view.superview
      }
      return false
    }
  }
#endif
