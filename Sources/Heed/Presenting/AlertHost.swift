/// Puts alerts on one surface: a window, a scene, a terminal, a page.
///
/// A host draws what it is given and reports what happens; it decides nothing. An ``AlertPresenter``
/// calls it, one alert at a time, and holds it until the surface is gone. This comment is the whole
/// contract, and `HostContract` in the module HeedTesting checks it.
///
/// **The life of an alert** on a surface is always `show`, then any number of `draw` and `perform`,
/// then `hide`. An alert that makes room for another one is hidden, and shown again later with a new
/// ``Presentation``.
///
/// 1. *Show*: put the scene on the surface, above everything else and modal to assistive technology,
///    then send `presented`. If it cannot be shown, put nothing there and send `presentationFailed`;
///    the alert is then answered as ``Answer/Reason/unavailable``. Send exactly one of the two, at once
///    or later: nothing else happens before it.
/// 2. *Draw*: the scene takes the place of the last one. Draw what is in it: its nodes back to front,
///    moved and faded as its ``Scene/moment`` says. A host of words may draw less, but never fewer
///    actions.
/// 3. *Report*: send what the person does, to the presentation with which the scene came: `activated`
///    with a node's id, such as `action/delete`, where the surface has controls of its own, or touches
///    and keys where it has not; and each text as it is typed. Send everything: what makes no sense at
///    the moment is ignored. Send no choice that the person did not make. If something else takes
///    just this alert off the surface, send `surfaceGone`.
/// 4. *Hide*: take everything of it off the surface before the call returns, and let go of the
///    presentation. It may come before the report of `show`: then send no report, and see that
///    nothing appears later. It does not come after `presentationFailed`. `restoreFocus` may follow for
///    the same presentation.
///
/// **Time** is the host's: ``now`` never goes backwards. The last ``wake(_:at:)`` counts, and is due
/// once: call ``AlertPresenter/wake()`` at that time or soon after, never inside the call itself. A
/// time that has passed means with the next frame.
///
/// **Calls** come in the order in which things have to happen, and never inside one another. A host may
/// send events and call the presenter from inside any call; they are handled in their order after the
/// call has returned. From outside they are handled at once, so that calls of the host come before
/// `send` returns.
///
/// **The surface**: call ``AlertPresenter/surfaceChanged()`` when ``environment`` changed, and
/// ``AlertPresenter/surfaceGone()`` when the surface is gone: what was up is hidden, all alerts end as
/// ``Answer/Reason/interrupted``, and the presenter lets go of the host. Each presentation leads to the
/// presenter; a host that keeps it all the same keeps it weakly.
///
/// Outside Embedded Swift hosts live on the main actor, because that is where views live. Embedded
/// Swift has no actors; there, everything has to happen on one thread.
#if !hasFeature(Embedded)
  @MainActor
#endif
public protocol AlertHost: AnyObject {
  /// What the surface and the person's settings are like now.
  var environment: Environment { get }
  /// Breaks texts into lines as this surface does.
  var measurer: Measurer { get }
  /// Breaks the texts of one alert into lines; by default ``measurer`` does.
  ///
  /// For a host whose alerts bring pictures or views of their own along.
  func measurer(for presentation: Presentation) -> Measurer
  /// The time in seconds, from any moment.
  var now: Double { get }
  /// Whether the host moves panels itself; false by default.
  ///
  /// A host that does not is woken for each frame and given it to draw. One that does plays
  /// ``HostRequest/move(_:until:)`` with the means of its surface, and is not woken for frames.
  var playsMotion: Bool { get }

  /// Puts an alert on the surface, and reports `presented` or `presentationFailed` exactly once.
  func show(_ scene: Scene, for presentation: Presentation)
  /// Draws an alert that is on the surface anew; `animated` asks to move from the old scene to it.
  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation)
  /// Takes an alert off the surface at once, whether it was reported or not.
  func hide(_ presentation: Presentation)
  /// Asks for one ``AlertPresenter/wake()`` at a time in seconds or soon after; nothing asks for none.
  func wake(_ presenter: AlertPresenter, at time: Double?)
  /// Does something else, where the surface can; by default nothing.
  func perform(_ request: HostRequest, for presentation: Presentation)
}

extension AlertHost {
  public func measurer(for presentation: Presentation) -> Measurer { measurer }
  public var playsMotion: Bool { false }
  public func perform(_ request: HostRequest, for presentation: Presentation) {}
}
