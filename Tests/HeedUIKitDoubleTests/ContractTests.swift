import Heed
import HeedTesting
import Testing
import UIKit

@testable import HeedUIKit

extension DoubleTests {
  @Suite @MainActor struct ContractTests {
    @Test(arguments: DoubleOrder.all)
    func keepsTheContractOfHosts(_ order: DoubleOrder) {
      var stages: [Stage] = []
      let violations = HostContract.check {
        let stage = Stage(order: order)
        stages.append(stage)
        return ContractHost(stage).underTest
      }
      #expect(violations == [])
      #expect(DoubleLog.faults == [])
      for stage in stages { stage.scene.doubleDisconnect() }
      DoubleClock.shared.reset()
    }
  }
}

/// A host that is given what `HostContract` presents: a request comes with each alert.
@MainActor
private final class ContractHost: AlertHost {
  private let stage: Stage
  private let host: UIKitHost
  private let field = UITextField()
  private var isRefusing = false

  init(_ stage: Stage) {
    self.stage = stage
    // What UIKit finishes later, it finishes with the next turn: there are no tasks here.
    let clock = HostClock(
      now: { DoubleClock.shared.now },
      schedule: { seconds, perform in
        let number = DoubleClock.shared.schedule(after: seconds, perform)
        return { DoubleClock.shared.cancel(number) }
      },
      soon: { perform in DoubleClock.shared.schedule(after: 0, perform) })
    host = UIKitHost(
      surface: HostSurface(scene: stage.scene), keyboard: KeyboardTracker(center: .default),
      clock: clock)
    stage.root.view.addSubview(field)
    field.becomeFirstResponder()
  }

  var underTest: HostUnderTest {
    let stage = stage
    return HostUnderTest(
      self, advance: { DoubleClock.shared.advance(by: $0) },
      shownActions: {
        guard let controller = stage.alertController, controller.view.window != nil,
          !controller.view.isHidden
        else { return [] }
        let nodes = controller.sceneView.scene?.nodes ?? []
        return nodes.filter { $0.role == .action }.compactMap { node in
          guard controller.sceneView.views[node.id] != nil else { return nil }
          return Name(String(node.id.string.dropFirst("action/".count)))
        }
      },
      choose: { stage.tap(Name("action/\($0)")) },
      refuse: { self.isRefusing = true },
      removeSurface: { _ in self.host.surfaceGone() },
      appHasFocus: { [field] in field.isFirstResponder })
  }

  var environment: Environment { host.environment }
  var measurer: Measurer { host.measurer }
  var now: Double { host.now }
  var playsMotion: Bool { host.playsMotion }

  func show(_ scene: Scene, for presentation: Presentation) {
    if let alert = presentation.session?.alert {
      let presenter = isRefusing ? UIViewController() : stage.root
      if isRefusing { _ = presenter.view }
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
