import Heed

/// Plays events on a session and holds everything that comes out against what is promised.
///
/// It knows nothing of the session's inside but its phase, so that a mistake in there is seen here.
struct SessionWatch {
  /// What a session may be in when something happens to it.
  static let states = [
    "waiting", "presenting", "entering", "shown", "busy", "swiping", "leaving", "suspending",
    "suspended", "ended",
  ]

  let fixture: SessionFixture
  private(set) var session: Session
  private(set) var broken: String?
  private(set) var answer: Answer?
  /// When the session asked to be woken.
  private(set) var wake: Double?
  private var fixed: Answer?
  private var works: [Int] = []
  private var isUp = false
  private var wasPresented = false
  private var presentedAt = 0.0
  private var isHidden = false
  private var tookFocus = false
  private var isSwiping = false
  private(set) var time = 0.0
  /// The alert that code gave last; none where it is still the fixture's.
  private var updates: [Alert] = []
  private var needsScene = false
  /// Whether the host said that the focus went somewhere, maybe into the alert.
  private var mayHaveFocus = false

  init(_ fixture: SessionFixture) {
    self.fixture = fixture
    session = fixture.session
  }

  /// The place of the session's state among all states.
  var state: Int {
    switch session.phase {
    case .waiting: 0
    case .presenting: 1
    case .entering: isSwiping ? 5 : session.isBusy ? 4 : 2
    case .shown: isSwiping ? 5 : session.isBusy ? 4 : 3
    case .leaving: 6
    case .suspending: 7
    case .suspended: 8
    case .ended: 9
    }
  }

  /// The alert as it is now.
  private var alert: Alert { updates.last ?? fixture.alert }

  mutating func fail(_ reason: String) {
    if broken == nil { broken = reason }
  }

  mutating func play(_ event: SessionEvent, at moment: Double) {
    time = max(time, moment)
    note(event)
    let before = session.phase
    let effects = session.handle(event, at: time)
    if answer != nil && !effects.isEmpty { fail("an effect after the answer") }
    for effect in effects { check(effect, of: event) }
    if let answer = session.answer {
      if let fixed, fixed != answer { fail("the answer changed") }
      if fixed == nil {
        fixed = answer
        check(answer, by: event)
      } else if before == .leaving || before == .ended {
        checkQuiet(effects)
      }
    }
    if (session.phase == .ended) != (answer != nil) { fail("over without an answer") }
    if session.phase == .leaving && wake == nil { fail("nobody is woken to end it") }
    if !session.isInteractive { isSwiping = false }
  }

  /// What the event itself changes in what may be expected.
  private mutating func note(_ event: SessionEvent) {
    switch event {
    case .presented where session.phase == .presenting:
      if !wasPresented { presentedAt = time }
      wasPresented = true
    case .update(let new) where new.problems.isEmpty && session.answer == nil:
      updates = [new]
    case .presentationFailed where session.phase == .presenting: isUp = false
    case .focusMoved: if session.isInteractive { mayHaveFocus = true }
    case .pauseBegan(.hiddenPage): isHidden = true
    case .pauseEnded(.hiddenPage): isHidden = false
    case .swipeBegan: if session.isInteractive && alert.dismissalRules.swipe { isSwiping = true }
    case .swipeEnded, .swipeCancelled: isSwiping = false
    case .workFinished(let number, _): works.removeAll { $0 == number }
    default: break
    }
  }

