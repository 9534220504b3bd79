internal import Heed

extension Decider {
  /// Picks the newest release that nothing holds back, lesser ones before major upgrades, and asks for
  /// it if it is time.
  mutating func choice(
    among eligible: [ReleaseOffer], order: ComparedVersion, shortfall: DecisionReason?
  ) -> Decision {
    if isManual { note(.newer, DecisionReason(.manualCheck)) }
    guard let offer = pick(from: eligible, order: order) else {
      let nearest = eligible[0]
      let (stage, reason) =
        hold(on: nearest, order: order)
        ?? (.result, DecisionReason(.upToDate, actual: installed.versionText))
      note(stage, reason)
      return end(.none, shortfall ?? reason, nearest.release)
    }
    let release = offer.release
    note(
      .newer,
      DecisionReason(.best, release: release.versionText, needed: offer.component.name))
    if offer.isInformational {
      note(.rule, DecisionReason(.informational, release: release.versionText))
    }
    if offer.isMajorUpgrade {
      note(.rule, DecisionReason(.majorUpgrade, release: release.versionText))
    }
    let isCritical = isCritical(offer, among: eligible)
    if isCritical { note(.rule, DecisionReason(.critical, release: release.versionText)) }
    if isForced(offer) {
      let reason = DecisionReason(
        .forcedByRule, release: release.versionText, needed: offer.component.name)
      return ask(.forced, offer, reason, isCritical: isCritical)
    }
    if offer.rule == .forced, !mayForce {
      note(.rule, DecisionReason(.mayNotForce, actual: document.source.name))
    }
    var reason = DecisionReason(
      .offered, release: release.versionText, actual: installed.versionText)
    let wouldForce = offer.rule == .forced && mayForce && !offer.isInformational
    if shortfall?.code == .noLink || wouldForce, !leadsOn(release) {
      reason = DecisionReason(.noLink, release: release.versionText)
      if shortfall?.code != .noLink { note(.link, reason) }
    }
    // Nobody has to buy a major upgrade at once, however much it mends.
    let isPressing = isCritical && !offer.isDeclaredUpgrade
    if !isManual,
      let (stage, reason) = wait(for: offer, isCritical: isCritical, isPressing: isPressing)
    {
      note(stage, reason)
      return end(.none, reason, release)
    }
    if !isManual { note(.timing, DecisionReason(.due, release: release.versionText)) }
    return ask(
      .offer, offer, reason,
      canSkip: reason.code == .offered && offer.rule == .skippable && !isPressing,
      canRemind: !isPressing,
      isCritical: isCritical)
  }

  private func pick(from eligible: [ReleaseOffer], order: ComparedVersion) -> ReleaseOffer? {
    pick(from: eligible, order: order, withUpgrades: false)
      ?? pick(from: eligible, order: order, withUpgrades: true)
  }

  /// The newest release that nothing holds back, with or without major upgrades.
  func pick(
    from eligible: [ReleaseOffer], order: ComparedVersion, withUpgrades: Bool
  ) -> ReleaseOffer? {
    eligible.first { offer in
      (withUpgrades || !offer.isDeclaredUpgrade) && hold(on: offer, order: order) == nil
    }
  }

  private func isForced(_ offer: ReleaseOffer) -> Bool {
    // Who asks by hand may have a release before its rollout reaches them, but need not.
    offer.rule == .forced && mayForce && !offer.isInformational
      && leadsOn(offer.release) && rolloutObstacle(to: offer) == nil
  }

  /// What holds a single release back, so that a lesser one may take its place.
  private func hold(
    on offer: ReleaseOffer, order: ComparedVersion
  ) -> (TraceStep.Stage, DecisionReason)? {
    let text = offer.release.versionText
    if offer.rule == .never {
      return (.rule, DecisionReason(.ruledOut, release: text, needed: offer.component.name))
    }
    if isManual { return nil }
    if let obstacle = rolloutObstacle(to: offer) { return (.rollout, obstacle) }
    if !isForced(offer), isSkipped(offer, order: order) {
      return (.skip, DecisionReason(.skipped, release: text))
    }
    return nil
  }

  // MARK: Rollout

  /// Why a release has not reached this install.
  func rolloutObstacle(to offer: ReleaseOffer) -> DecisionReason? {
    guard let rollout = offer.release.rollout, !offer.isCritical else { return nil }
    let text = offer.release.versionText
    if rollout.isPaused { return DecisionReason(.rolloutPaused, release: text) }
    guard let start = offer.release.startDate ?? offer.release.date else { return nil }
    let bucket = settings.bucket ?? state.bucket(of: offer.release)
    if bucket < rollout.openBuckets(after: now - start) { return nil }
    return DecisionReason(
      .notInRollout, release: text, actual: bucket.description,
      until: rollout.opening(of: bucket).map { start + $0 })
  }

  // MARK: Skipping

  /// Whether the person skipped a release's line; an appcast by Sparkle's rules to the letter.
  ///
  /// Elsewhere what is critical was not what they skipped.
  private func isSkipped(_ offer: ReleaseOffer, order: ComparedVersion) -> Bool {
    if offer.isCritical && !isAppcast { return false }
    let release = offer.release
    let skipped = state.skipped
    let reset = release.ignoreSkippedBelow
    if let major = skipped.major, order.isBelow(major),
      let line = isAppcast ? release.majorUpgradeBelow : release.line(of: offer.component),
      major.isAtLeast(line), isAppcast || order.isBelow(line),
      reset.map({ reset in skipped.majorRelease.map { $0.isAtLeast(reset) } ?? false }) ?? true
    {
      return true
    }
    guard let newest = skipped.release, newest.isAtLeast(release.order) else { return false }
    return isAppcast || reset.map { newest.isAtLeast($0) } ?? true
  }

  // MARK: Time

  /// Why the person is not asked now.
  private func wait(
    for offer: ReleaseOffer, isCritical: Bool, isPressing: Bool
  ) -> (TraceStep.Stage, DecisionReason)? {
    let text = offer.release.versionText
    if policy.onlyMandatory ?? false, !isCritical {
      return (.rule, DecisionReason(.onlyMandatory, release: text))
    }
    let record = state.record(of: offer.release)
    if let most = policy.timesShown, !isCritical, record?.answered ?? 0 >= most {
      return (.timing, DecisionReason(.askedEnough, release: text, needed: most.description))
    }
    // What is critical by now was not what they put off.
    if !isPressing, let record, let last = record.lastAnswered {
      let interval = record.remindAfter ?? policy.reminderInterval ?? 0
      // A clock that was set back may delay the next time by a day at most.
      if last - now <= CalendarDate.secondsOfDay, now - last < interval {
        return (
          .timing, DecisionReason(.reminderPending, release: text, until: last + interval)
        )
      }
    }
    if let quiet = policy.quietHours, quiet.contains(now, utcOffset: device.utcOffset) {
      return (
        .timing,
        DecisionReason(
          .quietHours, release: text,
          until: quiet.ending(after: now, utcOffset: device.utcOffset))
      )
    }
    return nil
  }
}

extension UpdateState {
  /// The bucket of this install for a release, from 0 to 9,999.
  public func bucket(of release: Release) -> Int {
    let salt = release.rollout?.salt?.string ?? release.order.text
    return Rollout.bucket(install: installID, salt: salt.bytes)
  }
}
