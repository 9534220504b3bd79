import Heed
import HeedUIKit
import UIKit

extension ContractClause {
  private static let next = Alert("Next", cancel: Action("Fine", id: "fine"))

  static let queueing = [
    ContractClause("shows one after another") { stage in
      stage.ask(.question)
      stage.ask(next)
      await stage.appears()
      stage.expect(stage.shown?.alert == .question, "the second one is up")
      stage.choose("delete")
      _ = await stage.answer(1)
      await stage.wait(for: "the second one") { stage.shown?.alert == next }
      await stage.appears()
      stage.choose("fine")
      _ = await stage.answer(2)
      stage.expect(stage.answers.map(\.action) == ["delete", "fine"], "ended: \(stage.reasons)")
    },
    ContractClause("lets what was asked first be presented again by its completion") { stage in
      stage.ask(.question) { [weak stage] in stage?.ask(next) }
      await stage.appears()
      stage.choose("archive")
      _ = await stage.answer(1)
      await stage.wait(for: "the next one") { stage.shown?.alert == next }
      await stage.appears()
      stage.choose("fine")
      _ = await stage.answer(2)
      stage.expect(stage.answers.map(\.action) == ["archive", "fine"], "ended: \(stage.reasons)")
    },
    ContractClause("is free to present when the completion runs") { stage in
      let page = UIViewController()
      stage.ask(.question) { [weak stage] in stage?.present(page) }
      await stage.appears()
      stage.choose("keep")
      _ = await stage.answer(1)
      await stage.wait(for: "what the completion presents") { page.view.window != nil }
      stage.dismiss(page)
      await stage.wait(for: "the end of that") { page.view.window == nil }
    },
    ContractClause("makes room for one that replaces it") { stage in
      stage.ask(.question)
      await stage.appears()
      stage.ask(
        next, options: UIKitOptions(presentation: PresentationOptions(policy: .replace)))
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .replaced, "it ended as \(stage.reasons)")
      await stage.appears()
      stage.expect(stage.shown?.alert == next, "the one that replaces it is not up")
      stage.choose("fine")
      _ = await stage.answer(2)
    },
    ContractClause("comes again after an urgent one") { stage in
      stage.ask(.question)
      await stage.appears()
      stage.ask(
        next,
        options: UIKitOptions(presentation: PresentationOptions(priority: 1, policy: .preempt)))
      await stage.wait(for: "the urgent one") { stage.shown?.alert == next }
      await stage.appears()
      stage.choose("fine")
      _ = await stage.answer(1)
      await stage.wait(for: "the first one again") { stage.shown?.alert == .question }
      await stage.appears()
      stage.choose("delete")
      _ = await stage.answer(2)
      stage.expect(stage.answers.map(\.action) == ["fine", "delete"], "ended: \(stage.reasons)")
    },
    ContractClause("is taken back at any moment") { stage in
      var count = 0
      for seconds in [0, 0.05, 0.15, 0.3, 1] {
        let handle = stage.ask(.question)
        if seconds > 0 { await stage.wait(seconds) }
        handle.close()
        count += 1
        let answer = await stage.answer(count)
        stage.expect(answer?.reason == .withdrawn, "it ended as \(stage.reasons)")
        await stage.wait(for: "an empty screen") { stage.root.presentedViewController == nil }
      }
    },
    ContractClause("is taken back where its task is cancelled") { stage in
      var answer: Answer?
      let task = Task { answer = await Alert.question.present(from: stage.root) }
      await stage.appears()
      task.cancel()
      await stage.wait(for: "the answer") { answer != nil }
      stage.expect(answer?.reason == .withdrawn, "it ended otherwise")
      stage.expect(stage.root.presentedViewController == nil, "it is still presented")
    },
    ContractClause("shows what changes while it is up") { stage in
      let handle = stage.ask(.question)
      await stage.appears()
      var changed = Alert.question
      changed.actions.append(Action("Share", id: "share"))
      handle.update(changed)
      await stage.wait(for: "the new action") { stage.view("action/share") != nil }
      await stage.wait(1)
      stage.choose("share")
      let answer = await stage.answer(1)
      stage.expect(answer?.action == "share", "it ended as \(stage.reasons)")
    },
  ]
}
