internal import HeedUpdate

/// A million installs that ask one feed each day of a phased rollout, until they are offered the release.
struct PhasedRollout {
  /// What the feed plans, in percent, one for each day.
  static let plan: [Double] = [1, 2, 5, 10, 20, 50, 100]
  static let installs = 1_000_000

  /// The percentage that was offered the release by each day.
  private(set) var shares: [Double] = []
  /// How many decisions were made, and the processor's time for them in seconds.
  private(set) var decisions = 0
  private(set) var seconds = 0.0
  /// Installs that were offered the release and, asked again on a later day, were not.
  private(set) var withdrawn = 0

  init(_ document: UpdateDocument, seed: UInt64) {
    var numbers = SplitMix(state: seed)
    var waiting = (0..<Self.installs).map { _ in numbers.next() }
    var offered: [UInt64] = []
    let start = Samples.released
    seconds = CPUTime.seconds {
      for day in Self.plan.indices {
        let now = start + Double(day) * 86_400 + 3_600
        decisions += waiting.count
        var rest: [UInt64] = []
        for id in waiting {
          if Self.isOffered(document, id, now) {
            // Every hundredth is asked again on all later days.
            if id % 100 == 0 { offered.append(id) }
          } else {
            rest.append(id)
          }
        }
        waiting = rest
        shares.append(Double(Self.installs - waiting.count) * 100 / Double(Self.installs))
        withdrawn += offered.count { !Self.isOffered(document, $0, now) }
      }
    }
  }

  /// The largest difference to the plan, in percentage points.
  var error: Double {
    zip(shares, Self.plan).map { abs($0 - $1) }.max() ?? 100
  }

  private static func isOffered(_ document: UpdateDocument, _ id: UInt64, _ now: Timestamp) -> Bool
  {
    decide(
      document: document, installed: Samples.installed, device: Samples.device,
      state: UpdateState(installID: id), now: now, settings: Samples.settings
    ).kind == .offer
  }
}

/// Random numbers that are the same for the same seed.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
