internal import Heed
internal import HeedDocument

/// Turns documents into the JSON of a feed.
enum FeedEncoder {
  static func app(_ document: UpdateDocument) -> JSONValue {
    var object = JSONObject(FeedKey.App.self)
    object.add(.id, text: document.app?.id.string ?? "")
    object.add(.platform, text: document.platform?.string)
    object.add(.name, text: document.app?.name)
    object.add(.storeID, text: document.app?.storeID)
    object.add(.link, text: document.link)
    object.add(.policy, policy(document.policy))
    object.add(.releases, .array(document.releases.map { release($0) }))
    return object.value
  }

  static func localized(_ text: LocalizedText?) -> JSONValue? {
    guard let text, let first = text.entries.first else { return nil }
    if first.language == nil { return .string(first.text) }
    return .object(
      text.entries.map { entry in (entry.language?.string ?? "", .string(entry.text)) })
  }

  private static func release(_ release: Release) -> JSONValue {
    var object = JSONObject(FeedKey.Release.self)
    object.add(.version, text: release.versionText)
    object.add(.build, text: release.build?.text)
    object.add(.date, text: release.date?.iso8601)
    object.add(.starts, text: release.startDate?.iso8601)
    object.add(.title, localized(release.title))
    object.add(.notes, notes(release.notes))
    object.add(.link, text: release.link)
    object.add(.channel, text: release.channel?.string)
    object.add(.platform, text: release.platform?.string)
    let needs = release.requirements
    object.add(.minimumSystem, text: needs.minimumSystem?.text)
    object.add(.maximumSystem, text: needs.maximumSystem?.text)
    object.add(.devices, JSONValue.names(needs.deviceFamilies))
    object.add(.hardware, JSONValue.names(needs.hardware))
    object.add(.minimumVersion, text: needs.minimumVersion?.text)
    object.add(.critical, release.critical.map { critical($0) })
    object.add(.informational, release.informational.map { informational($0) })
    object.add(.rollout, release.rollout.map { rollout($0) })
    object.add(.majorUpgradeBelow, text: release.majorUpgradeBelow?.text)
    object.add(.ignoreSkippedBelow, text: release.ignoreSkippedBelow?.text)
    return object.value
  }

  private static func critical(_ critical: Critical) -> JSONValue {
    guard let below = critical.below else { return .bool(true) }
    var object = JSONObject(FeedKey.Critical.self)
    object.add(.below, text: below.text)
    return object.value
  }

  private static func informational(_ informational: Informational) -> JSONValue {
    var object = JSONObject(FeedKey.Informational.self)
    object.add(.versions, JSONValue.versions(informational.versions))
    object.add(.below, JSONValue.versions(informational.below))
    return object.isEmpty ? .bool(true) : object.value
  }

  private static func rollout(_ rollout: Rollout) -> JSONValue {
    var object = JSONObject(FeedKey.Rollout.self)
    switch rollout.plan {
    case .groups(let count, let interval):
      object.add(.interval, number: interval)
      if count != 7 { object.add(.groups, number: Double(count)) }
    case .days(let percentages):
      object.add(.percentages, .array(percentages.map { .number($0) }))
    }
    object.add(.salt, text: rollout.salt?.string)
    if rollout.isPaused { object.add(.paused, .bool(true)) }
    return object.value
  }

  private static func notes(_ notes: [ReleaseNotes]) -> JSONValue? {
    if notes.isEmpty { return nil }
    if notes.count == 1, notes[0].language == nil, notes[0].format == .plain, notes[0].link == nil {
      return .string(notes[0].text)
    }
    return .array(
      notes.map { note in
        var object = JSONObject(FeedKey.Notes.self)
        object.add(.language, text: note.language?.string)
        if note.format != .plain { object.add(.format, text: note.format.kind.name) }
        if !note.text.utf8.isEmpty || note.link == nil { object.add(.text, text: note.text) }
        object.add(.link, text: note.link)
        return object.value
      })
  }

  // MARK: Policy

  private static func policy(_ policy: Policy) -> JSONValue? {
    var object = JSONObject(FeedKey.Policy.self)
    object.add(.rules, rules(policy.rules))
    object.add(.daysSinceRelease, number: policy.daysSinceRelease)
    object.add(.reminderDays, number: policy.reminderInterval.map { $0 / 86_400 })
    object.add(.timesShown, number: policy.timesShown.map { Double($0) })
    object.add(.quietHours, policy.quietHours.map { quietHours($0) })
    object.add(.minimumSupported, text: policy.minimumSupported?.text)
    object.add(.minimumFrom, text: policy.minimumEffective?.iso8601)
    object.add(.minimumSystem, text: policy.minimumSystem?.text)
    object.add(.minimumMessage, localized(policy.minimumMessage))
    if !policy.blocked.isEmpty {
      object.add(.blocked, .array(policy.blocked.map { blocked($0) }))
    }
    object.add(.onlyMandatory, policy.onlyMandatory.map { .bool($0) })
    object.add(.environments, environments(policy.environments))
    return object.isEmpty ? nil : object.value
  }

  private static func rules(_ rules: Policy.Rules) -> JSONValue? {
    var object = JSONObject(VersionComponent.Kind.self)
    for component in VersionComponent.Kind.allCases {
      object.add(component, text: rules[VersionComponent(kind: component)]?.kind.name)
    }
    return object.isEmpty ? nil : object.value
  }

  private static func quietHours(_ hours: QuietHours) -> JSONValue {
    var object = JSONObject(FeedKey.QuietHours.self)
    object.add(.from, text: time(hours.start))
    object.add(.to, text: time(hours.end))
    return object.value
  }

  private static func time(_ minute: Int) -> String {
    let digits = [minute / 600, minute / 60 % 10, -1, minute % 60 / 10, minute % 10]
    return String(bytes: digits.map { $0 < 0 ? UInt8(ascii: ":") : UInt8(0x30 + $0 % 10) })
  }

  private static func blocked(_ blocked: BlockedVersions) -> JSONValue {
    var object = JSONObject(FeedKey.Blocked.self)
    if let from = blocked.from, from == blocked.through, blocked.before == nil {
      if blocked.message == nil { return .string(from.text) }
      object.add(.version, text: from.text)
    } else {
      object.add(.from, text: blocked.from?.text)
      object.add(.through, text: blocked.through?.text)
      object.add(.before, text: blocked.before?.text)
    }
    object.add(.message, localized(blocked.message))
    return object.value
  }

  private static func environments(_ rules: [EnvironmentRule]) -> JSONValue? {
    var object = JSONObject(Distribution.Kind.self)
    for kind in Distribution.Kind.allCases {
      guard let rule = rules.first(where: { $0.distribution.kind == kind }) else { continue }
      guard let channel = rule.channel else {
        object.add(kind, .bool(rule.isAsked))
        continue
      }
      var members = JSONObject(FeedKey.Environment.self)
      if !rule.isAsked { members.add(.ask, .bool(false)) }
      members.add(.channel, text: channel.string)
      object.add(kind, members.value)
    }
    return object.isEmpty ? nil : object.value
  }
}
