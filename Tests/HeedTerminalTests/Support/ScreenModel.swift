import HeedTerminal

/// A terminal that understands what ``FrameWriter`` writes, and nothing else.
struct ScreenModel {
  private(set) var grid: CellGrid
  private(set) var cursor: CellFrame.Place?
  /// What it was told that it does not know.
  private(set) var complaints: [String] = []

  private var place = CellFrame.Place(column: 0, row: 0)
  private var style = CellStyle.plain

  init(columns: Int, rows: Int) {
    grid = CellGrid(columns: columns, rows: rows)
    // Something else stands there before.
    for row in 0..<rows {
      for column in 0..<columns {
        grid.put("~", width: 1, style: CellStyle(.bold), column: column, row: row)
      }
    }
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let next = rest.first {
      if next == "\u{1B}" {
        rest.removeFirst()
        command(&rest)
      } else {
        rest.removeFirst()
        // The writer's clusters are not parted by anything; a new one begins after each command.
        write(String(next))
      }
    }
  }

  private mutating func write(_ text: String) {
    for cluster in CellWidth.clusters(of: text) {
      grid.put(
        cluster.text, width: cluster.width, style: style, column: place.column, row: place.row)
      place.column += cluster.width
      if place.column > grid.columns { complaints.append("past the end of row \(place.row)") }
    }
  }

  private mutating func command(_ rest: inout Substring) {
    guard rest.first == "[" else { return complaints.append("no CSI") }
    rest.removeFirst()
    let parameters = rest.prefix { "0123456789;?".contains($0) }
    rest = rest.dropFirst(parameters.count)
    guard let final = rest.popFirst() else { return complaints.append("cut off") }
    let numbers = parameters.filter { $0 != "?" }.split(separator: ";").compactMap { Int($0) }
    switch (final, String(parameters)) {
    case ("H", _):
      place = CellFrame.Place(column: numbers[1] - 1, row: numbers[0] - 1)
    case ("J", "2"): grid = CellGrid(columns: grid.columns, rows: grid.rows, style: style)
    case ("m", _): select(numbers)
    case ("h", "?25"): cursor = place
    case ("l", "?25"): cursor = nil
    case ("h", "?2026"), ("l", "?2026"): break
    default: complaints.append("\(parameters)\(final)")
    }
  }

  private mutating func select(_ numbers: [Int]) {
    var numbers = numbers[...]
    let attributes: [Int: CellStyle.Attributes] = [
      1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strike,
    ]
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = .plain
      case 38, 48:
        guard numbers.popFirst() == 2 else { return complaints.append("no true colour") }
        let color = CellColor(
          red: UInt8(numbers.popFirst() ?? 0), green: UInt8(numbers.popFirst() ?? 0),
          blue: UInt8(numbers.popFirst() ?? 0))
        if number == 38 { style.foreground = color } else { style.background = color }
      default:
        if let attribute = attributes[number] {
          style.attributes.insert(attribute)
        } else {
          complaints.append("SGR \(number)")
        }
      }
    }
  }
}
