import Heed
import HeedTesting
import Testing

@Suite @MainActor struct AlertPresenterTests {
  // MARK: One answer

  @Test func answersOnceWithTheActionChosen() {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.choose("delete")
    stage.host.choose("delete")
    stage.host.press(.escape)
    stage.host.advance(by: 2)
    #expect(stage.actions == ["delete"])
    #expect(stage.reasons == [.action])
    #expect(stage.host.appearances == [.show(1), .hide(1)])
    #expect(!stage.presenter.isBusy)
  }

  @Test func answersAfterThePanelHasGone() {
    let stage = Stage()
    var operations: [RecordingHost.Operation] = []
    stage.presenter.present(.deletion) { _ in operations = stage.host.appearances }
    stage.host.choose("keep")
    #expect(operations.isEmpty)
    stage.host.advance(by: 2)
    #expect(operations == [.show(1), .hide(1)])
  }

  @Test func letsACompletionPresentTheNext() {
    let stage = Stage()
    stage.presenter.present(.deletion) { _ in stage.present(.notice("Deleted")) }
    stage.host.choose("delete")
    stage.host.advance(by: 2)
    #expect(stage.host.shownActions == ["ok"])
    #expect(stage.host.appearances == [.show(1), .hide(1), .show(2)])
  }

  @Test func presentsManyInAChainWithoutGrowingTheStack() {
    let stage = Stage(.refused)
    var left = 2_000
    @MainActor func next() {
      left -= 1
      if left > 0 { stage.presenter.present(.notice("Again")) { _ in next() } }
    }
    next()
    #expect(left == 0)
    #expect(!stage.presenter.isBusy)
  }

  @Test func drawsWhatChangedWhileTheHostBroughtItOntoTheSurface() {
    let stage = Stage(.later)
    let handle = stage.present(.deletion)
    handle.update(.notice("It is gone already"))
    stage.host.environment.size = Size(width: 320, height: 480)
    stage.presenter.surfaceChanged()
    #expect(stage.host.operations == [.show(1)])
    stage.host.reportPresented()
    #expect(stage.host.shownActions == ["ok"])
    #expect(stage.host.scene?.size == Size(width: 320, height: 480))
  }

  @Test func saysWhichAlertItTookBeforeItShowsIt() {
    let stage = Stage()
    var wasShown: Bool?
    var token: Int?
    let handle = stage.presenter.present(
      .deletion, handlers: Handlers(), options: PresentationOptions(),
      accepted: {
        token = $0.token
        wasShown = !stage.host.operations.isEmpty
      }, completion: { _ in })
    #expect(token == handle.token)
    #expect(wasShown == false)
    #expect(stage.host.appearances == [.show(1)])
  }

  @Test func answersUnavailableWhereTheHostCannotShow() {
    let stage = Stage(.refused)
    stage.present(.deletion)
    #expect(stage.reasons == [.unavailable])
    #expect(stage.answers.first?.wasShown == false)
    #expect(stage.actions == [nil])
  }

  @Test func reportsAnAlertThatCannotBeMeantAndAnswersAtOnce() {
    let stage = Stage()
    stage.present(.notice("First"))
    stage.present(.meaningless)
    #expect(stage.reasons == [.unavailable])
    #expect(stage.problems.map { $0.path } == ["actions[1].id"])
    #expect(stage.host.appearances == [.show(1)])
  }

  @Test func endsEverythingWhenTheSurfaceIsGone() {
    let stage = Stage()
    stage.present(.deletion)
    stage.present(.notice("Waiting"))
    stage.presenter.surfaceGone()
    #expect(stage.reasons == [.interrupted, .interrupted])
    #expect(stage.answers.map { $0.wasShown } == [true, false])
    #expect(stage.host.appearances == [.show(1), .hide(1)])
    stage.present(.notice("Too late"))
    #expect(stage.reasons.last == .unavailable)
  }

  @Test func keepsTheAnswerThatStandsWhenTheSurfaceGoesWhileItLeaves() {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.advance(by: 1)
    stage.host.choose("delete")
    stage.presenter.surfaceGone()
    #expect(stage.actions == ["delete"])
    #expect(stage.host.appearances == [.show(1), .hide(1)])
  }

