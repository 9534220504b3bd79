internal import Heed

extension InstalledApp {
  /// What is installed as some rules compare it: its version, or with Sparkle's rules its build.
  func order(by rules: VersionRules) -> ComparedVersion? {
    switch rules.kind {
    case .heed: version.map { ComparedVersion($0) }
    case .sparkle: build.map { ComparedVersion($0) }
    case .semver, .siren: try? ComparedVersion(versionText, by: rules)
    }
  }
}

extension Release {
  /// The line of a major upgrade: what the document says, or else its first number.
  func line(of component: VersionComponent?) -> ComparedVersion? {
    if let majorUpgradeBelow { return majorUpgradeBelow }
    guard component == .major, order.rules == .heed, let version else { return nil }
    return (try? Version(version.number(at: 0))).map { ComparedVersion($0) }
  }
}
