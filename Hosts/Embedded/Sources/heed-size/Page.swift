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
    let brief = DocumentReader(mode: .lenient).brief(bytes)
    for remark in brief.remarks {
      host.output.write(Double(remark.line))
      host.output.write(Double(remark.column))
      host.output.write(remark.number)
    }
    guard let alert = brief.alert else { return false }
    var handlers = Handlers()
    for entry in alert.actionEntries where entry.action.keepsOpen {
      handlers.beginWork(on: entry.id) { host.startWork($0) }
    }
    presenter.present(alert, handlers: handlers) { host.write($0) }
    return true
  }
}
