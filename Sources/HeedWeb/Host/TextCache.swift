internal import Heed

/// Asks the page how texts break into lines, and remembers what it said.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class TextCache {
  /// An answer; a class, for lists of objects share the code that grows them.
  private final class Entry {
    let hash: UInt32
    let question: [UInt8]
    let metrics: TextMetrics

    init(hash: UInt32, question: [UInt8], metrics: TextMetrics) {
      self.hash = hash
      self.question = question
      self.metrics = metrics
    }
  }

  /// How many answers are kept; the oldest makes room.
  private static var limit: Int { 256 }

  private let measure: WebEngine.Measure
  private var entries: [Entry] = []
  private var oldest = 0

  init(measure: @escaping WebEngine.Measure) {
    self.measure = measure
  }

  func metrics(of request: TextRequest) -> TextMetrics {
    let question = Self.question(request)
    // The name that the FNV-1a hash gives these bytes.
    var hash: UInt32 = 2_166_136_261
    for byte in question { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    for index in entries.indices
    where entries[index].hash == hash && entries[index].question == question {
      return entries[index].metrics
    }
    let metrics = Self.metrics(measure(question), request)
    let entry = Entry(hash: hash, question: question, metrics: metrics)
    if entries.count < Self.limit {
      entries.add(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
    return metrics
  }

  /// Fonts may have come that were not there before.
  func forget() {
    entries = []
    oldest = 0
  }

  /// The height of the page's element in a slot at a width; nothing where it has none.
  func slotHeight(_ token: Int, _ id: Name, _ width: Double) -> Double? {
    var question = ByteWriter()
    question.add(byte: 1)
    question.add(whole: token)
    question.add(id)
    question.add(width)
    guard let height = measure(question.bytes).first, height > 0, height.isFinite else {
      return nil
    }
    return height
  }

  private static func question(_ request: TextRequest) -> [UInt8] {
    var question = ByteWriter()
    question.add(byte: 0)
    question.add(request.width)
    question.add(whole: request.lineLimit)
    question.add(request.direction == .rightToLeft)
    question.add(request.language)
    question.add(whole: request.runs.count)
    for run in request.runs {
      question.add(run.text)
      question.add(run.font)
      question.add(run.baselineOffset)
      question.add(run.link.map { Link.isAllowed($0) } ?? false)
    }
    return question.bytes
  }

  /// The answer begins with whether something is left out and how many lines there are; each line has
  /// its first byte, the byte after its last one and its width, and then each link the place of its run,
  /// its line, its left end and its width.
  private static func metrics(_ answer: [Double], _ request: TextRequest) -> TextMetrics {
    var reader = NumberReader(answer)
    let isTruncated = reader.next() != 0
    var size = 0
    for run in request.runs { size += run.text.utf8.count }
    var metrics = TextMetrics(lines: [], isTruncated: isTruncated)
    for _ in 0..<reader.whole(answer.count) {
      let start = reader.whole(size)
      let end = max(start, reader.whole(size))
      metrics.lines.add(TextMetrics.Line(range: start..<end, width: max(0, reader.next())))
    }
    if metrics.lines.isEmpty { metrics.lines.append(TextMetrics.Line(range: 0..<size, width: 0)) }
    while !reader.isAtEnd {
      let run = reader.whole(request.runs.count)
      let line = reader.whole(metrics.lines.count)
      let x = reader.next()
      let width = reader.next()
      guard run < request.runs.count, let link = request.runs[run].link else { continue }
      metrics.links.append(TextMetrics.LinkSpan(link: link, line: line, x: x, width: width))
    }
    return metrics
  }
}

extension ByteWriter {
  /// Adds a font: size, weight from 1 to 9, slant, design and family.
  @inline(never)
  mutating func add(_ font: ResolvedFont) {
    add(font.size)
    add(byte: UInt8(font.weight.kind.index + 1))
    add(font.isItalic)
    add(byte: UInt8(font.design.kind.index))
    add(optional: font.family)
  }
}
