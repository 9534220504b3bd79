internal import Heed

extension FeedInspection {
  /// A device that stands for all of its kind.
  private struct Kind {
    /// In small letters; nothing for a family that no release names.
    var family: Name?
    /// Whether it has all hardware that any release needs, or none of it.
    var hasHardware: Bool
  }

  /// Each release of the feed that is refused needs an accepted, newer one on every kind of device on
  /// which it ran itself.
  mutating func checkDevices(_ accepted: [Release]) {
    let newest = newest
    for kind in kinds() {
      var best: Version?
      for release in accepted where runs(release, on: kind) {
        if let version = release.version, best.map({ $0 < version }) ?? true { best = version }
      }
      for (index, release) in document.releases.enumerated() where isForAll(release) {
        guard let version = release.version, !isAccepted(release), runs(release, on: kind),
          isBlocked(version) || isBelowMinimumSomewhere(release)
        else { continue }
        if let best, version < best { continue }
        // What no device could have anyway has a finding of its own.
        if index == newest?.index || accepted.isEmpty { continue }
        let device: Phrase = kind.family.map { "a \($0)" } ?? "another device than those named"
        let missing: Phrase = kind.hasHardware ? "" : " without the hardware that others need"
        note(
          .deviceLockedOut, .error, ".releases[\(index)]",
          "whoever has \(version.text) on \(device)\(missing) is refused, and no newer release that may"
            + " go on runs there; add one, or refuse less")
        return
      }
    }
  }

  /// Whether the minimum counts on a system on which a release runs.
  private func isBelowMinimumSomewhere(_ release: Release) -> Bool {
    guard let least = policy.minimumSystem, let most = release.requirements.maximumSystem else {
      return true
    }
    return most >= least
  }

  private func kinds() -> [Kind] {
    var families: [Name?] = [nil]
    var seen = Set<Name>()
    var needsHardware = false
    for release in document.releases {
      if !release.requirements.hardware.isEmpty { needsHardware = true }
      for family in release.requirements.deviceFamilies where families.count < 64 {
        let name = small(family)
        if seen.insert(name).inserted { families.append(name) }
      }
    }
    if !needsHardware && seen.isEmpty { return [] }
    let hardware = needsHardware ? [true, false] : [true]
    return families.flatMap { family in hardware.map { Kind(family: family, hasHardware: $0) } }
  }

  private func runs(_ release: Release, on kind: Kind) -> Bool {
    let needs = release.requirements
    if !needs.hardware.isEmpty, !kind.hasHardware { return false }
    if needs.deviceFamilies.isEmpty { return true }
    return needs.deviceFamilies.contains { small($0) == kind.family }
  }

  private func small(_ name: Name) -> Name { Name(String(bytes: Quoting.lowercased(name.bytes))) }
}
