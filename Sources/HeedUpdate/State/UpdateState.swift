public import Heed

/// What an install remembers of updates between two runs.
///
/// It is a value: whoever stores it reads it, asks ``decide(document:installed:device:state:now:kind:settings:)``,
/// records what happened and writes it back. Without it nothing breaks: the person is asked once more,
/// the install gets another bucket, and the protection against old documents begins anew.
public struct UpdateState: Hashable, Sendable {
  /// A random number that never changes, from which the buckets of rollouts are drawn. It is sent
  /// nowhere.
  public var installID: UInt64
  public var skipped: SkippedLines
  /// What happened to prompts, the latest release last; at most ``mostRecords``.
  public var records: [ReleaseRecord]
  /// The highest serial number for each key, so that a new key begins anew.
  public var serials: [SerialRecord]
  /// When a source last answered.
  public var lastCheck: Timestamp?
  /// The installed version at the last run.
  public var lastInstalled: String?

  /// How many releases are remembered.
  public static let mostRecords = 32
  /// How many keys are remembered.
  public static let mostSerials = 16

  /// Makes a state in which nothing has happened.
  public init(
    installID: UInt64, skipped: SkippedLines = SkippedLines(), records: [ReleaseRecord] = [],
    serials: [SerialRecord] = [], lastCheck: Timestamp? = nil, lastInstalled: String? = nil
  ) {
    self.installID = installID
    self.skipped = skipped
    self.records = records
    self.serials = serials
    self.lastCheck = lastCheck
    self.lastInstalled = lastInstalled
  }

  /// What happened to the prompts for a release, if anything did.
  public func record(of release: Release) -> ReleaseRecord? {
    place(of: release).map { records[$0] }
  }

  /// The highest serial number of documents that were signed with a key.
  public func highestSerial(of keyID: Name) -> UInt64? {
    serials.first { $0.keyID == keyID }?.serial
  }

  func place(of release: Release) -> Int? {
    records.firstIndex { record in
      guard record.release.order(to: release.order) == .same else { return false }
      guard let first = record.build, let second = release.build else { return true }
      return first == second
    }
  }
}
