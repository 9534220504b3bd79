import Heed
import HeedUpdate
import Testing

/// Months with one app: what its feed says, what the person answers, and what comes of it.
@Suite struct LifeTests {
  @Test func aLife() throws {
    var life = Situation("1.0", releases: "1.0")
    life.document.trust = .verified(keyID: "spring")
    life.settings.requiresVerified = true
    life.document.policy.rules = Policy.Rules(
      major: .optional, minor: .skippable, patch: .skippable)
    life.document.policy.reminderInterval = 2 * Sample.day
    life.document.link = "https://apps.apple.com/app/id1"
    publish(&life, [])
    #expect(life.decide().outline == "none up-to-date")
    life.state.recordInstalled(life.installed)

    // A release that can be skipped: asked, later, quiet for two days, asked again, skipped.
    publish(&life, [Sample.release("1.1")])
    #expect(life.decide().outline == "offer 1.1 offered")
    #expect(life.decide().canSkip)
    life = stored(life.answered(.later))
    #expect(life.later(Sample.day).decide().outline == "none reminder-pending")
    life = life.later(2 * Sample.day)
    #expect(life.decide().outline == "offer 1.1 offered")
    life = stored(life.answered(.skip)).later(10 * Sample.day)
    #expect(life.decide().outline == "none skipped")
    #expect(life.decide(.manual).outline == "offer 1.1 offered")

    // The next release is another one, and a major one cannot be skipped.
    publish(&life, [Sample.release("1.2"), Sample.release("2.0")])
    let major = life.decide()
    #expect(major.outline == "offer 2.0 offered")
    #expect(!major.canSkip && major.canRemind)
    life = stored(life.answered(.later)).later(Sample.day)

    // What is installed is no longer supported: forced, whatever was answered, on or off the network.
    life.document.policy.minimumSupported = Sample.version("1.2")
    life.document.expires = life.now + 60 * Sample.day
    publish(&life, [])
    #expect(life.decide().outline == "forced 2.0 below-minimum")
    life = stored(life.answered(.update)).later(30 * Sample.day)
    #expect(life.decide().outline == "forced 2.0 below-minimum")
    #expect(life.decide().updateAttempts == 1)

    // Back on the network an attacker replays the feed from before; the one that binds is kept.
    var replayed = life
    replayed.document.serial = 1
    replayed.document.policy.minimumSupported = nil
    #expect(replayed.decide().outline == "unavailable old-serial")

    // The update is there at last.
    life.installed.versionText = "2.0"
    let isNew = life.state.recordInstalled(life.installed)
    #expect(isNew)
    life = stored(life)
    #expect(life.decide().outline == "none up-to-date")
    #expect(life.state.records.isEmpty)

    // A bad version is pulled, and whoever has it is told why.
    publish(&life, [Sample.release("2.0.1")])
    life.document.policy.blocked = [
      BlockedVersions(Sample.version("2.0"), message: "It loses tea.")
    ]
    #expect(life.decide().outline == "forced 2.0.1 blocked-version")
    #expect(life.decide().message == "It loses tea.")

    // After a year without a new feed nothing of it counts, and nobody is locked out.
    #expect(life.later(365 * Sample.day).decide().outline == "unavailable expired")
  }

  private func publish(_ life: inout Situation, _ releases: [Release]) {
    life.document.releases += releases
    life.document.serial = (life.document.serial ?? 0) + 1
    life.state.recordAccepted(life.document, at: life.now)
  }

  /// The same situation after the app was closed and opened again.
  private func stored(_ life: Situation) -> Situation {
    var life = life
    do {
      life.state = try UpdateState(json: Array(life.state.json.utf8))
    } catch {
      Issue.record("\(error)")
    }
    return life
  }
}
