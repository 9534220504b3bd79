import Heed
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  /// Which controller is to present, and when none can.
  @Suite @MainActor struct PresenterSearchTests {
    private func describe(_ search: PresenterSearch, _ names: [UIViewController?]) -> String {
      func name(_ controller: UIViewController?) -> String {
        controller.map { found in
          names.firstIndex { $0 === found }.map { "\($0)" } ?? "another"
        } ?? "nobody"
      }
      return switch search {
      case .found(let controller): "found \(name(controller))"
      case .busy(let controller): "busy \(name(controller))"
      case .gone: "gone"
      }
    }

    @Test(arguments: DoubleOrder.all)
    func waitsForWhatComesAndForWhatGoes(_ order: DoubleOrder) async {
      let stage = Stage(order: order)
      let sheets = [UIViewController(), UIViewController()]
      let all: [UIViewController?] = [stage.root] + sheets
      func search() -> String { describe(PresenterSearch(from: stage.root), all) }
      #expect(search() == "found 0")
      stage.root.present(sheets[0], animated: true)
      await stage.wait(0.1)
      #expect(search() == "busy 1")
      await stage.wait()
      #expect(search() == "found 1")
      sheets[0].present(sheets[1], animated: true)
      await stage.wait()
      #expect(search() == "found 2")
      stage.root.dismiss(animated: true)
      await stage.wait(0.1)
      #expect(search() == "busy 1", "\(order)")
      await stage.wait()
      #expect(search() == "found 0")
      await stage.end()
    }

    @Test func knowsNobodyWithoutAWindow() {
      let lone = UIViewController()
      #expect(describe(PresenterSearch(from: nil), []) == "gone")
      #expect(describe(PresenterSearch(from: lone), [lone]) == "busy nobody")
      _ = lone.view
      #expect(describe(PresenterSearch(from: lone), [lone]) == "busy nobody")
    }

    /// UIKit has still to begin with what was taken back.
    @Test func waitsForAnAlertThatIsToLeave() async {
      let stage = Stage()
      let handle = stage.ask(.question)
      await stage.wait(0.1)
      handle.close()
      let alert = stage.alertController
      #expect(alert?.modal?.isGoing == true)
      #expect(
        describe(PresenterSearch(from: stage.root), [stage.root, alert]) == "busy 1")
      await stage.wait()
      #expect(describe(PresenterSearch(from: stage.root), [stage.root]) == "found 0")
      DoubleAccessibility.posted = []
      await stage.end()
    }

    /// UIKit says in its log alone that it does not present.
    @Test func knowsThatItWasRefused() async {
      let root = RefusingController()
      let stage = Stage(root: root)
      stage.ask(.question)
      await stage.wait(0.5)
      #expect(root.asked == 1)
      #expect(stage.answers.map(\.reason) == [.unavailable])
      await stage.end()
    }
  }
}

private final class RefusingController: UIViewController {
  private(set) var asked = 0
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { asked += 1 }
}
