/// A curve from (0, 0) to (1, 1) with two control points, as CSS and UIKit define it.
struct CubicBezier: Sendable {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  /// Makes a curve; the control points' `x` are clamped to the range from 0 to 1.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let x1 = min(max(0, x1), 1)
    let x2 = min(max(0, x2), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// How far the motion is when a part of its time, from 0 to 1, has passed.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    let t = parameter(for: time)
    return ((ay * t + by) * t + cy) * t
  }

  /// How fast the motion is then, in distances a duration.
  func velocity(at time: Double) -> Double {
    let t = parameter(for: min(max(0, time), 1))
    let dx = (3 * ax * t + 2 * bx) * t + cx
    let dy = (3 * ay * t + 2 * by) * t + cy
    if abs(dx) > 1e-9 { return dy / dx }
    // The curve stands upright here: look a little further inside.
    let near = t < 0.5 ? t + 1e-4 : t - 1e-4
    let nearDX = (3 * ax * near + 2 * bx) * near + cx
    return abs(nearDX) > 1e-12 ? ((3 * ay * near + 2 * by) * near + cy) / nearDX : 0
  }

  /// The curve's parameter where its `x` is a time: by Newton's steps inside a shrinking bracket.
  private func parameter(for x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = ((ax * t + bx) * t + cx) * t - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-15 { break }
    }
    return t
  }
}
