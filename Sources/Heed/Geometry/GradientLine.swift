/// The line along which a gradient's colours run.
package struct GradientLine: Hashable, Sendable {
  package let start: Point
  package let end: Point

  /// Makes the line over a rectangle; the angle is in degrees clockwise from "to the top".
  ///
  /// The first and last colour touch the corners of the rectangle, as in style sheets.
  package init(angle: Double, over rect: Rect) {
    let radians = angle * .pi / 180
    let (sine, cosine) = (Mathematics.sin(radians), Mathematics.cos(radians))
    let reach = (abs(rect.width * sine) + abs(rect.height * cosine)) / 2
    start = Point(x: rect.midX - sine * reach, y: rect.midY + cosine * reach)
    end = Point(x: rect.midX + sine * reach, y: rect.midY - cosine * reach)
  }

  /// The place of a colour from 0 to 1; those without one stand at even distances.
  package static func stop(_ index: Int, of count: Int, _ stops: [Double]) -> Double {
    if index < stops.count { return stops[index] }
    return count > 1 ? Double(index) / Double(count - 1) : 0
  }
}
