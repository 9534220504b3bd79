internal import Heed
internal import HeedTerminal

/// Shows on the terminal how far some work is that tells it on standard input.
@MainActor
final class ProgressSurface {
  private let device = SystemTerminal()
  private let session: TerminalSession
  private var alert: Alert
  private var feed: ProgressFeed
  private var handle: AlertHandle?

  init(
    title: PlacedText?, cancel: Action?, frame: Frame?, feed: ProgressFeed, caption: String = "",
    reducesMotion: Bool = false
  ) {
    var capabilities = TerminalCapabilities(variable: SystemVariable.value)
    if reducesMotion { capabilities.reducesMotion = true }
    session = TerminalSession(
      device: device, capabilities: capabilities,
      direction: Direction(language: capabilities.locale))
    session.host.box = BoxManner(caption: caption)
    self.feed = feed
    alert = Alert(title: title, cancel: cancel)
    // A text that comes and goes must not change the panel's width.
    alert.frame = frame ?? Frame(width: Length(points: Self.usualWidth))
    // The end of the input ends it; a person only where there is a way out.
    if cancel == nil { alert.dismissal = Dismissal(escape: false, timeout: Self.longTime) }
  }

  /// Sixty columns.
  private static let usualWidth = 480.0
  /// Seconds after which nobody waits any more.
  private static let longTime = 1e9

  /// Shows it until the input ends, or something else does it.
  func run() -> TerminalOutcome {
    device.watched = 0
    session.onReadable = { [weak self] in self?.read() }
    return session.run(filled) { handle = $0 }
  }

  private var filled: Alert {
    var alert = alert
    alert.message = feed.text.isEmpty ? nil : PlacedText(RichText(feed.text))
    alert.content = [
      .progress(feed.part, Box(label: alert.title?.text.plainText ?? "Progress"))
    ]
    return alert
  }

  private func read() {
    let bytes = FileDescriptor.readSome(from: 0)
    let before = feed
    if bytes.isEmpty { feed.end() } else { feed.feed(bytes) }
    if !feed.text.utf8.elementsEqual(before.text.utf8) || (feed.part == nil) != (before.part == nil)
    {
      handle?.update(filled)
    } else if feed.part != before.part {
      handle?.setProgress(feed.part)
    }
    guard bytes.isEmpty else { return }
    device.watched = nil
    handle?.close()
  }
}
