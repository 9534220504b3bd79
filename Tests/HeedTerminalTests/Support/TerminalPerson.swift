import Heed
import HeedTerminal

/// A host on a terminal of its own, with a person before it.
@MainActor
struct TerminalPerson {
  let device: FakeTerminal
  let host: TerminalHost

  init(
    columns: Int = 80, rows: Int = 24, variables: [String: String] = ["TERM": "xterm-256color"]
  ) {
    device = FakeTerminal(columns: columns, rows: rows)
    host = TerminalHost(device: device, capabilities: TerminalCapabilities { variables[$0] })
  }

  /// Lets seconds go by, and does what is due meanwhile.
  func advance(_ seconds: Double) {
    let end = device.now + seconds
    host.turn()
    while let due = host.deadline, due <= end {
      device.now = max(device.now, due)
      host.turn()
    }
    device.now = end
    host.turn()
  }

  /// Sends what keys send, and lets the host deal with it.
  func press(_ text: String) {
    host.handle(.input(Array(text.utf8)))
    host.turn()
  }

  /// Presses and releases the pointer's button on a text; says whether it is there.
  @discardableResult
  func click(_ text: String) -> Bool {
    host.turn()
    guard let place = device.screen.place(of: text) else { return false }
    let at = "0;\(place.column + 1);\(place.row + 1)"
    press("\u{1B}[<\(at)M\u{1B}[<\(at)m")
    return true
  }

  /// Those of some words that are on the screen.
  func seen(_ words: [String]) -> [String] {
    words.filter { device.screen.place(of: $0) != nil }
  }
}
