import Heed
import HeedTesting
import Testing

@Suite struct PanelMotionTests {
  func scene(
    _ change: (inout Alert) -> Void = { _ in }, _ environment: Environment = Environment()
  ) -> Scene {
    var alert = Alert("Delete?", cancel: "Keep") { Action("Delete", role: .destructive) }
    change(&alert)
    return alert.scene(in: environment, measurer: FixedMeasurer.measurer)
  }

  func moments(_ motion: PanelMotion, _ times: [Double]) -> [Moment] {
    times.map { motion.moment(at: $0) }
  }

  @Test(arguments: ["none", "fade", "popup", "controller", "classic", "sheet", "banner"])
  func everyPresetComesToRestAndLeaves(name: String) throws {
    let kind = try #require(Transition.Preset.all.first { $0.name == name })
    let scene = scene {
      $0.enter = .preset(kind)
      $0.exit = .preset(kind)
    }
    var motion = PanelMotion(of: scene)
    motion.enter(at: 10)
    #expect(motion.moment(at: motion.end) == .atRest)
    #expect(motion.moment(at: 1000) == .atRest)
    motion.leave(at: 20)
    let gone = motion.moment(at: motion.end)
    #expect(gone.backdropOpacity == 0)
    let isUnseen =
      gone.opacity == 0 || gone.scale < 0.002 || abs(gone.offset.y) >= scene.panelFrame.height
    #expect(isUnseen)
  }

  @Test func thePopupSpringsUpFromNothingOverAFadingBackdrop() {
    let scene = scene { $0.style = .card }
    #expect(scene.enter == .preset(.popup))
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    let start = motion.moment(at: 0)
    #expect(start.scale == 0 && start.opacity == 1 && start.backdropOpacity == 0)
    #expect(motion.end == 0.4)
    let scales = (0...40).map { motion.moment(at: Double($0) / 100).scale }
    // It overshoots before it settles.
    #expect((scales.max() ?? 0) > 1.01)
    let fade = (0...40).map { motion.moment(at: Double($0) / 100).backdropOpacity }
    #expect(fade == fade.sorted())
    motion.leave(at: 1)
    #expect(motion.end == 1.2)
    #expect(motion.moment(at: 1.2).scale == 0.001)
  }

  @Test func theControllerShrinksIntoPlaceFromOnePointOne() {
    let scene = scene {
      $0.enter = .preset(.controller)
      $0.exit = .preset(.controller)
    }
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    #expect(motion.moment(at: 0).scale == 1.1)
    #expect(motion.end == 0.2)
    motion.leave(at: 1)
    #expect(motion.moment(at: 1.1).scale == 1)
    #expect(motion.moment(at: 1.1).backdropOpacity < 1)
  }

  @Test func theClassicAlertComesFromOnePointTwoAndLeavesByOpacityAlone() {
    var motion = PanelMotion(of: scene())
    motion.enter(at: 0)
    #expect(motion.moment(at: 0).scale == 1.2)
    #expect(motion.moment(at: 0).opacity == 0)
    #expect(motion.end == 0.404)
    motion.leave(at: 1)
    let leaving = motion.moment(at: 1.1)
    #expect(leaving.scale == 1 && leaving.opacity < 1 && leaving.opacity > 0)
  }

  @Test func aSheetComesFromBelowTheSurface() {
    let scene = scene { $0.style = .sheet }
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    #expect(scene.panelFrame.y + motion.moment(at: 0).offset.y == 844)
  }

  @Test func aBannerComesFromTheEdgeAtWhichItStands() {
    var motion = PanelMotion(of: scene { $0.style = .banner })
    motion.enter(at: 0)
    #expect(motion.moment(at: 0).offset.y < 0)
    var bottom = PanelMotion(
      of: scene {
        $0.style = .banner
        $0.frame = Frame(edge: .bottom)
      })
    bottom.enter(at: 0)
    #expect(bottom.moment(at: 0).offset.y > 0)
  }

  @Test func lessMotionIsAFade() {
    var environment = Environment()
    environment.reducesMotion = true
    let scene = scene({ $0.style = .card }, environment)
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    for moment in moments(motion, [0, 0.05, 0.1, 0.2]) {
      #expect(moment.scale == 1 && moment.offset == Point())
    }
    #expect(motion.moment(at: 0).opacity == 0)
  }

  @Test func aCustomPoseCountsInItsUnit() {
    func start(_ unit: Pose.Unit) -> Point {
      let scene = scene {
        $0.enter = .custom(
          Pose(opacity: 0.5, scale: 2, offset: Point(x: 1, y: -2), unit: unit), duration: 1,
          delay: 0.5, curve: .linear)
      }
      var motion = PanelMotion(of: scene)
      motion.enter(at: 0)
      #expect(motion.moment(at: 0.4) == motion.moment(at: 0))
      #expect(motion.moment(at: 1).scale == 1.5)
      #expect(motion.end == 1.5)
      return motion.moment(at: 0).offset
    }
    #expect(start(.points) == Point(x: 1, y: -2))
    #expect(start(.container) == Point(x: 390, y: -1688))
    #expect(start(.ownSize).x == 270)
  }

  @Test(arguments: ["popup", "controller", "classic", "sheet", "banner", "fade"])
  func turningRoundInMidFlightGoesOnFromPoseAndSpeed(name: String) throws {
    let preset = try #require(Transition.Preset.all.first { $0.name == name })
    let scene = scene {
      $0.enter = .preset(preset)
      $0.exit = .preset(preset)
    }
    for time in [0.03, 0.08, 0.15] {
      var motion = PanelMotion(of: scene)
      motion.enter(at: 0)
      let before = motion
      motion.leave(at: time)
      let step = 1e-6
      func speed(_ motion: PanelMotion, _ time: Double, _ value: (Moment) -> Double) -> Double {
        (value(motion.moment(at: time + step)) - value(motion.moment(at: time))) / step
      }
      let values: [(Moment) -> Double] = [
        { $0.scale }, { $0.offset.y }, { $0.opacity }, { $0.backdropOpacity },
      ]
      for value in values {
        #expect(
          abs(value(before.moment(at: time)) - value(motion.moment(at: time))) < 1e-9)
        let was = speed(before, time - step, value)
        let now = speed(motion, time, value)
        #expect(abs(was - now) < 0.01 * max(1, abs(was)), "\(name) at \(time)")
      }
      #expect(motion.moment(at: motion.end).backdropOpacity == 0)
    }
  }

  @Test func aSceneCanBeSeenAtAnyTime() {
    let scene = scene()
    #expect(scene.scene(at: 0).moment.opacity == 0)
    #expect(scene.scene(at: 10) == scene)
  }

  @Test func goesOnFromWhereAFingerLetsGoAtItsSpeed() {
    let scene = Alert("Hello", message: "World").scene(
      in: Environment(), measurer: FixedMeasurer.measurer)
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    let held = Moment(offset: Point(x: 0, y: 80), backdropOpacity: 0.5)
    motion.hold(held, velocity: Point(x: 0, y: 400), at: 1)
    #expect(motion.moment(at: 1) == held)
    #expect(motion.moment(at: 5) == held)
    motion.enter(at: 5)
    let speed = (motion.moment(at: 5.0001).offset.y - 80) / 0.0001
    #expect(abs(speed - 400) < 4)
    #expect(motion.moment(at: 7) == .atRest)
  }
}
