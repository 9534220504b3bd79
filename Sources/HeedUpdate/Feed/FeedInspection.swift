internal import Heed

/// The findings of one app of a feed on their way.
struct FeedInspection {
  let document: UpdateDocument
  let place: Int
  let lint: FeedLint
  private(set) var findings: [FeedFinding] = []

  init(_ document: UpdateDocument, at place: Int, _ lint: FeedLint) {
    self.document = document
    self.place = place
    self.lint = lint
  }

  var policy: Policy { document.policy }

  mutating func check() {
    checkWaysOn()
    checkBlocked()
    checkReleases()
    checkSeverity()
  }

  mutating func note(
    _ code: FeedFinding.Code, _ severity: FeedFinding.Severity, _ path: Phrase, _ reason: Phrase
  ) {
    findings.append(FeedFinding(code, severity, "apps[\(place)]\(path)", reason))
  }

  /// Whether everybody can have a release: it is on no channel, and more than told of.
  func isForAll(_ release: Release) -> Bool {
    guard release.channel == nil else { return false }
    guard let informational = release.informational else { return true }
    return !(informational.versions.isEmpty && informational.below.isEmpty)
  }

  func isBlocked(_ version: Version) -> Bool { policy.blocked.contains { $0.contains(version) } }

  /// Whether the policy lets a release go on.
  func isAccepted(_ release: Release) -> Bool {
    guard let version = release.version else { return false }
    if let minimum = policy.minimumSupported, version < minimum { return false }
    return !isBlocked(version)
  }

  /// Whether a release has come out by now, and its rollout was not halted.
  func isOut(_ release: Release) -> Bool {
    if release.rollout?.isPaused ?? false, release.critical == nil { return false }
    guard let now = lint.now, let start = release.startDate else { return true }
    return start <= now
  }
}
