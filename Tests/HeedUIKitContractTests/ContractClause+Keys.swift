import Heed
import HeedUIKit
import UIKit

extension ContractClause {
  static let keys = [
    ContractClause("takes the focus, and gives it back") { stage in
      let mine = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stage.root.view.addSubview(mine)
      stage.expect(mine.becomeFirstResponder(), "the app's field cannot have the focus")
      for alert in [Alert.question, .rename] {
        let count = stage.answers.count + 1
        let handle = stage.ask(alert)
        await stage.appears()
        stage.expect(!mine.isFirstResponder, "the app's field keeps the focus")
        handle.close()
        _ = await stage.answer(count)
        await stage.wait(for: "the focus in the app's field") { mine.isFirstResponder }
      }
    },
    ContractClause("answers with what was typed") { stage in
      stage.ask(.rename)
      let alert = await stage.appears()
      let field = alert?.view.descendants.lazy.compactMap { $0 as? UITextField }.first
      stage.expect(field != nil, "there is no field")
      field?.text = "Ada"
      field?.sendActions(for: .editingChanged)
      stage.choose("rename")
      let answer = await stage.answer(1)
      stage.expect(answer?.action == "rename", "it ended as \(stage.reasons)")
      stage.expect(answer?[field: "name"] == "Ada", "the text is \(answer?[field: "name"] ?? "")")
    },
    ContractClause("is modal for assistive technology, with a header and named buttons") { stage in
      stage.ask(.question)
      let alert = await stage.appears()
      stage.expect(alert?.view.accessibilityViewIsModal == true, "it is not modal")
      let title = stage.view("title")
      stage.expect(title?.accessibilityTraits.contains(.header) == true, "the title is no header")
      stage.expect(title?.accessibilityLabel == "Delete the draft?", "the title is not read")
      for (action, label) in [("delete", "Delete"), ("archive", "Archive"), ("keep", "Keep")] {
        let view = stage.view("action/\(action)")
        stage.expect(view?.isAccessibilityElement == true, "\(label) is not reached")
        stage.expect(view?.accessibilityLabel == label, "\(label) is read otherwise")
        stage.expect(view?.accessibilityTraits.contains(.button) == true, "\(label) is no button")
      }
      stage.expect(stage.view("action/keep")?.accessibilityActivate() == true, "it is dead")
      let answer = await stage.answer(1)
      stage.expect(answer?.action == "keep", "it ended as \(stage.reasons)")
    },
  ]
}
