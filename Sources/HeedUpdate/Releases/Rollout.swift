public import Heed

/// How a release reaches more and more installs over time.
///
/// Each install has a bucket for each release, from 0 to 9,999, that never changes. Time counts from
/// the release's start, or else its date; without either it is open to all.
public struct Rollout: Hashable, Sendable {
  package enum Plan: Hashable, Sendable {
    case groups(count: Int, interval: Double)
    case days([Double])
  }
  package var plan: Plan
  /// What buckets are drawn with beside the install's id; the release's version by default. Two
  /// releases with the same salt reach the same installs first.
  public var salt: Name?
  /// Whether it is halted: then nobody new is offered the release in the background, and no minimum or
  /// blocked version forces anybody into it. A release that is critical cannot be halted.
  public var isPaused: Bool

  /// The number of buckets.
  public static let buckets = 10_000

  /// Opens a release to one more group at each interval, the first at once, as Sparkle does.
  ///
  /// - Parameters:
  ///   - interval: Seconds from one group to the next; 0 and less open it to all.
  ///   - groups: How many groups there are, from 1 to ``buckets``; 7 by default.
  ///   - salt: What buckets are drawn with; the release's version by default.
  ///   - isPaused: Whether it is halted.
  public init(interval: Double, groups: Int = 7, salt: Name? = nil, isPaused: Bool = false) {
    plan = .groups(count: min(max(1, groups), Rollout.buckets), interval: interval)
    self.salt = salt
    self.isPaused = isPaused
  }

  /// Opens a release to a percentage of installs on each day.
  ///
  /// - Parameters:
  ///   - percentages: From 0 to 100, of all installs, for the first 24 hours, the next, and so on; the
  ///     last one holds on. A day never has less than the day before.
  ///   - salt: What buckets are drawn with; the release's version by default.
  ///   - isPaused: Whether it is halted.
  public init(percentages: [Double], salt: Name? = nil, isPaused: Bool = false) {
    plan = .days(percentages)
    self.salt = salt
    self.isPaused = isPaused
  }

  /// How many of the buckets are open so many seconds after the start, from 0 to ``buckets``.
  public func openBuckets(after seconds: Double) -> Int {
    if seconds.isNaN { return 0 }
    switch plan {
    case .groups(let count, let interval):
      if interval <= 0 { return Rollout.buckets }
      if seconds < 0 { return 0 }
      let passed = (seconds / interval).rounded(.down)
      if passed >= Double(count - 1) { return Rollout.buckets }
      // The first bucket of the group that is still closed.
      return ((Int(passed) + 1) * Rollout.buckets + count - 1) / count
    case .days(let percentages):
      if percentages.isEmpty { return Rollout.buckets }
      if seconds < 0 { return 0 }
      let day = (seconds / CalendarDate.secondsOfDay).rounded(.down)
      let last = day >= Double(percentages.count - 1) ? percentages.count - 1 : Int(day)
      var most = 0.0
      for percentage in percentages[...last] where percentage > most { most = percentage }
      return Int((min(most, 100) * Double(Rollout.buckets) / 100).rounded())
    }
  }

  /// When a bucket is opened, in seconds from the start; nothing where it never is.
  func opening(of bucket: Int) -> Double? {
    switch plan {
    case .groups(let count, let interval):
      return interval <= 0 ? 0 : Double(bucket * count / Rollout.buckets) * interval
    case .days(let percentages):
      if percentages.isEmpty { return 0 }
      for day in percentages.indices {
        let start = Double(day) * CalendarDate.secondsOfDay
        if openBuckets(after: start) > bucket { return start }
      }
      return nil
    }
  }

  /// The bucket of an install for a release: the same on every run and every machine.
  package static func bucket(install: UInt64, salt: [UInt8]) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var id = install
    for _ in 0..<8 {
      hash = (hash ^ (id & 0xFF)) &* 0x100_0000_01B3
      id >>= 8
    }
    for byte in salt { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    // The last rounds of SplitMix64 spread neighbours over all buckets.
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return Int(hash % UInt64(buckets))
  }
}
