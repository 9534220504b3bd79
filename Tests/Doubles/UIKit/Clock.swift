public import Foundation

/// The time of the double: it goes on only when a test says so.
///
/// Everything of the double that takes time is due on it, and so is what the host waits for: the
/// double's own `Timer`, `RunLoop` and `ProcessInfo` stand in front of Foundation's.
@MainActor
public final class DoubleClock {
  public static let shared = DoubleClock()
  public private(set) var now = 1000.0
  private var number = 0
  private var queue: [(time: Double, number: Int, perform: @MainActor () -> Void)] = []

  @discardableResult
  public func schedule(after seconds: Double, _ perform: @escaping @MainActor () -> Void) -> Int {
    number += 1
    queue.append((now + max(0, seconds), number, perform))
    return number
  }

  public func cancel(_ number: Int) { queue.removeAll { $0.number == number } }

  /// Whether something is due within seconds.
  public func isBusy(within seconds: Double) -> Bool {
    queue.contains { $0.time <= now + seconds + 1e-9 }
  }

  /// Seconds until the next thing is due.
  public var next: Double? { queue.map(\.time).min().map { max(0, $0 - now) } }

  /// Does the next thing that is due within seconds, at its time; false where there is none.
  public func step(within seconds: Double) -> Bool {
    let due = queue.indices.filter { queue[$0].time <= now + seconds + 1e-9 }
    let first = due.min {
      (queue[$0].time, queue[$0].number) < (queue[$1].time, queue[$1].number)
    }
    guard let first else { return false }
    let entry = queue.remove(at: first)
    now = max(now, entry.time)
    entry.perform()
    DoublePerson.layOut()
    return true
  }

  /// Lets time go by, and does what is due meanwhile.
  public func advance(by seconds: Double) {
    let end = now + seconds
    while step(within: end - now) {}
    now = end
  }

  public func reset() { queue = [] }
}

/// Fires on the double's clock once it is in the run loop.
public final class Timer: NSObject, @unchecked Sendable {
  private let interval: Double
  private let block: @Sendable (Timer) -> Void
  private var number: Int?
  public private(set) var isValid = true

  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.interval = interval
    self.block = block
  }

  public func invalidate() {
    isValid = false
    MainActor.assumeIsolated { if let number { DoubleClock.shared.cancel(number) } }
  }

  @MainActor
  fileprivate func start() {
    number = DoubleClock.shared.schedule(after: interval) { [self] in
      guard isValid else { return }
      isValid = false
      block(self)
    }
  }
}

/// Everything happens on the main actor, which on Linux need not be on the process's first thread.
public final class Thread: NSObject {
  public class var isMainThread: Bool { true }
}

/// The main run loop, as far as timers go.
public final class RunLoop: NSObject, @unchecked Sendable {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Mode(rawValue: "common")
    public static let `default` = Mode(rawValue: "default")
  }
  public static let main = RunLoop()

  public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { timer.start() }
  }
}

/// What the system has been up for, by the double's clock.
public final class ProcessInfo: NSObject, Sendable {
  public static let processInfo = ProcessInfo()
  public var systemUptime: TimeInterval { MainActor.assumeIsolated { DoubleClock.shared.now } }
}

/// What UIKit would say in the log, and what it would end the app for.
@MainActor
public enum DoubleLog {
  /// Callbacks and warnings in their order.
  public static var events: [String] = []
  /// Misuse: UIKit would raise an exception or leave the screen broken.
  public static var faults: [String] = []

  public static func fault(_ text: String) { faults.append(text) }
  public static func log(_ text: String) { events.append(text) }
}
