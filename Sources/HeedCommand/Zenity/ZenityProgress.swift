package import Heed

/// What a progress dialog is told on standard input: numbers, and texts after `#`.
package struct ZenityProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1; nothing where it is not known.
  package private(set) var part: Double?
  /// What is being done; nothing until a line says it.
  package private(set) var text: String?
  /// Whether the dialog is to go.
  package private(set) var isOver = false
  /// Whether all is done, so that the person may say OK.
  package private(set) var isDone = false
  /// Whether the program that writes the lines is ended when the person takes back.
  package let killsParent: Bool
  private let closesItself: Bool
  private let isMarkup: Bool
  private var line: [UInt8] = []

  private static let limit = 16_384

  package init(_ arguments: ZenityArguments, part: Double?) {
    self.part = part
    closesItself = arguments.has("auto-close")
    killsParent = arguments.has("auto-kill")
    isMarkup = !arguments.has("no-markup")
  }

  /// Takes bytes as they come; none are the end of the input.
  package mutating func feed(_ bytes: [UInt8]) {
    if bytes.isEmpty {
      if !line.isEmpty { take() }
      isDone = true
      part = 1
      isOver = closesItself
      return
    }
    for byte in bytes {
      if byte == 0x0A { take() } else if line.count < Self.limit { line.append(byte) }
    }
  }

  private mutating func take() {
    let words = String(decoding: line, as: UTF8.self)
    line = []
    if words.utf8.first == UInt8(ascii: "#") {
      let rest = words.utf8.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
      text = String(decoding: Array(rest), as: UTF8.self)
      return
    }
    if words.utf8.elementsEqual("pulsate:true".utf8) {
      part = nil
      return
    }
    if words.utf8.elementsEqual("pulsate:false".utf8) {
      part = part ?? 0
      return
    }
    let digits = words.utf8.drop { $0 == 0x20 }.prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
    guard !digits.isEmpty, let number = Double(String(decoding: Array(digits), as: UTF8.self))
    else { return }
    part = min(1, number / 100)
    if number >= 100 {
      isDone = true
      isOver = closesItself
    }
  }

  /// The alert as it is now.
  package func filled(_ alert: Alert) -> Alert {
    var alert = alert
    if let text {
      let rich = ZenityText.rich(text, isMarkup: isMarkup)
      alert.message = rich.plainText.isEmpty ? nil : PlacedText(rich)
    }
    if case .progress(_, let title)? = alert.content.last?.kind {
      alert.content[alert.content.count - 1].kind = .progress(value: part, title: title)
    }
    if isDone, let place = alert.actions.lastIndex(where: { $0.id == "ok" }) {
      alert.actions[place].isEnabled = true
    }
    return alert
  }
}
