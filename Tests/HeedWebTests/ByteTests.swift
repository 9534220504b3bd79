import Heed
import Testing

@testable import HeedWeb

@Suite struct ByteTests {
  @Test(arguments: [0, 1, 127, 128, 300, 16_383, 16_384, 2_097_152, 268_435_456, Int(Int32.max)])
  func readsTheWholeNumbersThatItWrote(_ number: Int) {
    var writer = ByteWriter()
    writer.add(whole: number)
    var reader = ByteReader(writer.bytes)
    #expect(reader.whole() == number)
  }

  @Test(arguments: [0, -1.5, 1e300, .infinity, 0.1, -0.0])
  func readsTheNumbersThatItWrote(_ number: Double) {
    var writer = ByteWriter()
    writer.add(number)
    var reader = ByteReader(writer.bytes)
    #expect(reader.number().bitPattern == number.bitPattern)
  }

  @Test func readsNoNumberAsNothing() {
    var writer = ByteWriter()
    writer.add(Double.nan)
    var reader = ByteReader(writer.bytes)
    #expect(reader.optional() == nil)
  }

  @Test func readsTheTextsThatItWrote() {
    var writer = ByteWriter()
    writer.add("")
    writer.add("حذف 👩‍👩‍👧‍👦\u{0}é")
    writer.add(Name("last"))
    var reader = ByteReader(writer.bytes)
    #expect(reader.text() == "")
    #expect(reader.text() == "حذف 👩‍👩‍👧‍👦\u{0}é")
    #expect(reader.name() == "last")
  }

  @Test func readsNothingWhereAMessageEnds() {
    var reader = ByteReader([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(reader.part().isEmpty)
    #expect(reader.text() == "")
    #expect(reader.number() == 0)
    #expect(reader.names().isEmpty)
  }

  @Test func writesColoursInThreeBytesAndTheirOpacity() {
    var writer = ByteWriter()
    writer.add(RGBA(hex: 0xFF8001, alpha: 0.5))
    #expect(Array(writer.bytes.prefix(3)) == [0xFF, 0x80, 0x01])
    #expect(writer.bytes.count == 11)
  }
}
