import Heed
import HeedUIKit
import UIKit

extension ContractClause {
  static let placing = [
    ContractClause("stays inside the safe area, and its actions inside the panel") { stage in
      var count = 0
      for style in [Alert.Style.alert, .sheet, .card, .banner] {
        for alert in [Alert.question(style), .long(style)] {
          let handle = stage.ask(alert)
          await stage.appears()
          let panel = stage.panelFrame
          stage.expect(panel.width > 0 && panel.height > 0, "the panel of a \(style) is empty")
          stage.expect(
            stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(panel),
            "a \(style) at \(panel) leaves the safe area \(stage.safeFrame)")
          if let view = stage.view("action/keep") {
            let frame = view.convert(view.bounds, to: nil)
            stage.expect(
              panel.insetBy(dx: -0.5, dy: -0.5).contains(frame),
              "an action of a \(style) at \(frame) leaves the panel \(panel)")
          } else {
            stage.expect(false, "a \(style) does not show its way out")
          }
          handle.close()
          count += 1
          _ = await stage.answer(count)
        }
      }
    },
    ContractClause("stands in the middle as an alert and at the edge as a sheet") { stage in
      stage.ask(.question)
      await stage.appears()
      let bounds = stage.shown?.view.window?.bounds ?? CGRect()
      stage.expect(abs(stage.panelFrame.midX - bounds.midX) <= 1, "it is not in the middle")
      stage.expect(abs(stage.panelFrame.midY - bounds.midY) <= 1, "it is not in the middle")
      stage.choose("keep")
      _ = await stage.answer(1)
      stage.ask(.question(.sheet))
      await stage.appears()
      stage.expect(abs(stage.panelFrame.midX - bounds.midX) <= 1, "it is not in the middle")
      stage.expect(stage.panelFrame.midY > bounds.midY, "a sheet is not at the bottom")
      stage.choose("keep")
      _ = await stage.answer(2)
    },
    ContractClause("is a popover at its anchor where there is room") { stage in
      let anchor = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
      stage.root.view.addSubview(anchor)
      stage.ask(.question(.sheet), options: UIKitOptions(anchor: PopoverAnchor(anchor)))
      let alert = await stage.appears()
      if stage.window.traitCollection.horizontalSizeClass == .regular {
        stage.expect(alert?.modalPresentationStyle == .popover, "it is no popover")
        let popover = alert?.popoverPresentationController
        stage.expect(popover?.sourceView === anchor, "it points to something else")
      } else {
        stage.expect(stage.panelFrame.midY > stage.window.bounds.midY, "it is no sheet")
      }
      stage.choose("delete")
      let answer = await stage.answer(1)
      stage.expect(answer?.action == "delete", "it ended as \(stage.reasons)")
    },
  ]
}
