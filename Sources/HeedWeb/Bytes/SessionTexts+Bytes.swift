internal import Heed

extension SessionTexts {
  /// Reads what an alert says by itself, where the page has other words: for each its place in the list
  /// that the page has too, and the text.
  init(_ reader: inout ByteReader) {
    self.init()
    for _ in 0..<max(0, min(reader.whole(), 64)) {
      let place = reader.byte()
      set(reader.text(), at: place)
    }
  }

  private mutating func set(_ text: String, at place: UInt8) {
    switch place {
    case 0: required = text
    case 1: tooShort = text
    case 2: tooLong = text
    case 3: notEmail = text
    case 4: notURL = text
    case 5: notNumber = text
    case 6: notDigits = text
    case 7: mismatch = text
    case 8: checking = text
    case 9: working = text
    case 10: done = text
    case 11: failed = text
    case 12: timedOut = text
    case 13: unavailable = text
    case 14: counting = text
    case 15: progress = text
    default: break
    }
  }
}
