import HeedTesting
import Testing

@testable import Heed

/// What hosts that draw by themselves take from a scene.
@Suite struct HostPlacesTests {
  @Test func touchesBesideABannerAreNotItsOwn() throws {
    var alert = Alert("News", cancel: "Close")
    alert.style = .banner
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let panel = try #require(scene["panel"]?.frame)
    let inside = Point(x: panel.midX, y: panel.midY)
    let below = Point(x: panel.midX, y: panel.maxY + 20)
    #expect(scene.takesTouch(at: inside, in: .atRest))
    #expect(!scene.takesTouch(at: below, in: .atRest))
    // Where a finger has dragged it.
    let lower = Moment(offset: Point(x: 0, y: panel.height + 20))
    #expect(!scene.takesTouch(at: inside, in: lower))
    #expect(scene.takesTouch(at: below, in: lower))
    #expect(!scene.takesTouch(at: inside, in: Moment(scale: 0)))
  }

  @Test func touchesBesideADimmedAlertAreItsOwn() {
    let scene = Alert("News", cancel: "Close").scene(
      in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(scene.takesTouch(at: Point(x: 1, y: 1), in: .atRest))
    #expect(scene.takesTouch(at: Point(x: 1, y: 1), in: Moment(scale: 0)))
  }

  @Test(arguments: [0.5, 1, 1.2]) func aPlaceOnTheWayIsFoundAgain(scale: Double) {
    let moment = Moment(scale: scale, offset: Point(x: 7, y: -30))
    let center = Point(x: 100, y: 200)
    let place = Point(x: 20, y: 260)
    let seen = Point(
      x: center.x + (place.x - center.x) * scale + 7,
      y: center.y + (place.y - center.y) * scale - 30)
    let found = moment.place(of: seen, around: center)
    #expect(abs(found.x - place.x) < 1e-9 && abs(found.y - place.y) < 1e-9)
  }

  @Test func aViewOfTheAppDecidesItsSlotsHeight() {
    let measurer = Measurer(
      text: { FixedMeasurer.metrics(of: $0) },
      slotHeight: { id, width in id == "map" ? width / 2 : id == "odd" ? -8 : nil })
    func height(_ block: Block) -> Double? {
      var alert = Alert("Where?", cancel: "Close")
      alert.content = [block]
      return alert.scene(in: Environment(), measurer: measurer)["content/0"]?.frame.height
    }
    var asked = Alert("Where?", cancel: "Close")
    asked.content = [.slot("map")]
    let frame = asked.scene(in: Environment(), measurer: measurer)["content/0"]?.frame
    #expect(frame.map { $0.height } == frame.map { $0.width / 2 })
    #expect(height(.slot("map", height: 30)) == 30)
    #expect(height(.slot("other")) == 44)
    #expect(height(.slot("odd")) == 0)
  }

  @Test func typedTextLooksAsTheSceneDrawsIt() throws {
    var alert = Alert("Sign in", cancel: "Close")
    alert.content = [
      .field(Field("a", value: "typed")), .field(Field("b", placeholder: "nothing")),
    ]
    for appearance in [Appearance.light, .dark] {
      var environment = Environment()
      environment.appearance = appearance
      environment.textSize = .extraLarge
      let scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
      let style = alert.inputStyle(in: environment)
      let typed = try #require(scene["content/0/text"]?.text?.request.runs.first)
      let empty = try #require(scene["content/1/text"]?.text?.request.runs.first)
      #expect(style.text == typed.color && style.font == typed.font)
      #expect(style.placeholder == empty.color)
    }
  }

  @Test(
    arguments: [
      (0, Point(x: 50, y: 60), Point(x: 50, y: 0)), (90, Point(x: 0, y: 30), Point(x: 100, y: 30)),
      (180, Point(x: 50, y: 0), Point(x: 50, y: 60)),
      (45, Point(x: 10, y: 70), Point(x: 90, y: -10)),
    ] as [(Double, Point, Point)]
  )
  func aGradientRunsFromCornerToCorner(angle: Double, start: Point, end: Point) {
    let line = GradientLine(angle: angle, over: Rect(width: 100, height: 60))
    #expect(abs(line.start.x - start.x) < 1e-9 && abs(line.start.y - start.y) < 1e-9)
    #expect(abs(line.end.x - end.x) < 1e-9 && abs(line.end.y - end.y) < 1e-9)
  }

  @Test func coloursWithoutAPlaceStandAtEvenDistances() {
    #expect((0..<3).map { GradientLine.stop($0, of: 3, []) } == [0, 0.5, 1])
    #expect((0..<3).map { GradientLine.stop($0, of: 3, [0.2, 0.3]) } == [0.2, 0.3, 1])
    #expect(GradientLine.stop(0, of: 1, []) == 0)
  }

  @Test func twoWaysOfWritingALetterAreTwoTexts() {
    let font = ResolvedFont(size: 13)
    func request(_ text: String) -> TextRequest {
      TextRequest(runs: [TextRequest.Run(text, font: font, color: RGBA(hex: 0))])
    }
    #expect(request("e\u{301}") != request("\u{E9}"))
    #expect(request("\u{E9}") == request("\u{E9}"))
  }

  @Test func aHostThatPlaysMotionItselfTakesTheSceneWay() {
    var alert = Alert("News", cancel: "Close")
    alert.enter = .custom(
      Pose(scale: 0.5), duration: 0.3, delay: 0.1, curve: .spring(damping: 0.7, velocity: 3))
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let leg = scene.motionLeg(isEntering: true)
    #expect(leg.away.scale == 0.5 && leg.away.backdropOpacity == 0)
    #expect(leg.duration == 0.3 && leg.delay == 0.1)
    #expect(leg.curve == .spring(damping: 0.7, velocity: 3) && leg.fade == .easeInOut)
    var motion = PanelMotion(of: scene)
    #expect(motion.moment(at: 0).scale == 0.5)
    motion.enter(at: 0)
    #expect(motion.end == 0.4)
  }
}
