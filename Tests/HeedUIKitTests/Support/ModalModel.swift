import HeedTesting

@testable import HeedUIKit

/// UIKit as far as a presentation's course can see it, with moods of its own, beside a list of what
/// the course said; it knows nothing of the course's inside.
struct ModalModel {
  typealias Event = PresentationCourse.Event

  enum State { case idle, asked, presenting, up, askedDown, dismissing }

  var course: PresentationCourse
  var state = State.idle
  var reports: [PresentationCourse.Report] = []
  var broken: String?
  /// Whether something of the alert can be seen.
  var isVisible = false
  var hasVanished = false
  /// Whether the presenter waits to be told that it is free.
  var owesReady = false
  /// Whether UIKit does all that it is asked for, and says so.
  var isHonest = false
  /// Whether a transition has to be over, since the course asked for it.
  var isHurried = false
  private var random: SeededGenerator
  private var queue: [Event] = []
  private var isHandling = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    course = PresentationCourse(isProvisional: Bool.random(using: &random))
  }

  mutating func fail(_ reason: String) {
    if broken == nil { broken = "\(reason); \(state), \(course.place), \(reports)" }
  }

  /// Whether UIKit has presented it.
  var isUp: Bool { state == .up || state == .askedDown || state == .dismissing }

  mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

  // MARK: What the course does

  mutating func send(_ event: Event) {
    queue.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !queue.isEmpty {
      for step in course.handle(queue.removeFirst()) { take(step) }
    }
    isHandling = false
    if hasVanished && isVisible { fail("seen though it vanished") }
  }

  private mutating func take(_ step: PresentationCourse.Step) {
    switch step {
    case .present: present()
    case .dismiss:
      if state != .up && state != .askedDown { fail("dismissed though it is not up") }
      if isHonest || !chance(6) { state = .askedDown }
    case .finishTransition: isHurried = true
    case .waitForPresenter:
      if owesReady { fail("waits twice") }
      owesReady = true
    case .removeView: isVisible = false
    case .restore: if state != .up { fail("restored though it is not up") }
    case .report(let report): take(report)
    }
  }

  private mutating func present() {
    guard state == .idle else { return fail("presented while UIKit is busy") }
    if !isHonest && chance(4) { return send(.presenterBusy) }
    if !isHonest && chance(8) { return send(.refused) }
    state = .asked
    // UIKit may begin inside the call.
    if chance(3) { begin() }
  }

  private mutating func take(_ report: PresentationCourse.Report) {
    if reports.last == .finished { fail("\(report) after the end") }
    if hasVanished && report != .finished { fail("\(report) though it vanished") }
    let hasAnswered = reports.contains(.presented) || reports.contains(.failed)
    switch report {
    case .presented, .failed:
      if hasAnswered { fail("\(report) is the second report") }
      if report == .presented, course.isProvisional, state != .up { fail("presented too early") }
    case .entered, .left, .gone:
      if !reports.contains(.presented) { fail("\(report) though it was never presented") }
      if reports.contains(.left) || reports.contains(.gone) { fail("\(report) after it left") }
    case .finished: break
    }
    // What was given up may still come; what left or failed may not be seen.
    if report == .left || report == .gone || report == .failed {
      if isVisible { fail("\(report) though it is seen") }
    }
    reports.append(report)
  }

  // MARK: What UIKit does

  mutating func begin() {
    switch state {
    case .asked:
      state = .presenting
      isVisible = true
      send(.willPresent)
      if reports.contains(.finished) || hasVanished {
        if isVisible { fail("seen after the end") }
      }
    case .askedDown:
      state = .dismissing
      send(.willDismiss)
    case .idle, .presenting, .up, .dismissing: break
    }
  }

  mutating func end() {
    let isCompleted = isHonest || isHurried || !chance(4)
    switch state {
    case .presenting:
      state = isCompleted ? .up : .idle
      if !isCompleted { isVisible = false }
      isHurried = false
      send(.didPresent(completed: isCompleted))
    case .dismissing:
      state = isCompleted ? .idle : .up
      if isCompleted { isVisible = false }
      isHurried = false
      send(.didDismiss(completed: isCompleted))
      if isCompleted && chance(3) { send(.didDismiss(completed: true)) }
    case .idle, .asked, .up, .askedDown: break
    }
  }

  /// Somebody else dismisses it, by a transition or without a word.
  mutating func dismissByOthers() {
    guard state == .up else { return }
    if chance(2) {
      state = .dismissing
      send(.willDismiss)
    } else {
      state = .idle
      isVisible = false
      send(.gone)
    }
  }

  mutating func becomeReady() {
    guard owesReady else { return }
    owesReady = false
    send(.presenterReady)
  }

  mutating func vanish() {
    guard !hasVanished else { return }
    hasVanished = true
    send(.vanish)
  }
}
