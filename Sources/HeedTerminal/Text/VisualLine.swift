import Heed

/// A line's clusters as they stand from left to right.
struct VisualLine {
  /// A cluster with the byte that its look is taken from.
  struct Part: Hashable {
    /// What is written, as a mirror shows it where the text runs from right to left.
    var text: String
    /// The place of its first byte in the text; -1 for an ellipsis.
    var byte: Int
    /// Its place among the clusters of the text; -1 for an ellipsis.
    var cluster: Int
    var width: Int
    /// Whether its level runs from right to left.
    var isRightToLeft: Bool
  }

  var parts: [Part]

  /// Columns of all parts.
  var width: Int { parts.reduce(0) { $0 + $1.width } }
}

/// A text with the levels of its clusters, from which lines are taken.
struct VisualText {
  let clusters: [CellCluster]
  /// The paragraphs, as clusters and what was worked out for them; empty where nothing runs from right
  /// to left.
  private var paragraphs: [(range: Range<Int>, bidi: BidiParagraph)] = []

  /// Prepares a text; a paragraph without a strong letter runs in the direction given.
  init(_ text: String, direction: Direction) {
    let clusters = CellWidth.clusters(of: text)
    guard direction == .rightToLeft || Self.needsOrder(text) else {
      self.clusters = clusters
      return
    }
    self.clusters = ArabicShaper.shaped(clusters)
    var start = 0
    var scalars: [Unicode.Scalar] = []
    var kinds: [BidiClass] = []
    let bytes = Array(text.utf8)
    func close(at end: Int) {
      let bidi = BidiParagraph(
        classes: kinds, fallback: direction == .rightToLeft ? 1 : 0, scalars: scalars)
      paragraphs.append((start..<end, bidi))
      start = end
      scalars = []
      kinds = []
    }
    for (index, cluster) in clusters.enumerated() {
      // A cluster goes the way of its first scalar; the others are marks and joiners.
      let scalar = Self.first(in: bytes, cluster.range)
      scalars.append(scalar)
      kinds.append(BidiClass(scalar))
      if scalar == "\n" || scalar == "\u{2029}" { close(at: index + 1) }
    }
    close(at: clusters.count)
  }

  private static func needsOrder(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0xD6 || $0 == 0xE3 }) { return false }
    return text.unicodeScalars.contains { $0.value >= 0x590 && BidiClass($0).mayReorder }
  }

  private static func first(in bytes: [UInt8], _ range: Range<Int>) -> Unicode.Scalar {
    String(decoding: bytes[range], as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// Some clusters of one line as they stand from left to right; an ellipsis may stand at the end or,
  /// instead of clusters, in the middle.
  func line(_ range: Range<Int>, ellipsis: String? = nil, hidden: Range<Int>? = nil) -> VisualLine {
    var places = Array(range)
    if let hidden { places.removeAll { hidden.contains($0) } }
    var levels: [UInt8] = Array(repeating: 0, count: places.count)
    if let paragraph = paragraph(at: range.lowerBound) {
      let start = paragraph.range.lowerBound
      let end = min(range.upperBound, paragraph.range.upperBound)
      let line =
        range.lowerBound < end
        ? paragraph.bidi.levels(ofLine: range.lowerBound - start..<end - start) : []
      levels = places.map { $0 < end ? line[$0 - range.lowerBound] : paragraph.bidi.baseLevel }
      if ellipsis != nil { levels.append(paragraph.bidi.baseLevel) }
    } else if ellipsis != nil {
      levels.append(0)
    }
    var ellipsisPlace = places.count
    if ellipsis != nil {
      if let hidden {
        ellipsisPlace = places.firstIndex { $0 >= hidden.upperBound } ?? places.count
        levels.removeLast()
        let beside = ellipsisPlace > 0 ? levels[ellipsisPlace - 1] : levels.first ?? 0
        levels.insert(beside, at: ellipsisPlace)
      }
      places.insert(-1, at: ellipsisPlace)
    }
    let parts = BidiParagraph.visualOrder(levels).compactMap { index -> VisualLine.Part? in
      let isRightToLeft = levels[index] % 2 == 1
      guard places[index] >= 0 else {
        return VisualLine.Part(
          text: ellipsis ?? "", byte: -1, cluster: -1, width: 1, isRightToLeft: isRightToLeft)
      }
      let cluster = clusters[places[index]]
      guard cluster.width > 0 else { return nil }
      return VisualLine.Part(
        text: isRightToLeft ? Self.mirrored(cluster.text) : cluster.text,
        byte: cluster.range.lowerBound, cluster: places[index], width: cluster.width,
        isRightToLeft: isRightToLeft)
    }
    return VisualLine(parts: parts)
  }

  /// The paragraph that a cluster is in; nothing where nothing runs from right to left.
  private func paragraph(at cluster: Int) -> (range: Range<Int>, bidi: BidiParagraph)? {
    var low = 0
    var high = paragraphs.count
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].range.upperBound <= cluster { low = middle + 1 } else { high = middle }
    }
    if low < paragraphs.count { return paragraphs[low] }
    return paragraphs.last
  }

  /// Whether the paragraph that a cluster is in runs from right to left.
  func isRightToLeft(at cluster: Int) -> Bool { paragraph(at: cluster)?.bidi.baseLevel == 1 }

  /// A bracket or sign as it stands in text that runs from right to left.
  private static func mirrored(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, let pair = UnicodeTables.mirrors[first] else {
      return text
    }
    var mirrored = String.UnicodeScalarView()
    mirrored.append(pair.other)
    mirrored.append(contentsOf: text.unicodeScalars.dropFirst())
    return String(mirrored)
  }

  /// The clusters that are left out of the middle so that the rest and an ellipsis take no more than a
  /// number of columns.
  func middle(of range: Range<Int>, width: Int) -> Range<Int>? {
    var total = 0
    for cluster in clusters[range] { total += cluster.width }
    guard total > width else { return nil }
    let room = max(0, width - 1)
    var head = range.lowerBound
    var taken = 0
    while head < range.upperBound, taken + clusters[head].width <= (room + 1) / 2 {
      taken += clusters[head].width
      head += 1
    }
    var tail = range.upperBound
    while tail > head, taken + clusters[tail - 1].width <= room {
      taken += clusters[tail - 1].width
      tail -= 1
    }
    return head..<tail
  }
}
