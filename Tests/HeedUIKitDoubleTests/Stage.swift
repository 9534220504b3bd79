import Heed
import Testing
import UIKit

@testable import HeedUIKit

/// Everything here shares one clock and one application, so one test runs after another.
@Suite(.serialized) @MainActor struct DoubleTests {}

/// An app with one scene, a window and a view controller, on the double.
@MainActor
final class Stage {
  let scene: UIWindowScene
  let window: UIWindow
  let root: UIViewController
  let person: DoublePerson
  var answers: [Answer] = []

  init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection = .doublePhone, root: UIViewController = UIViewController(),
    order: DoubleOrder = DoubleOrder()
  ) {
    DoubleOrder.current = order
    DoubleLog.faults = []
    DoubleLog.events = []
    DoubleHaptics.log = []
    DoubleAccessibility.reset()
    DoubleImages.files = [:]
    scene = UIWindowScene(size: size, safeArea: safeArea, traits: traits)
    window = UIWindow(windowScene: scene)
    self.root = root
    person = DoublePerson(scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    // What the last test left on the screen.
    person.moveKeyboard(to: 0)
  }

  var clock: DoubleClock { .shared }

  /// Lets tasks run that are due.
  func drain() async {
    for _ in 0..<12 { await Task.yield() }
    DoublePerson.layOut()
  }

  /// Lets seconds go by, with all that happens meanwhile.
  func wait(_ seconds: Double = 3) async {
    let end = clock.now + seconds
    await drain()
    while clock.step(within: end - clock.now) { await drain() }
    clock.advance(by: end - clock.now)
    await drain()
  }

  /// Asks, and counts the answers.
  @discardableResult
  func ask(
    _ alert: Alert, from controller: UIViewController? = nil, handlers: Handlers = Handlers(),
    options: UIKitOptions = UIKitOptions()
  ) -> AlertHandle {
    alert.present(from: controller ?? root, handlers: handlers, options: options) { [weak self] in
      self?.answers.append($0)
    }
  }

  /// The controller of the alert that is up.
  var alertController: AlertViewController? {
    for window in person.windows {
      var controller = window.rootViewController
      while let next = controller {
        if let found = next as? AlertViewController { return found }
        controller = next.presentedViewController
      }
    }
    return nil
  }
  var sceneView: SceneView? { alertController?.sceneView }

  /// The middle of a node on the screen.
  func place(of node: Name) -> CGPoint? {
    guard let view = sceneView, let frame = view.scene?[node]?.frame else { return nil }
    let shown = view.panel.convert(
      CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), to: nil)
    return shown
  }
  func tap(_ node: Name) { if let place = place(of: node) { person.tap(place) } }

  /// Takes the app away, and expects that nothing is left of any alert.
  func end(_ location: SourceLocation = #_sourceLocation) async {
    weak let alert = alertController
    scene.doubleDisconnect()
    await wait(12)
    #expect(DoubleLog.faults == [], sourceLocation: location)
    #expect(alert == nil, "the alert's controller is kept", sourceLocation: location)
    window.rootViewController = nil
    DoubleClock.shared.reset()
  }
}

/// What is kept of a presentation, without keeping it.
@MainActor
struct Remains {
  private(set) weak var controller: AlertViewController?
  private(set) weak var scene: SceneView?
  private(set) weak var presentation: UIPresentationController?
  private(set) weak var modal: ModalPresentation?

  init(_ stage: Stage) {
    controller = stage.alertController
    scene = controller?.sceneView
    presentation = controller?.presentationController
    modal = controller?.modal
  }
  var names: [String] {
    [
      controller.map { _ in "controller" }, scene.map { _ in "scene" },
      presentation.map { _ in "presentation" }, modal.map { _ in "modal" },
    ].compactMap { $0 }
  }
}

extension Alert {
  /// One with a way out and a destructive action.
  static var question: Alert {
    Alert(
      title: "Delete the draft?", message: "This cannot be undone.",
      actions: [Action("Delete", id: "delete", role: .destructive)],
      cancel: Action("Keep", id: "keep"))
  }
}
