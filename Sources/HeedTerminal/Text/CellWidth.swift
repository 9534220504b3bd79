/// How many columns letters take.
///
/// No rule agrees with every terminal; this one counts as most do. A cluster is as wide as its letters
/// together, but pictographs that make one picture are two columns wide. Where a terminal disagrees,
/// ``FrameWriter`` keeps everything else at its place.
public enum CellWidth {
  /// The most scalars of a cluster that are shown; more marks on a letter are left out.
  static let mostScalars = 16

  /// The columns of a text on one line.
  public static func of(_ text: String) -> Int {
    if isPlain(text) { return text.utf8.count }
    return clusters(of: text).reduce(0) { $0 + $1.width }
  }

  /// The parts of a text that are put into cells one by one, with their columns: 0, 1 or 2.
  ///
  /// What is not seen has no text: controls of direction, and newlines. Other control characters are
  /// replaced, so that a text never tells the terminal anything.
  public static func clusters(of text: String) -> [CellCluster] {
    var clusters: [CellCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    if isPlain(text) {
      for (place, byte) in text.utf8.enumerated() {
        clusters.append(CellCluster(ascii(byte), range: place..<place + 1, width: 1))
      }
      return clusters
    }
    var place = 0
    for character in text {
      let length = character.utf8.count
      if length == 1, let byte = character.utf8.first, byte >= 0x20, byte < 0x7F {
        clusters.append(CellCluster(ascii(byte), range: place..<place + 1, width: 1))
      } else {
        add(character, at: place, to: &clusters)
      }
      place += length
    }
    return clusters
  }

  /// Whether a text is nothing but letters of ASCII, each of them a cluster of one column.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  private static func ascii(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

  private static func add(
    _ character: Character, at place: Int, to clusters: inout [CellCluster]
  ) {
    let range = place..<place + character.utf8.count
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\t" { return clusters.append(CellCluster(" ", range: range, width: 1)) }
    if first.properties.generalCategory == .control {
      let isNewline = first == "\n" || first == "\r" || first == "\u{85}"
      return clusters.append(
        CellCluster(isNewline ? "" : "\u{FFFD}", range: range, width: isNewline ? 0 : 1))
    }
    if isPicture(scalars) {
      return clusters.append(CellCluster(shown(scalars[...]), range: range, width: 2))
    }
    addParts(of: scalars, range, to: &clusters)
  }

  /// Adds letters with their marks; a cluster of several letters that take more than two columns is
  /// parted, as terminals part it.
  private static func addParts(
    of scalars: Character.UnicodeScalarView, _ range: Range<Int>, to clusters: inout [CellCluster]
  ) {
    var start = scalars.startIndex
    var lower = range.lowerBound
    var bytes = 0
    var width = 0
    func add(until end: String.UnicodeScalarView.Index) {
      let part = scalars[start..<end]
      let taken = lower..<lower + bytes
      if width > 0 {
        clusters.append(CellCluster(shown(part), range: taken, width: width))
      } else if let first = part.first, !isInvisible(first) {
        // A mark without its letter.
        clusters.append(CellCluster(" " + shown(part), range: taken, width: 1))
      } else {
        clusters.append(CellCluster("", range: taken, width: 0))
      }
    }
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let columns = self.columns(scalar)
      if width + columns > 2, width > 0 {
        add(until: index)
        start = index
        lower += bytes
        bytes = 0
        width = 0
      }
      width += columns
      bytes += UTF8.width(scalar)
      index = scalars.index(after: index)
    }
    add(until: scalars.endIndex)
  }

  private static func shown(_ scalars: Character.UnicodeScalarView.SubSequence) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars.prefix(mostScalars) { text.append(scalar) }
    return String(text)
  }

  /// The columns of a character by itself: 0, 1 or 2.
  static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : 0 }
    let value = UnicodeTables.widths[scalar]
    return value > 2 ? value - 2 : value
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xA9 && UnicodeTables.widths[scalar] > 2
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a cluster is a picture of several scalars: a flag, a key, one with a colour of skin, one
  /// joined from several, or one that is asked to be a picture.
  private static func isPicture(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    let rest = scalars.dropFirst()
    guard !rest.isEmpty else { return false }
    if isRegional(first) { return rest.first.map { isRegional($0) } ?? false }
    if first == "#" || first == "*" || (first >= "0" && first <= "9") {
      return rest.contains("\u{20E3}")
    }
    guard isPictograph(first) else { return false }
    return rest.contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || (0x1F3FB...0x1F3FF).contains(scalar.value)
        || (0xE0020...0xE007F).contains(scalar.value)
    }
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
