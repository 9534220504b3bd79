import Heed
import HeedUIKit
import UIKit

// In the package the gallery is a module; in Xcode it is compiled into the tests.
#if canImport(HeedExamples)
  import HeedExamples
#endif

extension ContractClause {
  static let gallery = ExampleAlerts.all.map { example in
    ContractClause("shows \(example.name.string) of the gallery, and takes it back") { stage in
      let handle = stage.ask(example.alert)
      let alert = await stage.appears()
      stage.expect(alert?.alert == example.alert, "it is another alert")
      stage.expect(
        stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(stage.panelFrame),
        "it is at \(stage.panelFrame), outside of \(stage.safeFrame)")
      for action in example.alert.actions {
        guard let id = action.id?.string else { continue }
        stage.expect(stage.view("action/\(id)") != nil, "it does not show \(id)")
      }
      handle.close()
      let answer = await stage.answer(1)
      stage.expect(answer?.reason == .withdrawn, "it ended as \(stage.reasons)")
    }
  }
}
