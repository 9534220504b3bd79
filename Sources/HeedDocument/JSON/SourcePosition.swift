/// A line and a column, both counted from 1, the column in Unicode scalars.
package struct SourcePosition {
  package private(set) var line = 1
  package private(set) var column = 1

  /// Makes the position of the byte that has so many before it.
  package init(of offset: Int, in bytes: [UInt8]) {
    let end = min(offset, bytes.count)
    var index = JSONParser.lengthOfMark(bytes)
    while index < end {
      let byte = bytes[index]
      index += 1
      let isHalfOfLineEnd = byte == 0x0D && index < bytes.count && bytes[index] == 0x0A
      if (byte == 0x0A || byte == 0x0D) && !isHalfOfLineEnd {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
