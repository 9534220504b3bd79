internal import Foundation

extension UIViewController {
  /// How far a controller is on its way onto the screen or off it.
  enum Appearance { case gone, coming, here, going }

  // Controllers hand on what they hear to the children whose views stand in theirs.

  func willAppear(_ animated: Bool) {
    appearance = .coming
    viewWillAppear(animated)
    for child in shownChildren where child.isAway { child.willAppear(animated) }
  }
  func didAppear(_ animated: Bool) {
    appearance = .here
    viewDidAppear(animated)
    for child in shownChildren {
      if child.isAway { child.willAppear(animated) }
      if child.appearance == .coming { child.didAppear(animated) }
    }
  }
  func willDisappear(_ animated: Bool) {
    appearance = .going
    viewWillDisappear(animated)
    for child in children where !child.isAway { child.willDisappear(animated) }
  }
  func didDisappear(_ animated: Bool) {
    appearance = .gone
    viewDidDisappear(animated)
    for child in children where child.appearance == .going { child.didDisappear(animated) }
  }
  func appear(_ isVisible: Bool) {
    if isVisible {
      willAppear(false)
      didAppear(false)
    } else {
      willDisappear(false)
      didDisappear(false)
    }
  }

  /// The view of a child came into a window or left it while its parent was where it is.
  func viewMoved(toWindow isInWindow: Bool) {
    guard let parent else { return }
    if isInWindow {
      guard isAway, parent.appearance == .coming || parent.appearance == .here else { return }
      willAppear(false)
      if parent.appearance == .here { didAppear(false) }
    } else if !isAway {
      appear(false)
    }
  }

  private var isAway: Bool { appearance == .gone || appearance == .going }
  private var shownChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }
}
