internal import Heed

/// A text taken apart into words and places.
struct FormatText: Sendable {
  enum Piece: Sendable {
    case words([UInt8])
    /// `%%`.
    case percent
    case specifier(FormatSpecifier)
    /// `%#@name@`: a text that depends on a number.
    case variable(Name, position: Int?)
    /// `%arg`: the number that the text is chosen by.
    case own
    /// A percent sign that begins none of these.
    case stray([UInt8])
  }

  private(set) var pieces: [Piece] = []

  /// Nobody formats longer ones, and a hostile one would name others many thousands of times.
  private static let mostBytes = 32_768

  /// Takes a text apart; `%arg` is known in the texts that a number chooses.
  init(_ text: String, knowsOwn: Bool = false) {
    let bytes = text.bytes
    if bytes.count > Self.mostBytes {
      pieces = [.words(bytes)]
      return
    }
    var scanner = FormatScanner(bytes: bytes, knowsOwn: knowsOwn)
    var start = 0
    while let percent = scanner.nextPercent() {
      if percent > start { pieces.append(.words(Array(bytes[start..<percent]))) }
      pieces.append(scanner.piece(at: percent))
      start = scanner.index
    }
    if start < bytes.count { pieces.append(.words(Array(bytes[start...]))) }
  }

  /// Whether there is a place for a value.
  var hasPlaces: Bool {
    for piece in pieces {
      switch piece {
      case .specifier, .variable, .own: return true
      case .words, .percent, .stray: break
      }
    }
    return false
  }
}
