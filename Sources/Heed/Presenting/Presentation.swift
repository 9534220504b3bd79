/// An alert that a host has on its surface, from `show` to `hide`.
///
/// Each `show` comes with a new one. Events sent to one that was hidden are ignored, so a report that
/// comes too late does no harm. It does not keep its presenter alive.
#if !hasFeature(Embedded)
  @MainActor
#endif
public struct Presentation {
  /// The alert's number among all alerts of its presenter.
  public nonisolated let token: Int
  /// Tells apart the times at which the alert was shown.
  nonisolated let showing: Int
  private let reference: PresenterReference

  init(token: Int, showing: Int, reference: PresenterReference) {
    self.token = token
    self.showing = showing
    self.reference = reference
  }

  /// What presents it; nothing once that is gone.
  public var presenter: AlertPresenter? { reference.presenter }

  /// The alert's state; nothing once it is hidden.
  public var session: Session? { entry?.session }

  /// What the presenter keeps for this presentation, so that its session can be read in place.
  package var entry: PresenterEntry? { presenter?.entry(of: self) }

  /// Whether the alert is on the surface, or about to be.
  public var isCurrent: Bool { entry != nil }

  /// Reports what happened.
  ///
  /// It is handled before the call returns, or, inside a call of the host, after that has returned.
  public func send(_ event: SessionEvent) {
    presenter?.receive(event, from: self)
  }
}

extension Presentation: Hashable {
  public nonisolated static func == (lhs: Presentation, rhs: Presentation) -> Bool {
    lhs.token == rhs.token && lhs.showing == rhs.showing
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(token)
    hasher.combine(showing)
  }
}
