/// The stretches of text that are kept apart from the directions around them.
///
/// Unicode has characters for this, which every text system follows. They are added when there is
/// text between them.
struct IsolateStack {
  enum Kind {
    case leftToRight, rightToLeft, automatic
    /// Whatever direction the letters have.
    case leftToRightOverride, rightToLeftOverride
  }

  private struct Isolate {
    let kind: Kind
    /// The paragraph in which it begins, once it has.
    var paragraph: Int?
  }

  private var isolates: [Isolate] = []
  private(set) var isWaiting = false

  mutating func begin(_ kind: Kind) {
    isolates.append(Isolate(kind: kind))
    isWaiting = true
  }

  /// The characters that begin all that have not begun.
  mutating func open(paragraph: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in isolates.indices where isolates[index].paragraph == nil {
      isolates[index].paragraph = paragraph
      switch isolates[index].kind {
      case .leftToRight: bytes += [0xE2, 0x81, 0xA6]
      case .rightToLeft: bytes += [0xE2, 0x81, 0xA7]
      case .automatic: bytes += [0xE2, 0x81, 0xA8]
      case .leftToRightOverride: bytes += [0xE2, 0x81, 0xA8, 0xE2, 0x80, 0xAD]
      case .rightToLeftOverride: bytes += [0xE2, 0x81, 0xA8, 0xE2, 0x80, 0xAE]
      }
    }
    isWaiting = false
    return bytes
  }

  /// The characters that end the innermost one, which ends with its paragraph by itself.
  mutating func end(paragraph: Int, isLineOver: Bool) -> [UInt8] {
    guard let isolate = isolates.popLast() else { return [] }
    isWaiting = isolates.last.map { $0.paragraph == nil } ?? false
    guard isolate.paragraph == paragraph, !isLineOver else { return [] }
    switch isolate.kind {
    case .leftToRight, .rightToLeft, .automatic: return [0xE2, 0x81, 0xA9]
    default: return [0xE2, 0x80, 0xAC, 0xE2, 0x81, 0xA9]
    }
  }
}
