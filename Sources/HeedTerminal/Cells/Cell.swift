/// One place of a grid.
public struct Cell: Hashable, Sendable {
  /// What it shows: one cluster, a space where it is empty; nothing where it is the second half of a
  /// wide cluster.
  public var text: String
  public var style: CellStyle
  /// Columns that the cluster takes: 1 or 2; 0 for the second half of a wide one.
  public var width: UInt8

  /// Makes a cell; empty by default.
  public init(_ text: String = " ", style: CellStyle = .plain, width: UInt8 = 1) {
    self.text = text
    self.style = style
    self.width = width
  }

  /// Nothing, in the terminal's own colours.
  public static let empty = Cell()

  /// Compared by bytes: two ways of writing a letter are drawn differently.
  public static func == (lhs: Cell, rhs: Cell) -> Bool {
    lhs.width == rhs.width && lhs.style == rhs.style && lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(style)
  }
}
