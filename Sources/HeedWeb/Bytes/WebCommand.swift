/// What the engine tells the page to do; the first byte of a command.
enum WebCommand: UInt8 {
  case read = 1
  case show, draw, moment, frames, wake, focus, restoreFocus, announce, scroll
  case open, work, cancelWork, validate, stayed, hide, settle, picture
}

extension ByteWriter {
  mutating func begin(_ command: WebCommand) { add(byte: command.rawValue) }

  /// Begins a command that is about an alert.
  @inline(never)
  mutating func begin(_ command: WebCommand, _ token: Int) {
    begin(command)
    add(whole: token)
  }
}
