import Testing

@testable import Heed

@Suite struct NumberListTests {
  @Test(arguments: [
    (DynamicType.sizes, 11 * 12), (DynamicType.rowHalves, 12), (DynamicType.lineSizes, 16),
    (DynamicType.lineHeights, 16),
  ])
  func tablesAreMadeOfEqualCells(list: NumberList, count: Int) {
    #expect(list.count == count)
    let text = Array(String(describing: list.text).utf8)
    #expect(text.count == 4 * count - 1)
    for (place, byte) in text.enumerated() {
      let isDigit = (0x30...0x39).contains(byte)
      switch place % 4 {
      case 3: #expect(byte == 0x20, "place \(place)")
      case 2: #expect(isDigit, "place \(place)")
      default:
        // Spaces stand before a number and not in it.
        let isAfterDigit = place % 4 == 1 && text[place - 1] != 0x20
        #expect(isDigit || byte == 0x20 && !isAfterDigit, "place \(place)")
      }
    }
  }

  @Test(arguments: [
    (0, 31.0, 60.0), (1, 25, 58), (2, 19, 56), (3, 17, 55), (4, 14, 53), (5, 14, 53),
    (6, 13, 51), (7, 12, 49), (8, 12, 44), (9, 11, 43), (10, 11, 40),
  ])
  func rowsOfSizesBeginAndEndAsPublished(row: Int, first: Double, last: Double) {
    #expect(DynamicType.sizes[12 * row] == first)
    #expect(DynamicType.sizes[12 * row + 11] == last)
  }

  @Test(arguments: [
    (DynamicType.rowHalves, 88.0, 250.0), (DynamicType.lineSizes, 11, 60),
    (DynamicType.lineHeights, 13, 70),
  ])
  func otherTablesBeginAndEndAsPublished(list: NumberList, first: Double, last: Double) {
    #expect(list[0] == first)
    #expect(list[list.count - 1] == last)
  }
}
