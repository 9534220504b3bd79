import Heed
import HeedUpdate
import Testing
import UIKit

@testable import HeedUIKit
@testable import HeedUpdateUIKit

extension DoubleTests {
  @Suite @MainActor struct UpdateGateMaskTests {
    /// Somebody who asks to update, and writes down what became of it.
    @MainActor final class Launcher: UpdatePrompting {
      var log: [String] = []
      let updatePrompt: UpdatePrompt

      init() {
        var prompt = UpdateSamples.prompt
        prompt.look = .card()
        updatePrompt = prompt
        UIApplication.shared.doubleOpened = []
        UIApplication.shared.doubleOpens = true
      }

      func updateWasPutOff(_ version: String) { log.append("later \(version)") }
      func updateWasChosen(_ version: String) { log.append("update \(version)") }
    }

    struct Quiet: UpdatePrompting {}

    @discardableResult
    private func raise(_ launcher: Launcher, _ mask: UpdateMask, _ version: String = "3.2.0") throws
      -> UpdateGate
    {
      try launcher.raiseUpdateMask(
        mask, version: version, notes: "<p>Faster &amp; <b>darker</b></p>",
        link: UpdateSamples.link)
    }

    @Test(arguments: DoubleOrder.all)
    func remindsOverTheApp(_ order: DoubleOrder) async throws {
      let stage = Stage(order: order)
      let launcher = Launcher()
      try raise(launcher, .remind)
      await stage.wait()
      #expect(stage.actionTitles == ["Later", "Update"])
      let texts = stage.sceneView?.scene?.nodes.compactMap { $0.accessibility?.label } ?? []
      #expect(texts.contains { $0.contains("3.2.0") })
      #expect(texts.contains { $0.contains("Faster & darker") })
      stage.tap("action/later")
      await stage.wait()
      #expect(launcher.log == ["later 3.2.0"])
      #expect(stage.alertController == nil)
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    @Test func opensTheAddressAndIsGone() async throws {
      let stage = Stage()
      let launcher = Launcher()
      try raise(launcher, .remind)
      await stage.wait()
      stage.tap("action/update")
      await stage.wait()
      #expect(launcher.log == ["update 3.2.0"])
      #expect(UIApplication.shared.doubleOpened.map { $0.absoluteString } == [UpdateSamples.link])
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    @Test func showsTheAddressThatDidNotOpen() async throws {
      let stage = Stage()
      let launcher = Launcher()
      UIApplication.shared.doubleOpens = false
      try raise(launcher, .remind)
      await stage.wait()
      stage.tap("action/update")
      await stage.wait()
      #expect(stage.actionTitles.contains("Try again"))
      stage.tap("action/close")
      await stage.wait()
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    @Test func staysForcedUntilItIsStopped() async throws {
      let stage = Stage()
      let launcher = Launcher()
      let gate = try raise(launcher, .forced)
      await stage.wait()
      #expect(stage.actionTitles == ["Update now"])
      stage.tap("action/update")
      await stage.wait()
      #expect(launcher.log == ["update 3.2.0"])
      await stage.leave()
      #expect(stage.actionTitles == ["Update now"])
      UIApplication.shared.doubleOpens = false
      stage.tap("action/update")
      await stage.wait()
      let texts = stage.sceneView?.scene?.nodes.compactMap { $0.accessibility?.label } ?? []
      #expect(texts.contains { $0.contains(UpdateSamples.link) })
      stage.alertController?.dismiss(animated: false)
      await stage.wait(12)
      #expect(stage.alertController != nil)
      gate.stop()
      await stage.wait()
      #expect(stage.scene.windows == [stage.window])
      await stage.end()
    }

    @Test func isRaisedOnceHoweverOftenItIsAsked() async throws {
      let stage = Stage()
      let launcher = Launcher()
      let first = try raise(launcher, .remind)
      await stage.wait()
      let controller = stage.alertController
      #expect(try raise(launcher, .remind) === first)
      await stage.wait()
      #expect(stage.alertController === controller)
      let second = try raise(launcher, .forced, "3.3.0")
      await stage.wait()
      #expect(second !== first)
      #expect(stage.actionTitles == ["Update now"])
      #expect(launcher.log == [])
      second.stop()
      await stage.wait()
      await stage.end()
    }

    @Test func refusesAnAddressThatIsNotAllowed() async throws {
      let stage = Stage()
      for link in ["https://evil.example/app", "", "javascript://apps.apple.com/"] {
        #expect(throws: StoreLinkError.self) {
          try Launcher().raiseUpdateMask(.forced, version: "3.2.0", link: link)
        }
      }
      await stage.wait()
      #expect(stage.alertController == nil)
      await stage.end()
    }

    @Test func needsNothingButTheCall() async throws {
      let stage = Stage()
      let gate = try Quiet().raiseUpdateMask(
        .remind, version: "what the server says", link: UpdateSamples.link)
      await stage.wait()
      #expect(stage.alertController != nil)
      gate.stop()
      await stage.wait()
      await stage.end()
    }
  }
}
