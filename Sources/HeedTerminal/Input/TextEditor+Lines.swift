internal import Heed

extension TextEditor {
  /// Takes the lines of a layout of its text, so that moves up and down go by what is seen.
  mutating func adoptLines(of layout: TextLayout?) {
    lines = []
    guard let layout, !layout.lines.isEmpty,
      layout.request.plainText.utf8.elementsEqual(text.utf8)
    else { return }
    // What no line shows, such as the break at its end, belongs to the line before.
    let starts = layout.lines.map { place(ofByte: $0.range.lowerBound) }
    guard starts.first == 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return
    }
    lines = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}
