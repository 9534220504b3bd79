internal import Heed

extension Decider {
  struct Offers {
    /// The releases that are newer, the newest first, equal ones in the document's order.
    var newer: [ReleaseOffer] = []
    /// How many releases are for this app's channels and platform.
    var considered = 0
    /// Whether one of these is as new as what is installed.
    var hasInstalled = false
    /// The first that has no order with what is installed.
    var incomparable: Release?
  }

  /// The releases for this app, each with what stands in its way.
  func offers(from order: ComparedVersion, channels: [Name]) -> Offers {
    var offers = Offers()
    let releases = document.releases
    for place in releases.indices {
      if let channel = releases[place].channel, !channels.contains(channel) { continue }
      if let platform = releases[place].platform, !Quoting.isSame(platform, installed.platform) {
        continue
      }
      offers.considered += 1
      guard let stands = order.order(to: releases[place].order) else {
        if offers.incomparable == nil { offers.incomparable = releases[place] }
        continue
      }
      if stands == .same { offers.hasInstalled = true }
      if stands == .greater { continue }
      guard let component = component(of: releases[place], stands, from: order) else { continue }
      offers.newer.append(offer(at: place, component, from: order))
    }
    sort(&offers.newer)
    return offers
  }

  /// By how much a release that is not older is newer; nothing where it is not.
  private func component(
    of release: Release, _ stands: VersionOrder, from order: ComparedVersion
  ) -> VersionComponent? {
    if stands == .same {
      // Under the same version a newer build counts only where the policy asks for it.
      guard document.ordering == .version, policy.rules.build ?? .never != .never,
        let old = installed.build, let new = release.build, old.order(to: new) == .less
      else { return nil }
      return .build
    }
    guard document.ordering == .build else { return order.component(to: release.order) }
    guard let version, let newer = release.version, version < newer else { return .revision }
    return version.component(to: newer)
  }

  private func offer(
    at place: Int, _ component: VersionComponent, from order: ComparedVersion
  ) -> ReleaseOffer {
    let release = document.releases[place]
    return ReleaseOffer(
      releases: document.releases, place: place, component: component,
      obstacle: obstacle(to: release, from: order),
      isInformational: release.informational?.applies(to: order) ?? false,
      isCritical: release.critical?.applies(to: order) ?? false,
      isDeclaredUpgrade: release.majorUpgradeBelow.map { order.isBelow($0) } ?? false,
      rule: policy.rules[component] ?? .skippable)
  }

  /// Why a release cannot be installed here now; what passes with time comes first, so that a system
  /// or a device is only named where nothing else stands in the way.
  private func obstacle(to release: Release, from order: ComparedVersion) -> DecisionReason? {
    let text = release.versionText
    if let start = release.startDate, now < start {
      return DecisionReason(.notStarted, release: text, until: start)
    }
    if let date = release.date {
      let days = policy.daysSinceRelease ?? (document.source == .store ? 1 : 0)
      let ripe = date + days * CalendarDate.secondsOfDay
      if days > 0, now < ripe {
        return DecisionReason(.tooSoonAfterRelease, release: text, until: ripe)
      }
    }
    if !policy.blocked.isEmpty, let version = release.version,
      policy.blocked.contains(where: { $0.contains(version) })
    {
      return DecisionReason(.blockedRelease, release: text)
    }
    let needs = release.requirements
    if let least = needs.minimumVersion, order.isBelow(least) {
      return DecisionReason(
        .installedTooOld, release: text, needed: least.text, actual: order.text)
    }
    return deviceObstacle(needs, text)
  }

  private func deviceObstacle(_ needs: Requirements, _ text: String) -> DecisionReason? {
    let system = device.system?.text
    if let least = needs.minimumSystem, device.system.map({ $0 < least }) ?? true {
      return DecisionReason(.systemTooOld, release: text, needed: least.text, actual: system)
    }
    if let most = needs.maximumSystem, device.system.map({ $0 > most }) ?? true {
      return DecisionReason(.systemTooNew, release: text, needed: most.text, actual: system)
    }
    if !needs.deviceFamilies.isEmpty {
      let fits = needs.deviceFamilies.contains { family in
        device.family.map { Quoting.isSame($0, family) } ?? false
      }
      if !fits {
        return DecisionReason(
          .otherDevice, release: text, needed: Decider.list(needs.deviceFamilies),
          actual: device.family?.string)
      }
    }
    let missing = needs.hardware.filter { part in
      !device.hardware.contains { Quoting.isSame($0, part) }
    }
    if missing.isEmpty { return nil }
    return DecisionReason(.missingHardware, release: text, needed: Decider.list(missing))
  }

  private static func list(_ names: [Name]) -> String {
    var text: Phrase = ""
    for (index, name) in names.enumerated() { text += index > 0 ? ", \(name)" : "\(name)" }
    return text.string
  }

  private func sort(_ offers: inout [ReleaseOffer]) {
    offers.sort { first, second in
      let order = Decider.order(first, second)
      return order == .same ? first.place < second.place : order == .greater
    }
  }

  /// By version, then by build where both have one.
  private static func order(_ first: ReleaseOffer, _ second: ReleaseOffer) -> VersionOrder {
    let order = first.order.order(to: second.order) ?? .same
    guard order == .same, let old = first.build, let new = second.build else { return order }
    return old.order(to: new)
  }

  /// Why there is nothing newer that can be installed.
  mutating func nothingNewer(
    _ offers: Offers, _ order: ComparedVersion, _ shortfall: DecisionReason?
  ) -> Decision {
    let reason: DecisionReason
    if let nearest = offers.newer.first, let obstacle = nearest.obstacle {
      reason = obstacle
    } else if offers.considered == 0 {
      reason = DecisionReason(.noReleases)
    } else if let release = offers.incomparable {
      reason = DecisionReason(
        .incomparable, release: release.versionText, actual: installed.versionText)
    } else {
      reason = DecisionReason(
        offers.hasInstalled ? .upToDate : .ahead, actual: installed.versionText)
    }
    note(.newer, reason)
    return end(.none, shortfall ?? reason, offers.newer.first?.release)
  }
}
