/// Changes or closes an alert from the moment it was presented; harmless when it is over.
///
/// It does not keep the presenter alive, and need not be kept itself.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class AlertHandle {
  /// The alert's number among all alerts of its presenter.
  public let token: Int
  /// What came back, once the alert is over.
  public private(set) var answer: Answer?
  /// Whether it was dropped because an alert of the same id was waiting or up.
  public internal(set) var isDuplicate = false

  private let reference: PresenterReference
  #if !hasFeature(Embedded)
    private var waiting: [CheckedContinuation<Answer, Never>] = []
  #endif

  init(token: Int, reference: PresenterReference) {
    self.token = token
    self.reference = reference
  }

  /// Whether the alert is on the surface.
  public var isUp: Bool {
    guard answer == nil, let phase = reference.presenter?.phase(of: token) else { return false }
    switch phase {
    case .entering, .shown, .leaving, .suspending: return true
    case .waiting, .presenting, .suspended, .ended: return false
    }
  }

  /// Changes what the alert says; what the person typed and picked is kept.
  ///
  /// An alert with ``Alert/problems`` is not taken; the presenter reports it.
  public func update(_ alert: Alert) {
    send(.update(alert))
  }

  /// Says how much is done, from 0 to 1 or nothing where that is not known, in the alert's progress
  /// block of a place, the first by default.
  public func setProgress(_ part: Double?, place: Int = 0) {
    send(.progress(part, place: place))
  }

  /// Takes the alert back: it ends as ``Answer/Reason/withdrawn``, or never comes.
  ///
  /// One that is up stays for its ``PresentationOptions/minimumTime``.
  public func close() {
    guard answer == nil else { return }
    reference.presenter?.withdraw(token)
  }

  private func send(_ event: SessionEvent) {
    guard answer == nil else { return }
    reference.presenter?.receive(event, for: token)
  }

  func end(with answer: Answer) {
    self.answer = answer
    #if !hasFeature(Embedded)
      let waiting = self.waiting
      self.waiting = []
      for continuation in waiting { continuation.resume(returning: answer) }
    #endif
  }

  #if !hasFeature(Embedded)
    /// Waits until the alert is over.
    ///
    /// Any number of tasks may wait. Cancelling one does not close the alert.
    public func wait() async -> Answer {
      if let answer { return answer }
      return await withCheckedContinuation { waiting.append($0) }
    }
  #endif
}
