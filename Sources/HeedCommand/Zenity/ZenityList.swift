/// The rows of a list, and what is told of those that were picked.
package struct ZenityList: Hashable, Sendable {
  package var columns: [String]
  package var rows: [[String]]
  /// The first column says what is picked at first, and is not shown.
  package var hasMarks: Bool
  package var allowsMultiple: Bool
  private let hidden: Set<Int>
  private let printed: [Int]
  private let separator: String

  /// The most cells that are taken.
  static let limit = 20_000

  /// Reads the rows from cells, row by row.
  ///
  /// - Throws: what is wrong with an option.
  package init(_ arguments: ZenityArguments, cells: [String]) throws(CommandError) {
    columns = arguments.all("column")
    guard !columns.isEmpty else {
      throw .zenity("A list needs the titles of its columns: --column=TITLE")
    }
    guard cells.count <= Self.limit else {
      throw .zenity("A list has at most \(Self.limit) cells, and not \(cells.count)")
    }
    hasMarks = arguments.has("checklist") || arguments.has("radiolist")
    if hasMarks, columns.count < 2 {
      throw .zenity("A list with marks needs a column for them, and one for what they mark")
    }
    allowsMultiple =
      arguments.has("checklist") || arguments.has("multiple") && !arguments.has("radiolist")
    separator = arguments["separator"] ?? "|"
    hidden = try Self.places(arguments["hide-column"], "hide-column", columns.count)
    let wanted = arguments["print-column"]
    let first = hasMarks ? 2 : 1
    if let wanted, wanted.lowercased() == "all" {
      printed = Array(first...columns.count)
    } else {
      let places = try Self.places(wanted, "print-column", columns.count)
      printed = places.isEmpty ? [first] : places.sorted()
    }
    var rows: [[String]] = []
    var start = 0
    while start < cells.count {
      var row = Array(cells[start..<min(cells.count, start + columns.count)])
      // What is missing at the end is empty.
      row += Array(repeating: "", count: columns.count - row.count)
      rows.append(row)
      start += columns.count
    }
    self.rows = rows
  }

  private static func places(
    _ text: String?, _ option: String, _ count: Int
  ) throws(CommandError) -> Set<Int> {
    guard let text else { return [] }
    var places: Set<Int> = []
    for part in text.utf8.split(separator: 0x2C) {
      guard let place = Int(String(decoding: Array(part), as: UTF8.self)), place >= 1,
        place <= count
      else {
        throw .zenity("--\(option) cannot be '\(text)'; it is places of columns from 1 to \(count)")
      }
      places.insert(place)
    }
    return places
  }

  private var shown: [Int] {
    (1...columns.count).filter { !(hasMarks && $0 == 1) && !hidden.contains($0) }
  }

  /// The titles of what is shown.
  var header: String { shown.map { columns[$0 - 1] }.joined(separator: " · ") }

  /// What a row says.
  func title(of row: Int) -> String {
    shown.map { rows[row][$0 - 1] }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The rows that are picked at first.
  var marked: [Int] {
    guard hasMarks else { return [] }
    let found = rows.indices.filter { rows[$0][0].lowercased() == "true" }
    return allowsMultiple ? found : Array(found.prefix(1))
  }

  /// What is printed of the rows that were picked, without a newline.
  package func result(of picked: [Int]) -> String {
    picked.sorted().flatMap { row in printed.map { rows[row][$0 - 1] } }
      .joined(separator: separator)
  }
}
