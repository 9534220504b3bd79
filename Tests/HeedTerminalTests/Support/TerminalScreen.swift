import HeedTerminal

/// A terminal's screen: what is on it after it was sent bytes, as far as Heed sends them.
///
/// It knows less than a terminal, and notes what it does not know.
struct TerminalScreen {
  private(set) var columns: Int
  private(set) var rows: Int
  /// The clusters by row; a wide one is followed by an empty one.
  private(set) var cells: [[String]]
  private var column = 0
  private var row = 0
  /// The private modes that are switched on.
  private(set) var modes: Set<Int> = [25]
  /// How often the keys' protocol was pushed and not popped.
  private(set) var keyboards = 0
  private(set) var bells = 0
  /// Sequences that are not known.
  private(set) var unknown: [String] = []
  /// Control characters that are neither part of a sequence nor known.
  private(set) var controls: [UInt8] = []
  private var pending: [UInt8] = []
  /// What was on the screen when the other one came.
  private var main: [[String]]?
  /// Where the cursor was then.
  private var saved = (column: 0, row: 0)

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.empty(columns, rows)
  }

  private static func empty(_ columns: Int, _ rows: Int) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Whether the other screen is shown.
  var isAlternate: Bool { modes.contains(1049) }
  var hasCursor: Bool { modes.contains(25) }
  var cursor: (column: Int, row: Int) { (column, row) }

  var lines: [String] {
    cells.map { line in
      var text = line.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// The place of the middle of a text.
  func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in cells.enumerated() {
      for column in 0..<columns {
        var found = ""
        for cell in line[column...] where found.count < text.count { found += cell }
        if found == text { return (column + CellWidth.of(text) / 2, row) }
      }
    }
    return nil
  }

  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.empty(columns, rows)
    main = main.map { _ in Self.empty(columns, rows) }
    column = min(column, columns - 1)
    row = min(row, rows - 1)
  }

  mutating func write<Bytes: Sequence<UInt8>>(_ bytes: Bytes) {
    pending += bytes
    var index = 0
    while index < pending.count, let length = take(at: index) { index += length }
    pending.removeFirst(index)
  }

  /// Does what stands at a place; gives its length, or nothing where some of it is missing.
  private mutating func take(at index: Int) -> Int? {
    let byte = pending[index]
    switch byte {
    case 0x1B: return escape(at: index)
    case 0x0D: column = 0
    case 0x0A:
      row += 1
      if row >= rows {
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
        row = rows - 1
      }
    case 0x08: column = max(0, column - 1)
    case 0x07: bells += 1
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0..<0x20, 0x7F: controls.append(byte)
    default:
      // A stretch of text, so that what belongs together is one cluster.
      var end = index
      while end < pending.count, pending[end] >= 0x20, pending[end] != 0x7F { end += 1 }
      put(String(decoding: pending[index..<end], as: UTF8.self))
      return end - index
    }
    return 1
  }

  private mutating func put(_ text: String) {
    for scalar in text.unicodeScalars where (0x80..<0xA0).contains(scalar.value) {
      controls.append(UInt8(scalar.value))
    }
    for cluster in CellWidth.clusters(of: text) where cluster.width > 0 {
      if column + cluster.width > columns {
        column = 0
        row = min(row + 1, rows - 1)
      }
      cells[row][column] = cluster.text
      if cluster.width == 2 { cells[row][column + 1] = "" }
      column += cluster.width
    }
  }

  private mutating func escape(at index: Int) -> Int? {
    guard index + 1 < pending.count else { return nil }
    switch pending[index + 1] {
    case 0x5B: break
    case 0x5D, 0x50, 0x5F:
      var end = index + 2
      while end < pending.count {
        if pending[end] == 0x07 { return end + 1 - index }
        if pending[end] == 0x1B, end + 1 < pending.count { return end + 2 - index }
        end += 1
      }
      return nil
    default: return 2
    }
    var end = index + 2
    while end < pending.count, !(0x40..<0x7F).contains(pending[end]) { end += 1 }
    guard end < pending.count else { return nil }
    let body = String(decoding: pending[index + 2..<end], as: UTF8.self)
    perform(body, String(UnicodeScalar(pending[end])))
    return end + 1 - index
  }

  private mutating func perform(_ body: String, _ final: String) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    switch (body.first, final) {
    case ("?", "h"), ("?", "l"):
      for mode in body.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        set(mode, final == "h")
      }
    case (">", "u"): keyboards += 1
    case ("<", "u"): keyboards = max(0, keyboards - 1)
    case ("?", "u"), (_, "m"), (_, "c"), ("8", "h"), ("8", "l"): break
    case (_, "H"):
      row = min(max(1, first), rows) - 1
      column = min(max(1, numbers.count > 1 ? numbers[1] : 1), columns) - 1
    case (_, "G"): column = min(max(1, first), columns) - 1
    case (_, "d"): row = min(max(1, first), rows) - 1
    case (_, "C"): column = min(columns - 1, column + max(1, first))
    case (_, "J") where first == 2: cells = Self.empty(columns, rows)
    case (_, "J") where first == 0:
      for place in column..<columns { cells[row][place] = " " }
      for below in row + 1..<max(row + 1, rows) {
        cells[below] = Array(repeating: " ", count: columns)
      }
    case (_, "K") where first == 0:
      for place in column..<columns { cells[row][place] = " " }
    case (_, "X"):
      for place in column..<min(columns, column + max(1, first)) { cells[row][place] = " " }
    default: unknown.append(body + final)
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if mode == 1049, isOn != isAlternate {
      if isOn {
        main = cells
        saved = (column, row)
        cells = Self.empty(columns, rows)
      } else {
        cells = main ?? cells
        main = nil
        (column, row) = (min(saved.column, columns - 1), min(saved.row, rows - 1))
      }
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }
}
