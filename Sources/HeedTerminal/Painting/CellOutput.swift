/// The bytes that draw cells.
struct CellOutput {
  private let depth: ColorDepth
  private let isDark: Bool
  private var bytes: [UInt8] = []
  /// The style that the terminal writes in; each frame begins and ends with its own.
  private var style = CellStyle.plain
  /// Where the terminal writes next; nothing where it is not known.
  private var place: (column: Int, row: Int)?

  init(depth: ColorDepth, isDark: Bool) {
    self.depth = depth
    self.isDark = isDark
  }

  /// Empties the terminal in its own colours.
  mutating func clear() {
    bytes += "\u{1B}[0m\u{1B}[2J".utf8
    style = .plain
  }

  mutating func write(_ grid: CellGrid, row: Int, _ columns: Range<Int>) {
    for column in columns {
      let cell = grid[column, row]
      guard cell.width > 0 else { continue }
      move(to: column, row)
      use(cell.style)
      if cell.isCertain {
        bytes += cell.text.utf8
        place = (column + Int(cell.width), row)
      } else {
        // Whatever the terminal makes of it, its columns are empty first.
        if cell.width == 2 {
          bytes += "  ".utf8
          place = nil
          move(to: column, row)
        }
        bytes += cell.text.utf8
        place = nil
      }
    }
    // Behind the last column terminals differ about where they are.
    if columns.upperBound == grid.columns { place = nil }
  }

  /// All bytes, with the terminal's own style at the end.
  mutating func finished() -> [UInt8] {
    if style != .plain { bytes += "\u{1B}[0m".utf8 }
    return bytes
  }

  private mutating func move(to column: Int, _ row: Int) {
    if let place, place == (column, row) { return }
    bytes += "\u{1B}[\(row + 1);\(column + 1)H".utf8
    place = (column, row)
  }

  private mutating func use(_ next: CellStyle) {
    let next = reduced(next)
    guard style != next else { return }
    style = next
    var codes = "0"
    let attributes = next.attributes
    if attributes.contains(.bold) { codes += ";1" }
    if attributes.contains(.dim) { codes += ";2" }
    if attributes.contains(.italic) { codes += ";3" }
    if attributes.contains(.underline) { codes += ";4" }
    if attributes.contains(.reverse) { codes += ";7" }
    if attributes.contains(.strike) { codes += ";9" }
    if let color = next.foreground { codes += self.codes(color, isGround: false) }
    if let color = next.background { codes += self.codes(color, isGround: true) }
    bytes += "\u{1B}[\(codes)m".utf8
  }

  /// The style without what the terminal cannot show.
  private func reduced(_ style: CellStyle) -> CellStyle {
    guard depth == .none else { return style }
    return CellStyle(style.attributes)
  }

  private func codes(_ color: CellColor, isGround: Bool) -> String {
    let base = isGround ? 40 : 30
    switch depth {
    case .none: return ""
    case .ansi16:
      let number = color.ansi16(isDark: isDark)
      return ";\(number < 8 ? base + number : base + 60 + number - 8)"
    case .palette256: return ";\(base + 8);5;\(color.palette256)"
    case .trueColor: return ";\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}

extension Cell {
  /// Whether every terminal gives it the columns that it has here.
  var isCertain: Bool {
    let bytes = text.utf8
    if bytes.count <= 1 { return true }
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return false }
    switch scalar.value {
    case 0xAD: return false
    case ..<0x300, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x259F,
      0x2800...0x28FF:
      return true
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      return true
    default: return false
    }
  }
}
