import Heed
import HeedTesting
import Testing

/// Things that happen at the same time, or while something else is under way.
@Suite struct SessionRacesTests {
  @Test func twoTapsGiveTheAnswerOfTheFirst() {
    var script = SessionScript(.plain)
    script.touch("action/share")
    script.touch("action/keep")
    #expect(script.answers().map(\.action) == ["share"])
  }

  @Test func twoFingersChooseOnce() {
    var script = SessionScript(.plain)
    let (share, keep) = (script.point(of: "action/share"), script.point(of: "action/keep"))
    script.send(.touchBegan(SessionTouch(share, id: 1)))
    script.send(.touchBegan(SessionTouch(keep, id: 2)))
    script.send(.touchEnded(SessionTouch(keep, id: 2)))
    #expect(script.session.answer == nil)
    script.send(.touchEnded(SessionTouch(share, id: 1)))
    #expect(script.answers().map(\.action) == ["share"])
  }

  @Test func aTapInTheInstantOfTheTimeoutCounts() {
    var script = SessionScript(.sheet)
    let point = script.point(of: "action/action2")
    script.send(.touchBegan(SessionTouch(point)), at: 19.9)
    script.send(.touchEnded(SessionTouch(point)), at: 20)
    script.send(.tick, at: 20)
    #expect(script.answers().map(\.action) == ["action2"])
  }

  @Test func aTimeoutThatCameFirstStands() {
    var script = SessionScript(.sheet)
    script.send(.tick, at: 20)
    script.touch("action/action2")
    let answers = script.answers()
    #expect(answers.map(\.reason) == [.timeout])
    #expect(answers.first?.action == nil)
  }

  @Test func aFingerThatIsDownHoldsTheTimeout() {
    var script = SessionScript(.sheet)
    let point = script.point(of: "action/action2")
    script.send(.touchBegan(SessionTouch(point)), at: 19)
    script.wait(until: 25)
    #expect(script.session.answer == nil)
    script.send(.touchEnded(SessionTouch(point)))
    #expect(script.answers().map(\.action) == ["action2"])
  }

  @Test func aDismissalDuringTheEntryTurnsThePanelRound() throws {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    script.send(.presented)
    script.send(.tick, at: 0.1)
    let before = script.session.moment(at: 0.1)
    script.press(.escape)
    #expect(script.session.phase == .leaving)
    // It goes on from where it is: nothing jumps.
    #expect(abs(script.session.moment(at: 0.1).opacity - before.opacity) < 1e-9)
    let answer = try #require(script.answers().first)
    #expect(answer.reason == .escape)
    #expect(answer.action == "keep")
    #expect(script.delivered.count == 1)
  }

