public import Heed

/// Breaks texts into lines of cells.
public struct CellMeasurer: Sendable {
  /// Makes a measurer.
  public init() {}

  /// The measurer for ``Alert/scene(in:measurer:interaction:)``; its unit is a cell.
  public var measurer: Measurer {
    Measurer(
      text: { _ in TextMetrics(lines: [TextMetrics.Line(range: 0..<0, width: 0)]) },
      imageSize: { _ in nil }, slotHeight: { _, _ in nil })
  }
}
