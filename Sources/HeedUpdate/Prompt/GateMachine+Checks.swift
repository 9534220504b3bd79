internal import Heed

extension GateMachine {
  /// The least seconds between two checks by the gate itself while nobody is blocked.
  private static let shortestInterval = 3_600.0
  /// Seconds before a blocked app is looked at again when it comes to the front, after the first return
  /// from the store; they double with each further one.
  private static let firstPause = 60.0
  private static let longestPause = 3_600.0

  mutating func activated(at time: Timestamp) -> [Effect] {
    if visitedStore {
      visitedStore = false
      isBack = true
      return check(.background, at: time)
    }
    guard let lastCheck else { return check(.background, at: time) }
    let passed = time.seconds - lastCheck.seconds
    // A clock that was set back must not put checks off for ever.
    return passed >= pause || passed < 0 ? check(.background, at: time) : []
  }

  private var pause: Double {
    guard state.isBlocked else { return max(checkInterval, Self.shortestInterval) }
    var pause = Self.firstPause
    var count = 1
    while count < returns, pause < Self.longestPause {
      pause *= 2
      count += 1
    }
    return min(pause, Self.longestPause)
  }

  mutating func check(_ kind: CheckKind, at time: Timestamp) -> [Effect] {
    if isChecking {
      if kind == .manual { waitsForManual = true }
      return []
    }
    isChecking = true
    lastCheck = time
    return [.check(kind)]
  }

  mutating func decided(
    _ decision: Decision, _ kind: CheckKind, mayPresent: Bool, at time: Timestamp
  ) -> [Effect] {
    isChecking = false
    hasDecided = true
    let wasBack = isBack
    isBack = false
    take(decision, kind, afterStore: wasBack)
    // What is up stays up; only what would come now can be held back.
    isHeld = state == .open && !mayPresent && kind != .manual
    show()
    guard waitsForManual else { return [] }
    waitsForManual = false
    return check(.manual, at: time)
  }

  mutating func remembered(_ decision: Decision, mayPresent: Bool) -> [Effect] {
    guard !hasDecided else { return [] }
    take(decision, .background, afterStore: false)
    isHeld = state == .open && !mayPresent
    show()
    return []
  }

  private mutating func take(_ decision: Decision, _ kind: CheckKind, afterStore: Bool) {
    let isSame =
      demand.map { $0.failedLink == nil && $0.decision.isAbout(decision) } ?? false
    switch decision.kind.kind {
    case .forced, .unsupportedHere:
      if !isSame { forgetStore() }
      if afterStore {
        returns += 1
        hints.isWaiting = decision.kind == .forced
      }
      demand = Demand(decision: decision, kind: kind)
    case .offer:
      forgetStore()
      demand = Demand(decision: decision, kind: kind)
    case .none:
      if kind == .manual && !state.isBlocked {
        demand = Demand(decision: decision, kind: kind)
      } else if state.isBlocked || !decision.reason.isAboutTiming {
        // A message to a person who asked is no longer about updates, and stays until it is read.
        if demand?.decision.kind != Decision.Kind.none { demand = nil }
        forgetStore()
      }
    case .unavailable:
      // It says nothing, so what was decided before still counts.
      if kind == .manual && !state.isBlocked && demand?.isRecorded != true {
        demand = Demand(decision: decision, kind: kind)
      }
    }
  }

  private mutating func forgetStore() {
    returns = 0
    hints.isWaiting = false
    hints.failedLink = nil
  }
}

extension Decision {
  /// Whether two decisions ask for the same release.
  fileprivate func isAbout(_ other: Decision) -> Bool {
    guard let release, let otherRelease = other.release else { return false }
    return release.order == otherRelease.order && release.build == otherRelease.build
  }
}

extension DecisionReason {
  /// Whether it only says that this is not the moment: then what is up may stay.
  fileprivate var isAboutTiming: Bool {
    code == .reminderPending || code == .askedEnough || code == .quietHours
  }
}
