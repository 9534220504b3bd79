import Heed

/// One run of a host with a presenter that watches it.
///
/// It stands between the two as a host of its own, passes every call on, and notes what goes wrong.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class HostTrial: AlertHost {
  private struct Showing {
    let presentation: Presentation
    var reports = 0
    var isHidden = false
  }

  let subject: HostUnderTest
  private(set) var violations: [HostContract.Violation] = []
  private(set) var answers: [Answer] = []
  private var strongPresenter: AlertPresenter?
  private let reference = TrialReference()
  private var showings: [Showing] = []
  private var lastTime = -Double.infinity
  private var isAskingForWakeUp = false

  init(_ subject: HostUnderTest) {
    self.subject = subject
    let presenter = AlertPresenter(host: self)
    strongPresenter = presenter
    reference.presenter = presenter
    presenter.observer = { [reference] in reference.trial?.observe($0) ?? true }
    reference.trial = self
  }

  // MARK: What a check does

  @discardableResult
  func present(
    _ alert: Alert, options: PresentationOptions = PresentationOptions(),
    then: @escaping () -> Void = {}
  ) -> AlertHandle? {
    strongPresenter?.present(alert, options: options) { [reference] answer in
      reference.trial?.answers.append(answer)
      then()
    }
  }

  func advance(_ seconds: Double) {
    subject.advance(seconds)
    readTime()
  }

  func removeSurface() {
    if let presenter = strongPresenter { subject.removeSurface?(presenter) }
  }

  /// Whether the presenter lives on although nothing but the host could keep it.
  func keepsPresenter() -> Bool {
    strongPresenter = nil
    return reference.keepsPresenter
  }

  func conclude() {
    // Whatever comes too late has its time to come.
    subject.advance(1)
    for showing in showings where !showing.isHidden && showing.reports == 0 {
      note(.reportsEachShowOnce, "An alert was shown, and neither report came.")
    }
    strongPresenter?.surfaceGone()
    strongPresenter = nil
    reference.trial = nil
  }

  func note(_ clause: HostContract.Clause, _ reason: String) {
    violations.append(HostContract.Violation(clause: clause, reason: reason))
  }

  // MARK: What the host reports

  private func observe(_ observation: PresenterObservation) -> Bool {
    switch observation {
    case .wake:
      if isAskingForWakeUp {
        note(.wakesFromOutside, "The presenter was woken inside the call that asked for it.")
        return false
      }
    case .report(let event, let presentation):
      guard let index = showings.firstIndex(where: { $0.presentation == presentation }) else {
        note(.reportsNothingBeforeShown, "An event came for an alert that was not shown.")
        return true
      }
      let isReport = event == .presented || event == .presentationFailed
      if showings[index].isHidden {
        note(.reportsNothingAfterHide, "An event came for an alert that had been hidden.")
      } else if isReport {
        showings[index].reports += 1
        if showings[index].reports > 1 {
          note(.reportsEachShowOnce, "An alert was shown once and reported twice.")
        }
      } else if showings[index].reports == 0 {
        note(.reportsNothingBeforeShown, "An event came before the alert was reported as shown.")
      }
    }
    return true
  }

  // MARK: What the presenter asks for

  var environment: Environment { subject.host.environment }
  var measurer: Measurer { subject.host.measurer }
  var playsMotion: Bool { subject.host.playsMotion }

  var now: Double {
    readTime()
    return subject.host.now
  }

  private func readTime() {
    let time = subject.host.now
    if time < lastTime { note(.keepsTime, "The time went backwards.") }
    if !time.isFinite { note(.keepsTime, "The time was not a number.") }
    lastTime = max(lastTime, time)
  }

  func show(_ scene: Scene, for presentation: Presentation) {
    showings.append(Showing(presentation: presentation))
    subject.host.show(scene, for: presentation)
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    subject.host.draw(scene, animated: animated, for: presentation)
  }

  func hide(_ presentation: Presentation) {
    subject.host.hide(presentation)
    for index in showings.indices where showings[index].presentation == presentation {
      showings[index].isHidden = true
    }
    if !subject.shownActions().isEmpty {
      note(.showsNothingAfterHide, "Actions were seen after the alert was hidden.")
    }
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    isAskingForWakeUp = true
    subject.host.wake(presenter, at: time)
    isAskingForWakeUp = false
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    subject.host.perform(request, for: presentation)
  }
}

/// Leads to a trial and its presenter without keeping them alive, where the language can.
#if !hasFeature(Embedded)
  @MainActor
#endif
private final class TrialReference {
  #if hasFeature(Embedded)
    var presenter: AlertPresenter?
    var trial: HostTrial?
    /// Embedded Swift cannot tell.
    var keepsPresenter: Bool { false }
  #else
    weak var presenter: AlertPresenter?
    weak var trial: HostTrial?
    var keepsPresenter: Bool { presenter != nil }
  #endif
}