  @Test func codeThatTakesItBackDuringTheEntryGetsOneAnswer() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    script.send(.presented)
    script.send(.close, at: 0.05)
    script.send(.entered)
    script.touch("action/share")
    #expect(script.answers().map(\.reason) == [.withdrawn])
  }

  @Test func codeThatTakesItBackBeforeItIsShownNeverShowsIt() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.close)
    script.send(.present)
    #expect(script.effects.count == 1)
    #expect(script.delivered.map(\.wasShown) == [false])
  }

  @Test func codeThatTakesItBackWhileTheHostBringsItUpEndsBoth() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    script.send(.close)
    script.send(.presented)
    #expect(script.delivered.map(\.reason) == [.withdrawn])
    #expect(script.effects.suffix(2).first == .hide)
    #expect(script.delivered.first?.wasShown == false)
  }

  @Test func anUpdateDuringTheExitChangesNothing() {
    var script = SessionScript(.form)
    script.type("a@b.example", into: "mail")
    script.touch("action/go")
    let fixed = script.session.answer
    script.send(.update(.plain))
    script.type("other", into: "mail")
    let answers = script.answers()
    #expect(answers == [fixed].compactMap { $0 })
    #expect(answers.first?[field: "mail"] == "a@b.example")
  }

  @Test func workThatIsDoneAfterTheAlertWasTakenBackIsIgnored() {
    var script = SessionScript(.sheet, options: SessionOptions(working: ["action1"]))
    script.touch("action/action1")
    let work = script.works.first?.number ?? 0
    script.send(.close)
    #expect(script.effects.contains(.cancelWork(work)))
    script.send(.workFinished(work, .succeeded))
    #expect(script.answers().map(\.reason) == [.withdrawn])
  }

  @Test func theResultOfCancelledWorkDoesNotSettleTheNext() {
    var script = SessionScript(
      .sheet, options: SessionOptions(working: ["action1"], workTimeout: 2))
    script.touch("action/action1")
    script.wait(until: 3)
    #expect(script.session.isBusy == false)
    script.touch("action/action1")
    script.send(.workFinished(1, .succeeded))
    #expect(script.session.isBusy)
    script.send(.workFinished(2, .succeeded))
    #expect(script.answers().map(\.action) == ["action1"])
  }

  @Test func aSwipeThatIsCancelledRestoresPanelBackdropAndFocusAndATapCountsAgain() {
    var script = SessionScript(.sheet)
    let focus = script.session.focus
    script.send(.swipeBegan, at: 1)
    script.send(.swipeMoved(Point(x: 0, y: 120)), at: 1.1)
    #expect(script.session.moment(at: 1.1).offset.y == 120)
    #expect(script.session.moment(at: 1.1).backdropOpacity < 1)
    script.send(.swipeCancelled, at: 1.2)
    #expect(script.session.moment(at: 1.2).offset.y == 120)
    script.send(.tick, at: 3)
    #expect(script.session.moment(at: 3) == .atRest)
    #expect(script.session.focus == focus)
    #expect(script.focusMoves.last == focus)
    script.touch("action/action2")
    #expect(script.answers().map(\.action) == ["action2"])
  }

  @Test func aFingerThatBeginsToSwipeNoLongerPresses() {
    var script = SessionScript(.sheet)
    let point = script.point(of: "action/action2")
    script.send(.touchBegan(SessionTouch(point)))
    script.send(.swipeBegan)
    script.send(.touchEnded(SessionTouch(point)))
    script.send(.swipeEnded(Point(), velocity: Point()))
    #expect(script.session.answer == nil)
  }

  @Test func aShortSwipeSettlesAndALongOrFastOneEndsIt() {
    for (way, speed, ends) in [
      (20.0, 0.0, false), (250, 0, true), (20, 900, true), (250, -900, false),
    ] {
      var script = SessionScript(.sheet)
      script.send(.swipeBegan)
      script.send(.swipeEnded(Point(x: 0, y: way), velocity: Point(x: 0, y: speed)))
      #expect((script.session.answer?.reason == .swipe) == ends, "\(way) \(speed)")
    }
  }

  @Test func theSurfaceThatGoesWhileWorkRunsStopsIt() {
    var script = SessionScript(.sheet, options: SessionOptions(working: ["action1"]))
    script.touch("action/action1")
    script.send(.surfaceGone)
    #expect(script.effects.contains(.cancelWork(1)))
    #expect(script.delivered.map(\.reason) == [.interrupted])
    #expect(script.delivered.first?.action == nil)
  }

  @Test func theSurfaceThatGoesDuringTheExitLeavesTheAnswerAsItIs() {
    var script = SessionScript(.plain)
    script.touch("action/share")
    script.send(.surfaceGone)
    #expect(script.delivered.map(\.action) == ["share"])
  }

  @Test func anAlertThatIsReplacedWhileItWaitsWasNeverShown() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.replace)
    #expect(script.delivered.map(\.reason) == [.replaced])
    #expect(script.delivered.first?.wasShown == false)
  }

  @Test func aFingerThatIsDownWhenTheAlertChangesChoosesNothing() {
    var script = SessionScript(.plain)
    let point = script.point(of: "action/share")
    script.send(.touchBegan(SessionTouch(point)))
    script.send(.update(.sheet))
    script.send(.touchEnded(SessionTouch(point)))
    #expect(script.session.answer == nil)
  }

  @Test func aTouchThatBeganBeforeTheAlertCameChoosesNothing() {
    var script = SessionScript(.plain)
    script.send(.touchEnded(SessionTouch(script.point(of: "action/share"))))
    #expect(script.session.answer == nil)
  }

  @Test func aKeyThatIsHeldDownChoosesNothing() {
    var script = SessionScript(.plain)
    script.send(.key(.return, isRepeat: true))
    script.send(.key(.escape, isRepeat: true))
    #expect(script.session.answer == nil)
  }

  @Test func anAlertThatComesBackDuringItsExitTurnsRound() {
    var script = SessionScript(.plain)
    script.send(.suspend)
    script.send(.resume, at: 0.1)
    script.send(.tick, at: 2)
    #expect(script.session.phase == .shown)
    #expect(!script.effects.contains(.hide))
    script.touch("action/share")
    #expect(script.answers().map(\.action) == ["share"])
  }

  @Test func codeThatTakesBackAnAlertOnItsWayOffForAWhileEndsIt() {
    var script = SessionScript(.plain)
    script.send(.suspend)
    script.send(.close)
    #expect(!script.effects.contains(.suspended))
    #expect(script.answers().map(\.reason) == [.withdrawn])
    #expect(!script.effects.contains(.suspended))
  }

  @Test func workThatIsDoneWhileTheAlertIsAwayEndsItThere() {
    var script = SessionScript(.sheet, options: SessionOptions(working: ["action1"]))
    script.touch("action/action1")
    script.send(.suspend)
    script.wait(until: 3)
    #expect(script.session.phase == .suspended)
    script.send(.workFinished(1, .succeeded))
    #expect(script.delivered.map(\.action) == ["action1"])
  }

  @Test func anAnswerOfAValidatorToAnOlderTextIsIgnored() {
    var script = SessionScript(
      .form, options: SessionOptions(validated: ["name"]))
    script.type("Ann", into: "name")
    script.type("Anna", into: "name")
    let numbers = script.questions.map(\.number)
    #expect(numbers.count == 2)
    script.send(.validated(numbers[0], error: nil))
    script.type("a@b.example", into: "mail")
    script.touch("action/go")
    #expect(script.session.answer == nil)
    script.send(.validated(numbers[1], error: nil))
    script.touch("action/go")
    #expect(script.session.answer?.action == "go")
  }

  @Test func aClockThatRoundsDownStillEndsIt() {
    var script = SessionScript(.plain)
    script.touch("action/share")
    let wake = script.session.wakeUp ?? 0
    script.send(.tick, at: wake - 0.0004)
    #expect(script.delivered.count == 1)
  }

  @Test func timeThatRunsBackwardsStandsStill() {
    var script = SessionScript(.sheet)
    script.send(.tick, at: 10)
    script.sendRaw(.tick, at: 3)
    script.sendRaw(.tick, at: .nan)
    script.wait(until: 19.9)
    #expect(script.session.answer == nil)
    script.wait(until: 20)
    #expect(script.session.answer?.reason == .timeout)
  }
}