  @Test func presentsOnASurfaceThatCameLater() {
    let stage = Stage()
    stage.presenter.surfaceGone()
    stage.present(.notice("Lost"))
    let next = RecordingHost()
    stage.presenter.surfaceReturned(on: next)
    stage.present(.deletion)
    #expect(stage.reasons == [.unavailable])
    #expect(next.shownActions.count == 2)
  }

  @Test func ignoresReportsThatComeAfterHide() {
    let stage = Stage(.later)
    let handle = stage.present(.deletion)
    let old = stage.host.presentation
    stage.present(.notice("Next"))
    handle.close()
    #expect(stage.reasons == [.withdrawn])
    old?.send(.presented)
    old?.send(.activated("action/ok"))
    #expect(stage.host.scene == nil)
    #expect(old?.isCurrent == false)
    stage.host.reportPresented()
    #expect(stage.host.shownActions == ["ok"])
    #expect(stage.answers.count == 1)
  }

  @Test(arguments: RecordingHost.Showing.allCases)
  func keepsItselfAliveUntilTheAnswer(_ showing: RecordingHost.Showing) {
    let host = RecordingHost()
    host.showing = showing
    var count = 0
    weak var presenter: AlertPresenter?
    do {
      let made = AlertPresenter(host: host)
      presenter = made
      made.present(.deletion) { _ in count += 1 }
    }
    host.reportPresented()
    host.choose("keep")
    host.advance(by: 2)
    #expect(count == 1)
    #expect(presenter == nil)
  }

  @Test func letsGoOfItsHostWhenTheSurfaceIsGone() {
    weak var host: RecordingHost?
    let presenter: AlertPresenter
    do {
      let made = RecordingHost()
      host = made
      presenter = AlertPresenter(host: made)
      presenter.present(.deletion)
    }
    #expect(host != nil)
    presenter.surfaceGone()
    #expect(host == nil)
  }

  // MARK: Calls to the host

  @Test func neverCallsAHostFromInsideItsOwnCall() {
    let host = NestingHost()
    let presenter = AlertPresenter(host: host)
    for _ in 0..<3 { presenter.present(.deletion) }
    host.clock.advance(by: 20)
    #expect(host.deepest == 1)
    #expect(host.shown == 3)
  }

  @Test func drawsAFrameForEachMomentOfTheWay() throws {
    let stage = Stage()
    stage.present(.deletion)
    let first = try #require(stage.host.scene).moment
    #expect(first.opacity < 0.1)
    stage.host.advance(by: 0.1)
    let middle = try #require(stage.host.scene).moment
    #expect(middle.opacity > first.opacity)
    stage.host.advance(by: 2)
    #expect(stage.host.scene?.moment == .atRest)
    let frames = stage.host.operations.count
    stage.host.advance(by: 10)
    #expect(stage.host.operations.count == frames)
    #expect(!stage.host.clock.hasTimers)
  }

  @Test func drawsNoFramesForAHostThatPlaysMotionItself() {
    let stage = Stage(playsMotion: true)
    stage.present(.deletion)
    stage.host.advance(by: 2)
    let moves = stage.host.operations.filter {
      if case .perform(_, .move(.enter, _)) = $0 { true } else { false }
    }
    #expect(moves.count == 1)
    #expect(!stage.host.operations.contains(.draw(1, animated: false)))
    stage.host.choose("keep")
    stage.host.advance(by: 2)
    #expect(stage.actions == ["keep"])
  }

  @Test func showsAPanelAtItsPlaceWhereItComesAtOnce() {
    var alert = Alert.deletion
    alert.enter = .preset(.none)
    let stage = Stage()
    stage.present(alert)
    #expect(stage.host.scene?.moment == .atRest)
  }

  @Test func wakesForATimeout() {
    var alert = Alert.deletion
    alert.dismissal.timeout = 5
    let stage = Stage()
    stage.present(alert)
    stage.host.advance(by: 4.9)
    #expect(stage.answers.isEmpty)
    stage.host.advance(by: 1)
    #expect(stage.reasons == [.timeout])
    #expect(stage.actions == [nil])
  }

