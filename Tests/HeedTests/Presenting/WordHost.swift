import Heed
import HeedTesting

/// A host written from the contract alone: it puts words on a surface of lines.
final class WordHost: AlertHost {
  let environment = Environment(), measurer = FixedMeasurer.measurer, playsMotion = true
  private(set) var now = 0.0
  private(set) var presentation: Presentation?
  private(set) var shownActions: [Name] = []
  private var due: (presenter: AlertPresenter, time: Double)?

  func show(_ scene: Scene, for presentation: Presentation) {
    self.presentation = presentation
    draw(scene, animated: false, for: presentation)
    presentation.send(.presented)
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    shownActions = scene.nodes.filter { $0.role == .action }
      .map { Name("\($0.id.string.dropFirst("action/".count))") }
  }

  func hide(_ presentation: Presentation) {
    self.presentation = nil
    shownActions = []
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    due = time.map { (presenter, $0) }
  }

  func advance(by seconds: Double) {
    let end = now + seconds
    while let (presenter, time) = due, time <= end {
      due = nil
      now = max(now, time)
      presenter.wake()
    }
    now = end
  }
}
