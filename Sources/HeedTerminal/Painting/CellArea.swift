import Heed

/// A rectangle of whole cells.
struct CellArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The cells of a frame; its edges are whole already but for what a host's clock moves.
  init(_ rect: Rect) {
    func cell(_ value: Double) -> Int { Int(max(-100_000, min(100_000, value.rounded()))) }
    let left = cell(rect.x)
    let top = cell(rect.y)
    self.init(x: left, y: top, width: cell(rect.maxX) - left, height: cell(rect.maxY) - top)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }

  func moved(x dx: Int = 0, y dy: Int = 0) -> CellArea {
    CellArea(x: x + dx, y: y + dy, width: width, height: height)
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }

  func intersection(_ other: CellArea) -> CellArea {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellArea(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
