/// Reads how far some work is from lines of text.
///
/// A line that is nothing but a number, such as `40`, `40 %` or `3/8`, says how far it is; where words
/// come after a percent sign or a fraction, they say what is done. Every other line says that alone. A
/// block between two lines of three X has the number in its first line and a text in the others, as
/// whiptail and dialog want it.
package struct ProgressFeed: Hashable, Sendable {
  /// Which lines count.
  package enum Form: Hashable, Sendable {
    /// Whole numbers alone, and blocks; other lines are passed over, as whiptail does.
    case gauge
    /// Numbers, texts and blocks.
    case lines
  }

  /// The part that is done, from 0 to 1; nothing where it is not known.
  package var part: Double?
  /// What is being done.
  package var text = ""

  private let form: Form
  private var line: [UInt8] = []
  /// The lines of a block; nothing outside one.
  private var block: [String]?

  /// The most bytes of a line, and of the lines of a block; more is passed over.
  private static let limit = 16_384

  /// Makes a feed that knows nothing yet.
  package init(_ form: Form) {
    self.form = form
  }

  /// Takes bytes as they come.
  package mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D:
        take(String(decoding: line, as: UTF8.self))
        line = []
      default: if line.count < Self.limit { line.append(byte) }
      }
    }
  }

  /// Takes what stands at the end without a line break.
  package mutating func end() {
    if !line.isEmpty { feed([0x0A]) }
    endBlock()
  }

  private static let edge = [UInt8](repeating: 0x58, count: 3)

  private mutating func take(_ line: String) {
    if line.utf8.elementsEqual(Self.edge) {
      if block == nil { block = [] } else { endBlock() }
      return
    }
    if var lines = block {
      block = nil
      if lines.reduce(0, { $0 + $1.utf8.count }) < Self.limit { lines.append(line) }
      block = lines
      return
    }
    if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    switch form {
    case .gauge: if let number = Self.whole(line) { set(number / 100) }
    case .lines: takeFree(line)
    }
  }

  private mutating func endBlock() {
    guard let lines = block else { return }
    block = nil
    guard let first = lines.first else { return }
    if let number = form == .gauge ? Self.whole(first) : ProgressLineReader(first).number {
      set(form == .gauge ? number / 100 : number)
    }
    text = WhiptailAlert.brokenLines(lines.dropFirst().joined(separator: "\n"))
  }

  private mutating func takeFree(_ line: String) {
    let read = ProgressLineReader(line)
    if let number = read.number { set(number) }
    if let words = read.words { text = words }
  }

  private mutating func set(_ part: Double) {
    self.part = min(1, max(0, part))
  }

  /// A whole number and nothing else.
  private static func whole(_ line: String) -> Double? {
    let digits = line.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x2B }
    guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Double(String(decoding: Array(digits.prefix(300)), as: UTF8.self))
  }
}
