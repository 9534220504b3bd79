import Testing

@testable import HeedUIKit

/// Plays events on a course and keeps what it said.
private struct Walk {
  var course: PresentationCourse
  var steps: [PresentationCourse.Step] = []

  init(isProvisional: Bool = false) {
    course = PresentationCourse(isProvisional: isProvisional)
  }

  /// What the course says to the last of these events.
  @discardableResult
  mutating func play(_ events: PresentationCourse.Event...) -> [PresentationCourse.Step] {
    for event in events { steps = course.handle(event) }
    return steps
  }

  static func up(isProvisional: Bool = false) -> Walk {
    var walk = Walk(isProvisional: isProvisional)
    walk.play(.wantUp, .willPresent, .didPresent(completed: true))
    return walk
  }
}

@Suite struct PresentationCourseTests {
  typealias Event = PresentationCourse.Event
  typealias Step = PresentationCourse.Step

  @Test func presentsThenDismisses() {
    var walk = Walk()
    #expect(walk.play(.wantUp) == [.present])
    #expect(walk.play(.willPresent) == [.report(.presented)])
    #expect(walk.play(.didPresent(completed: true)) == [.report(.entered)])
    #expect(walk.play(.wantDown(animated: true)) == [.dismiss(animated: true)])
    #expect(walk.play(.willDismiss) == [])
    #expect(
      walk.play(.didDismiss(completed: true)) == [.report(.left), .report(.finished)])
    #expect(walk.course.place == .over)
  }

  @Test func endsTheEntryWhereItIsAndLeavesFromThere() {
    var walk = Walk()
    walk.play(.wantUp, .willPresent)
    #expect(walk.play(.wantDown(animated: true)) == [.finishTransition])
    #expect(walk.play(.didPresent(completed: true)) == [.dismiss(animated: true)])
  }

  @Test func presentsAgainWhenItComesBackWhileItLeaves() {
    var walk = Walk.up()
    walk.play(.wantDown(animated: true), .willDismiss)
    #expect(walk.play(.wantUp) == [])
    #expect(walk.play(.didDismiss(completed: true)) == [.present])
    #expect(walk.play(.willPresent) == [])
    #expect(walk.play(.didPresent(completed: true)) == [.report(.entered)])
  }

  @Test func aPresentationRefusedForTheSecondTimeIsGone() {
    var walk = Walk.up()
    walk.play(.wantDown(animated: true), .willDismiss, .wantUp, .didDismiss(completed: true))
    #expect(walk.play(.refused) == [.report(.gone), .report(.finished)])
  }

  @Test func vanishesAtOnceWhereverItIs() {
    var entering = Walk()
    entering.play(.wantUp, .willPresent)
    #expect(entering.play(.vanish) == [.removeView, .finishTransition])
    #expect(entering.play(.didPresent(completed: true)) == [.dismiss(animated: false)])
    #expect(entering.play(.didDismiss(completed: true)) == [.report(.finished)])

    var up = Walk.up()
    #expect(up.play(.vanish) == [.removeView, .dismiss(animated: false)])

    var asked = Walk()
    asked.play(.wantUp)
    #expect(asked.play(.vanish) == [.removeView])
    #expect(asked.play(.willPresent) == [.removeView, .finishTransition])

    var leaving = Walk.up()
    leaving.play(.wantDown(animated: true), .willDismiss)
    #expect(leaving.play(.vanish) == [.removeView, .finishTransition])
  }

  @Test func saysNothingOfAnAlertThatVanished() {
    var walk = Walk()
    walk.play(.wantUp, .vanish)
    for event in [Event.willPresent, .didPresent(completed: true), .willDismiss] {
      #expect(!walk.play(event).contains { if case .report = $0 { true } else { false } })
    }
    #expect(walk.play(.didDismiss(completed: true)) == [.report(.finished)])
  }

  @Test func waitsForABusyPresenter() {
    var walk = Walk()
    walk.play(.wantUp)
    #expect(walk.play(.presenterBusy) == [.waitForPresenter])
    #expect(walk.play(.presenterReady) == [.present])
    #expect(walk.play(.willPresent) == [.report(.presented)])
  }

  @Test func failsWhenThePresenterStaysBusy() {
    var walk = Walk()
    walk.play(.wantUp)
    for _ in 0..<PresentationCourse.mostWaits {
      #expect(walk.play(.presenterBusy) == [.waitForPresenter])
      walk.play(.presenterReady)
    }
    #expect(walk.play(.presenterBusy) == [.report(.failed), .report(.finished)])

    var slow = Walk()
    slow.play(.wantUp, .presenterBusy)
    #expect(slow.play(.overdue) == [.report(.failed), .report(.finished)])
  }

  @Test func doesNotPresentWhenItVanishedWhileThePresenterWasBusy() {
    var walk = Walk()
    walk.play(.wantUp, .presenterBusy)
    #expect(walk.play(.vanish) == [.removeView, .report(.finished)])
    #expect(walk.play(.presenterReady) == [])
  }

  @Test func doesNotWaitForAPresenterOnceItVanished() {
    var walk = Walk()
    walk.play(.wantUp, .vanish)
    #expect(walk.play(.presenterBusy) == [.report(.finished)])
  }

  @Test func nothingIsPresentedOverAnAlertThatUIKitIsToTakeDown() {
    var walk = Walk()
    walk.play(.wantUp)
    #expect(!walk.course.isGoing)
    walk.play(.willPresent, .didPresent(completed: true))
    #expect(!walk.course.isGoing)
    walk.play(.wantDown(animated: false))
    #expect(walk.course.isGoing)
    walk.play(.didDismiss(completed: true))
    #expect(!walk.course.isGoing)

    var late = Walk()
    late.play(.wantUp, .vanish)
    #expect(late.course.isGoing)

    // What UIKit never came round to keeps nobody waiting.
    var stuck = Walk()
    stuck.play(.wantUp, .overdue)
    #expect(!stuck.course.isGoing)
  }

  @Test func failsWhenRefused() {
    var walk = Walk()
    walk.play(.wantUp)
    #expect(walk.play(.refused) == [.report(.failed), .report(.finished)])
  }

  @Test func aCancelledPresentationIsOneThatFailed() {
    var walk = Walk(isProvisional: true)
    walk.play(.wantUp)
    #expect(walk.play(.willPresent) == [])
    #expect(
      walk.play(.didPresent(completed: false))
        == [.removeView, .report(.failed), .report(.finished)])
  }

  @Test func aPresentationThatIsBeingCancelledIsNoDismissal() {
    var walk = Walk(isProvisional: true)
    walk.play(.wantUp, .willPresent, .willDismiss)
    #expect(walk.course.place == .presenting)
    #expect(walk.play(.didPresent(completed: false)).contains(.report(.failed)))
  }

  @Test func countsAsPresentedAtTheEndWhereItMayBeCancelled() {
    var walk = Walk(isProvisional: true)
    walk.play(.wantUp, .willPresent)
    #expect(
      walk.play(.didPresent(completed: true)) == [.report(.presented), .report(.entered)])
  }

  @Test func isGoneWhenSomebodyElseDismissedIt() {
    var walk = Walk.up()
    #expect(walk.play(.willDismiss) == [])
    #expect(walk.play(.didDismiss(completed: true)) == [.report(.gone), .report(.finished)])

    var silent = Walk.up()
    #expect(silent.play(.gone) == [.report(.gone), .report(.finished)])
  }

  @Test func goesOnAfterACancelledDismissal() {
    var walk = Walk.up()
    walk.play(.willDismiss)
    #expect(walk.play(.didDismiss(completed: false)) == [.restore])
    #expect(walk.course.place == .up)
    #expect(walk.play(.wantDown(animated: true)) == [.dismiss(animated: true)])
  }

  @Test func leavesAllTheSameWhenItsOwnDismissalIsCancelled() {
    var walk = Walk.up()
    walk.play(.wantDown(animated: true), .willDismiss)
    #expect(walk.play(.didDismiss(completed: false)) == [.dismiss(animated: false)])
    walk.play(.willDismiss)
    #expect(walk.play(.didDismiss(completed: false)) == [.dismiss(animated: false)])
    walk.play(.willDismiss)
    #expect(
      walk.play(.didDismiss(completed: false))
        == [.removeView, .report(.left), .report(.finished), .dismiss(animated: false)])
  }

  @Test func usesTheDismissalThatIsUnderWay() {
    var walk = Walk.up()
    walk.play(.willDismiss)
    #expect(walk.play(.wantDown(animated: true)) == [])
    #expect(walk.play(.didDismiss(completed: true)) == [.report(.left), .report(.finished)])
  }

  @Test func asksOnceMoreThenGoesOnWithoutUIKit() {
    var walk = Walk.up()
    walk.play(.wantDown(animated: true))
    #expect(walk.play(.overdue) == [.dismiss(animated: false)])
    #expect(walk.play(.overdue) == [.removeView, .report(.left), .report(.finished)])
    #expect(walk.course.patience == nil)
    // It comes round after all.
    #expect(walk.play(.willDismiss) == [])
    #expect(walk.play(.didDismiss(completed: true)) == [])
    #expect(walk.course.place == .over)
  }

  @Test func takesDownWhatUIKitPresentsTooLate() {
    var walk = Walk()
    walk.play(.wantUp)
    #expect(walk.play(.overdue) == [.removeView, .report(.failed), .report(.finished)])
    #expect(walk.play(.willPresent) == [.removeView, .finishTransition])
    #expect(walk.play(.didPresent(completed: true)) == [.dismiss(animated: false)])
    #expect(walk.play(.didDismiss(completed: true)) == [])
    #expect(walk.course.place == .over)
  }

  @Test(arguments: [Event.didPresent(completed: true), .didPresent(completed: false), .refused])
  func ignoresAReportThatComesTwice(_ event: Event) {
    var walk = Walk.up()
    #expect(walk.play(event) == [])
    #expect(walk.course.place == .up)
  }

  @Test func ignoresTheEndOfADismissalThatIsTakenBack() {
    var walk = Walk.up()
    walk.play(.wantDown(animated: true), .willDismiss, .wantUp, .didDismiss(completed: true))
    #expect(walk.play(.didDismiss(completed: true)) == [])
    walk.play(.willPresent)
    #expect(walk.play(.didDismiss(completed: true)) == [])
    #expect(walk.course.place == .presenting)
  }

  @Test func holdsTheAlertsTimeOnlyWhileItLeaves() {
    var walk = Walk()
    walk.play(.wantUp)
    #expect(!walk.course.isLeaving)
    walk.play(.willPresent, .wantDown(animated: true))
    #expect(walk.course.isLeaving)
    walk.play(.didPresent(completed: true), .willDismiss)
    #expect(walk.course.isLeaving)
    walk.play(.didDismiss(completed: true))
    #expect(!walk.course.isLeaving)
  }
}
