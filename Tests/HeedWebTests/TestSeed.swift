import Foundation

/// The seed of generated cases.
///
/// It is the same on every run, so that a change fails for what it changed. `HEED_SEED=random` tries
/// new cases, and `HEED_SEED=` with a number repeats those of a run that printed it.
enum TestSeed {
  static let value: UInt64 = {
    switch ProcessInfo.processInfo.environment["HEED_SEED"] {
    case "random"?: UInt64.random(in: 0...UInt64.max)
    case let text?: UInt64(text) ?? 20_261_130
    case nil: 20_261_130
    }
  }()
}
