internal import Heed

extension FeedInspection {
  /// Whoever is refused has to find a release that takes the place of what they have.
  mutating func checkWaysOn() {
    let offered = document.releases.filter { isForAll($0) && isOut($0) }
    let accepted = offered.filter { isAccepted($0) }
    checkOldInstalls(offered, accepted)
    if let minimum = policy.minimumSupported {
      if accepted.isEmpty {
        var newest: Version?
        for release in offered {
          if let version = release.version, newest.map({ $0 < version }) ?? true {
            newest = version
          }
        }
        note(
          .minimumAboveLatest, .error, ".policy.minimumSupported",
          "\(minimum.text) is above the newest release that everybody can have now"
            + " (\(newest?.text ?? "there is none")); publish that release first")
        return
      }
      checkSystemsLeftBehind(accepted, minimum)
    }
    if policy.minimumSupported == nil && policy.blocked.isEmpty { return }
    checkRefused(accepted)
    checkDevices(accepted)
  }

  /// From the oldest install, step by step, something that may go on has to be reached.
  private mutating func checkOldInstalls(_ offered: [Release], _ accepted: [Release]) {
    let goals = accepted.compactMap { $0.version }
    let demands = policy.minimumSupported != nil || !policy.blocked.isEmpty
    guard let newest = goals.max(), let least = demands ? goals.min() : newest else { return }
    let steps = offered.sorted { first, second in
      guard let needed = second.requirements.minimumVersion?.version else { return false }
      return first.requirements.minimumVersion?.version.map { $0 < needed } ?? true
    }
    var reached: Version?
    var open: (version: Version, needed: Version)?
    for step in steps {
      guard let version = step.version else { continue }
      if let needed = step.requirements.minimumVersion?.version,
        reached.map({ $0 < needed }) ?? true
      {
        if open == nil, isAccepted(step), version >= least { open = (version, needed) }
        continue
      }
      if reached.map({ $0 < version }) ?? true { reached = version }
      if version >= least, isAccepted(step) { return }
    }
    guard let open else { return }
    note(
      .oldInstallsLeftBehind, .warning, ".releases",
      "\(open.version.text) can be installed over \(open.needed.text) or newer, and whoever has an older"
        + " version finds no way there; add a release between them")
  }

  /// People with an older system than every accepted release needs are told that there is none.
  private mutating func checkSystemsLeftBehind(_ accepted: [Release], _ minimum: Version) {
    var least: Version?
    for release in accepted {
      guard let system = release.requirements.minimumSystem else { return }
      if least.map({ system < $0 }) ?? true { least = system }
    }
    guard let least, policy.minimumSystem.map({ $0 < least }) ?? true else { return }
    note(
      .systemLeftBehind, .error, ".policy.minimumSupported",
      "\(minimum.text) counts on every system and each release from there on needs"
        + " \(least.text): whoever has an older system is locked out; add"
        + " \"minimumSystem\": \"\(least.text)\" beside it, or a release for them")
  }

  /// Each release of the feed that is refused needs an accepted, newer one on every system on which
  /// it ran itself.
  private mutating func checkRefused(_ accepted: [Release]) {
    // Which accepted release is the newest depends on the system alone, and changes only where a range
    // begins or ends.
    let newest = newest
    for system in systems() {
      var best: Version?
      for release in accepted where runs(release, on: system) {
        if let version = release.version, best.map({ $0 < version }) ?? true { best = version }
      }
      for (index, release) in document.releases.enumerated() where isForAll(release) {
        guard let version = release.version, runs(release, on: system),
          isRefused(version, on: system)
        else { continue }
        if let best, version < best { continue }
        // Of the newest release there is a finding of its own.
        if index == newest?.index { continue }
        note(
          isBlocked(version) ? .noWayOn : .systemLockedOut, .error, ".releases[\(index)]",
          "whoever has \(version.text) on \(system.name) is refused, and no newer release that may go on"
            + " runs there; add one, or refuse less")
        return
      }
    }
  }

  private func isRefused(_ version: Version, on system: SystemPoint) -> Bool {
    if isBlocked(version) { return true }
    guard let minimum = policy.minimumSupported, version < minimum else { return false }
    return policy.minimumSystem.map { system.isAtLeast($0) } ?? true
  }

  /// The systems at which a range of a release begins or has just ended, and one below them all.
  private func systems() -> [SystemPoint] {
    var systems: [SystemPoint] = [.lowest]
    if let least = policy.minimumSystem { systems.append(.at(least)) }
    var seen = Set(systems)
    for release in document.releases {
      let needs = release.requirements
      for point in [
        needs.minimumSystem.map { SystemPoint.at($0) },
        needs.maximumSystem.map { SystemPoint.justAbove($0) },
      ] {
        if let point, seen.insert(point).inserted { systems.append(point) }
      }
    }
    return systems
  }

  private func runs(_ release: Release, on system: SystemPoint) -> Bool {
    if let least = release.requirements.minimumSystem, !system.isAtLeast(least) { return false }
    if let most = release.requirements.maximumSystem, !system.isAtMost(most) { return false }
    return true
  }
}
