/// A line of a file with a mark beneath one of its columns.
enum SourceExcerpt {
  /// How much of a long line is shown, in characters.
  private static let window = 76

  /// Two lines: the line of the source, cut around the column where it is long, and the mark.
  ///
  /// Lines and columns count from 1, columns in Unicode scalars; a line ends with a line feed, a
  /// carriage return or both.
  static func text(of bytes: [UInt8], line: Int, column: Int) -> String? {
    text(of: SourceLines(bytes), line: line, column: column)
  }

  /// The same of a file whose lines are known; nothing of a line that is longer than a document.
  static func text(of lines: SourceLines, line: Int, column: Int) -> String? {
    guard let source = lines[line], source.count <= 1_048_576 else { return nil }
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
}
