import Heed
import Testing

@testable import HeedUIKit

@Suite struct DrawingTextRangeMapTests {
  static let texts = [
    "", "Delete", "Grüße", "日本語", "👍🏽 ok", "e\u{301}", "a\u{1F600}b\u{7FF}c\u{800}d\u{FFFF}e",
  ]

  @Test(arguments: texts) func agreesWithTheStringAtEachCharacter(text: String) {
    let map = TextRangeMap(text)
    #expect(map.byteCount == text.utf8.count)
    #expect(map.unitCount == text.utf16.count)
    for index in Array(text.unicodeScalars.indices) + [text.endIndex] {
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      let unit = text.utf16.distance(from: text.startIndex, to: index)
      #expect(map.unit(ofByte: byte) == unit)
      #expect(map.byte(ofUnit: unit) == byte)
    }
  }

  @Test func aPlaceInsideALetterBelongsToTheLetter() {
    let map = TextRangeMap("a😀b")
    #expect((1...4).map { map.unit(ofByte: $0) } == [1, 1, 1, 1])
    #expect(map.unit(ofByte: 5) == 3)
    // Between the halves of the pair.
    #expect(map.byte(ofUnit: 2) == 5)
    #expect(map.bytes(ofUnits: 1..<3) == 1..<5)
    #expect(map.units(ofBytes: 1..<5) == 1..<3)
  }

  @Test func aPlaceBeyondTheEndIsTheEnd() {
    for map in [TextRangeMap("ab"), TextRangeMap("äb")] {
      #expect(map.unit(ofByte: 99) == 2)
      #expect(map.byte(ofUnit: 99) == map.byteCount)
      #expect(map.unit(ofByte: -1) == 0)
      #expect(map.byte(ofUnit: -1) == 0)
    }
  }
}
