/// Breaks a text into lines of a number of columns.
///
/// Lines end at newlines, after spaces and hyphens, and beside Chinese and Japanese characters, but not
/// before a closing mark or after an opening one. A word that is wider than a line is cut between its
/// clusters.
struct LineBreaker {
  /// A line, as places among the clusters.
  struct Line: Hashable {
    /// All of it, the space and the newline at its end included.
    var range: Range<Int>
    /// Where the space at its end begins.
    var end: Int
    /// Columns up to there.
    var width: Int
  }

  let clusters: [CellCluster]
  private let kinds: [BreakKind]

  init(_ clusters: [CellCluster], text: String) {
    self.clusters = clusters
    let utf8 = Array(text.utf8)
    kinds = clusters.map { cluster in
      BreakKind(first: Self.scalar(in: utf8, at: cluster.range.lowerBound), width: cluster.width)
    }
  }

  /// The scalar that begins at a byte.
  private static func scalar(in bytes: [UInt8], at place: Int) -> Unicode.Scalar {
    guard bytes.indices.contains(place) else { return " " }
    let lead = bytes[place]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for next in bytes[place + 1..<min(bytes.count, place + length)] {
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The lines from top to bottom; at least one.
  func lines(width: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < clusters.count {
      let end = lineEnd(from: start, width: width)
      lines.append(line(start..<end))
      start = end
    }
    if lines.isEmpty || kinds.last == .newline {
      lines.append(Line(range: clusters.count..<clusters.count, end: clusters.count, width: 0))
    }
    return lines
  }

  private func line(_ range: Range<Int>) -> Line {
    var end = range.upperBound
    while end > range.lowerBound, kinds[end - 1].isSpace { end -= 1 }
    var width = 0
    for cluster in clusters[range.lowerBound..<end] { width += cluster.width }
    return Line(range: range, end: end, width: width)
  }

  private func lineEnd(from start: Int, width: Int) -> Int {
    var taken = 0
    var lastBreak: Int?
    var index = start
    while index < clusters.count {
      let kind = kinds[index]
      if kind == .newline { return index + 1 }
      // Space at the end of a line takes no room.
      if !kind.isSpace, taken + clusters[index].width > width, index > start {
        return lastBreak ?? index
      }
      taken += clusters[index].width
      index += 1
      if index < clusters.count, mayBreak(before: index) { lastBreak = index }
    }
    return index
  }

  private func mayBreak(before index: Int) -> Bool {
    let left = kinds[index - 1]
    let right = kinds[index]
    switch (left, right) {
    case (_, .newline), (_, .space), (_, .zeroSpace), (_, .glue), (.glue, _): return false
    case (.space, _), (.zeroSpace, _): return true
    case (_, .closing), (.opening, _): return false
    case (.hyphen, .letter):
      // A hyphen within a word, and not the sign of a number or an option.
      return index > 1 && (kinds[index - 2] == .letter || kinds[index - 2] == .digit)
    case (.dash, _): return right != .dash
    case (.wide, _), (_, .wide): return true
    default: return false
    }
  }
}

/// What a cluster is for the breaking of lines.
enum BreakKind: Hashable {
  case letter, digit, space, zeroSpace, newline, glue, hyphen, dash, opening, closing, wide

  var isSpace: Bool { self == .space || self == .newline || self == .zeroSpace }

  init(first scalar: Unicode.Scalar, width: Int) {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x20, 0x09, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000, 0x1680: self = .space
    case 0x200B: self = .zeroSpace
    case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2010, 0xAD, 0x2F, 0x58A: self = .hyphen
    case 0x2013, 0x2014, 0x2026: self = .dash
    case 0x28, 0x5B, 0x7B, 0xAB, 0x2018, 0x201C, 0x2039, 0xA1, 0xBF, 0x3008, 0x300A, 0x300C,
      0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F,
      0xFF62, 0xFF04, 0xFFE5, 0x24:
      self = .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xBB, 0xB0, 0x2019, 0x201D,
      0x203A, 0x2030, 0x2032, 0x2033, 0x203C, 0x2047...0x2049, 0x2103, 0x3001, 0x3002, 0x3005,
      0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301C, 0x301E,
      0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
      0x308E, 0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9,
      0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF,
      0xFE50...0xFE52, 0xFE54...0xFE57, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B,
      0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E, 0xFF9F:
      self = .closing
    // Korean words are parted by spaces.
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: self = .letter
    default: self = width == 2 ? .wide : .letter
    }
  }
}
