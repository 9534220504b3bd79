internal import Heed
public import HeedUpdate

/// Asks a source, remembers the last good answer, and decides.
///
/// Nothing that a network or a file does makes a check fail: an unreachable server, a forged or an old
/// document leave the last good one in force, and without any nobody is asked anything.
public actor UpdateClient {
  /// What is asked and by what it is trusted.
  public let setup: Setup
  private let keeper: StateKeeper

  /// Seconds after which all is loaded again whatever a server says has changed: 3 weeks.
  static let fullLoadInterval = 1_814_400.0

  /// Makes a client.
  public init(_ setup: Setup) {
    self.setup = setup
    keeper = StateKeeper(store: setup.store, random: setup.randomID)
  }

  /// Asks the source and decides.
  ///
  /// A check in the background asks whether anything has changed; one that the person asked for goes
  /// past all caches.
  public func check(_ kind: CheckKind = .background) async -> UpdateCheck {
    // One moment counts for the whole check.
    let now = setup.now()
    let before = keeper.load()
    let (loaded, failure) = await load(kind, now, before.record)
    // While the network was waited for, an answer may have been recorded.
    let after = keeper.load()
    var base = before.problem == nil && after.problem == nil ? after : before
    base.maySave = before.maySave && after.maySave
    return conclude(kind, now, base, loaded, failure)
  }

  /// Decides from the last good document, without a network, as at the start of an app.
  public func checkStored(_ kind: CheckKind = .background) -> UpdateCheck {
    conclude(kind, setup.now(), keeper.load(), nil, nil)
  }

  /// What is remembered.
  public var state: UpdateState { keeper.load().record.state }

  /// Changes what is remembered, as when a prompt was shown or answered, and saves it.
  @discardableResult
  public func record(_ change: @Sendable (inout UpdateState) -> Void) throws(UpdateError)
    -> UpdateState
  {
    let base = keeper.load()
    if let problem = base.problem, !base.maySave { throw problem }
    var record = base.record
    change(&record.state)
    if let problem = keeper.save(record) { throw problem }
    return record.state
  }

  // MARK: Steps

  private struct Loaded {
    var reading: SourceReader.Reading
    var stored: StoredDocument
    var isFresh: Bool
  }

  private func load(
    _ kind: CheckKind, _ now: Timestamp, _ record: StoredRecord
  ) async -> (Loaded?, UpdateError?) {
    do throws(UpdateError) {
      let last = record.document.flatMap { $0.source == setup.source.key ? $0 : nil }
      let result = try await SourceLoader(setup: setup).load(kind: kind, last: last, now: now) {
        stored throws(UpdateError) in
        try self.accept(stored, record, now)
      }
      return (Loaded(reading: result.reading, stored: result.stored, isFresh: result.isFresh), nil)
    } catch {
      return (nil, error)
    }
  }

  /// Reads a document and says whether it may count.
  private nonisolated func accept(
    _ stored: StoredDocument, _ record: StoredRecord, _ now: Timestamp
  ) throws(UpdateError) -> SourceReader.Reading {
    let reader = setup.reader
    do throws(UpdateError) {
      var reading = try reader.read(stored)
      try DocumentGate(setup: setup, state: record.state, now: now).check(&reading)
      return reading
    } catch {
      guard let limit = setup.keys?.failsafe, let since = record.verified, now - since >= limit,
        error.kind == .unsigned || error.kind == .badSignature
      else { throw error }
      var reading = try reader.read(stored, isTrustedAnyway: true)
      try DocumentGate(setup: setup, state: record.state, now: now).check(&reading)
      return reading
    }
  }

  /// The last good document, where it still is one.
  private func restore(_ record: StoredRecord, _ now: Timestamp) -> UpdateDocument? {
    guard let stored = record.document, stored.source == setup.source.key else { return nil }
    return try? accept(stored, record, now).document
  }

  private func conclude(
    _ kind: CheckKind, _ now: Timestamp, _ base: StateKeeper.Loaded, _ loaded: Loaded?,
    _ failure: UpdateError?
  ) -> UpdateCheck {
    var record = base.record
    var document: UpdateDocument?
    var isFromStore = false
    if let loaded {
      document = loaded.reading.document
      isFromStore = !loaded.isFresh
      record.document = setup.source.canBeStored ? loaded.stored : record.document
      note(loaded.reading, &record, now)
    } else {
      document = restore(record, now)
      isFromStore = document != nil
    }
    // The failsafe counts from the first check where nothing was ever verified.
    if record.verified == nil { record.verified = now }
    _ = record.state.recordInstalled(setup.installed)
    var storage = base.problem.map { [$0] } ?? []
    if base.maySave, record != base.record || base.problem != nil, let error = keeper.save(record) {
      storage.append(error)
    }
    var settings = setup.settings
    if setup.keys != nil, setup.source.canBeSigned { settings.requiresVerified = true }
    let decision =
      document.map {
        decide(
          document: $0, installed: setup.installed, device: setup.device, state: record.state,
          now: now, kind: kind, settings: settings)
      }
      ?? Decision(
        .unavailable, installed: setup.installed.versionText, reason: DecisionReason(.noReleases))
    return UpdateCheck(
      decision: decision, document: document, failure: failure, isFromStore: isFromStore,
      storage: storage, state: record.state)
  }

  private func note(_ reading: SourceReader.Reading, _ record: inout StoredRecord, _ now: Timestamp)
  {
    record.state.recordAccepted(reading.document, at: now)
    // Each key that signed remembers the serial, so that none of them can bring an older feed.
    for key in reading.keys {
      var document = reading.document
      document.trust = .verified(keyID: key)
      record.state.recordAccepted(document, at: now)
    }
    if !reading.keys.isEmpty { record.verified = now }
  }
}
