import Heed
import HeedUIKit
import UIKit

/// A window of a scene with an empty controller, what was asked on it, and what went wrong.
@MainActor
final class ContractStage {
  let scene: UIWindowScene
  let window: UIWindow
  let root = UIViewController()
  private(set) var answers: [Answer] = []
  /// What does not hold, each with the line that says so.
  private(set) var findings: [String] = []

  init?(_ variant: Surroundings.Variant) async {
    guard let scene = await Surroundings.scene(variant) else { return nil }
    self.scene = scene
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    await wait(0.1)
  }

  func expect(_ holds: Bool, _ what: String, line: Int = #line) {
    if !holds { findings.append("line \(line): \(what)") }
  }

  // MARK: Time

  func wait(_ seconds: Double) async { await Surroundings.wait(seconds) }

  /// Waits until something holds, for as long as UIKit may take.
  func wait(for what: String, line: Int = #line, until holds: () -> Bool) async {
    for _ in 0..<240 {
      if holds() { return }
      await wait(0.05)
    }
    expect(false, "never came: \(what)", line: line)
  }

  // MARK: Asking

  @discardableResult
  func ask(
    _ alert: Alert, from controller: UIViewController? = nil,
    options: UIKitOptions = UIKitOptions(),
    then: @escaping @MainActor () -> Void = {}
  ) -> AlertHandle {
    alert.present(from: controller ?? root, options: options) { [weak self] answer in
      self?.answers.append(answer)
      then()
    }
  }

  /// Waits until an alert is up and has arrived.
  @discardableResult
  func appears(line: Int = #line) async -> AlertViewController? {
    await wait(for: "an alert on the screen", line: line) {
      shown.map { !$0.isBeingPresented && !$0.isBeingDismissed } ?? false
    }
    // What UIKit tells after the last step of an entry.
    await wait(0.1)
    return shown
  }

  func answer(_ number: Int, line: Int = #line) async -> Answer? {
    await wait(for: "answer \(number)", line: line) { answers.count >= number }
    return answers.count >= number ? answers[number - 1] : nil
  }

  /// Takes the app's window away; what is left of an alert then is a finding.
  func end() async {
    weak let alert = shown
    findings += await Surroundings.end(scene, window)
    for _ in 0..<100 where alert != nil { await wait(0.05) }
    expect(alert == nil, "the alert's controller is kept")
  }

  // MARK: What the app does
  // UIKit has these for `await` too, which would be taken in a clause.

  func present(_ controller: UIViewController) { root.present(controller, animated: false) }

  func dismiss(_ controller: UIViewController, animated: Bool = false) {
    controller.dismiss(animated: animated)
  }

  // MARK: What is on the screen

  /// The alert in front, in any window of the scene.
  var shown: AlertViewController? {
    let windows = scene.windows.filter { !$0.isHidden }
    for window in windows.sorted(by: { $0.windowLevel.rawValue > $1.windowLevel.rawValue }) {
      var found: AlertViewController?
      var controller = window.rootViewController
      while let next = controller {
        found = next as? AlertViewController ?? found
        controller = next.presentedViewController
      }
      if let found { return found }
    }
    return nil
  }

  /// The view of a part of the alert that is up, which is found by the part's id.
  func view(_ id: String) -> UIView? {
    shown?.view.descendants.first { $0.accessibilityIdentifier == id }
  }

  func choose(_ action: String, line: Int = #line) {
    guard let view = view("action/\(action)") else {
      return expect(false, "there is no action \(action)", line: line)
    }
    Surroundings.touch(view)
  }

  /// Where the panel is in its window, with the way out that may stand apart from it.
  var panelFrame: CGRect {
    ["panel", "panel/cancel"].compactMap { view($0) }.reduce(.null) { frame, part in
      frame.union(part.convert(part.bounds, to: nil))
    }
  }

  /// The part of the window that nothing covers.
  var safeFrame: CGRect {
    guard let window = shown?.view.window else { return CGRect() }
    let insets = window.safeAreaInsets
    return CGRect(
      x: insets.left, y: insets.top, width: window.bounds.width - insets.left - insets.right,
      height: window.bounds.height - insets.top - insets.bottom)
  }
}

extension UIView {
  /// The view and all that are in it.
  var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }
}
