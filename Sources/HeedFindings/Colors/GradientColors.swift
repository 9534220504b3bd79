internal import Heed

/// The colours of a gradient, by their place along it.
struct GradientColors {
  let colors: [RGBA]
  let stops: [Double]
  /// Degrees clockwise from "to the top".
  let angle: Double

  /// The colours within a part of the frame that the gradient fills: at both ends of the part,
  /// between them, and each stop that lies there.
  func within(_ part: Rect, of frame: Rect) -> [RGBA] {
    guard colors.count == stops.count, !colors.isEmpty else { return colors }
    let line = GradientLine(angle: angle, over: frame)
    let way = Point(x: line.end.x - line.start.x, y: line.end.y - line.start.y)
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return colors }
    func place(_ x: Double, _ y: Double) -> Double {
      ((x - line.start.x) * way.x + (y - line.start.y) * way.y) / square
    }
    let corners = [
      place(part.x, part.y), place(part.maxX, part.y), place(part.x, part.maxY),
      place(part.maxX, part.maxY),
    ]
    let low = corners.reduce(1) { min($0, $1) }
    let high = corners.reduce(0) { max($0, $1) }
    var found = (0...4).map { color(at: low + (high - low) * Double($0) / 4) }
    for (stop, color) in zip(stops, colors) where stop > low && stop < high { found.append(color) }
    return found
  }

  private func color(at place: Double) -> RGBA {
    var before = 0
    while before + 1 < stops.count, stops[before + 1] <= place { before += 1 }
    guard before + 1 < stops.count, place > stops[before] else { return colors[before] }
    let part = (place - stops[before]) / (stops[before + 1] - stops[before])
    let (first, second) = (colors[before], colors[before + 1])
    func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
    return RGBA(
      red: mix(first.red, second.red), green: mix(first.green, second.green),
      blue: mix(first.blue, second.blue), alpha: mix(first.alpha, second.alpha))
  }
}
