/// Something that a host has to do for an alert, in the order in which the effects come.
///
/// Later versions may add effects; a host outside the package has a default that does nothing.
public indirect enum SessionEffect: Hashable, Sendable {
  /// A way of the panel.
  public enum Movement: Hashable, Sendable {
    /// Onto the surface.
    case enter
    /// Off the surface.
    case leave
    /// Where the finger has it.
    case drag
    /// Back to its place after a drag.
    case settle
  }

  /// Something that the person can feel, where the surface can do that.
  public enum Haptic: Hashable, Sendable {
    /// Another action is under the finger.
    case selection
    case success
    case failure
    /// Something was chosen that may destroy something.
    case warning
  }

  /// Bring it onto the surface: lay it out with ``Session/layOut(with:at:)``, hide everything else
  /// from assistive technology, and send `presented`; or `presentationFailed`.
  case show
  /// Lay it out again with ``Session/layOut(with:at:)`` and show the new scene, moving from the old
  /// one where `animated` says so.
  case layOut(animated: Bool)
  /// Show ``Session/scene(at:)`` frame by frame until a time in seconds; send `tick` with each frame.
  case move(Movement, until: Double)
  /// Send `tick` at this time in seconds or soon after, or never; it takes the place of the wake-up
  /// asked for before. Less than a millisecond too early counts as in time; a tick that is earlier
  /// still does not count as the wake-up.
  case wake(at: Double?)
  /// Move the focus to the node of this id.
  case moveFocus(Name)
  /// Give the focus back to what had it before the alert came.
  case restoreFocus
  /// Have assistive technology say this.
  case announce(String)
  case haptic(Haptic)
  /// Scroll an area to points from its start.
  case scroll(area: Name, to: Double)
  /// Run an action's work, and send `workFinished` once.
  case startWork(WorkRequest)
  /// The work of this number has lost its meaning: stop it; its result is ignored.
  case cancelWork(Int)
  /// Ask the validator of a field, and send `validated` once.
  case validate(ValidationRequest)
  /// An action without work was chosen that keeps the alert open.
  case stayed(action: Name)
  /// The person touched a link whose address is allowed.
  case open(link: Name)
  /// The alert that code wanted to show instead cannot be meant, and was not taken.
  case rejected(AlertProblem)
  /// Take it off the surface, also where it was not shown yet.
  case hide
  /// It is off the surface and waits for `resume`.
  case suspended
  /// It is over, and off the surface: hand out the answer. No effect follows.
  case deliver(Answer)
}
