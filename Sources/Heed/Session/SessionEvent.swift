/// Something that happens to an alert on a surface, as its host tells the session.
///
/// Events that make no sense at the moment are ignored, so a host never has to ask first.
public indirect enum SessionEvent: Hashable, Sendable {
  // MARK: Life

  /// The alert may come onto the surface.
  case present
  /// It is on the surface; its entry begins now.
  case presented
  /// It could not be brought onto the surface, or whatever does so was cancelled.
  case presentationFailed
  /// Its entry is over, for a host that knows before the session's clock does.
  case entered
  /// Its exit is over, for a host that knows before the session's clock does.
  case left
  /// Time has gone on: a frame, or a moment that the session asked to be woken at.
  case tick
  /// Code takes the alert back.
  case close
  /// Another alert takes its place for good.
  case replace
  /// Another alert takes its place for a while.
  case suspend
  /// It may come back after it was suspended.
  case resume
  /// Its surface is gone, and everything on it.
  case surfaceGone
  /// Code changes what the alert says; what the person did to it is kept.
  case update(Alert)
  /// Work goes on: the part that is done from 0 to 1, or nothing where that is not known, for the
  /// progress block of a place among all progress blocks, counted from 0.
  case progress(Double?, place: Int)
  /// The surface or the person's settings changed.
  case environment(Environment)
  /// What the app put into a slot takes another height than it did.
  case slotResized
  /// The alert's time stands still from now on, for a reason.
  case pauseBegan(SessionPause)
  /// The reason is over.
  case pauseEnded(SessionPause)

  // MARK: Touch and pointer

  /// A finger came down, or a button of a pointer was pressed.
  case touchBegan(SessionTouch)
  case touchMoved(SessionTouch)
  case touchEnded(SessionTouch)
  /// The system took the finger away from the alert; nothing is chosen.
  case touchCancelled(id: Int)
  /// A pointer moves over the surface without a button, or has left it.
  case pointerMoved(Point?)
  /// A scroll area was scrolled to points from its start.
  case scrolled(area: Name, offset: Double)
  /// A finger begins to drag the panel towards its edge.
  case swipeBegan
  /// The finger is this many points right of and below where the drag began.
  case swipeMoved(Point)
  /// The finger left the panel there, at a speed in points a second.
  case swipeEnded(Point, velocity: Point)
  /// The system took the drag away; panel, backdrop and focus go back to where they were.
  case swipeCancelled

  // MARK: Keys, focus and assistive technology

  /// A key went down; `isRepeat` says that it has been down for a while.
  case key(SessionKey, isRepeat: Bool = false)
  /// The node of this id was activated as a whole: by assistive technology, or by a control of the
  /// host's own.
  case activated(Name)
  /// The gesture with which assistive technology goes back.
  case escapeGesture
  /// The host's focus went to the node of this id, or out of the alert.
  case focusMoved(Name?)

  // MARK: Content

  /// The person typed: the field of this id, not of its node, holds this text now.
  case textChanged(field: Name, text: String)
  /// The person left a field in which they typed.
  case editingEnded(field: Name)
  /// The person picked an item of a list, or picked it again.
  case picked(list: Name, item: Name)
  /// The person turned a switch.
  case switched(Name, isOn: Bool)

  // MARK: Work

  /// The work of this number is over.
  case workFinished(Int, WorkResult)
  /// The question of this number to a validator is answered: what is wrong, or nothing.
  case validated(Int, error: String?)
}
