import Heed
import HeedTesting

extension Alert {
  /// Two actions, one of which may lose something.
  static let deletion = Alert("Delete 3 photos?", cancel: Action("Keep", id: "keep")) {
    Action("Delete", id: "delete", role: .destructive)
  }

  /// A field that has to hold a name, and an action that needs it.
  static var naming: Alert {
    var alert = Alert("Name the album", cancel: Action("Cancel", id: "cancel")) {
      Action("Save", id: "save", needsValid: true)
    }
    alert.content = [.field(Field("name", value: "Summer", isRequired: true)), .progress(nil)]
    return alert
  }

  static func notice(_ title: String) -> Alert {
    Alert("\(title)", cancel: Action("OK", id: "ok"))
  }

  /// Two actions of one id.
  static let meaningless = Alert("Broken", cancel: nil) {
    Action("One", id: "same")
    Action("Two", id: "same")
  }
}

/// A presenter on a recording host, with the answers that came back.
@MainActor
final class Stage {
  let host: RecordingHost
  let presenter: AlertPresenter
  var answers: [Answer] = []
  var problems: [AlertProblem] = []

  init(_ showing: RecordingHost.Showing = .atOnce, playsMotion: Bool = false) {
    host = RecordingHost(playsMotion: playsMotion)
    host.showing = showing
    presenter = AlertPresenter(host: host)
    presenter.onProblem = { [weak self] in self?.problems.append($0) }
  }

  @discardableResult
  func present(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions()
  ) -> AlertHandle {
    presenter.present(alert, handlers: handlers, options: options) { self.answers.append($0) }
  }

  var reasons: [Answer.Reason] { answers.map { $0.reason } }
  var actions: [Name?] { answers.map { $0.action } }

  /// Lets tasks of the main actor run until something holds, or until nothing more can come of it.
  func settle(until condition: () -> Bool = { false }) async {
    for _ in 0..<200 where !condition() { await Task.yield() }
  }
}
