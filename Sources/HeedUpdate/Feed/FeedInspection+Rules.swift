internal import Heed

extension FeedInspection {
  mutating func checkBlocked() {
    for (index, blocked) in policy.blocked.enumerated() {
      if blocked.through == nil && blocked.before == nil {
        note(
          .blocksEverything, .error, ".policy.blocked[\(index)]",
          "it has no end, so every newer version is blocked too; add 'before' or 'through'")
      }
    }
  }

  mutating func checkNewest() {
    if let newest, isBlocked(newest.version) {
      note(
        .blockedLatest, .error, ".releases[\(newest.index)]",
        "\(newest.version.text) is the newest release and blocked, so whoever has it has no way on;"
          + " publish a newer one first")
    }
  }

  /// The newest release for everybody.
  var newest: (index: Int, version: Version)? {
    var newest: (index: Int, version: Version)?
    for (index, release) in document.releases.enumerated() where isForAll(release) {
      guard let version = release.version else { continue }
      if newest.map({ $0.version < version }) ?? true { newest = (index, version) }
    }
    return newest
  }

  mutating func checkReleases() {
    checkLink(document.link, ".link")
    var seen: [Name: Int] = [:]
    for (index, release) in document.releases.enumerated() {
      let path: Phrase = ".releases[\(index)]"
      checkLink(release.link, path + ".link")
      for (place, notes) in release.notes.enumerated() {
        checkHTTPS(notes.link, path + ".notes[\(place)].link")
      }
      if release.link == nil && document.link == nil {
        note(
          .missingLink, .warning, path,
          "it has no link and neither has its app; the app's own address has to do")
      }
      checkRollout(release, path)
      checkTimes(release, path)
      checkDuplicate(release, index, &seen)
      let needs = release.requirements
      if let least = needs.minimumSystem, let most = needs.maximumSystem, least > most {
        note(
          .unreachableSystem, .error, path,
          "no system is from \(least.text) to \(most.text); exchange the two")
      }
      if release.channel == nil, release.version?.isPreRelease ?? false {
        note(
          .preReleaseForAll, .warning, path,
          "\(release.versionText) is a pre-release and everybody gets it; give it a channel")
      }
    }
  }

  private mutating func checkLink(_ link: String?, _ path: Phrase) {
    guard let link else { return }
    if let allowed = lint.allowedLinks, !allowed.contains(link) {
      note(
        .refusedLink, .error, path,
        "the app does not open '\(Quoting.cleaned(link))'; use an address that it allows")
    } else if lint.allowedLinks == nil {
      let stores = LinkAllowList.appStore
      if !stores.contains(link) { checkHTTPS(link, path) }
    }
  }

  private mutating func checkHTTPS(_ link: String?, _ path: Phrase) {
    guard let link, !LinkAllowList.https.contains(link) else { return }
    note(
      .insecureLink, .error, path,
      "'\(Quoting.cleaned(link))' is no plain https address, so it is not opened")
  }

  private mutating func checkRollout(_ release: Release, _ path: Phrase) {
    guard let rollout = release.rollout else { return }
    if release.date == nil && release.startDate == nil && !rollout.isPaused {
      note(
        .rolloutWithoutDate, .error, path + ".rollout",
        "there is no 'date' or 'starts' to count from, so everybody gets it at once; add one")
    }
    guard case .days(let percentages) = rollout.plan, let last = percentages.last else { return }
    for index in percentages.indices.dropFirst() where percentages[index] < percentages[index - 1] {
      note(
        .rolloutFalls, .warning, path + ".rollout.percentages[\(index)]",
        "\(percentages[index]) is less than the day before; whoever has been asked stays asked")
      break
    }
    if last < 100 {
      note(
        .rolloutEndsEarly, .warning, path + ".rollout.percentages",
        "it ends at \(last) percent; add 100, or the rest is never asked")
    }
  }

  private mutating func checkTimes(_ release: Release, _ path: Phrase) {
    guard let now = lint.now, let date = release.date, date > now, release.startDate == nil else {
      return
    }
    note(
      .dateAhead, .warning, path + ".date",
      "\(date.iso8601) lies ahead, and a date alone holds nothing back; use 'starts' for that")
  }

  private mutating func checkDuplicate(
    _ release: Release, _ index: Int, _ seen: inout [Name: Int]
  ) {
    guard let version = release.version else { return }
    var key: Phrase = "\(version.normalized)"
    for part in [release.build?.text, release.channel?.string, release.platform?.string] {
      key += "\u{0}\(part ?? "")"
    }
    // Releases for other systems or devices may have the same version.
    let needs = release.requirements
    for system in [needs.minimumSystem, needs.maximumSystem] {
      key += "\u{0}\(system?.normalized ?? "")"
    }
    for name in needs.deviceFamilies + needs.hardware { key += "\u{0}\(name)" }
    let name = Name(key.string)
    if let first = seen[name] {
      note(
        .duplicateRelease, .error, ".releases[\(index)]",
        "releases[\(first)] has the same version and channel, and only that one counts; remove one")
    } else {
      seen[name] = index
    }
  }

  mutating func checkSeverity() {
    let offered = document.releases.filter { isForAll($0) }
    if offered.count > 1, offered.allSatisfy({ $0.critical != nil && $0.critical?.below == nil }) {
      note(
        .alwaysCritical, .warning, ".releases",
        "every release is critical for everybody, so nobody can ever postpone; keep it for what is"
          + " urgent, or use \"critical\": {\"below\": …}")
    }
    let rules = policy.rules
    if [rules.major, rules.minor, rules.patch, rules.revision].allSatisfy({ $0 == .forced }) {
      note(
        .alwaysForced, .warning, ".policy.rules",
        "every release forces everybody at once; 'minimumSupported' forces only whoever is too old")
    }
  }
}

extension Version {
  /// A text that is the same for equal versions.
  var normalized: String {
    var text: Phrase = ""
    for number in numbers { text += "\(number.text)." }
    for identifier in preRelease {
      switch identifier {
      case .number(let number): text += "-\(number.text)"
      case .word(let word): text += "-\(String(bytes: word))"
      }
    }
    return text.string
  }
}
