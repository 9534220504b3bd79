/// A clock that a test moves by hand, with timers that run when it passes their time.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class ManualClock {
  private struct Timer {
    let number: Int
    let time: Double
    let perform: () -> Void
  }

  /// The time in seconds; 0 at first.
  public private(set) var now = 0.0
  private var timers: [Timer] = []
  private var nextNumber = 1

  /// Makes a clock that stands at 0.
  public init() {}

  /// Whether a timer is waiting.
  public var hasTimers: Bool { !timers.isEmpty }

  /// Runs something when the clock passes a time; with the next move if the time has passed.
  ///
  /// - Returns: A number with which the timer is cancelled.
  @discardableResult
  public func schedule(at time: Double, _ perform: @escaping () -> Void) -> Int {
    let number = nextNumber
    nextNumber += 1
    timers.append(Timer(number: number, time: time, perform: perform))
    return number
  }

  /// Forgets a timer; harmless if it has run.
  public func cancel(_ number: Int) {
    timers.removeAll { $0.number == number }
  }

  /// Moves the clock on by seconds, and runs each timer at its time, in the order of their times.
  ///
  /// Seconds below zero count as none.
  public func advance(by seconds: Double) {
    let end = now + max(0, seconds)
    while let timer = next(until: end) {
      cancel(timer.number)
      now = max(now, timer.time)
      timer.perform()
    }
    now = max(now, end)
  }

  /// The first timer until a time; of two at the same time, the one that was set first.
  private func next(until end: Double) -> Timer? {
    var first: Timer?
    for timer in timers where timer.time <= end {
      if let other = first, other.time <= timer.time { continue }
      first = timer
    }
    return first
  }
}
