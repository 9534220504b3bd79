/// What is put into one cell or two.
public struct CellCluster: Hashable, Sendable {
  /// What is written; nothing where it is not seen.
  public var text: String
  /// The UTF-8 bytes of the text that it was taken from.
  public var range: Range<Int>
  /// Columns: 0, 1 or 2.
  public var width: Int

  /// Makes a cluster.
  public init(_ text: String, range: Range<Int>, width: Int) {
    self.text = text
    self.range = range
    self.width = width
  }
}
