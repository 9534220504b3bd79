import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// The surface turns, goes behind or goes away at a bad time.
  @Suite @MainActor struct SurfaceRaceTests {
    private static let styles: [Alert.Style] = [.alert, .sheet, .card, .banner]

    @Test(arguments: DoubleOrder.all)
    func isTurnedOnItsWayInAndOut(_ order: DoubleOrder) async {
      let sizes = [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)]
      for style in Self.styles {
        for turns in 1...2 {
          let stage = Stage(order: order)
          stage.ask(Alert.question.with { $0.style = style })
          await stage.wait(0.1)
          for turn in 0..<turns {
            stage.window.doubleResize(to: sizes[turn])
            if let own = stage.alertController?.view.window, own !== stage.window {
              own.doubleResize(to: sizes[turn])
            }
            await stage.wait(0.1)
          }
          await stage.wait()
          let label: Comment = "\(order), \(style), turns: \(turns)"
          let scene = stage.sceneView?.scene
          let shown = stage.sceneView?.views["panel"].map { $0.convert($0.bounds, to: nil) }
          #expect(scene?.size == Size(sizes[turns - 1]), label)
          #expect(shown.map { Rect($0) } == scene?["panel"]?.frame, label)
          #expect(stage.sceneView?.panel.transform == .identity, label)
          stage.tap("action/keep")
          await stage.wait(0.05)
          stage.window.doubleResize(to: sizes[turns % 2])
          await stage.wait()
          #expect(stage.answers.map(\.action) == ["keep"], label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func goesBehindOnItsWayInAndOut(_ order: DoubleOrder) async {
      for isLeaving in [true, false] {
        for inWindow in [true, false] {
          let stage = Stage(order: order)
          let alert = Alert.question.with { $0.dismissal.timeout = 5 }
          if inWindow {
            alert.present(inScene: stage.scene) { stage.answers.append($0) }
          } else {
            stage.ask(alert)
          }
          if isLeaving {
            await stage.wait(2)
            stage.tap("action/delete")
          }
          await stage.wait(0.05)
          stage.scene.doubleEnterBackground()
          await stage.wait(60)
          let label: Comment = "\(order), leaving: \(isLeaving), in a window: \(inWindow)"
          #expect(stage.answers.count == (isLeaving ? 1 : 0), label)
          stage.scene.doubleEnterForeground()
          stage.scene.doubleActivate()
          await stage.wait(isLeaving ? 1 : 7)
          #expect(stage.answers.map(\.reason) == [isLeaving ? .action : .timeout], label)
          stage.expectNothingLeft(label)
          await stage.end()
        }
      }
    }

    /// It was asked for while nobody could see the app, as by a message that came.
    @Test(arguments: DoubleOrder.all)
    func countsNoTimeBeforeItWasSeen(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.note("First", "first"))
      await stage.wait(1)
      stage.scene.doubleEnterBackground()
      stage.tap("action/first")
      stage.ask(Alert.question.with { $0.dismissal.timeout = 5 })
      await stage.wait(30)
      #expect(stage.answers.map(\.action) == ["first"], "\(order)")
      stage.scene.doubleEnterForeground()
      stage.scene.doubleActivate()
      await stage.wait(3)
      #expect(stage.answers.count == 1, "\(order)")
      await stage.wait(6)
      #expect(stage.answers.last?.reason == .timeout, "\(order)")
      stage.expectNothingLeft("\(order)")
      await stage.end()
    }

    @Test(arguments: DoubleOrder.all)
    func leavesTheOtherScenesAlertAlone(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        for inWindow in [true, false] {
          let first = Stage(order: order)
          let second = Stage(order: order)
          for stage in [first, second] {
            if inWindow {
              Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
            } else {
              stage.ask(.question)
            }
          }
          await second.wait(seconds)
          first.scene.doubleDisconnect()
          await second.wait()
          let label: Comment = "\(order), after \(seconds), in a window: \(inWindow)"
          #expect(first.answers.map(\.reason) == [.interrupted], label)
          #expect(second.answers == [], label)
          second.tap("action/keep")
          await second.wait()
          #expect(second.answers.map(\.action) == ["keep"], label)
          second.expectNothingLeft(label)
          await first.end()
          await second.end()
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func pausesInTheSceneThatIsHiddenAlone(_ order: DoubleOrder) async {
      let first = Stage(order: order)
      let second = Stage(order: order)
      for stage in [first, second] {
        stage.ask(Alert.question.with { $0.dismissal.timeout = 4 })
      }
      await second.wait(1)
      first.scene.doubleEnterBackground()
      await second.wait(10)
      #expect(first.answers == [], "\(order)")
      #expect(second.answers.map(\.reason) == [.timeout], "\(order)")
      first.scene.doubleEnterForeground()
      first.scene.doubleActivate()
      await first.wait(6)
      #expect(first.answers.map(\.reason) == [.timeout], "\(order)")
      await first.end()
      await second.end()
    }

    @Test(arguments: DoubleOrder.all)
    func asksInASceneThatIsGoing(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      stage.ask(.question)
      await stage.wait()
      stage.scene.doubleDisconnect()
      stage.ask(.question)
      Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
      await stage.wait(20)
      #expect(stage.answers.count == 3, "\(order)")
      #expect(stage.answers.first?.reason == .interrupted, "\(order)")
      #expect(stage.answers.allSatisfy { $0.action == nil }, "\(order)")
      await stage.end()
    }

    /// The system disconnects a scene and connects it again later: the app asks anew.
    @Test(arguments: DoubleOrder.all)
    func asksAgainInASceneThatCameBack(_ order: DoubleOrder) async {
      let first = Stage(order: order)
      Alert.question.present(inScene: first.scene) { answer in
        first.answers.append(answer)
        guard answer.reason == .interrupted else { return }
        // Nothing is connected, so it waits.
        Alert.question.present { first.answers.append($0) }
      }
      await first.wait(0.1)
      for scene in UIApplication.shared.connectedScenes where scene !== first.scene {
        (scene as? UIWindowScene)?.doubleDisconnect()
      }
      first.scene.doubleDisconnect()
      await first.wait()
      #expect(first.answers.map(\.reason) == [.interrupted], "\(order)")
      let second = Stage(order: order)
      await second.wait()
      second.tap("action/delete")
      await second.wait()
      #expect(first.answers.map(\.action) == [nil, "delete"], "\(order)")
      second.expectNothingLeft("\(order)")
      await first.end()
      await second.end()
    }

    @Test(arguments: DoubleOrder.all)
    func isTakenBackOnItsWayInInEveryForm(_ order: DoubleOrder) async {
      for style in Self.styles {
        for inWindow in [true, false] {
          for seconds in [0.0, 0.02, 0.15, 0.3] {
            let stage = Stage(order: order)
            let alert = Alert.question.with { $0.style = style }
            let handle =
              inWindow
              ? alert.present(inScene: stage.scene) { stage.answers.append($0) } : stage.ask(alert)
            await stage.wait(seconds)
            let remains = Remains(stage)
            handle.close()
            handle.close()
            await stage.wait()
            let label: Comment = "\(order), \(style), in a window: \(inWindow), after \(seconds)"
            #expect(stage.answers.map(\.reason) == [.withdrawn], label)
            #expect(!handle.isUp, label)
            stage.expectNothingLeft(label, of: remains)
            await stage.end()
          }
        }
      }
    }

    @Test(arguments: DoubleOrder.all)
    func changesOnItsWayInAndOut(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        let stage = Stage(order: order)
        let handle = stage.ask(.question)
        await stage.wait(seconds)
        handle.update(
          Alert.question.with {
            $0.content = [.field(Field("name")), .progress(0.2)]
            $0.actions.append(Action("More", id: "more"))
          })
        handle.setProgress(0.5, place: 1)
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        if let place = stage.place(of: "content/0") { stage.person.tap(place) }
        #expect(stage.alertField is UITextField, label)
        (stage.alertField as? UITextField)?.doubleType("Ada")
        stage.tap("action/more")
        await stage.wait(0.05)
        handle.update(.question)
        handle.setProgress(1, place: 1)
        handle.close()
        await stage.wait()
        #expect(stage.answers.map(\.action) == ["more"], label)
        #expect(stage.answers.first?[field: "name"] == "Ada", label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// The person changes a setting while the alert comes or goes.
    @Test(arguments: DoubleOrder.all)
    func followsSettingsThatChangeOnItsWay(_ order: DoubleOrder) async {
      for isLeaving in [true, false] {
        let stage = Stage(order: order)
        stage.ask(.question)
        if isLeaving {
          await stage.wait(2)
          stage.tap("action/delete")
        }
        await stage.wait(0.1)
        DoubleAccessibility.reducesMotion = true
        DoubleAccessibility.voiceOver = true
        for name in [
          UIAccessibility.reduceMotionStatusDidChangeNotification,
          UIAccessibility.voiceOverStatusDidChangeNotification,
        ] {
          NotificationCenter.default.post(name: name, object: nil)
        }
        stage.scene.doubleChange {
          $0.userInterfaceStyle = .dark
          $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        await stage.wait()
        let label: Comment = "\(order), leaving: \(isLeaving)"
        if !isLeaving {
          #expect(stage.session?.environment.appearance == .dark, label)
          #expect(stage.session?.environment.textSize == .accessibility5, label)
          #expect(stage.sceneView?.panel.transform == .identity, label)
          stage.tap("action/delete")
          await stage.wait()
        }
        #expect(stage.answers.map(\.action) == ["delete"], label)
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// Another window of the app becomes the key window while an alert has a window of its own.
    @Test(arguments: DoubleOrder.all)
    func takesTheKeyWindowFromNobodyWhoHasItNow(_ order: DoubleOrder) async {
      for seconds in [0.0, 0.1, 2] {
        let stage = Stage(order: order)
        let handle = Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
        await stage.wait(seconds)
        let other = UIWindow(windowScene: stage.scene)
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        handle.close()
        await stage.wait()
        let label: Comment = "\(order), after \(seconds)"
        #expect(other.isKeyWindow, label)
        #expect(stage.answers.map(\.reason) == [.withdrawn], label)
        other.isHidden = true
        other.windowScene = nil
        stage.window.makeKey()
        stage.expectNothingLeft(label)
        await stage.end()
      }
    }

    /// What was the key window is gone by the time that it would be given back.
    @Test(arguments: DoubleOrder.all)
    func givesNothingBackToAWindowThatIsGone(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      do {
        let other = UIWindow(windowScene: stage.scene)
        other.rootViewController = UIViewController()
        other.makeKeyAndVisible()
        Alert.question.present(inScene: stage.scene) { stage.answers.append($0) }
        await stage.wait()
        other.isHidden = true
        other.rootViewController = nil
      }
      #expect(stage.scene.windows.count == 2)
      stage.tap("action/keep")
      await stage.wait()
      #expect(stage.answers.map(\.action) == ["keep"], "\(order)")
      #expect(stage.window.isKeyWindow, "\(order)")
      #expect(stage.scene.windows == [stage.window], "\(order)")
      await stage.end()
    }
  }
}
