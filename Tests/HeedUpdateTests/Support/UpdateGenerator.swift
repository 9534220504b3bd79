import Heed
import HeedTesting
import HeedUpdate

/// Makes feeds, installs and states of all kinds.
struct UpdateGenerator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func version() -> Version {
    var text = "\(Int.random(in: 0...3, using: &random))"
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += ".\(Int.random(in: 0...3, using: &random))"
    }
    if chance(10) { text += pick(["-beta", "-rc.1", "-1"]) }
    return Sample.version(text)
  }

  mutating func moment() -> Timestamp {
    Sample.now + Double.random(in: -20...5, using: &random) * Sample.day
  }

  mutating func release() -> Release {
    var release = Release(version())
    if chance(50) { release.date = moment() }
    if chance(10) { release.startDate = moment() }
    if chance(10) { release.channel = pick(["beta", "nightly"]) }
    if chance(10) { release.platform = pick(["ios", "macos"]) }
    if chance(20) { release.requirements.minimumSystem = Sample.version(pick(["16", "18", "19"])) }
    if chance(5) { release.requirements.maximumSystem = Sample.version(pick(["15", "17", "18"])) }
    if chance(5) { release.requirements.deviceFamilies = [pick(["phone", "tablet"])] }
    if chance(5) { release.requirements.hardware = [pick(["arm64", "lidar"])] }
    if chance(5) { release.requirements.minimumVersion = ComparedVersion(version()) }
    if chance(10) {
      release.critical = Critical(below: chance(50) ? ComparedVersion(version()) : nil)
    }
    if chance(5) { release.informational = Informational(below: [ComparedVersion(version())]) }
    if chance(15) {
      release.rollout = Rollout(percentages: [1, 20, 50, 100], isPaused: chance(10))
    }
    if chance(5) { release.rollout = Rollout(interval: Sample.day, groups: 7) }
    if chance(10) { release.majorUpgradeBelow = ComparedVersion(version()) }
    if chance(5) { release.ignoreSkippedBelow = ComparedVersion(version()) }
    if chance(20) { release.build = BuildNumber(UInt(Int.random(in: 1...9, using: &random))) }
    if chance(20) { release.notes = [ReleaseNotes("Tea", language: chance(50) ? "de" : nil)] }
    if chance(20) { release.link = pick(["https://example.org/x", "http://example.org", "x"]) }
    return release
  }

  mutating func rule() -> Policy.Rule? { pick([nil, .forced, .optional, .skippable, .never]) }

  mutating func policy() -> Policy {
    var policy = Policy()
    policy.rules = Policy.Rules(
      major: rule(), minor: rule(), patch: rule(), revision: rule(), build: rule())
    if chance(20) { policy.daysSinceRelease = pick([0, 0.5, 3]) }
    if chance(20) { policy.reminderInterval = pick([0, 3_600, 86_400]) }
    if chance(10) { policy.timesShown = pick([0, 1, 3]) }
    if chance(10) {
      policy.quietHours = QuietHours(start: pick([0, 660, 1_300]), end: pick([0, 800]))
    }
    if chance(40) {
      policy.minimumSupported = version()
      if chance(20) { policy.minimumEffective = moment() }
      if chance(20) { policy.minimumSystem = Sample.version(pick(["17", "19"])) }
      if chance(20) { policy.minimumMessage = "Too old" }
    }
    if chance(20) { policy.blocked.append(BlockedVersions(version())) }
    if chance(10) { policy.blocked.append(BlockedVersions(from: version(), before: version())) }
    if chance(10) { policy.onlyMandatory = chance(50) }
    if chance(10) { policy.environments = [EnvironmentRule(.debug, isAsked: chance(50))] }
    return policy
  }

  mutating func document() -> UpdateDocument {
    var document = UpdateDocument(
      app: AppIdentity(id: "org.example.teapot"), platform: chance(50) ? "ios" : nil,
      policy: policy(), source: .feed)
    for _ in 0..<Int.random(in: 0...6, using: &random) { document.releases.append(release()) }
    if chance(20) { document.link = "https://example.org" }
    return document
  }

  mutating func situation() -> Situation {
    var situation = Situation()
    situation.document = document()
    situation.document.source = pick([.feed, .feed, .feed, .store, .mapped, .fixed])
    if chance(30) { situation.document.trust = .verified(keyID: "spring") }
    if chance(20) { situation.document.serial = 4 }
    if chance(10) { situation.document.expires = moment() }
    situation.installed = InstalledApp(
      id: chance(90) ? "org.example.teapot" : nil, version: version(),
      channels: chance(20) ? ["beta"] : [],
      distribution: pick([.store, .store, .store, .direct, .testFlight, .debug]))
    if chance(20) { situation.installed.build = BuildNumber(5) }
    situation.device.system = chance(95) ? Sample.version(pick(["15", "17", "18.2", "20"])) : nil
    situation.device.hardware = chance(50) ? ["arm64"] : []
    situation.state.installID = random.next()
    if chance(20) { situation.state.skipped.release = ComparedVersion(version()) }
    if chance(10) { situation.state.skipped.major = ComparedVersion(version()) }
    if chance(10) { situation.state.serials = [SerialRecord(keyID: "spring", serial: 5)] }
    situation.settings.requiresVerified = chance(40)
    situation.settings.mayForce = chance(95)
    if chance(20) { situation.settings.policy = policy() }
    return situation
  }
}
