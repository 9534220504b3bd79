public import Heed

/// Measures text without a font: every letter is half as wide as its font's size.
///
/// Layout tests then give the same result on every machine. Wide characters (Chinese, Japanese,
/// Korean and emoji) are as wide as the size, combining marks have no width, and bold letters are
/// a tenth wider.
public enum FixedMeasurer {
  /// Measures texts by these rules, and takes pictures for 24 points square.
  public static var measurer: Measurer {
    Measurer(text: { metrics(of: $0) })
  }

  /// Breaks a text into lines: at newlines, after spaces, beside wide characters, and within a word
  /// that is wider than a line.
  public static func metrics(of request: TextRequest) -> TextMetrics {
    var breaker = FixedLineBreaker(request)
    return breaker.metrics()
  }
}

/// Walks through the letters of a text and fills lines.
struct FixedLineBreaker {
  /// A letter: its UTF-8 bytes, its width, and whether a line may end after it.
  private struct Letter {
    var range: Range<Int>
    var width: Double
    var isSpace: Bool
    var isNewline: Bool
    var allowsBreak: Bool
    var link: Name?
  }

  private let request: TextRequest
  private var letters: [Letter] = []

  init(_ request: TextRequest) {
    self.request = request
    var offset = 0
    for run in request.runs {
      let isHeavy = Self.isHeavy(run.font.weight)
      for scalar in run.text.unicodeScalars {
        let length = UTF8.width(scalar)
        let isWide = Self.isWide(scalar)
        let width =
          Self.isCombining(scalar)
          ? 0 : run.font.size * (isWide ? 1 : 0.5) * (isHeavy ? 1.1 : 1)
        letters.append(
          Letter(
            range: offset..<offset + length, width: scalar == "\n" ? 0 : width,
            isSpace: scalar == " " || scalar == "\t", isNewline: scalar == "\n",
            allowsBreak: scalar == " " || scalar == "\t" || isWide, link: run.link))
        offset += length
      }
    }
  }

  mutating func metrics() -> TextMetrics {
    var lines: [Range<Int>] = []
    var start = 0
    while start < letters.count {
      let end = lineEnd(from: start)
      lines.append(start..<end)
      start = end
    }
    if lines.isEmpty || letters.last?.isNewline == true {
      lines.append(letters.count..<letters.count)
    }
    var isTruncated = false
    if request.lineLimit > 0, lines.count > request.lineLimit {
      isTruncated = true
      lines.removeLast(lines.count - request.lineLimit)
    }
    var metrics = TextMetrics(lines: lines.map { line(of: $0) }, isTruncated: isTruncated)
    for (index, range) in lines.enumerated() { addLinks(of: range, line: index, to: &metrics) }
    return metrics
  }

  /// The end of the line that begins at a letter, its white space and newline included.
  private func lineEnd(from start: Int) -> Int {
    var width = 0.0
    var lastBreak: Int?
    var index = start
    while index < letters.count {
      let letter = letters[index]
      if letter.isNewline { return index + 1 }
      // White space at the end of a line takes no room.
      if !letter.isSpace, width + letter.width > request.width + 0.001, index > start {
        return lastBreak ?? index
      }
      width += letter.width
      index += 1
      let nextIsWide =
        index < letters.count && letters[index].allowsBreak && !letters[index].isSpace
      if letter.allowsBreak || nextIsWide { lastBreak = index }
    }
    return index
  }

  private func line(of range: Range<Int>) -> TextMetrics.Line {
    var end = range.upperBound
    while end > range.lowerBound, letters[end - 1].isSpace || letters[end - 1].isNewline {
      end -= 1
    }
    let lower =
      range.isEmpty
      ? (letters.last?.range.upperBound ?? 0) : letters[range.lowerBound].range.lowerBound
    let upper = range.isEmpty ? lower : letters[range.upperBound - 1].range.upperBound
    var width = 0.0
    for letter in letters[range.lowerBound..<max(range.lowerBound, end)] { width += letter.width }
    return TextMetrics.Line(range: lower..<upper, width: min(width, request.width))
  }

  private func addLinks(of range: Range<Int>, line: Int, to metrics: inout TextMetrics) {
    var x = 0.0
    for letter in letters[range] {
      if let link = letter.link {
        if let last = metrics.links.indices.last, metrics.links[last].line == line,
          metrics.links[last].link == link, metrics.links[last].x + metrics.links[last].width == x
        {
          metrics.links[last].width += letter.width
        } else {
          metrics.links.append(
            TextMetrics.LinkSpan(link: link, line: line, x: x, width: letter.width))
        }
      }
      x += letter.width
    }
  }

  private static func isHeavy(_ weight: Font.Weight) -> Bool {
    weight == .semibold || weight == .bold || weight == .heavy || weight == .black
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x200B...0x200F,
      0x2060, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF:
      true
    default: false
    }
  }
}