  @Test func laysOutAnewWhenTheSurfaceChanges() {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.environment.size = Size(width: 844, height: 390)
    stage.presenter.surfaceChanged()
    #expect(stage.host.scene?.size.width == 844)
  }

  @Test func laysOutForTheSurfaceAsItIsWhenItsTurnComes() {
    let stage = Stage()
    stage.present(.notice("First"))
    stage.present(.deletion)
    stage.host.environment.appearance = .dark
    stage.host.environment.size = Size(width: 844, height: 390)
    stage.host.choose("ok")
    stage.host.advance(by: 2)
    #expect(stage.host.shownActions.count == 2)
    #expect(stage.host.scene?.size.width == 844)
  }

  @Test func asksTheHostToOpenALinkUnlessTheAppDoes() throws {
    var alert = Alert.deletion
    alert.message = "Read the \("terms", link: "https://example.com/terms")."
    var opened: [Name] = []
    for byApp in [false, true] {
      let stage = Stage()
      var handlers = Handlers()
      if byApp { handlers.openLink = { opened.append($0) } }
      stage.present(alert, handlers: handlers)
      stage.host.advance(by: 2)
      let node = try #require(stage.host.scene?["message"])
      let link = try #require(node.text?.links.first).frame
      stage.host.tap(at: Point(x: node.frame.x + link.midX, y: node.frame.y + link.midY))
      let asked = stage.host.operations.contains(
        .perform(1, .open(link: "https://example.com/terms")))
      #expect(asked == !byApp)
    }
    #expect(opened == ["https://example.com/terms"])
  }

  @Test func givesTheFocusBackAfterTheAlertIsHidden() throws {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.choose("keep")
    stage.host.advance(by: 2)
    let hide = try #require(stage.host.operations.firstIndex(of: .hide(1)))
    let back = try #require(stage.host.operations.firstIndex(of: .perform(1, .restoreFocus)))
    #expect(hide < back)
  }

  // MARK: The lane

