import Heed
import HeedTesting
import UIKit

@testable import HeedUIKit

/// The host itself under `HostContract` of HeedTesting, which it has to keep like any other host.
///
/// The host has no public interface of its own, so this file alone looks inside; with the screen it
/// deals by public interfaces too.
@MainActor
enum HostClauses {
  /// What the host does not keep in one variant. Time has to go by meanwhile, so it must not run in a
  /// task: UIKit would have to wait for it.
  static func violations(in variant: Surroundings.Variant) -> [String] {
    var stages: [Screen] = []
    var isWithoutScene = false
    let violations = HostContract.check {
      guard let stage = Screen(variant) else {
        isWithoutScene = true
        return RecordingHost().underTest
      }
      stages.append(stage)
      return stage.underTest
    }
    for stage in stages { Surroundings.endNow(stage.scene, stage.window) }
    return violations.map(\.description) + (isWithoutScene ? ["there is no scene to run in"] : [])
  }

  private final class Screen: AlertHost {
    let scene: UIWindowScene
    let window: UIWindow
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let host: UIKitHost
    private var isRefusing = false

    init?(_ variant: Surroundings.Variant) {
      guard let scene = Surroundings.sceneNow(variant) else { return nil }
      self.scene = scene
      window = UIWindow(windowScene: scene)
      // Nothing runs in tasks here: what UIKit finishes later, it finishes with the next turn.
      var clock = HostClock.system
      clock.soon = { perform in _ = HostClock.system.schedule(0, perform) }
      host = UIKitHost(
        surface: HostSurface(scene: scene), keyboard: KeyboardTracker(center: .default),
        clock: clock)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.view.addSubview(field)
      field.becomeFirstResponder()
    }

    private var shown: AlertViewController? {
      let alert = root.presentedViewController as? AlertViewController
      return alert?.view.window == nil || alert?.view.isHidden == true ? nil : alert
    }

    private func view(_ action: Name) -> UIView? {
      shown?.view.descendants.first { $0.accessibilityIdentifier == "action/\(action.string)" }
    }

    var underTest: HostUnderTest {
      HostUnderTest(
        self, advance: { Surroundings.advance($0) },
        shownActions: {
          let ids = self.shown?.view.descendants.compactMap(\.accessibilityIdentifier) ?? []
          return ids.filter { $0.hasPrefix("action/") }.map { Name(String($0.dropFirst(7))) }
        },
        choose: { action in
          if let view = self.view(action) { Surroundings.touch(view) }
        },
        refuse: { self.isRefusing = true },
        removeSurface: { _ in self.host.surfaceGone() },
        appHasFocus: { [field] in field.isFirstResponder })
    }

    // MARK: AlertHost

    var environment: Environment { host.environment }
    var measurer: Measurer { host.measurer }
    var now: Double { host.now }
    var playsMotion: Bool { host.playsMotion }

    func show(_ scene: Scene, for presentation: Presentation) {
      if let alert = presentation.session?.alert {
        let presenter = isRefusing ? UIViewController() : root
        if isRefusing { presenter.loadViewIfNeeded() }
        host.keep(
          AlertRequest(alert, from: .controller(presenter), Handlers(), UIKitOptions()),
          for: presentation.token)
      }
      host.show(scene, for: presentation)
    }
    func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
      host.draw(scene, animated: animated, for: presentation)
    }
    func hide(_ presentation: Presentation) { host.hide(presentation) }
    func wake(_ presenter: AlertPresenter, at time: Double?) {
      host.presenter = presenter
      host.wake(presenter, at: time)
    }
    func perform(_ request: HostRequest, for presentation: Presentation) {
      host.perform(request, for: presentation)
    }
  }
}
