import Heed
import HeedTesting
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct ChanceTests {
    /// Whatever apps, persons and UIKit do at any time: one answer each, and nothing is left.
    @Test(arguments: 0..<20)
    func bringsOneAnswerWhateverHappens(_ part: Int) async {
      for number in 0..<25 {
        let seed = TestSeed.value &+ UInt64(part * 25 + number)
        var play = ChancePlay(seed: seed)
        await play.run()
        if let reason = play.broken {
          Issue.record("\(reason) (seed \(seed))\n\(play.script.joined(separator: "\n"))")
          return
        }
      }
    }
  }
}

/// One app in which things happen by chance.
@MainActor
private struct ChancePlay {
  private(set) var broken: String?
  private(set) var script: [String] = []
  private var random: SeededGenerator
  private let stage: Stage
  private let navigation: UINavigationController
  private var asked: [(handle: AlertHandle, count: Counter)] = []
  private var seen: [WeakController] = []

  @MainActor private final class Counter { var answers: [Answer] = [] }
  private struct WeakController {
    weak var controller: AlertViewController?
    let step: Int
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let order = DoubleOrder.all[Int.random(in: 0..<DoubleOrder.all.count, using: &random)]
    navigation = UINavigationController(rootViewController: UIViewController())
    stage = Stage(root: navigation, order: order)
    script.append("\(order)")
  }

  private mutating func chance(_ part: Int) -> Bool {
    Int.random(in: 0..<part, using: &random) == 0
  }

  mutating func run() async {
    for step in 0..<Int.random(in: 2..<16, using: &random) {
      act()
      if !chance(3) {
        let seconds = [0.0, 0.02, 0.1, 0.3, 0.5, 2][Int.random(in: 0..<6, using: &random)]
        script.append("wait \(seconds)")
        await stage.wait(seconds)
      }
      look(step)
    }
    await finish()
  }

  /// Not in `run`, whose variables live as long as it.
  private mutating func look(_ step: Int) {
    if let controller = stage.alertController {
      seen.append(WeakController(controller: controller, step: step))
    }
  }

  private mutating func finish() async {
    for entry in asked { entry.handle.close() }
    await stage.wait(30)
    if stage.alertController != nil { fail("an alert is still up") }
    if navigation.interactivePopGestureRecognizer?.isEnabled != true { fail("the gesture is off") }
    if navigation.view.tintAdjustmentMode != .automatic { fail("the tint is dimmed") }
    if stage.scene.windows.count != 1 { fail("a window is left") }
    if !stage.window.isKeyWindow { fail("the app's window is not key") }
    for (index, entry) in asked.enumerated() where entry.count.answers.count != 1 {
      fail("\(entry.count.answers.count) answers for alert \(index)")
    }
    if let kept = seen.first(where: { $0.controller != nil }) {
      fail("the controller of step \(kept.step) is kept")
    }
    if !DoubleLog.faults.isEmpty { fail("\(DoubleLog.faults)") }
    stage.scene.doubleDisconnect()
    await stage.wait(1)
    DoubleClock.shared.reset()
  }

  private mutating func fail(_ reason: String) {
    if broken == nil { broken = reason }
  }

  // MARK: What happens

  private var top: UIViewController {
    var controller: UIViewController = navigation
    while let next = controller.presentedViewController { controller = next }
    return controller
  }

  private mutating func act() {
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<5: ask()
    case 5:
      guard let entry = asked.randomElement(using: &random) else { return ask() }
      script.append("close")
      entry.handle.close()
    case 6, 7:
      script.append("choose")
      stage.tap(chance(2) ? "action/delete" : "action/keep")
    case 8:
      script.append("touch beside")
      stage.person.tap(CGPoint(x: 5, y: 60))
    case 9:
      script.append("escape")
      stage.person.press(.keyboardEscape)
    case 10:
      let isAnimated = chance(2)
      script.append("the app dismisses, animated \(isAnimated)")
      navigation.dismiss(animated: isAnimated)
    case 11:
      let next = UIViewController()
      next.modalPresentationStyle = chance(2) ? .fullScreen : .overFullScreen
      script.append("the app presents, \(next.modalPresentationStyle)")
      top.present(next, animated: chance(2))
    case 12:
      guard top !== navigation, !(top is AlertViewController) else { return }
      script.append("the app dismisses its own")
      top.dismiss(animated: true)
    case 13:
      script.append("rotate")
      let size = stage.scene.doubleSize
      stage.window.doubleResize(to: CGSize(width: size.height, height: size.width))
    case 14:
      script.append("background and back")
      stage.scene.doubleEnterBackground()
      stage.scene.doubleEnterForeground()
      stage.scene.doubleActivate()
    case 15:
      script.append("keyboard")
      stage.person.moveKeyboard(to: chance(2) ? 300 : 0)
    case 16:
      script.append("drag")
      if let place = stage.place(of: "title") {
        stage.person.drag(
          from: place, by: CGVector(dx: 0, dy: chance(2) ? 30 : 300), seconds: 0.1)
      }
    default:
      guard let entry = asked.last else { return ask() }
      script.append("update")
      var alert = Alert.question
      alert.message = "It is another one now."
      entry.handle.update(alert)
    }
  }

  private mutating func ask() {
    var alert = Alert.question
    alert.style = [.alert, .sheet, .banner, .card][Int.random(in: 0..<4, using: &random)]
    if chance(4) { alert.dismissal.timeout = 1 }
    if chance(6) { alert.enter = .preset(.none) }
    if chance(6) { alert.exit = .preset(.none) }
    if chance(4) { alert.content = [.field(Field("name"))] }
    var options = UIKitOptions(
      presentation: PresentationOptions(
        priority: chance(3) ? 1 : 0,
        policy: LanePolicy.allCases[Int.random(in: 0..<3, using: &random)]))
    if chance(5) { options.appearance = .system }
    let isInWindow = chance(4)
    script.append(
      "ask \(alert.style) \(options.presentation.policy) \(options.presentation.priority) "
        + "window \(isInWindow) system \(options.appearance == .system)")
    let counter = Counter()
    let handle =
      isInWindow
      ? alert.present(inScene: stage.scene, options: options) { counter.answers.append($0) }
      : alert.present(from: navigation, options: options) { counter.answers.append($0) }
    asked.append((handle, counter))
  }
}
