import Heed
import HeedUpdate
import Testing
import UIKit

@testable import HeedUIKit
@testable import HeedUpdateUIKit

extension DoubleTests {
  @Suite @MainActor struct UpdateGateTests {
    /// Starts a gate in an app, waits until what it wants is up, and ends it after the test.
    private func run(
      _ decision: Decision, order: DoubleOrder = DoubleOrder(),
      _ test: @MainActor (Stage, TestBackend, UpdateGate) async throws -> Void
    ) async throws {
      UIApplication.shared.doubleOpened = []
      UIApplication.shared.doubleOpens = true
      let stage = Stage(order: order)
      let backend = TestBackend(decision)
      let gate = UpdateGate.start(UpdateSamples.prompt, backend: backend.backend)
      await stage.wait()
      try await test(stage, backend, gate)
      gate.stop()
      await stage.wait()
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    private var opened: [String] { UIApplication.shared.doubleOpened.map { $0.absoluteString } }

    // MARK: Prompts

    @Test(arguments: DoubleOrder.all)
    func asksAndRecordsLater(_ order: DoubleOrder) async throws {
      try await run(try UpdateSamples.decision(.offer), order: order) { stage, backend, gate in
        #expect(backend.checks == [.background])
        #expect(stage.actionTitles == ["Update", "Skip this version", "Later"])
        #expect(stage.alertController?.view.window?.windowLevel == .alert)
        stage.tap("action/later")
        await stage.wait()
        #expect(backend.answers == [.later])
        #expect(backend.shown == 1)
        #expect(gate.state == .open)
        #expect(stage.alertController == nil)
        await stage.leave()
        #expect(stage.alertController == nil)
      }
    }

    @Test func skipsAndLeavesTheAppAlone() async throws {
      try await run(try UpdateSamples.decision(.offer)) { stage, backend, _ in
        stage.tap("action/skip")
        await stage.wait()
        #expect(backend.answers == [.skip])
        #expect(opened == [])
        #expect(stage.window.isKeyWindow)
      }
    }

    @Test func opensTheStoreAndIsGone() async throws {
      try await run(try UpdateSamples.decision(.offer)) { stage, backend, gate in
        stage.tap("action/update")
        await stage.wait()
        #expect(opened == [UpdateSamples.link])
        #expect(backend.answers == [.update])
        #expect(gate.state == .open)
        #expect(stage.alertController == nil)
      }
    }

    @Test func saysWhereTheUpdateIsIfTheStoreDoesNotOpen() async throws {
      try await run(try UpdateSamples.decision(.offer)) { stage, _, _ in
        UIApplication.shared.doubleOpens = false
        stage.tap("action/update")
        await stage.wait()
        #expect(stage.alertController != nil)
        let texts = stage.sceneView?.scene?.nodes.compactMap { $0.accessibility?.label } ?? []
        #expect(texts.contains { $0.contains(UpdateSamples.link) })
        UIApplication.shared.doubleOpens = true
        stage.tap("action/update")
        await stage.wait()
        #expect(opened.count == 2)
        #expect(stage.alertController == nil)
      }
    }

    @Test func comesAgainAfterItsSceneWentAway() async throws {
      for kind in [Decision.Kind.offer, .forced] {
        try await run(try UpdateSamples.decision(kind)) { stage, backend, gate in
          #expect(stage.alertController != nil)
          let other = UIWindowScene(size: CGSize(width: 390, height: 844))
          let window = UIWindow(windowScene: other)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          await stage.wait()
          stage.scene.doubleDisconnect()
          await stage.wait(12)
          #expect(backend.answers == [])
          #expect(gate.state != .open)
          let titles = DoublePerson(other).windows.map { $0.windowLevel }
          #expect(titles.contains(.alert), "\(kind.name)")
          gate.stop()
          await stage.wait()
          other.doubleDisconnect()
          await stage.wait(12)
          window.rootViewController = nil
        }
      }
    }

    @Test func holdsBackUntilTheAppIsQuiet() async throws {
      UIApplication.shared.doubleOpened = []
      let stage = Stage()
      let backend = TestBackend(try UpdateSamples.decision(.offer))
      let gate = UpdateGate(prompt: UpdateSamples.prompt, backend: backend.backend)
      gate.mayPresent = { _ in false }
      gate.start()
      await stage.wait()
      #expect(stage.alertController == nil)
      #expect(gate.heldBack != nil)
      gate.quietPoint()
      await stage.wait()
      #expect(stage.alertController != nil)
      gate.stop()
      await stage.wait()
      #expect(stage.alertController == nil)
      #expect(backend.answers == [])
      await stage.end()
    }

    // MARK: Forced

    @Test(arguments: DoubleOrder.all)
    func staysUpThroughTheStoreAndTheBackground(_ order: DoubleOrder) async throws {
      try await run(try UpdateSamples.decision(.forced), order: order) { stage, backend, gate in
        #expect(stage.actionTitles == ["Update now"])
        stage.tap("action/update")
        await stage.wait()
        #expect(opened == [UpdateSamples.link])
        #expect(stage.actionTitles == ["Update now"])
        await stage.leave()
        #expect(backend.checks == [.background, .background])
        #expect(backend.shown == 1)
        #expect(stage.actionTitles == ["Update now", "Check again"])
        #expect(gate.state.isBlocked)
        for _ in 1...3 { await stage.leave(for: 5) }
        #expect(stage.actionTitles == ["Update now", "Check again"])
        // Too soon after the last look.
        #expect(backend.checks.count == 2)
      }
    }

    @Test func looksAgainAndOpensWhereThePolicyIsLifted() async throws {
      try await run(try UpdateSamples.decision(.forced)) { stage, backend, gate in
        stage.tap("action/update")
        await stage.wait()
        await stage.leave()
        backend.decision = UpdateSamples.unavailable
        stage.tap("action/check")
        await stage.wait()
        #expect(gate.state.isBlocked)
        #expect(stage.alertController != nil)
        backend.decision = UpdateSamples.none
        stage.tap("action/check")
        await stage.wait()
        #expect(backend.checks.suffix(2) == [.manual, .manual])
        #expect(gate.state == .open)
        #expect(stage.alertController == nil)
        #expect(stage.window.isKeyWindow)
      }
    }

    @Test func nothingThePersonDoesTakesItAway() async throws {
      try await run(try UpdateSamples.decision(.forced)) { stage, _, gate in
        stage.person.tap(CGPoint(x: 5, y: 5))
        stage.person.press(.keyboardEscape)
        stage.person.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 500))
        await stage.wait()
        #expect(stage.actionTitles == ["Update now"])
        #expect(gate.state.isBlocked)
      }
    }