  @Test func bringsBackWhatMadeRoom() {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.advance(by: 1)
    stage.present(.notice("No power"), options: PresentationOptions(priority: 1, policy: .preempt))
    stage.host.advance(by: 1)
    #expect(stage.host.shownActions == ["ok"])
    stage.host.choose("ok")
    stage.host.advance(by: 1)
    stage.host.choose("delete")
    stage.host.advance(by: 1)
    #expect(stage.actions == ["ok", "delete"])
    #expect(
      stage.host.appearances == [.show(1), .hide(1), .show(2), .hide(2), .show(1), .hide(1)])
  }

  @Test(arguments: [0, 1]) func makesRoomOnceForWhatIsAsUrgentOrMore(_ priority: Int) {
    let stage = Stage(.later)
    stage.present(.deletion)
    stage.present(
      .notice("Now"), options: PresentationOptions(priority: priority, policy: .preempt))
    stage.host.reportPresented()
    #expect(stage.host.shownActions == ["ok"])
    stage.host.choose("ok")
    stage.host.advance(by: 1)
    stage.host.reportPresented()
    #expect(stage.host.appearances == [.show(1), .hide(1), .show(2), .hide(2), .show(1)])
  }

  @Test func comesBackAtOnceWhereTheOtherIsGoneBeforeItCame() {
    let stage = Stage()
    var alert = Alert.deletion
    alert.dismissal.timeout = 30
    stage.present(alert)
    stage.host.advance(by: 1)
    let urgent = stage.present(
      .notice("No power"), options: PresentationOptions(priority: 1, policy: .preempt))
    urgent.close()
    stage.host.advance(by: 2)
    #expect(stage.reasons == [.withdrawn])
    #expect(stage.host.shownActions.count == 2)
    stage.host.advance(by: 60)
    #expect(stage.reasons == [.withdrawn, .timeout])
  }

  @Test func replacesWhatIsLessUrgent() {
    let stage = Stage()
    stage.present(.deletion)
    stage.host.advance(by: 1)
    stage.present(.notice("Newer"), options: PresentationOptions(policy: .replace))
    stage.host.advance(by: 1)
    #expect(stage.reasons == [.replaced])
    #expect(stage.host.shownActions == ["ok"])
  }

  @Test func dropsADuplicateOnlyWhereAsked() {
    let stage = Stage()
    stage.present(.notice("Offline"), options: PresentationOptions(id: "offline"))
    let twin = stage.present(.notice("Offline"), options: PresentationOptions(id: "offline"))
    let unique = stage.present(
      .notice("Offline"), options: PresentationOptions(id: "offline", isUnique: true))
    #expect(stage.reasons == [.unavailable])
    #expect(unique.isDuplicate)
    #expect(!twin.isDuplicate)
    stage.host.choose("ok")
    stage.host.advance(by: 1)
    #expect(twin.isUp)
  }

  @Test func waitsForItsDelay() {
    let stage = Stage()
    let handle = stage.present(.deletion, options: PresentationOptions(delay: 3))
    stage.host.advance(by: 2.9)
    #expect(!handle.isUp)
    stage.host.advance(by: 0.2)
    #expect(handle.isUp)
  }

  // MARK: Handles

  @Test func changesAnAlertThatIsUpAndOneThatWaits() {
    let stage = Stage()
    let first = stage.present(.notice("First"))
    let second = stage.present(.notice("Second"))
    stage.host.advance(by: 1)
    first.update(.deletion)
    second.update(.naming)
    #expect(stage.host.shownActions.count == 2)
    stage.host.choose("keep")
    stage.host.advance(by: 1)
    #expect(stage.host.choose("save"))
  }

  @Test func reportsAChangeThatCannotBeMeant() {
    let stage = Stage()
    let handle = stage.present(.deletion)
    handle.update(.meaningless)
    #expect(stage.problems.map { $0.path } == ["actions[1].id"])
    #expect(stage.host.choose("delete"))
  }

  @Test func closesAnAlertBeforeItIsShown() {
    let stage = Stage()
    stage.present(.notice("First"))
    let handle = stage.present(.deletion)
    handle.close()
    #expect(stage.reasons == [.withdrawn])
    #expect(stage.answers.first?.wasShown == false)
    #expect(stage.host.appearances == [.show(1)])
  }

  @Test func isHarmlessWhenTheAlertIsOver() {
    let stage = Stage()
    let handle = stage.present(.deletion)
    #expect(handle.isUp)
    #expect(handle.answer == nil)
    stage.host.choose("delete")
    stage.host.advance(by: 1)
    let operations = stage.host.operations
    handle.update(.naming)
    handle.setProgress(0.5)
    handle.close()
    #expect(!handle.isUp)
    #expect(handle.answer?.action == "delete")
    #expect(stage.host.operations == operations)
    #expect(stage.answers.count == 1)
  }

  @Test func doesNotKeepThePresenterAliveByAHandle() {
    weak var presenter: AlertPresenter?
    let handle: AlertHandle
    do {
      let made = AlertPresenter(host: RecordingHost())
      presenter = made
      handle = made.present(.meaningless)
    }
    #expect(presenter == nil)
    handle.close()
    #expect(handle.answer?.reason == .unavailable)
  }
}

/// A host that answers every call from inside it, and counts how deep it is called.
private final class NestingHost: AlertHost {
  let clock = ManualClock()
  let environment = Environment()
  let measurer = FixedMeasurer.measurer
  var now: Double { clock.now }
  var deepest = 0
  var shown = 0
  private var depth = 0

  private func enter(_ perform: () -> Void) {
    depth += 1
    deepest = max(deepest, depth)
    perform()
    depth -= 1
  }

  func show(_ scene: Scene, for presentation: Presentation) {
    enter {
      shown += 1
      presentation.send(.presented)
      presentation.send(.activated("action/keep"))
      presentation.presenter?.surfaceChanged()
    }
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    enter { presentation.send(.tick) }
  }

  func hide(_ presentation: Presentation) {
    enter { presentation.send(.escapeGesture) }
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    enter { presentation.send(.key(.tab)) }
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    enter {
      guard let time else { return }
      clock.schedule(at: max(time, now + 0.02)) { presenter.wake() }
    }
  }
}
