internal import Heed

/// What a text to be measured is made of, in UTF-8 bytes.
struct TextParts {
  /// The text as bytes.
  let bytes: [UInt8]
  /// The bytes of each run.
  let runs: [Range<Int>]
  /// The bytes of each link, neighbours with one address taken together.
  let links: [(address: Name, bytes: Range<Int>)]

  init(_ request: TextRequest) {
    var bytes: [UInt8] = []
    var runs: [Range<Int>] = []
    var links: [(address: Name, bytes: Range<Int>)] = []
    for run in request.runs {
      let start = bytes.count
      bytes += run.text.utf8
      let range = start..<bytes.count
      runs.append(range)
      guard let link = run.link, !range.isEmpty else { continue }
      if let last = links.last, last.address == link, last.bytes.upperBound == start {
        links[links.count - 1].bytes = last.bytes.lowerBound..<range.upperBound
      } else {
        links.append((link, range))
      }
    }
    self.bytes = bytes
    self.runs = runs
    self.links = links
  }

  /// The bytes of each paragraph, with what parts it from the next.
  var paragraphs: [Range<Int>] {
    let ranges = TextParagraphs.ranges(of: bytes)
    return ranges.indices.map { index in
      let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : bytes.count
      return ranges[index].lowerBound..<end
    }
  }

  /// Whether a range holds a letter, which has a direction of its own.
  func hasLetter(in range: Range<Int>) -> Bool {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars
      .contains { $0.properties.isAlphabetic }
  }

  /// Whether the text ends with what parts paragraphs, so that an empty one follows.
  var endsWithEmptyParagraph: Bool {
    !bytes.isEmpty && TextParagraphs.ranges(of: bytes).last?.isEmpty == true
  }

  /// A line's bytes without what parts its paragraph from the next.
  func withoutSeparator(_ line: Range<Int>) -> Range<Int> {
    let first = TextParagraphs.ranges(of: Array(bytes[line])).first ?? 0..<0
    return line.lowerBound..<(line.lowerBound + first.upperBound)
  }

  /// A line's bytes without white space at its end.
  func withoutTrailingSpace(_ line: Range<Int>) -> Range<Int> {
    line.lowerBound..<TextParagraphs.trimmedEnd(of: bytes, in: line)
  }
}
