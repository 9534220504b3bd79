/// The lines of a file, found once for all its excerpts.
struct SourceLines {
  private let bytes: [UInt8]
  private var ranges: [Range<Int>] = []

  /// Finds the lines; one ends with a line feed, a carriage return or both.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      ranges.append(start..<index)
      index += byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      start = index
    }
    ranges.append(start..<bytes.count)
  }

  /// A line, counted from 1; nothing where there are not so many.
  subscript(line: Int) -> ArraySlice<UInt8>? {
    ranges.indices.contains(line - 1) ? bytes[ranges[line - 1]] : nil
  }
}
