internal import Heed

/// One decision on its way, with the trace of it.
struct Decider {
  let document: UpdateDocument
  let installed: InstalledApp
  let device: Device
  let state: UpdateState
  let now: Timestamp
  let kind: CheckKind
  let settings: UpdateSettings
  let policy: Policy
  /// The installed version, where it can be read.
  let version: Version?
  var trace: [TraceStep] = []

  init(
    document: UpdateDocument, installed: InstalledApp, device: Device, state: UpdateState,
    now: Timestamp, kind: CheckKind, settings: UpdateSettings
  ) {
    self.document = document
    self.installed = installed
    self.device = device
    self.state = state
    self.now = now
    self.kind = kind
    self.settings = settings
    policy = document.policy.filled(from: settings.policy).filled(from: .usual)
    version = installed.version
  }

  /// Whether what the document says may lock the person out.
  var mayForce: Bool {
    settings.mayForce && document.source != .store
      && (!settings.requiresVerified || document.trust.isVerified)
  }

  /// Whether Sparkle's own rules for major upgrades and skipping count, to the letter.
  var isAppcast: Bool { document.source == .appcast }

  var isManual: Bool { kind == .manual }

  mutating func decide() -> Decision {
    let order: ComparedVersion
    switch installedOrder() {
    case .success(let value): order = value
    case .failure(let refusal):
      note(.installed, refusal.reason)
      return end(.unavailable, refusal.reason)
    }
    note(.installed, DecisionReason(.accepted, actual: installed.versionText))
    let environment = policy.environments.first { $0.distribution == installed.distribution }
    var channels = installed.channels
    if let channel = environment?.channel { channels.append(channel) }
    if let refusal = documentRefusal(channels) {
      note(.document, refusal)
      return end(.unavailable, refusal)
    }
    note(.document, DecisionReason(.accepted, actual: document.source.name))
    let isAsked = environment?.isAsked ?? installed.distribution.isAskedByDefault
    let way = DecisionReason(
      isAsked ? .accepted : .environment, actual: installed.distribution.name)
    note(.environment, way)
    if !isAsked { return end(.none, way) }

    let offers = offers(from: order, channels: channels)
    let eligible = offers.newer.filter { $0.obstacle == nil }
    note(
      .releases,
      DecisionReason(
        .candidates, needed: offers.considered.description, actual: eligible.count.description))

    var shortfall: DecisionReason?
    if let demand = demand() {
      switch answer(to: demand, offers: offers, eligible: eligible, order: order) {
      case .decided(let decision): return decision
      case .cannotBeMet(let reason): shortfall = reason
      }
    }
    guard !eligible.isEmpty else { return nothingNewer(offers, order, shortfall) }
    return choice(among: eligible, order: order, shortfall: shortfall)
  }

  // MARK: Installed and document

  struct Refusal: Error {
    let reason: DecisionReason
  }

  private func installedOrder() -> Result<ComparedVersion, Refusal> {
    if document.ordering == .build {
      guard let build = installed.build else {
        return .failure(Refusal(reason: DecisionReason(.noInstalledBuild)))
      }
      return .success(ComparedVersion(build))
    }
    let rules = document.releases.first?.order.rules ?? .heed
    let order =
      rules == .heed
      ? version.map { ComparedVersion($0) }
      : try? ComparedVersion(installed.versionText, by: rules)
    if let order { return .success(order) }
    return .failure(
      Refusal(reason: DecisionReason(.unreadableVersion, actual: installed.versionText)))
  }

  private func documentRefusal(_ channels: [Name]) -> DecisionReason? {
    if let app = document.app, let id = installed.id, app.id != id {
      return DecisionReason(.otherApp, needed: id.string, actual: app.id.string)
    }
    if let platform = document.platform, !Quoting.isSame(platform, installed.platform) {
      return DecisionReason(
        .otherPlatform, needed: installed.platform.string, actual: platform.string)
    }
    if let channel = document.channel, !channels.contains(channel) {
      return DecisionReason(.otherChannel, actual: channel.string)
    }
    if let expires = document.expires, now >= expires {
      return DecisionReason(.expired, actual: expires.iso8601)
    }
    if let keyID = document.trust.keyID, let highest = state.highestSerial(of: keyID) {
      guard let serial = document.serial else {
        return DecisionReason(.missingSerial, needed: highest.description)
      }
      if serial < highest {
        return DecisionReason(
          .oldSerial, needed: highest.description, actual: serial.description)
      }
    }
    return nil
  }

  // MARK: Ends

  mutating func note(_ stage: TraceStep.Stage, _ reason: DecisionReason) {
    trace.append(TraceStep(stage, reason))
  }

  mutating func end(
    _ kind: Decision.Kind, _ reason: DecisionReason, _ release: Release? = nil
  ) -> Decision {
    note(.result, reason)
    return Decision(
      kind, installed: installed.versionText, release: release, reason: reason, trace: trace)
  }

  /// A decision that asks the person about a release.
  mutating func ask(
    _ kind: Decision.Kind, _ offer: ReleaseOffer, _ reason: DecisionReason, canSkip: Bool = false,
    canRemind: Bool = false, isCritical: Bool = false, message: LocalizedText? = nil
  ) -> Decision {
    var way: (link: StoreLink?, refused: [String]) = (nil, [])
    if kind != .unsupportedHere { way = link(of: offer.release) }
    for address in way.refused {
      note(
        .link, DecisionReason(.linkRefused, release: offer.release.versionText, actual: address))
    }
    var decision = end(kind, reason, offer.release)
    decision.canSkip = canSkip
    decision.canRemind = canRemind
    decision.isCritical = isCritical
    decision.isInformational = offer.isInformational
    decision.isMajorUpgrade = offer.isMajorUpgrade
    decision.component = offer.component
    decision.message = message?.text(for: device.languages)
    decision.notes = ReleaseNotes.best(offer.release.notes, for: device.languages)
    decision.link = way.link
    decision.updateAttempts = state.record(of: offer.release)?.updates ?? 0
    return decision
  }

  /// The first address that may be opened, and those that may not: the release's, the document's, or the
  /// app's own.
  private func link(of release: Release) -> (link: StoreLink?, refused: [String]) {
    var refused: [String] = []
    for address in [release.link, document.link] {
      guard let address else { continue }
      if let link = try? StoreLink(address, allowed: settings.allowedLinks) {
        return (link, refused)
      }
      refused.append(address)
    }
    return (settings.storeLink, refused)
  }

  /// Whether a prompt for a release that cannot be left would have a way on.
  func leadsOn(_ release: Release) -> Bool {
    settings.forcesWithoutLink || link(of: release).link != nil
  }
}
