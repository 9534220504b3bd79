internal import Heed

/// The findings of one app of a feed on their way.
struct FeedInspection {
  let document: UpdateDocument
  let place: Int
  let lint: FeedLint
  private(set) var findings: [FeedFinding] = []
  /// The platform that is looked at, in small letters, where releases name several.
  private var platform: [UInt8]?
  /// Whether only the releases for one platform count now.
  private var isInspectingPlatforms = false

  init(_ document: UpdateDocument, at place: Int, _ lint: FeedLint) {
    self.document = document
    self.place = place
    self.lint = lint
  }

  var policy: Policy { document.policy }

  mutating func check() {
    checkBlocked()
    isInspectingPlatforms = true
    for platform in platforms() {
      self.platform = platform
      let before = findings.count
      checkWaysOn()
      checkNewest()
      // The others most likely lack the same.
      if findings.count > before { break }
    }
    platform = nil
    isInspectingPlatforms = false
    checkReleases()
    checkSeverity()
  }

  /// The platforms for which there are releases, in small letters; nothing stands for those that no
  /// release names.
  private func platforms() -> [[UInt8]?] {
    if let platform = document.platform { return [Quoting.lowercased(platform.string.bytes)] }
    var platforms: [[UInt8]?] = []
    var seen = Set<Name?>()
    for release in document.releases where seen.count < 64 {
      let name = release.platform.map { Quoting.lowercased($0.string.bytes) }
      if seen.insert(name.map { Name(String(bytes: $0)) }).inserted { platforms.append(name) }
    }
    return platforms.isEmpty ? [nil] : platforms
  }

  mutating func note(
    _ code: FeedFinding.Code, _ severity: FeedFinding.Severity, _ path: Phrase, _ reason: Phrase
  ) {
    var reason = reason
    if document.platform == nil, let platform { reason += " (on \(String(bytes: platform)))" }
    findings.append(FeedFinding(code, severity, "apps[\(place)]\(path)", reason))
  }

  /// Whether everybody can have a release: it is on no channel, and more than told of.
  func isForAll(_ release: Release) -> Bool {
    guard release.channel == nil, isForPlatform(release) else { return false }
    guard let informational = release.informational else { return true }
    return !(informational.versions.isEmpty && informational.below.isEmpty)
  }

  private func isForPlatform(_ release: Release) -> Bool {
    guard let own = release.platform else { return true }
    let platform = platform ?? document.platform.map { Quoting.lowercased($0.string.bytes) }
    return platform.map { $0 == Quoting.lowercased(own.string.bytes) } ?? !isInspectingPlatforms
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
