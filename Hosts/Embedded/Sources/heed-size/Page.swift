internal import Heed
internal import HeedDocument

/// What a page holds of Heed: one presenter, and the host that it presents on.
enum Page {
  // There is only one thread here.
  nonisolated(unsafe) static let host = PageHost()
  nonisolated(unsafe) static let presenter = AlertPresenter(host: host)

  /// Reads the document that the page wrote and presents it; the output says what is wrong with it.
  static func present(_ bytes: [UInt8]) -> Bool {
    host.output.begin()
    let alert = DocumentReader(mode: .lenient).brief(bytes) { line, column, number in
      host.output.write(line)
      host.output.write(column)
      host.output.write(number)
    }
    guard let alert else { return false }
    var handlers = Handlers()
    for entry in alert.actionEntries where entry.action.keepsOpen {
      handlers.beginWork(on: entry.id) { host.startWork($0) }
    }
    presenter.present(alert, handlers: handlers) { host.write($0) }
    return true
  }
}
