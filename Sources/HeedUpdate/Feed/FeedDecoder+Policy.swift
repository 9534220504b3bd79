internal import Heed
internal import HeedDocument

extension FeedDecoder {
  /// Reads a policy; what cannot be read of it counts as not said.
  mutating func policy(_ node: JSONNode) -> Policy {
    var policy = Policy()
    guard let keys = json.members(node, FeedKey.Policy.self) else { return policy }
    if let rules = keys[.rules] { policy.rules = self.rules(rules) }
    policy.daysSinceRelease = json.number(keys[.daysSinceRelease], in: 0...365)
    policy.reminderInterval = json.number(keys[.reminderDays], in: 0...365)
      .map { $0 * CalendarDate.secondsOfDay }
    policy.timesShown = json.whole(keys[.timesShown], in: 0...1_000_000).map { Int($0) }
    policy.quietHours = quietHours(keys[.quietHours])
    minimum(keys, into: &policy)
    for element in json.list(keys[.blocked], of: "versions", most: limits.blocked) {
      if let blocked = blocked(element) { policy.blocked.append(blocked) }
    }
    policy.onlyMandatory = json.bool(keys[.onlyMandatory])
    if let environments = keys[.environments] {
      policy.environments = self.environments(environments)
    }
    return policy
  }

  /// The minimum with all that narrows it; nothing where a part cannot be read, since then it would
  /// refuse more people than it says.
  private mutating func minimum(
    _ keys: JSONMembers<FeedKey.Policy>, into policy: inout Policy
  ) {
    let before = json.faults
    let version = json.version(keys[.minimumSupported])
    let moment = json.moment(keys[.minimumFrom])
    let system = json.version(keys[.minimumSystem])
    let isInDoubt =
      keys.isDoubtful(.minimumSupported) || keys.isDoubtful(.minimumFrom)
      || keys.isDoubtful(.minimumSystem)
    if json.faults == before, !isInDoubt {
      policy.minimumSupported = version
      policy.minimumEffective = moment
      policy.minimumSystem = system
    }
    policy.minimumMessage = json.localized(keys[.minimumMessage])
  }

  private mutating func rules(_ node: JSONNode) -> Policy.Rules {
    var rules = Policy.Rules()
    guard let keys = json.members(node, VersionComponent.Kind.self) else { return rules }
    for component in VersionComponent.Kind.allCases {
      rules[VersionComponent(kind: component)] = json.option(keys[component], Policy.Rule.self)
    }
    return rules
  }

  private mutating func quietHours(_ node: JSONNode?) -> QuietHours? {
    guard let node, let keys = json.members(node, FeedKey.QuietHours.self) else { return nil }
    guard let start = minute(keys[.from]), let end = minute(keys[.to]) else {
      if keys[.from] == nil || keys[.to] == nil {
        json.note(node.offset, "add both \"from\": \"22:00\" and \"to\": \"07:00\"")
      }
      return nil
    }
    return QuietHours(start: start, end: end)
  }

  /// A minute of the day, such as 1,320 of `22:00`.
  private mutating func minute(_ node: JSONNode?) -> Int? {
    guard let node, let text = json.string(node) else { return nil }
    let digits = text.bytes.map { Int($0) - 0x30 }
    if digits.count == 5, digits[2] == 10,
      [0, 1, 3, 4].allSatisfy({ (0...9).contains(digits[$0]) })
    {
      let hour = digits[0] * 10 + digits[1]
      let minute = digits[3] * 10 + digits[4]
      if hour <= 23, minute <= 59 { return hour * 60 + minute }
    }
    json.note(node.offset, "this has to be a time of day, such as \"22:00\"")
    return nil
  }

  private mutating func blocked(_ node: JSONNode) -> BlockedVersions? {
    if node.kind == .string { return json.version(node).map { BlockedVersions($0) } }
    guard let keys = json.members(node, FeedKey.Blocked.self, or: "a version, or ") else {
      return nil
    }
    // A bound that cannot be read would block more than is meant.
    let before = json.faults
    let version = json.version(keys[.version])
    let from = json.version(keys[.from])
    let through = json.version(keys[.through])
    let end = json.version(keys[.before])
    if json.faults != before { return nil }
    let message = json.localized(keys[.message])
    if let version {
      if from == nil, through == nil, end == nil {
        return BlockedVersions(version, message: message)
      }
      json.note(node.offset, "'version' cannot stand beside 'from', 'through' or 'before'")
      return nil
    }
    if from == nil, through == nil, end == nil {
      json.note(node.offset, "say which versions, by 'version', or by 'from' and 'before'")
      return nil
    }
    return BlockedVersions(from: from, through: through, before: end, message: message)
  }

  private mutating func environments(_ node: JSONNode) -> [EnvironmentRule] {
    guard let keys = json.members(node, Distribution.Kind.self) else { return [] }
    var rules: [EnvironmentRule] = []
    for kind in Distribution.Kind.allCases {
      guard let value = keys[kind] else { continue }
      let distribution = Distribution(kind: kind)
      if value.kind == .true || value.kind == .false {
        rules.append(EnvironmentRule(distribution, isAsked: value.kind == .true))
      } else if let members = json.members(
        value, FeedKey.Environment.self, or: "true, false or ")
      {
        let channel = json.name(members[.channel])
        rules.append(
          EnvironmentRule(
            distribution, isAsked: json.bool(members[.ask]) ?? (channel != nil), channel: channel))
      }
    }
    return rules
  }
}
