internal import Heed

extension ByteWriter {
  /// Adds a text that the page breaks into the same lines, because it has the width at which it was
  /// measured: that box's place, how its lines are aligned, and its runs.
  mutating func add(_ text: TextLayout) {
    let request = text.request
    let box = TextBox(text)
    add(box.x)
    add(text.lines.first?.y ?? 0)
    add(request.width.isFinite ? request.width : .nan)
    add(byte: box.alignment)
    add(request.direction == .rightToLeft)
    add(request.language)
    add(whole: text.isTruncated ? max(1, text.lines.count) : 0)
    add(request.truncation == .middle)
    add(box.lineHeight)
    add(whole: request.runs.count)
    var start = 0
    for run in request.runs {
      add(run.text)
      add(run.font)
      add(run.color)
      var parts = run.background == nil ? 0 : 1
      if run.isUnderlined { parts |= 2 }
      if run.isStruckThrough { parts |= 4 }
      let link = run.link.flatMap { Link.isAllowed($0) ? $0 : nil }
      if link != nil { parts |= 8 }
      add(byte: UInt8(parts))
      if let background = run.background { add(background) }
      if let link { add(link) }
      add(run.baselineOffset)
      let end = start + run.text.utf8.count
      add(box.lineHeight.isNaN ? Self.height(ofLinesWith: start..<end, in: text) : .nan)
      start = end
    }
  }

  /// The least height of the lines that show bytes of a range.
  private static func height(ofLinesWith range: Range<Int>, in text: TextLayout) -> Double {
    var height = Double.infinity
    for line in text.lines
    where line.range.lowerBound < range.upperBound && line.range.upperBound > range.lowerBound {
      height = min(height, line.height)
    }
    return height.isFinite ? height : .nan
  }
}

/// How the lines of a text stand together.
struct TextBox {
  /// Points from the node's left side to that of a box as wide as the text was measured.
  private(set) var x = 0.0
  /// 0 at the left, 1 in the middle, 2 at the right, 3 from side to side.
  private(set) var alignment: UInt8 = 0
  /// The height of each line; not a number where they differ.
  private(set) var lineHeight = Double.nan

  init(_ text: TextLayout) {
    guard let first = text.lines.first else { return }
    var left = first.x
    var right = first.x + first.width
    var areLeft = true
    var areRight = true
    var areAlike = true
    for line in text.lines {
      if abs(line.x - first.x) > 0.01 { areLeft = false }
      if abs(line.x + line.width - first.x - first.width) > 0.01 { areRight = false }
      if line.height != first.height { areAlike = false }
      left = min(left, line.x)
      right = max(right, line.x + line.width)
    }
    if areAlike { lineHeight = first.height }
    let width = text.request.width.isFinite ? text.request.width : right - left
    if text.request.isJustified {
      alignment = 3
    } else if text.lines.count == 1 || (areLeft && areRight) {
      // The middle of the line stays where it is, whatever its letters come to.
      alignment = 1
    } else if areRight {
      alignment = 2
    } else if !areLeft {
      alignment = 1
    }
    switch alignment {
    case 1: x = (left + right - width) / 2
    case 2: x = right - width
    default: x = left
    }
  }
}
