internal import Heed

/// How fast a finger moves, from where it was lately.
struct VelocityTracker {
  private var samples: [(point: Point, time: Double)] = []
  /// Seconds that count; what was before says nothing about how the finger leaves.
  private static let window = 0.1

  mutating func add(_ point: Point, at time: Double) {
    samples.append((point, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Points a second at a time; nothing for a finger that has stood still.
  func velocity(at time: Double) -> Point {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else {
      return Point()
    }
    let seconds = last.time - first.time
    return Point(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
