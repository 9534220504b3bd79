internal import Heed

/// The question as the server sees it: which page asks it, and how it ends.
///
/// Moments are seconds of one clock, and are given.
struct Question {
  /// How it ended.
  enum End: Hashable {
    case answered(Answer)
    /// The page said why it could not show it.
    case failed(String)
    /// No page was opened.
    case unopened
    /// The page was closed.
    case closed
    case timedOut
  }

  /// What a page that wants to ask is told.
  enum Claim: Hashable {
    case granted, taken, over, unknown
  }

  private enum Stage: Hashable {
    case waiting
    case asking(String)
    /// The page that asked has gone; it may be loading again.
    case left(until: Double)
    case ended(End)
  }

  /// Seconds for which a page is waited for.
  let patience: Double
  /// Seconds without anything done after which it ends, by itself if the page does not see to it.
  private let timeout: Double?
  private let start: Double
  private var stage = Stage.waiting
  private var tokens: [String] = []
  private var idleSince = 0.0
  private var isPaused = false
  /// Whether a page has ever asked it.
  private(set) var wasAsked = false
  /// Whether a page has ever said that the person sees it.
  private(set) var wasShown = false

  /// Seconds that a page gets to see to its own timeout.
  private static let margin = 5.0
  /// The most pages that are ever opened.
  private static let mostPages = 256

  init(timeout: Double?, at now: Double) {
    self.timeout = timeout
    start = now
    patience = min(60, max(10, timeout ?? 60))
  }

  /// How it ended; nothing while it goes on.
  var end: End? {
    if case .ended(let end) = stage { end } else { nil }
  }

  /// Whether a page asks it at the moment.
  var isAsked: Bool {
    if case .asking = stage { true } else { false }
  }

  /// Makes the token of one more page; nothing where there were too many.
  mutating func newToken() -> String? {
    guard tokens.count < Self.mostPages else { return nil }
    let token = Secret().text
    tokens.append(token)
    return token
  }

  /// Whether a token is one that a page got.
  func isKnown(_ token: String) -> Bool { tokens.contains(token) }

  /// Whether a token is that of the page that asks.
  func isAsking(_ token: String) -> Bool { stage == .asking(token) }

  /// A page wants to ask: only one does at a time.
  mutating func claim(_ token: String, at now: Double) -> Claim {
    guard isKnown(token) else { return .unknown }
    switch stage {
    case .ended: return .over
    case .asking: return .taken
    case .waiting, .left:
      stage = .asking(token)
      wasAsked = true
      idleSince = now
      isPaused = false
      return .granted
    }
  }

  /// A page has gone, and is waited for so many seconds.
  mutating func leave(_ token: String, for seconds: Double, at now: Double) {
    guard isAsking(token) else { return }
    stage = .left(until: now + seconds)
  }

  /// The page says that the person sees it.
  mutating func noteShown(_ token: String) {
    if isAsking(token) { wasShown = true }
  }

  /// The person did something on the page, or the page's time began or ceased to stand still.
  mutating func noteActivity(_ token: String, isPaused: Bool, at now: Double) {
    guard isAsking(token) else { return }
    idleSince = now
    self.isPaused = isPaused
  }

  /// Ends it, once.
  ///
  /// - Returns: Whether this was the end.
  mutating func finish(_ end: End) -> Bool {
    if case .ended = stage { return false }
    stage = .ended(end)
    return true
  }

  /// Ends it where a time has run out.
  mutating func pass(to now: Double) {
    switch stage {
    case .waiting:
      if now >= start + patience { stage = .ended(.unopened) }
    case .left(let until):
      if now >= until { stage = .ended(.closed) }
    case .asking:
      guard let timeout, !isPaused, now >= idleSince + timeout + Self.margin else { return }
      stage = .ended(.timedOut)
    case .ended: break
    }
  }
}
