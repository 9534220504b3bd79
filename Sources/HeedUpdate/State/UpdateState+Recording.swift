public import Heed

extension UpdateState {
  /// Records that a prompt for a release came on screen; it is not spent by that.
  public mutating func recordShown(_ release: Release, at moment: Timestamp) {
    change(release) { record in
      record.shown += 1
      record.lastShown = moment
    }
  }

  /// Records what a person answered to a prompt.
  ///
  /// Nothing is recorded where the prompt was never seen: then it is not spent, and comes again.
  ///
  /// - Parameters:
  ///   - answer: What the person chose; ``UpdateAnswer/later`` where they closed the prompt. Not to be
  ///     called where the prompt ended without the person, such as by a timeout.
  ///   - decision: What the prompt was about.
  ///   - moment: When it was answered.
  ///   - wasShown: Whether the prompt was seen, as `Answer.wasShown` says.
  ///   - remindAfter: The seconds before the person wants to be asked again; the policy's by default.
  public mutating func recordAnswer(
    _ answer: UpdateAnswer, for decision: Decision, at moment: Timestamp, wasShown: Bool = true,
    remindAfter: Double? = nil
  ) {
    guard wasShown, let release = decision.release else { return }
    change(release) { record in
      record.answered += 1
      record.lastAnswered = moment
      record.remindAfter = remindAfter
      if answer == .update { record.updates += 1 }
    }
    if answer != .skip {
      unskip(release, component: decision.component)
    } else if decision.canSkip {
      skip(release, isMajorUpgrade: decision.isMajorUpgrade, component: decision.component)
    }
  }

  /// Records the answer of an alert, by the ids of its actions.
  ///
  /// Only what the person did counts; an alert that ended by a timeout or by code is not spent.
  ///
  /// - Parameters:
  ///   - answer: What came back.
  ///   - update: The id of the action that updates.
  ///   - skip: The id of the action that skips, if there is one.
  ///   - decision: What the alert was about.
  ///   - moment: When it was answered.
  public mutating func recordAnswer(
    _ answer: Answer, update: Name = "update", skip: Name = "skip", for decision: Decision,
    at moment: Timestamp
  ) {
    switch answer.reason.kind {
    case .action, .outsideTap, .swipe, .escape: break
    case .timeout, .withdrawn, .replaced, .interrupted, .unavailable: return
    }
    let meaning: UpdateAnswer =
      answer.action == update ? .update : answer.action == skip ? .skip : .later
    recordAnswer(meaning, for: decision, at: moment, wasShown: answer.wasShown)
  }

  /// Skips a release's line.
  mutating func skip(_ release: Release, isMajorUpgrade: Bool, component: VersionComponent?) {
    if isMajorUpgrade, let line = release.line(of: component) {
      skipped.major = line
      skipped.majorRelease = release.order
    } else {
      skipped.release = release.order
    }
  }

  /// Takes back that a release's line was skipped: who asked for it by hand and did not skip it again
  /// wants to hear of it.
  private mutating func unskip(_ release: Release, component: VersionComponent?) {
    if let newest = skipped.release, newest.isAtLeast(release.order) { skipped.release = nil }
    if let major = skipped.major, let line = release.line(of: component), major.isAtLeast(line) {
      skipped.major = nil
      skipped.majorRelease = nil
    }
  }

  /// Records that a source answered with a document that counts.
  ///
  /// The serial number is kept for the document's key alone, so that a huge one under an old key
  /// cannot shut out documents of a new one.
  public mutating func recordAccepted(_ document: UpdateDocument, at moment: Timestamp) {
    lastCheck = moment
    guard let keyID = document.trust.keyID, let serial = document.serial else { return }
    if let place = serials.firstIndex(where: { $0.keyID == keyID }) {
      serials[place].serial = max(serials[place].serial, serial)
    } else {
      if serials.count >= UpdateState.mostSerials { serials.removeFirst() }
      serials.append(SerialRecord(keyID: keyID, serial: serial))
    }
  }

  /// Records what is installed, at each start of the app; forgets what happened to prompts for
  /// releases that are installed now.
  ///
  /// - Returns: Whether the app has another version than at its last run.
  @discardableResult
  public mutating func recordInstalled(_ installed: InstalledApp) -> Bool {
    let isNew = lastInstalled.map { !isSameText($0, installed.versionText) } ?? false
    lastInstalled = installed.versionText
    records.removeAll { record in
      guard let order = installed.order(by: record.release.rules) else { return false }
      guard let stands = order.order(to: record.release) else { return false }
      // The same version may still lack a newer build.
      return stands == .greater || stands == .same && record.build == nil
    }
    return isNew
  }

  private mutating func change(_ release: Release, _ change: (inout ReleaseRecord) -> Void) {
    var record = ReleaseRecord(release: release.order, build: release.build)
    if let place = place(of: release) { record = records.remove(at: place) }
    change(&record)
    records.append(record)
    if records.count > UpdateState.mostRecords {
      records.removeFirst(records.count - UpdateState.mostRecords)
    }
  }
}

extension UpdateState {
  /// The shortest time between two checks by the app itself, in seconds: an hour.
  public static let shortestInterval = 3_600.0

  /// Whether it is time for the app to check by itself.
  ///
  /// A clock that was set back does not stop checks: a last check that lies more than the interval
  /// ahead counts as long ago.
  ///
  /// - Parameters:
  ///   - now: The moment of the device's clock.
  ///   - interval: Seconds from one check to the next; at least ``shortestInterval``.
  /// - Returns: Whether it is time; true where there was no check before.
  public func isCheckDue(at now: Timestamp, interval: Double = 86_400) -> Bool {
    guard let lastCheck else { return true }
    let interval = max(interval, UpdateState.shortestInterval)
    let passed = now - lastCheck
    return !(passed < interval && passed > -interval)
  }
}
