#if canImport(UIKit) && !os(watchOS)
  internal import UIKit

  /// The time that a host goes by, which tests replace.
  @MainActor
  struct HostClock {
    /// The time in seconds; it never goes backwards.
    var now: @MainActor () -> Double
    /// Does something some seconds later; what it returns calls that off.
    var schedule: @MainActor (Double, @escaping @MainActor () -> Void) -> (@MainActor () -> Void)
    /// Does something when UIKit is through with what it is doing.
    var soon: @MainActor (@escaping @MainActor () -> Void) -> Void

    static let system = HostClock(
      now: { ProcessInfo.processInfo.systemUptime },
      schedule: { seconds, perform in
        let timer = Timer(timeInterval: max(0, seconds), repeats: false) { _ in
          MainActor.assumeIsolated { perform() }
        }
        // Also while the person scrolls.
        RunLoop.main.add(timer, forMode: .common)
        return { timer.invalidate() }
      },
      soon: { perform in Task { @MainActor in perform() } })
  }
#endif
