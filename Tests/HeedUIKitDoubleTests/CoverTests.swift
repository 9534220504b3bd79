import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct CoverTests {
    /// The app presents something over an alert, whenever it likes.
    @Test(arguments: DoubleOrder.all)
    func isCoveredByTheApp(_ order: DoubleOrder) async {
      for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
        for seconds in [0.0, 0.1, 0.3, 2] {
          for isUncovered in [true, false] {
            let stage = Stage(order: order)
            let handle = stage.ask(.question)
            await stage.wait(seconds)
            let cover = UIViewController()
            cover.modalPresentationStyle = style
            stage.alertController?.present(cover, animated: true)
            await stage.wait()
            #expect(stage.answers == [])
            if isUncovered {
              cover.dismiss(animated: true)
              await stage.wait()
              #expect(stage.alertController?.view.window != nil)
            }
            let remains = Remains(stage)
            handle.close()
            await stage.wait(12)
            let label: Comment = "\(order) \(style) \(seconds) \(isUncovered)"
            #expect(stage.answers.map(\.reason) == [.withdrawn], label)
            #expect(stage.root.presentedViewController == nil, label)
            #expect(remains.names == [], label)
            await stage.end()
          }
        }
      }
    }
  }
}
