import Heed
import Testing

@Suite struct LaneTests {
  @Test func aFreeLaneShowsWhateverComes() {
    for policy in LanePolicy.allCases {
      var lane = Lane()
      #expect(lane.submit(LaneEntry(1, policy: policy), at: 0) == [.show(1)])
    }
  }

  /// What an alert of a policy and a priority does to one of priority 1 that is up.
  static let table: [(LanePolicy, Int, [LaneEffect])] = [
    (.wait, 0, []), (.wait, 1, []), (.wait, 2, []),
    (.replace, 0, []), (.replace, 1, [.end(1, .replaced)]), (.replace, 2, [.end(1, .replaced)]),
    (.preempt, 0, []), (.preempt, 1, [.suspend(1)]), (.preempt, 2, [.suspend(1)]),
  ]

  @Test(arguments: table)
  func aPolicySaysWhoWaitsForWhom(policy: LanePolicy, priority: Int, effects: [LaneEffect]) {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, priority: 1), at: 0)
    #expect(lane.submit(LaneEntry(2, priority: priority, policy: policy), at: 1) == effects)
    let gone = lane.finished(1, at: 2)
    #expect(gone == [.show(2)])
  }

  @Test func theMostUrgentComesNextThenTheFirst() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    for (token, priority) in [(2, 0), (3, 5), (4, 0), (5, 5)] {
      #expect(lane.submit(LaneEntry(token, priority: priority), at: 0).isEmpty)
    }
    var order: [Int] = []
    var last = 1
    while let next = lane.finished(last, at: 1).first {
      guard case .show(let token) = next else { break }
      order.append(token)
      last = token
    }
    #expect(order == [3, 5, 2, 4])
  }

  @Test func aPreemptedAlertComesBack() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    #expect(lane.submit(LaneEntry(2, priority: 5, policy: .preempt), at: 1) == [.suspend(1)])
    // The next one comes when the last one is off.
    #expect(lane.current == 1)
    #expect(lane.suspended(1, at: 1.4) == [.show(2)])
    #expect(lane.submit(LaneEntry(3), at: 2).isEmpty)
    #expect(lane.finished(2, at: 3) == [.resume(1)])
    #expect(lane.finished(1, at: 4) == [.show(3)])
  }

  @Test func somethingMoreUrgentComesBeforeTheOneThatComesBack() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    _ = lane.submit(LaneEntry(2, priority: 5, policy: .preempt), at: 1)
    _ = lane.submit(LaneEntry(3, priority: 3), at: 1)
    #expect(lane.suspended(1, at: 2) == [.show(2)])
    #expect(lane.finished(2, at: 3) == [.show(3)])
    #expect(lane.finished(3, at: 4) == [.resume(1)])
  }

  @Test func preemptingTwiceBringsBothBack() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    _ = lane.submit(LaneEntry(2, policy: .preempt), at: 1)
    _ = lane.suspended(1, at: 1)
    #expect(lane.submit(LaneEntry(3, policy: .preempt), at: 2) == [.suspend(2)])
    #expect(lane.suspended(2, at: 2) == [.show(3)])
    #expect(lane.finished(3, at: 3) == [.resume(1)])
    #expect(lane.finished(1, at: 4) == [.resume(2)])
  }

  @Test func aDuplicateIsDroppedOnlyWhenAsked() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, id: "update"), at: 0)
    #expect(lane.submit(LaneEntry(2, id: "update"), at: 0).isEmpty)
    #expect(
      lane.submit(LaneEntry(3, id: "update", isUnique: true), at: 0) == [.duplicate(3, of: 1)])
    #expect(lane.waiting == [2])
    _ = lane.finished(1, at: 1)
    _ = lane.finished(2, at: 1)
    #expect(lane.submit(LaneEntry(4, id: "update", isUnique: true), at: 1) == [.show(4)])
  }

  @Test func anAlertThatIsEndingIsNoTwin() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, id: "a"), at: 0)
    #expect(lane.withdraw(1, at: 0) == [.end(1, .withdrawn)])
    #expect(lane.submit(LaneEntry(2, id: "a", isUnique: true), at: 0).isEmpty)
    #expect(lane.finished(1, at: 1) == [.show(2)])
  }

  @Test func anAlertStaysForItsLeastTime() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, minimumTime: 3), at: 10)
    #expect(lane.submit(LaneEntry(2, policy: .replace), at: 11) == [.wake(at: 13)])
    #expect(lane.tick(at: 12).isEmpty)
    #expect(lane.tick(at: 13) == [.end(1, .replaced), .wake(at: nil)])
  }

  @Test func codeThatTakesItBackTooEarlyWaitsForItsLeastTime() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, minimumTime: 3), at: 0)
    #expect(lane.withdraw(1, at: 1) == [.wake(at: 3)])
    #expect(lane.tick(at: 2.9997) == [.end(1, .withdrawn), .wake(at: nil)])
  }

  @Test func thePersonNeedNotWaitForTheLeastTime() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, minimumTime: 30), at: 0)
    _ = lane.submit(LaneEntry(2), at: 0)
    #expect(lane.finished(1, at: 1) == [.show(2)])
  }

  @Test func anAlertThatIsTakenBackBeforeItsDelayIsOverIsNeverShown() {
    var lane = Lane()
    #expect(lane.submit(LaneEntry(1, delay: 2), at: 0) == [.wake(at: 2)])
    #expect(lane.withdraw(1, at: 1) == [.end(1, .withdrawn), .wake(at: nil)])
    #expect(lane.tick(at: 2).isEmpty)
  }

  @Test func aDelayedAlertLetsOthersPass() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, priority: 9, policy: .replace, delay: 2), at: 0)
    #expect(lane.submit(LaneEntry(2), at: 1) == [.show(2)])
    #expect(lane.tick(at: 2) == [.end(2, .replaced), .wake(at: nil)])
    #expect(lane.finished(2, at: 3) == [.show(1)])
  }

  @Test func aWishForAPlaceEndsWithWhoHasIt() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, minimumTime: 5), at: 0)
    _ = lane.submit(LaneEntry(2), at: 0)
    _ = lane.submit(LaneEntry(3, policy: .replace), at: 0)
    // The one it wanted to replace is gone by itself: now it waits like any other.
    #expect(lane.finished(1, at: 1) == [.show(2), .wake(at: nil)])
    #expect(lane.finished(2, at: 2) == [.show(3)])
  }

  @Test func oneThatComesBackIsNotReplacedByAnOldWish() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1, minimumTime: 1), at: 0)
    _ = lane.submit(LaneEntry(2, policy: .replace), at: 0)
    _ = lane.submit(LaneEntry(3, priority: 5, policy: .preempt), at: 0)
    #expect(lane.tick(at: 1) == [.suspend(1), .wake(at: nil)])
    #expect(lane.suspended(1, at: 1) == [.show(3)])
    #expect(lane.finished(3, at: 2) == [.resume(1)])
    #expect(lane.tick(at: 9).isEmpty)
    #expect(lane.finished(1, at: 9) == [.show(2)])
  }

  @Test func whatWaitsCanBeTakenBack() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    _ = lane.submit(LaneEntry(2), at: 0)
    #expect(lane.withdraw(2, at: 0) == [.end(2, .withdrawn)])
    #expect(lane.finished(1, at: 0).isEmpty)
    #expect(lane.current == nil)
  }

  @Test func whatIsAwayForAWhileCanBeTakenBack() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    _ = lane.submit(LaneEntry(2, policy: .preempt), at: 0)
    _ = lane.suspended(1, at: 1)
    #expect(lane.withdraw(1, at: 1) == [.end(1, .withdrawn)])
    #expect(lane.finished(2, at: 2).isEmpty)
  }

  @Test func everyAlertIsToldWhenTheSurfaceGoes() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    _ = lane.submit(LaneEntry(2, policy: .preempt), at: 0)
    _ = lane.suspended(1, at: 0)
    _ = lane.submit(LaneEntry(3), at: 0)
    _ = lane.submit(LaneEntry(4, delay: 9), at: 0)
    let effects = lane.surfaceGone(at: 1)
    #expect(
      effects
        == [1, 2, 3, 4].map { .end($0, .interrupted) } + [LaneEffect.wake(at: nil)])
    #expect(lane.submit(LaneEntry(5), at: 2) == [.end(5, .unavailable)])
    _ = lane.surfaceReturned(at: 3)
    #expect(lane.submit(LaneEntry(6), at: 3) == [.show(6)])
  }

  @Test func aTokenCountsOnce() {
    var lane = Lane()
    _ = lane.submit(LaneEntry(1), at: 0)
    #expect(lane.submit(LaneEntry(1), at: 0).isEmpty)
    #expect(lane.finished(1, at: 0).isEmpty)
    #expect(lane.finished(1, at: 0).isEmpty)
  }
}
