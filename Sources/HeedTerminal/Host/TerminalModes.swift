/// What is written to a terminal to take it over for an alert, and to give it back.
struct TerminalModes: Hashable, Sendable {
  let capabilities: TerminalCapabilities
  /// Whether the pointer's every move is asked for.
  let followsPointer: Bool
  /// Whether the terminal said that it speaks the Kitty protocol.
  var hasKittyKeys = false

  /// To the other screen, without a cursor; what is pasted is marked, and the pointer reported.
  var enter: [UInt8] {
    var text = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
    if capabilities.answersQuestions { text += "\u{1B}[?2004h" }
    if capabilities.hasPointer {
      text += "\u{1B}[?1000h\u{1B}[?1002h"
      if followsPointer { text += "\u{1B}[?1003h" }
      text += "\u{1B}[?1006h"
    }
    if hasKittyKeys { text += Self.pushKittyKeys }
    return Array(text.utf8) + FrameWriter.opening
  }

  /// Everything undone, whatever had been done when it is written.
  var leave: [UInt8] {
    // A frame may have been cut off in the middle of a sequence.
    var text = "\u{1B}\\\u{1B}[?2026l"
    if hasKittyKeys { text += Self.popKittyKeys }
    if capabilities.hasPointer { text += "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l" }
    if capabilities.answersQuestions { text += "\u{1B}[?2004l" }
    return Array(text.utf8) + FrameWriter.closing + Array("\u{1B}[?25h\u{1B}[?1049l".utf8)
  }

  /// Asks which protocol the keys speak and what the background is. The last question is one that
  /// every terminal answers.
  static let questions = Array("\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Keys that would be ambiguous, as Escape is, come as sequences from now on.
  static let pushKittyKeys = "\u{1B}[>1u"

  static let popKittyKeys = "\u{1B}[<u"

  static let clear = Array("\u{1B}[0m\u{1B}[2J".utf8)
  static let bell: [UInt8] = [0x07]
}
