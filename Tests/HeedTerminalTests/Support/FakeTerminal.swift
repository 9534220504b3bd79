import Heed
import HeedTerminal

/// A terminal with a screen to look at, keys to press, and a clock that stands still until it is moved.
@MainActor
final class FakeTerminal: TerminalDevice {
  var now = 0.0
  var size: TerminalSize
  var isBacklogged = false
  var byteTime = 0.0
  var watched: Int32?
  /// Why the terminal cannot be taken over.
  var refusal: TerminalError?

  private(set) var screen: TerminalScreen
  /// Everything that was written.
  private(set) var written: [UInt8] = []
  private(set) var isBegun = false
  private(set) var begins = 0
  private(set) var ends = 0
  private(set) var stops: [Bool] = []
  private(set) var echo: [Bool] = []
  private var farewell: [UInt8] = []
  private var events: [TerminalEvent] = []
  /// Runs when the terminal is waited for and nothing has happened.
  var whenIdle: (FakeTerminal) -> Void = { $0.send(.ended(.endOfInput)) }

  init(columns: Int = 80, rows: Int = 24) {
    size = TerminalSize(columns: columns, rows: rows)
    screen = TerminalScreen(columns: columns, rows: rows)
  }

  func begin() throws(TerminalError) {
    if let refusal { throw refusal }
    isBegun = true
    begins += 1
  }

  func end() {
    guard isBegun else { return }
    isBegun = false
    ends += 1
    write(farewell)
  }

  func prepare(farewell: [UInt8]) { self.farewell = farewell }
  func setEcho(_ isOn: Bool) { echo.append(isOn) }

  func write(_ bytes: [UInt8]) {
    written += bytes
    screen.write(bytes)
  }

  func wait(until time: Double?) -> [TerminalEvent] {
    if events.isEmpty, let time {
      now = max(now, time)
      return []
    }
    if events.isEmpty { whenIdle(self) }
    defer { events = [] }
    return events
  }

  func events(until time: Double?) async -> [TerminalEvent] {
    // Others have their turn.
    await Task.yield()
    return wait(until: time)
  }

  func stop(wholeGroup: Bool) { stops.append(wholeGroup) }

  // MARK: The person

  func send(_ event: TerminalEvent) { events.append(event) }
  func type(_ text: String) { events.append(.input(Array(text.utf8))) }

  func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    screen.resize(columns: columns, rows: rows)
    send(.resized)
  }

  func forgetWritten() { written = [] }
}
