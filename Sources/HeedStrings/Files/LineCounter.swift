/// Counts lines and columns on the way through a text, so that all places together cost one walk.
struct LineCounter {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and column of an offset; those before the last one asked for begin a new walk.
  mutating func position(of wanted: Int) -> (line: Int, column: Int) {
    if wanted < offset { self = LineCounter(bytes) }
    let end = min(wanted, bytes.count)
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      let isHalfOfLineEnd = byte == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
      if (byte == 0x0A || byte == 0x0D) && !isHalfOfLineEnd {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
