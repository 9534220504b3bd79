import Heed
import HeedUIKit
import UIKit

extension ContractClause {
  static let ending = [
    ContractClause("answers each action once") { stage in
      var count = 0
      for style in [Alert.Style.alert, .sheet, .card] {
        for action in ["delete", "archive", "keep"] {
          let handle = stage.ask(.question(style))
          await stage.appears()
          count += 1
          // A second touch while it leaves changes nothing.
          let view = stage.view("action/\(action)")
          stage.choose(action)
          if let view { Surroundings.touch(view) }
          let answer = await stage.answer(count)
          stage.expect(answer?.action == Name(action), "it ended as \(stage.reasons)")
          stage.expect(answer?.reason == .action, "it ended as \(stage.reasons)")
          stage.expect(stage.root.presentedViewController == nil, "it is still presented")
          handle.close()
          await stage.wait(0.5)
          stage.expect(stage.answers.count == count, "it was answered twice: \(stage.reasons)")
        }
      }
    },
    ContractClause("ends by the gesture to escape") { stage in
      stage.ask(.question)
      let alert = await stage.appears()
      stage.expect(alert?.accessibilityPerformEscape() == true, "it does not take the gesture")
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .escape, "it ended as \(stage.reasons)")
      stage.expect(answer?.action == "keep", "it ended as \(stage.reasons)")
    },
    ContractClause("ends by the key Escape") { stage in
      stage.ask(.question)
      await stage.appears()
      guard Surroundings.pressEscape(in: stage.scene) else { return stage.choose("keep") }
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .escape, "it ended as \(stage.reasons)")
    },
    ContractClause("is interrupted where the app dismisses it") { stage in
      for isAnimated in [true, false] {
        let count = stage.answers.count + 1
        stage.ask(.question)
        await stage.appears()
        stage.dismiss(stage.root, animated: isAnimated)
        let answer = await stage.answer(count)
        stage.expect(answer?.reason == .interrupted, "it ended as \(stage.reasons)")
        await stage.wait(0.5)
        stage.expect(stage.answers.count == count, "it was answered twice: \(stage.reasons)")
      }
    },
    ContractClause("is interrupted where its controller leaves the window") { stage in
      stage.ask(.question)
      await stage.appears()
      stage.window.rootViewController = UIViewController()
      stage.dismiss(stage.root)
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .interrupted, "it ended as \(stage.reasons)")
    },
    ContractClause("stays until its action is chosen where it is forced") { stage in
      for (style, count) in [(Alert.Style.alert, 1), (.sheet, 2)] {
        stage.ask(.forced(style))
        let alert = await stage.appears()
        stage.expect(alert?.accessibilityPerformEscape() == true, "the app gets the gesture")
        _ = Surroundings.pressEscape(in: stage.scene)
        if let title = stage.view("title") {
          _ = Surroundings.drag(title, by: CGVector(dx: 0, dy: 300))
        }
        if let window = alert?.view.window {
          let corner = CGPoint(x: window.bounds.midX, y: window.safeAreaInsets.top + 4)
          _ = Surroundings.touch(corner, in: window)
        }
        await stage.wait(1)
        stage.expect(stage.answers.count == count - 1, "it ended as \(stage.reasons)")
        stage.expect(stage.shown != nil, "it is gone")
        stage.choose("on")
        let answer = await stage.answer(count)
        stage.expect(answer?.action == "on", "it ended as \(stage.reasons)")
      }
    },
    ContractClause("ends by a touch beside a sheet and by a swipe") { stage in
      stage.ask(.question(.sheet))
      let alert = await stage.appears()
      guard let window = alert?.view.window,
        Surroundings.touch(CGPoint(x: window.bounds.midX, y: 60), in: window)
      else { return stage.choose("keep") }
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .outsideTap, "it ended as \(stage.reasons)")
      stage.ask(.question(.sheet))
      await stage.appears()
      if let title = stage.view("title") {
        _ = Surroundings.drag(title, by: CGVector(dx: 0, dy: 300))
      }
      let second = await stage.answer(2)
      stage.expect(second?.reason == .swipe, "it ended as \(stage.reasons)")
    },
    ContractClause("ends when its time has run out") { stage in
      var alert = Alert.question
      alert.dismissal.timeout = 1
      stage.ask(alert)
      await stage.appears()
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .timeout, "it ended as \(stage.reasons)")
    },
  ]
}
