internal import Heed

/// Cuts a text into strips of whole lines, each of which is drawn by itself.
///
/// A screen cannot hold a picture of any height, and what is not seen need not be drawn.
enum TextStrips {
  /// Points; four of the largest screens, and far below what a layer can hold.
  static let height = 1024.0

  /// The lines of each strip; none for no lines.
  static func strips(of lines: [TextLayout.Line]) -> [Range<Int>] {
    var strips: [Range<Int>] = []
    var start = 0
    for index in lines.indices where index > start {
      if lines[index].y + lines[index].height - lines[start].y > height {
        strips.append(start..<index)
        start = index
      }
    }
    if start < lines.count { strips.append(start..<lines.count) }
    return strips
  }

  /// What lines cover, relative to the text's frame, with room for letters that reach over.
  static func frame(of lines: ArraySlice<TextLayout.Line>, margin: Double) -> Rect {
    guard let first = lines.first, let last = lines.last else { return Rect() }
    var (left, right) = (first.x, first.x + first.width)
    for line in lines {
      left = min(left, line.x)
      right = max(right, line.x + line.width)
    }
    return Rect(x: left, y: first.y, width: right - left, height: last.y + last.height - first.y)
      .inset(by: EdgeInsets(top: -margin, left: -margin, bottom: -margin, right: -margin))
  }
}