  private mutating func check(_ effect: SessionEffect, of event: SessionEvent) {
    if answer != nil { fail("an effect after the answer") }
    switch effect {
    case .show:
      if isUp { fail("shown twice") }
      isUp = true
      if needsScene { session.adopt(fixture.scene, at: time) }
      needsScene = false
    case .hide:
      if !isUp { fail("hidden though not shown") }
      isUp = false
    case .suspended:
      if isUp { fail("suspended while on the surface") }
      needsScene = true
    case .layOut:
      if !isUp { fail("laid out off the surface") }
      if updates.isEmpty, case .update = event { session.adopt(fixture.scene, at: time) }
    case .move(_, let until): if until < time { fail("a move that ends in the past") }
    case .wake(let at):
      if let at, at < time { fail("a wake-up in the past") }
      wake = at
    case .moveFocus:
      if !session.isInteractive { fail("the focus moves while the alert is not up") }
      tookFocus = true
    case .restoreFocus:
      if !tookFocus && !mayHaveFocus { fail("the focus is given back without having been taken") }
      tookFocus = false
    case .startWork(let work):
      if !works.isEmpty { fail("two works at once") }
      if !event.canChoose { fail("work that nobody asked for") }
      works.append(work.number)
      checkAction(work.action, work.values)
    case .cancelWork(let number):
      if !works.contains(number) { fail("work is cancelled that does not run") }
      works.removeAll { $0 == number }
    case .deliver(let given):
      if isUp { fail("the answer comes before the panel is gone") }
      if tookFocus, event != .surfaceGone, event != .presentationFailed {
        fail("the focus is not given back")
      }
      if !works.isEmpty { fail("work is neither settled nor cancelled") }
      if given != session.answer { fail("another answer than the one that stood") }
      answer = given
    case .announce, .haptic, .scroll, .validate, .stayed, .open, .rejected: break
    }
  }

  /// What an answer may say, at the moment at which it is fixed.
  private mutating func check(_ answer: Answer, by event: SessionEvent) {
    if answer.wasShown != wasPresented { fail("wasShown is wrong") }
    if !works.isEmpty { fail("work runs on after the answer stands") }
    if session.isInteractive { fail("the answer stands but the alert does not go") }
    let rules = alert.dismissalRules
    switch answer.reason {
    case .action, .outsideTap, .swipe, .escape:
      if !event.canChoose { fail("a choice that nobody made") }
      if !wasPresented { fail("a choice in what was never seen") }
    default:
      if answer.action != nil { fail("an action that nobody chose") }
    }
    switch answer.reason {
    case .action: checkAction(answer.action, answer.values)
    case .outsideTap: if !rules.outsideTap { fail("a touch beside it is not allowed") }
    case .swipe: if !rules.swipe { fail("a swipe is not allowed") }
    case .escape: if !rules.escape && !rules.close { fail("Escape is not allowed") }
    case .timeout:
      if isHidden { fail("time went on while nobody could see it") }
      if let seconds = alert.dismissal.timeout {
        if updates.isEmpty, time - presentedAt < seconds - 1e-9 { fail("a timeout too early") }
      } else {
        fail("a timeout that nobody set")
      }
    case .unavailable: if wasPresented { fail("unavailable though it was shown") }
    default: break
    }
  }

  /// Whether an action could be chosen at all, with what the fields hold.
  private mutating func checkAction(_ id: Name?, _ values: [Answer.Value]) {
    guard let entry = alert.actionEntries.first(where: { $0.id == id }) else {
      return fail("an action that the alert does not have")
    }
    if !entry.action.isEnabled { fail("a disabled action was chosen") }
    guard updates.isEmpty else { return }
    if let seconds = entry.action.countdown, time - presentedAt < seconds - 1e-9 {
      fail("an action was chosen while it was counting")
    }
    if entry.action.needsValid, let mail = values.first(where: { $0.id == "mail" }) {
      // The address in the pool that is one.
      if mail.text != "a@b.example" { fail("an action was chosen while a field was wrong") }
    }
  }

  /// Once the answer stands, the panel only leaves.
  private mutating func checkQuiet(_ effects: [SessionEffect]) {
    for effect in effects {
      switch effect {
      case .layOut, .move, .wake, .hide, .restoreFocus, .deliver: break
      default: fail("something happens to an alert whose answer stands")
      }
    }
  }
}
