internal import Glibc
internal import Heed

/// The outline of a shape, as the data of a path.
struct SVGPath {
  private(set) var data = ""

  /// An outline that is the union of nothing yet.
  init() {}

  /// A rectangle with rounded corners.
  init(_ rect: Rect, corners: CornerRadii = CornerRadii()) {
    add(rect, corners: corners)
  }

  /// The outline of a symbol's part.
  init(_ steps: [Symbol.Step]) {
    for step in steps { add(step) }
  }

  mutating func move(_ x: Double, _ y: Double) { data += "M\(SVGNumber.list(x, y))" }
  mutating func line(_ x: Double, _ y: Double) { data += "L\(SVGNumber.list(x, y))" }
  mutating func close() { data += "Z" }

  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    data += "C\(SVGNumber.list(x1, y1, x2, y2, x, y))"
  }

  /// Goes round clockwise.
  private mutating func arc(_ radius: Double, isLarge: Bool = false, to x: Double, _ y: Double) {
    data += "A\(SVGNumber.list(radius, radius)) 0 \(isLarge ? 1 : 0) 1 \(SVGNumber.list(x, y))"
  }

  /// Adds a rectangle with rounded corners.
  mutating func add(_ rect: Rect, corners: CornerRadii = CornerRadii()) {
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(0, min(value, limit)) }
    let (topLeft, topRight) = (radius(corners.topLeft), radius(corners.topRight))
    let (bottomLeft, bottomRight) = (radius(corners.bottomLeft), radius(corners.bottomRight))
    move(rect.x + topLeft, rect.y)
    line(rect.maxX - topRight, rect.y)
    if topRight > 0 { arc(topRight, to: rect.maxX, rect.y + topRight) }
    line(rect.maxX, rect.maxY - bottomRight)
    if bottomRight > 0 { arc(bottomRight, to: rect.maxX - bottomRight, rect.maxY) }
    line(rect.x + bottomLeft, rect.maxY)
    if bottomLeft > 0 { arc(bottomLeft, to: rect.x, rect.maxY - bottomLeft) }
    line(rect.x, rect.y + topLeft)
    if topLeft > 0 { arc(topLeft, to: rect.x + topLeft, rect.y) }
    close()
  }

  private mutating func add(_ step: Symbol.Step) {
    switch step {
    case .move(let x, let y): move(x, y)
    case .line(let x, let y): line(x, y)
    case .curve(let x1, let y1, let x2, let y2, let x, let y): curve(x1, y1, x2, y2, x, y)
    case .circle(let x, let y, let radius):
      move(x + radius, y)
      arc(radius, to: x - radius, y)
      arc(radius, to: x + radius, y)
      close()
    case .arc(let x, let y, let radius, let from, let to):
      func point(_ degrees: Double) -> (Double, Double) {
        let angle = degrees * .pi / 180
        return (x + radius * cos(angle), y + radius * sin(angle))
      }
      // As Cairo does it: clockwise, however often the end lies behind the start.
      var end = to
      while end < from { end += 360 }
      let (first, middle, last) = (point(from), point((from + end) / 2), point(end))
      if data.isEmpty { move(first.0, first.1) } else { line(first.0, first.1) }
      arc(radius, to: middle.0, middle.1)
      arc(radius, to: last.0, last.1)
    case .box(let x, let y, let width, let height, let radius):
      let corners = CornerRadii.round(radius)
      add(Rect(x: x, y: y, width: width, height: height), corners: corners)
    case .close: close()
    }
  }
}
