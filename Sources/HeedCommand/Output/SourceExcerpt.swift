/// A line of a file with a mark beneath one of its columns.
enum SourceExcerpt {
  /// How much of a long line is shown, in characters.
  private static let window = 76

  /// Two lines: the line of the source, cut around the column where it is long, and the mark.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars; a line ends with a line feed, a
  /// carriage return or both.
  static func text(of bytes: [UInt8], line: Int, column: Int) -> String? {
    guard let source = sourceLine(line, in: bytes) else { return nil }
    let scalars = Array(String(decoding: source, as: UTF8.self).unicodeScalars)
    if scalars.isEmpty { return nil }
    let place = min(max(0, column - 1), scalars.count)
    var range = 0..<scalars.count
    if range.count > window {
      let start = min(max(0, place - window / 2), scalars.count - window)
      range = start..<start + window
    }
    var shown = range.lowerBound > 0 ? "…" : ""
    var margin = shown
    for index in range {
      let scalar = scalars[index]
      // A tab's width is not known, and a terminal would act on the others.
      let plain = Printable.isControl(scalar) ? " " : scalar
      shown.unicodeScalars.append(plain)
      if index < place {
        margin += String(repeating: " ", count: Printable.cells(plain))
      }
    }
    if range.upperBound < scalars.count { shown += "…" }
    let mark = range.lowerBound > 0 ? " " + margin.dropFirst() : margin
    return "  \(shown)\n  \(mark)^"
  }

  private static func sourceLine(_ line: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var number = 1
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      if number == line { return bytes[start..<index] }
      index += byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      start = index
      number += 1
    }
    return number == line ? bytes[start...] : nil
  }
}
