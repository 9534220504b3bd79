internal import Heed

/// Lines that end within a word, because a single word is wider than its room.
enum BrokenWordRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    for text in inspected.texts where text.part.kind != .slot && text.part.kind != .value {
      guard let word = brokenWord(in: text.text) else { continue }
      let width = Figure.points(text.text.request.width)
      inspection.note(
        .brokenWord, .warning, of: text, inspected,
        "The word '\(word)' does not fit into a line of \(width) points, and goes on in the next.",
        "Use a shorter word, put a soft hyphen into it, or make room.")
    }
  }

  /// The first word that stands on two lines.
  static func brokenWord(in layout: TextLayout) -> String? {
    guard layout.lines.count > 1 else { return nil }
    let bytes = layout.request.plainText.bytes
    for line in layout.lines.dropLast() {
      let end = line.range.upperBound
      guard isWithinWord(end, in: bytes) else { continue }
      var start = end
      while start > 0, isWithinWord(start, in: bytes) { start = before(start, in: bytes) }
      var stop = end
      while stop < bytes.count, isWithinWord(stop, in: bytes) { stop = after(stop, in: bytes) }
      // A very long one is not repeated whole.
      let most = 60
      let word = String(bytes: bytes[start..<min(stop, boundary(start + most, in: bytes))])
      return stop - start > most ? word + "…" : word
    }
    return nil
  }

  /// Whether letters of one word stand on both sides of a place.
  private static func isWithinWord(_ place: Int, in bytes: [UInt8]) -> Bool {
    guard place > 0, place < bytes.count else { return false }
    return isLetter(at: before(place, in: bytes), in: bytes) && isLetter(at: place, in: bytes)
  }

  private static func before(_ place: Int, in bytes: [UInt8]) -> Int {
    var start = place - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private static func after(_ place: Int, in bytes: [UInt8]) -> Int {
    boundary(place + 1, in: bytes)
  }

  private static func boundary(_ place: Int, in bytes: [UInt8]) -> Int {
    var end = min(place, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Whether a letter, a digit or a mark begins at a byte, of a script that parts words by spaces:
  /// Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, those of India, Georgian and Ethiopic. Others,
  /// such as Chinese and Thai, may break between any two letters or by a dictionary.
  private static func isLetter(at start: Int, in bytes: [UInt8]) -> Bool {
    let first = bytes[start]
    func byte(_ offset: Int) -> UInt32 {
      start + offset < bytes.count ? UInt32(bytes[start + offset] & 0x3F) : 0
    }
    switch first {
    case 0x00..<0x80:
      return first >= 0x30 && first <= 0x39 || first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
    case 0xC0..<0xE0:
      let scalar = UInt32(first & 0x1F) << 6 | byte(1)
      // Hebrew's and Arabic's own full stops and commas are no letters.
      return scalar >= 0xC0 && scalar != 0xD7 && scalar != 0xF7 && scalar != 0x5BE
        && scalar != 0x60C && scalar != 0x61B && scalar != 0x61F && scalar != 0x6D4
    case 0xE0..<0xF0:
      let scalar = UInt32(first & 0x0F) << 12 | byte(1) << 6 | byte(2)
      // A danda ends a sentence.
      if scalar == 0x964 || scalar == 0x965 { return false }
      return (0x0900...0x0DFF).contains(scalar) || (0x10A0...0x10FF).contains(scalar)
        || (0x1200...0x135A).contains(scalar) || (0x1E00...0x1FFF).contains(scalar)
        || (0x200C...0x200D).contains(scalar)
    default: return false
    }
  }
}
