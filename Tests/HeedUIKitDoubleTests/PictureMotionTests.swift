import Heed
import HeedExamples
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct PictureMotionTests {
    /// Seconds since it set out; also those in which a spring is beyond its place.
    nonisolated static let times = [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]

    @Test(arguments: ExampleAlerts.all)
    func isWhereTheCoresOwnMotionHasIt(_ example: Example) async {
      let stage = Stage()
      stage.ask(example.alert)
      await stage.drain()
      await follow(stage, example.alert.enter, "in") { $0.enter(at: 0) }
      await stage.wait()
      stage.alertController?.dismiss(animated: true)
      await stage.drain()
      await follow(stage, example.alert.exit, "out") { motion in
        motion.hold(.atRest, at: 0)
        motion.leave(at: 0)
      }
      await stage.end()
    }

    @Test func goesOnAsItDoesWhereItChangesOnItsWay() async throws {
      let stage = Stage()
      let handle = stage.ask(.question)
      await stage.wait(0.1)
      var alert = Alert.question
      alert.message = "It has three pages, and nobody has a copy of any of them, says the list."
      handle.update(alert)
      await stage.wait(0.05)
      let view = try #require(stage.sceneView)
      var motion = PanelMotion(of: try #require(view.scene))
      motion.enter(at: 0)
      let moment = motion.moment(at: 0.15)
      #expect(abs(Double(view.panel.doubleTransform.a) - moment.scale) < 0.002)
      #expect(abs(Double(material(in: view)?.doubleStrength ?? 0) - moment.opacity) < 0.002)
      await stage.end()
    }

    private func follow(
      _ stage: Stage, _ transition: Heed.Transition?, _ way: String,
      _ begin: (inout PanelMotion) -> Void
    ) async {
      guard let scene = stage.sceneView?.scene else {
        Issue.record("nothing is shown")
        return
      }
      var motion = PanelMotion(of: scene)
      begin(&motion)
      // How UIKit finds the spring of a damping ratio is not known; the double does it more simply
      // than the core.
      let leg = scene.motionLeg(isEntering: way == "in")
      var near = 0.002
      if case .dampedSpring = leg.curve.kind { near = 0.1 }
      var time = 0.0
      for next in Self.times {
        await stage.wait(next - time)
        time = next
        guard let view = stage.sceneView, next < leg.duration else { return }
        let moment = motion.moment(at: next)
        let turn = view.panel.doubleTransform
        #expect(abs(Double(turn.a) - moment.scale) < near, "\(way) \(next)")
        let (center, middle) = (scene.panelCenter, view.panel.center)
        let offset = CGPoint(x: center.x - middle.x, y: center.y - middle.y).applying(turn)
        let x = Double(offset.x + middle.x) - center.x
        let y = Double(offset.y + middle.y) - center.y
        let length = max(1, abs(leg.away.offset.x), abs(leg.away.offset.y))
        #expect(abs(x - moment.offset.x) < near * length, "\(way) \(next)")
        #expect(abs(y - moment.offset.y) < near * length, "\(way) \(next)")
        let hasMaterial = view.panel.subviews.contains { ($0 as? NodeView)?.material != nil }
        let alpha = hasMaterial ? material(in: view)?.doubleStrength : view.panel.doubleAlpha
        #expect(abs(Double(alpha ?? 0) - moment.opacity) < 0.002, "\(way) \(next)")
        let dimming = stage.alertController?.backdrop?.subviews.last
        let strength = Double(dimming?.doubleAlpha ?? 0)
        #expect(abs(strength - moment.backdropOpacity) < 0.002, "\(way) \(next)")
        // What the material leaves undimmed is as large as the material.
        if let hole = dimming?.mask { #expect(hole.doubleTransform == turn, "\(way) \(next)") }
      }
    }

    private func material(in view: SceneView) -> MaterialView? {
      view.panel.subviews.compactMap { ($0 as? NodeView)?.material }.first
    }
  }
}
