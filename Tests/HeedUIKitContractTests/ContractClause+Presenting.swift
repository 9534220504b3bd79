import Heed
import HeedUIKit
import UIKit

extension ContractClause {
  static let presenting = [
    ContractClause("is presented by the controller that was given") { stage in
      let handle = stage.ask(.question)
      let alert = await stage.appears()
      stage.expect(alert?.presentingViewController === stage.root, "another one presents it")
      stage.expect(alert?.view.window === stage.window, "it is in another window")
      stage.expect(alert?.alert == .question, "it is another alert")
      stage.expect(handle.isUp, "its handle says that it is not up")
      stage.expect(stage.answers == [], "it was answered by nobody")
      stage.choose("keep")
      _ = await stage.answer(1)
    },
    ContractClause("is presented by what is in front") { stage in
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      stage.present(page)
      await stage.wait(for: "the page") { page.view.window != nil && !page.isBeingPresented }
      stage.ask(.question)
      let alert = await stage.appears()
      stage.expect(alert?.presentingViewController === page, "the page does not present it")
      stage.choose("keep")
      _ = await stage.answer(1)
      stage.expect(stage.root.presentedViewController === page, "the page went with it")
    },
    ContractClause("has a window of its own above the app's in a scene") { stage in
      var answers: [Answer] = []
      Alert.question.present(inScene: stage.scene) { answers.append($0) }
      let alert = await stage.appears()
      let window = alert?.view.window
      stage.expect(window != nil && window !== stage.window, "it has no window of its own")
      stage.expect(
        (window?.windowLevel ?? .normal).rawValue > stage.window.windowLevel.rawValue,
        "its window is not above the app's")
      stage.expect(stage.root.presentedViewController == nil, "the app's controller presents it")
      stage.choose("delete")
      await stage.wait(for: "the answer") { !answers.isEmpty }
      stage.expect(answers.map(\.action) == ["delete"], "another action is the answer")
      await stage.wait(for: "the app's window as the key window") { stage.window.isKeyWindow }
    },
    ContractClause("leaves nothing in memory") { stage in
      for isInWindow in [false, true] {
        var answers = 0
        if isInWindow {
          Alert.question.present(inScene: stage.scene) { _ in answers += 1 }
        } else {
          Alert.question.present(from: stage.root) { _ in answers += 1 }
        }
        weak let alert = await stage.appears()
        weak let panel = alert?.panelView
        weak let presentation = alert?.presentationController
        weak let window = isInWindow ? alert?.view.window : nil
        stage.choose("delete")
        await stage.wait(for: "the answer") { answers == 1 }
        await stage.wait(for: "the end of the controller") { alert == nil }
        await stage.wait(for: "the end of the panel") { panel == nil }
        await stage.wait(for: "the end of the presentation controller") { presentation == nil }
        await stage.wait(for: "the end of the window") { window == nil }
      }
    },
    ContractClause("is unavailable from a controller that is nowhere") { stage in
      stage.ask(.question, from: UIViewController())
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .unavailable, "it ended as \(stage.reasons)")
      stage.expect(answer?.wasShown == false, "it was shown")
    },
    ContractClause("is the system's own where that is asked for") { stage in
      let handle = stage.ask(.question, options: UIKitOptions(appearance: .system))
      await stage.wait(for: "the system's controller") {
        stage.root.presentedViewController is UIAlertController
      }
      let controller = stage.root.presentedViewController as? UIAlertController
      stage.expect(controller?.title == "Delete the draft?", "it has another title")
      let styles = controller?.actions.map(\.style.rawValue) ?? []
      stage.expect(styles.sorted() == [0, 1, 2], "its actions have other styles")
      await stage.wait(1)
      handle.close()
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .withdrawn, "it ended as \(stage.reasons)")
      stage.expect(stage.root.presentedViewController == nil, "it is still there")
    },
  ]
}

extension ContractStage {
  /// Why each alert ended.
  var reasons: String {
    answers.map { answer in "\(answer.reason) \(answer.action?.string ?? "")" }.joined(
      separator: ", ")
  }
}
