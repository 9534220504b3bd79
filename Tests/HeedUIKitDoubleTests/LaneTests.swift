import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Alerts and banners have queues of their own (requests 1, 2 and 20 of `docs/ios-requests.md`).
  @Suite @MainActor struct LaneTests {
    private static func banner(_ id: Name) -> Alert {
      Alert("Saved", style: .banner, cancel: Action("Undo", id: id))
    }

    private func controllers(_ stage: Stage) -> [AlertViewController] {
      stage.scene.windows.flatMap { window in
        var found: [AlertViewController] = []
        var controller = window.rootViewController
        while let next = controller?.presentedViewController {
          if let alert = next as? AlertViewController { found.append(alert) }
          controller = next
        }
        return found
      }
    }

    private func tap(_ id: Name, _ stage: Stage) {
      for controller in controllers(stage) {
        guard let view = controller.sceneView.views[Name("action/\(id)")] else { continue }
        stage.person.tap(view.convert(view.bounds, to: nil).middle)
      }
    }

    /// Neither waits for the other, whichever comes first and goes first.
    @Test(arguments: DoubleOrder.all)
    func showsABannerBesideAnAlert(_ order: DoubleOrder) async {
      for bannerFirst in [true, false] {
        for bannerGoesFirst in [true, false] {
          for inWindow in [true, false] {
            let stage = Stage(order: order)
            func ask() {
              if inWindow {
                Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
              } else {
                stage.ask(.question)
              }
            }
            if !bannerFirst { ask() }
            stage.ask(Self.banner("undo"))
            if bannerFirst { ask() }
            await stage.wait(2)
            let label: Comment = "\(order), banner first: \(bannerFirst), \(bannerGoesFirst)"
            #expect(controllers(stage).count == 2, label)
            #expect(!stage.reachesTheApp(CGPoint(x: 20, y: 600)), label)
            for id in bannerGoesFirst ? ["undo", "keep"] : ["keep", "undo"] as [Name] {
              tap(id, stage)
              await stage.wait(1)
              #expect(stage.answers.last?.action == id, label)
            }
            #expect(stage.answers.count == 2, label)
            stage.expectNothingLeft(label)
            await stage.end()
          }
        }
      }
    }

    @Test func showsBannersOneAfterAnother() async {
      let stage = Stage()
      stage.ask(Self.banner("one"))
      stage.ask(Self.banner("two"))
      stage.ask(.question)
      await stage.wait(1)
      #expect(controllers(stage).count == 2)
      tap("one", stage)
      await stage.wait(1)
      tap("two", stage)
      await stage.wait(1)
      tap("keep", stage)
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["one", "two", "keep"])
      stage.expectNothingLeft()
      await stage.end()
    }

    /// What lets touches through without being a banner stands beside alerts as well.
    @Test func goesByTheBackdropAndNotByTheStyle() async {
      let stage = Stage()
      stage.ask(Alert.note("Beside", "beside").with { $0.backdrop = .passthrough })
      stage.ask(Self.banner("banner").with { $0.backdrop = .dimming() })
      stage.ask(.question)
      await stage.wait(1)
      #expect(controllers(stage).count == 2)
      tap("banner", stage)
      tap("beside", stage)
      await stage.wait(1)
      #expect(stage.answers.count == 2)
      tap("keep", stage)
      await stage.wait()
      #expect(stage.answers.last?.action == "keep")
      stage.expectNothingLeft()
      await stage.end()
    }

    /// Both go with their scene, and each is told.
    @Test(arguments: DoubleOrder.all)
    func losesBothWithTheirScene(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(Self.banner("undo"))
      stage.ask(.question)
      await stage.wait(0.1)
      stage.scene.doubleDisconnect()
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.interrupted, .interrupted])
      await stage.end()
    }

    /// A banner that is typed in has the keys while it is up, and gives them to the alert below.
    @Test func givesTheKeysBackToTheAlertUnderABanner() async {
      let stage = Stage()
      Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
      await stage.wait(1)
      let below = stage.scene.windows.first { $0.isKeyWindow }
      #expect(below is AlertWindow)
      stage.ask(Self.banner("undo").with { $0.content = [.field(Field("reply"))] })
      await stage.wait(1)
      #expect(below?.isKeyWindow == true)
      let field = controllers(stage).lazy.compactMap { $0.sceneView.element(for: "content/0") }
        .first
      (field as? UITextField)?.becomeFirstResponder()
      await stage.drain()
      #expect(below?.isKeyWindow == false)
      tap("undo", stage)
      await stage.wait(1)
      #expect(below?.isKeyWindow == true)
      stage.person.press(.keyboardEscape)
      await stage.wait()
      #expect(stage.answers.map(\.reason) == [.action, .escape])
      stage.expectNothingLeft()
      await stage.end()
    }

    @Test func waitsForTheFirstSceneWithBoth() async {
      for scene in UIApplication.shared.connectedScenes {
        (scene as? UIWindowScene)?.doubleDisconnect()
      }
      var answers: [Name?] = []
      Alert.question.present { answers.append($0.action) }
      Self.banner("undo").present { answers.append($0.action) }
      let stage = Stage()
      await stage.wait(1)
      #expect(controllers(stage).count == 2)
      tap("undo", stage)
      tap("keep", stage)
      await stage.wait()
      #expect(Set(answers) == ["undo", "keep"])
      stage.expectNothingLeft()
      await stage.end()
    }

    // MARK: Policies

    /// The one that made room says so by coming back, the one that is replaced by its reason.
    @Test(arguments: [LanePolicy.wait, .replace, .preempt])
    func tellsWhatBecameOfTheOneBefore(_ policy: LanePolicy) async {
      let stage = Stage()
      stage.ask(.note("First", "first"))
      await stage.wait(1)
      stage.ask(.note("Second", "second"), options: .urgent(policy))
      await stage.wait(1)
      let isSecondUp = stage.session?.alert.cancel?.id == "second"
      #expect(isSecondUp == (policy != .wait))
      tap(policy == .wait ? "first" : "second", stage)
      await stage.wait(1)
      if policy != .replace {
        tap(policy == .wait ? "second" : "first", stage)
        await stage.wait(1)
      }
      let expected: [[Name?]] = [["first", "second"], [nil, "second"], ["second", "first"]]
      let index = [LanePolicy.wait, .replace, .preempt].firstIndex(of: policy) ?? 0
      #expect(stage.answers.map(\.action) == expected[index])
      if policy == .replace { #expect(stage.answers.first?.reason == .replaced) }
      stage.expectNothingLeft()
      await stage.end()
    }
  }
}
