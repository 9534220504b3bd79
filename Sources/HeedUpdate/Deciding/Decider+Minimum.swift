internal import Heed

extension Decider {
  /// That the installed version may not go on.
  struct Demand {
    let reason: DecisionReason
    let message: LocalizedText?
  }

  enum DemandOutcome {
    case decided(Decision)
    /// No release meets it, so nobody is locked out.
    case cannotBeMet(DecisionReason?)
  }

  /// The oldest supported version, from the moment on and on the systems where it counts.
  private var minimum: Version? {
    if let effective = policy.minimumEffective, now < effective { return nil }
    if let least = policy.minimumSystem, device.system.map({ $0 < least }) ?? true { return nil }
    return policy.minimumSupported
  }

  /// What the policy demands of the installed version, if anything.
  func demand() -> Demand? {
    guard let version else { return nil }
    if let block = policy.blocked.first(where: { $0.contains(version) }) {
      return Demand(
        reason: DecisionReason(.blockedVersion, actual: version.text), message: block.message)
    }
    guard let minimum, version < minimum else { return nil }
    return Demand(
      reason: DecisionReason(.belowMinimum, needed: minimum.text, actual: version.text),
      message: policy.minimumMessage)
  }

  /// Whether a release may go on itself; one whose version cannot be read never locks anybody out.
  private func meetsPolicy(_ release: Release) -> Bool {
    guard let version = release.version else { return false }
    if let minimum, version < minimum { return false }
    return !policy.blocked.contains { $0.contains(version) }
  }

  /// Forces the best release that this device can install, if the document may do that.
  mutating func answer(
    to demand: Demand, offers: Offers, eligible: [ReleaseOffer], order: ComparedVersion
  ) -> DemandOutcome {
    note(.minimum, demand.reason)
    let answers = offers.newer.filter { !$0.isInformational && meetsPolicy($0.release) }
    let ways = eligible.filter { !$0.isInformational && !$0.isHalted && meetsPolicy($0.release) }
    let barred = answers.first { $0.isBarredByDevice }
    // What time brings to this device comes before what it cannot have at all.
    let pending = answers.filter { $0.isPending }
    let coming = pending.first { deviceObstacle(to: $0.release) == nil }
    if ways.isEmpty, barred == nil || coming != nil {
      let reason =
        (coming ?? pending.first)?.reasonToWait
        ?? DecisionReason(
          .policyCannotBeMet, release: offers.newer.first?.release.versionText,
          needed: demand.reason.needed, actual: demand.reason.actual)
      note(.minimum, reason)
      return .cannotBeMet(reason)
    }
    guard mayForce else {
      note(.minimum, DecisionReason(.mayNotForce, actual: document.source.name))
      return .cannotBeMet(nil)
    }
    let leading = ways.filter { leadsOn($0.release) }
    if let way = ways.first, leading.isEmpty {
      // It is offered as others are: a prompt that nobody can leave would lock them out.
      let reason = DecisionReason(.noLink, release: way.release.versionText)
      note(.link, reason)
      return .cannotBeMet(reason)
    }
    if let way = leading.first(where: { rolloutObstacle(to: $0) == nil }) ?? leading.first {
      var reason = demand.reason
      reason.release = way.release.versionText
      return .decided(
        ask(
          .forced, way, reason, isCritical: isCritical(way, among: eligible),
          message: demand.message))
    }
    guard let barred, let obstacle = barred.obstacle else { return .cannotBeMet(nil) }
    return .decided(ask(.unsupportedHere, barred, obstacle, message: demand.message))
  }

  /// Whether the person misses something critical: the release itself, or outside appcasts one on the
  /// way to it.
  func isCritical(_ offer: ReleaseOffer, among eligible: [ReleaseOffer]) -> Bool {
    if offer.isCritical || isAppcast { return offer.isCritical }
    return eligible.contains { other in
      other.isCritical && other.release.order.order(to: offer.release.order) == .less
    }
  }
}