    @Test(arguments: DoubleOrder.all)
    func comesBackWhereTheSystemTakesItAway(_ order: DoubleOrder) async throws {
      try await run(try UpdateSamples.decision(.forced), order: order) { stage, backend, gate in
        for _ in 1...2 {
          let old = stage.alertController
          old?.dismiss(animated: true)
          await stage.wait(12)
          #expect(gate.state.isBlocked)
          #expect(stage.alertController != nil)
          #expect(stage.alertController !== old)
        }
        #expect(backend.answers == [])
      }
    }

    @Test func isInEverySceneWhileItBlocks() async throws {
      try await run(try UpdateSamples.decision(.forced)) { stage, backend, gate in
        let other = UIWindowScene(size: CGSize(width: 390, height: 844))
        let window = UIWindow(windowScene: other)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        await stage.wait()
        for scene in [stage.scene, other] {
          #expect(DoublePerson(scene).windows.contains { $0.windowLevel == .alert })
        }
        gate.take(UpdateSamples.none)
        await stage.wait()
        for scene in [stage.scene, other] {
          #expect(!DoublePerson(scene).windows.contains { $0.windowLevel == .alert })
        }
        #expect(backend.answers == [])
        other.doubleDisconnect()
        await stage.wait(12)
        window.rootViewController = nil
      }
    }

    @Test func turnsWithTheDevice() async throws {
      try await run(try UpdateSamples.decision(.forced)) { stage, _, _ in
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
          stage.window.doubleResize(to: size)
          stage.alertController?.view.window?.doubleResize(to: size)
          await stage.wait()
          let panel = stage.sceneView?.scene?.panelFrame
          #expect(panel.map { $0.x >= 0 && $0.maxX <= size.width } == true)
          #expect(panel.map { $0.y >= 0 && $0.maxY <= size.height } == true)
          #expect(stage.actionTitles == ["Update now"])
        }
      }
    }

    @Test func comesBeforeOtherAlertsAndGivesTheirPlaceBack() async throws {
      try await run(UpdateSamples.none) { stage, _, gate in
        var answers: [Answer] = []
        Alert.question.present(inScene: stage.scene) { answers.append($0) }
        await stage.wait()
        gate.take(try UpdateSamples.decision(.forced))
        await stage.wait()
        #expect(stage.actionTitles == ["Update now"])
        gate.take(UpdateSamples.none)
        await stage.wait()
        #expect(answers == [])
        stage.tap("action/keep")
        await stage.wait()
        #expect(answers.map(\.action) == ["keep"])
      }
    }

    @Test func becomesAPromptThatMayBeLeft() async throws {
      try await run(try UpdateSamples.decision(.forced)) { stage, backend, gate in
        gate.take(try UpdateSamples.decision(.offer))
        await stage.wait()
        #expect(stage.actionTitles == ["Update", "Skip this version", "Later"])
        stage.tap("action/later")
        await stage.wait()
        #expect(backend.answers == [.later])
        #expect(stage.alertController == nil)
      }
    }
  }
}
