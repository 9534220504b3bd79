/// Seconds that run down, and stand still now and then.
struct Stopwatch: Hashable, Sendable {
  /// Seconds left when it last began to run or stood still.
  private var remaining: Double
  /// When it began to run; nothing while it stands still.
  private var since: Double?

  /// Makes a stopwatch that stands still.
  init(_ seconds: Double) {
    remaining = max(0, seconds)
  }

  /// When it has run down, if nothing stops it.
  var deadline: Double? { since.map { $0 + remaining } }

  func left(at time: Double) -> Double {
    max(0, remaining - (since.map { max(0, time - $0) } ?? 0))
  }

  mutating func run(at time: Double) {
    if since == nil { since = time }
  }

  mutating func hold(at time: Double) {
    guard since != nil else { return }
    remaining = left(at: time)
    since = nil
  }
}
