import Heed
import HeedTesting
import Testing

@Suite struct SessionClockTests {
  static let pauses: [(String, SessionEvent, SessionEvent)] = [
    ("hover", .pauseBegan(.hover), .pauseEnded(.hover)),
    ("focus", .pauseBegan(.focus), .pauseEnded(.focus)),
    ("hidden page", .pauseBegan(.hiddenPage), .pauseEnded(.hiddenPage)),
    (
      "assistive technology", .pauseBegan(.assistiveTechnology), .pauseEnded(.assistiveTechnology)
    ),
    (
      "assistive technology, as a setting",
      .environment(Environment(usesAssistiveTechnology: true)), .environment(Environment())
    ),
    ("a focus that the person moved", .focusMoved("action/action1"), .focusMoved(nil)),
    ("a pointer over it", .pointerMoved(Point(x: 195, y: 800)), .pointerMoved(Point(x: 2, y: 2))),
    ("a finger on it", .touchBegan(SessionTouch(Point(x: 2, y: 2))), .touchCancelled(id: 0)),
    ("a swipe", .swipeBegan, .swipeCancelled),
  ]

  @Test(arguments: pauses)
  func timeStandsStillUnder(name: String, begin: SessionEvent, end: SessionEvent) {
    var script = SessionScript(.sheet)
    script.send(begin, at: 15)
    #expect(script.session.wakeUp == nil)
    script.wait(until: 500)
    #expect(script.session.answer == nil)
    script.send(end, at: 500)
    #expect(script.session.wakeUp == 505)
    script.wait(until: 504.9)
    #expect(script.session.answer == nil)
    script.wait(until: 505)
    #expect(script.session.answer?.reason == .timeout)
  }

  @Test func oneReasonToPauseIsEnough() {
    var script = SessionScript(.sheet)
    script.send(.pauseBegan(.hover))
    script.send(.pauseBegan(.hiddenPage))
    script.send(.pauseEnded(.hover))
    script.wait(until: 50)
    #expect(script.session.answer == nil)
  }

  @Test func thePersonSeesTheSecondsAndTheActionComesAlive() {
    var script = SessionScript(.forced)
    func title() -> String? {
      script.scene()?["action/install/title"]?.text?.request.plainText
    }
    #expect(title() == "Install (3)")
    #expect(script.scene()?["action/install"]?.accessibility?.isEnabled == false)
    script.wait(until: 1.2)
    #expect(title() == "Install (2)")
    #expect(script.session.wakeUp == 2)
    script.send(.pauseBegan(.hiddenPage), at: 1.5)
    script.wait(until: 60)
    #expect(title() == "Install (2)")
    script.send(.pauseEnded(.hiddenPage))
    script.wait(until: 61.5)
    #expect(title() == "Install")
    #expect(script.scene()?["action/install"]?.accessibility?.isEnabled == true)
  }

  @Test func timeStandsStillWhileItIsAway() {
    var script = SessionScript(.sheet)
    script.send(.suspend, at: 15)
    script.wait(until: 100)
    script.send(.resume)
    script.send(.presented, at: 200)
    script.wait(until: 204.9)
    #expect(script.session.answer == nil)
    script.wait(until: 205)
    #expect(script.session.answer?.reason == .timeout)
  }

  @Test func aNewTimeoutBeginsWhenCodeSetsIt() {
    var script = SessionScript(.sheet)
    var alert = Alert.sheet
    alert.title = "Still there?"
    script.send(.update(alert), at: 15)
    #expect(script.session.wakeUp == 20)
    alert.dismissal.timeout = 30
    script.send(.update(alert), at: 16)
    #expect(script.session.wakeUp == 46)
  }

  @Test func everySettingChangesTheScene() throws {
    let changes: [(String, (inout Environment) -> Void)] = [
      ("size", { $0.size = Size(width: 320, height: 568) }),
      ("safe area", { $0.safeArea = EdgeInsets(bottom: 34) }),
      ("keyboard", { $0.keyboardHeight = 300 }), ("scale", { $0.scale = 3 }),
      ("appearance", { $0.appearance = .dark }), ("contrast", { $0.isHighContrast = true }),
      ("direction", { $0.direction = .rightToLeft }),
      ("text size", { $0.textSize = .accessibility3 }),
      ("bold text", { $0.isBoldText = true }), ("less motion", { $0.reducesMotion = true }),
      ("less transparency", { $0.reducesTransparency = true }),
      ("assistive technology", { $0.usesAssistiveTechnology = true }),
      ("keyboard access", { $0.hasFullKeyboardAccess = true }),
    ]
    for (name, change) in changes {
      var script = SessionScript(.sheet)
      let before = try #require(script.scene())
      var environment = Environment()
      change(&environment)
      script.forget()
      script.send(.environment(environment))
      #expect(script.effects.contains(.layOut(animated: true)), "\(name)")
      #expect(script.scene() != before, "\(name)")
    }
  }

  @Test func laysOutAnewWhereASlotTakesAnotherHeight() {
    var script = SessionScript(.sheet)
    script.send(.slotResized)
    #expect(script.effects == [.layOut(animated: true)])
    var waiting = SessionScript(.sheet, isUp: false)
    waiting.send(.slotResized)
    #expect(waiting.effects == [])
  }

  @Test func lessMotionGivesAFade() throws {
    var script = SessionScript(
      .sheet, environment: Environment(reducesMotion: true), isUp: false)
    script.send(.present)
    script.send(.presented)
    #expect(script.session.moment(at: 0.1).offset == Point())
    #expect(script.session.moment(at: 0.1).opacity < 1)
  }
}
