extension PresentationCourse {
  /// Something that the alert's session wants or that UIKit did.
  enum Event: Hashable, Sendable {
    // MARK: What is wanted

    /// It belongs on the screen.
    case wantUp
    /// It belongs off the screen, by its way out.
    case wantDown(animated: Bool)
    /// It has to be off the screen before the call returns.
    case vanish

    // MARK: What became of a call to present

    /// The presenting controller cannot present at the moment.
    case presenterBusy
    /// It can again.
    case presenterReady
    /// It will not present, or is gone.
    case refused

    // MARK: What UIKit tells a presentation controller

    case willPresent
    case didPresent(completed: Bool)
    case willDismiss
    case didDismiss(completed: Bool)
    /// The controller is presented no longer, whatever UIKit said of it.
    case gone
    /// UIKit had all the time that it should need.
    case overdue
  }

  /// Something to do, in the order in which the steps come.
  enum Step: Hashable, Sendable {
    /// Call `present`, and tell of `presenterBusy` or `refused` if that is what comes of it.
    case present
    /// Call `dismiss`.
    case dismiss(animated: Bool)
    /// Have the transition that is under way be over, with everything where it is.
    case finishTransition
    /// Tell of `presenterReady` when the presenting controller is free.
    case waitForPresenter
    /// Take everything off the screen without UIKit's help.
    case removeView
    /// Put dimming and focus back after a dismissal that was cancelled.
    case restore
    case report(Report)
  }

  /// What the session is told.
  enum Report: Hashable, Sendable {
    case presented
    /// It is not on the screen and will not be.
    case failed
    case entered
    case left
    /// Somebody else took it off the screen.
    case gone
    /// UIKit has nothing to do with it any more; always the last.
    case finished
  }

  /// Where UIKit is with the controller.
  enum Place: Hashable, Sendable {
    case off
    /// The presenter is busy.
    case waiting
    /// `present` was called, and UIKit has not begun.
    case askedUp
    case presenting
    case up
    /// `dismiss` was called, and UIKit has not begun.
    case askedDown
    /// UIKit dismisses it, because the alert or somebody else asked for it.
    case dismissing(isOwn: Bool)
    case over
  }
}
