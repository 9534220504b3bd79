import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Several things that go well alone, at once.
  @Suite @MainActor struct MixedRaceTests {
    /// One that the system shows and one that Heed draws take turns.
    @Test(arguments: DoubleOrder.all)
    func takesTurnsWithTheSystemsController(_ order: DoubleOrder) async {
      for systemFirst in [true, false] {
        for seconds in [0.0, 0.1, 2] {
          let stage = Stage(order: order)
          let first = UIKitOptions(appearance: systemFirst ? .system : .drawn)
          var second = UIKitOptions.urgent()
          second.appearance = systemFirst ? .drawn : .system
          stage.ask(.note("First", "first"), options: first)
          await stage.wait(seconds)
          stage.ask(.note("Second", "second"), options: second)
          await stage.wait(12)
          let label: Comment = "\(order), system first: \(systemFirst), after \(seconds)"
          choose(stage, "second")
          await stage.wait(12)
          #expect(stage.answers.map(\.action) == ["second"], label)
          choose(stage, "first")
          await stage.wait(12)
          #expect(stage.answers.map(\.action) == ["second", "first"], label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    private func choose(_ stage: Stage, _ id: Name) {
      if let system = stage.root.presentedViewController as? UIAlertController {
        system.doubleChoose("Fine")
      } else {
        stage.tap(Name("action/\(id)"))
      }
    }

    @Test(arguments: DoubleOrder.all)
    func isTurnedWhileItLeavesWithTheKeyboard(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let alert = Alert.question.with { $0.content = [.field(Field("name"))] }
      stage.ask(alert)
      await stage.wait(0.1)
      stage.person.moveKeyboard(to: 300)
      await stage.wait(2)
      stage.tap("action/keep")
      await stage.wait(0.03)
      stage.person.moveKeyboard(to: 0)
      stage.window.doubleResize(to: CGSize(width: 844, height: 390))
      stage.scene.doubleEnterBackground()
      await stage.wait(1)
      stage.scene.doubleEnterForeground()
      stage.scene.doubleActivate()
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// What was a banner holds the app back once it is an alert, and the other way round.
    @Test func takesTouchesAsItsBackdropSaysNow() async {
      let stage = Stage()
      let banner = Alert.note("Saved", "fine").with { $0.style = .banner }
      let handle = stage.ask(banner)
      await stage.wait()
      #expect(stage.reachesTheApp(CGPoint(x: 20, y: 600)))
      handle.update(.note("Saved", "fine"))
      await stage.wait()
      #expect(!stage.reachesTheApp(CGPoint(x: 20, y: 600)))
      handle.update(banner)
      await stage.wait()
      #expect(stage.reachesTheApp(CGPoint(x: 20, y: 600)))
      handle.close()
      await stage.wait()
      #expect(stage.answers.count == 1)
      stage.expectNothingLeft()
      await stage.end()
    }

    /// Alerts wait behind one that is up, and the whole scene goes behind in the middle of it.
    @Test(arguments: DoubleOrder.all)
    func keepsItsTurnsThroughTheBackground(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      for id in ["one", "two", "three"] as [Name] { stage.ask(.note("Note", id)) }
      for id in ["one", "two", "three"] as [Name] {
        await stage.wait(0.7)
        stage.tap(Name("action/\(id)"))
        await stage.wait(0.03)
        stage.scene.doubleEnterBackground()
        await stage.wait(5)
        stage.scene.doubleEnterForeground()
        stage.scene.doubleActivate()
      }
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["one", "two", "three"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// A task that is cancelled takes back what waits, and leaves what is up.
    @Test(arguments: DoubleOrder.all)
    func takesBackWhatWaitsWithItsTask(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      let root = stage.root
      let waiting = Task { @MainActor in
        await Alert.note("Second", "second").present(from: root).reason
      }
      await stage.wait(1)
      waiting.cancel()
      await stage.wait(1)
      #expect(await waiting.value == .withdrawn, "\(order)")
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    /// A banner with something to type in goes while an alert under it leaves.
    @Test(arguments: DoubleOrder.all)
    func givesTheKeysToTheAppWhereBothGoAtOnce(_ order: DoubleOrder) async {
      for bannerFirst in [true, false] {
        let stage = Stage(order: order)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        stage.root.view.addSubview(field)
        field.becomeFirstResponder()
        let alert = Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
        let banner = Alert.note("Name?", "fine").with {
          $0.style = .banner
          $0.content = [.field(Field("name"))]
        }.present(inScene: stage.scene) { stage.answers.append($0) }
        await stage.wait(2)
        for handle in bannerFirst ? [banner, alert] : [alert, banner] { handle.close() }
        await stage.wait()
        let label: Comment = "\(order), banner first: \(bannerFirst)"
        #expect(stage.answers.count == 2, label)
        #expect(field.isFirstResponder, label)
        field.removeFromSuperview()
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// The app lets its page go in the answer, and with it everything that the alert knew of it.
    @Test(arguments: DoubleOrder.all)
    func letsThePageGoFromTheAnswer(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let page = UIViewController()
      page.modalPresentationStyle = .overFullScreen
      stage.root.present(page, animated: false)
      await stage.wait()
      Alert.question.present(from: page) { [weak page] answer in
        stage.answers.append(answer)
        page?.dismiss(animated: false)
        stage.ask(.note("Next", "next"))
      }
      await stage.wait(2)
      stage.tap("action/delete")
      await stage.wait()
      stage.tap("action/next")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["delete", "next"], "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }
  }
}
