public import Heed

/// Something in a feed that its author should know of.
public struct FeedFinding: Hashable, Sendable {
  public var code: Code
  public var severity: Severity
  /// Where it stands, such as `apps[0].releases[3].rollout`; empty for the whole.
  public var path: Name
  /// The line and the column, the first being 1, where they are known.
  public var line: Int?
  public var column: Int?
  /// What is wrong and what to do, without a full stop.
  public var reason: String

  init(_ code: Code, _ severity: Severity, _ path: Phrase, _ reason: Phrase) {
    self.code = code
    self.severity = severity
    self.path = Name(path.string)
    self.reason = reason.string
  }

  /// How bad it is.
  public struct Severity: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case error, warning

      package static var names: WordList { "error warning" }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The feed must not be published.
    public static let error = Severity(kind: .error)
    /// It may be meant.
    public static let warning = Severity(kind: .warning)

    /// The severity's name.
    public var name: String { kind.name }
  }

  /// A rule, by a word that programs can rely on.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case invalidFeed, minimumAboveLatest, systemLockedOut, systemLeftBehind, blockedLatest,
        noWayOn, deviceLockedOut, blocksEverything, expired, expiresSoon, noExpiry, missingSerial,
        serialNotHigher,
        rolloutWithoutDate, rolloutFalls, rolloutEndsEarly, insecureLink, refusedLink, missingLink,
        duplicateRelease, duplicateApp, alwaysCritical, alwaysForced, preReleaseForAll,
        unreachableSystem, dateAhead, oldInstallsLeftBehind

      package static var names: WordList {
        """
        invalid-feed minimum-above-latest system-locked-out system-left-behind blocked-latest \
        no-way-on device-locked-out blocks-everything expired expires-soon no-expiry missing-serial \
        serial-not-higher rollout-without-date rollout-falls rollout-ends-early insecure-link \
        refused-link missing-link duplicate-release duplicate-app always-critical always-forced \
        pre-release-for-all unreachable-system date-ahead old-installs-left-behind
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The code's name, such as `minimum-above-latest`.
    public var name: String { kind.name }

    /// The feed cannot be read as it stands.
    public static let invalidFeed = Code(kind: .invalidFeed)
    /// No release for everybody is as new as the oldest supported version.
    public static let minimumAboveLatest = Code(kind: .minimumAboveLatest)
    /// A refused release ran on a system that no accepted one runs on.
    public static let systemLockedOut = Code(kind: .systemLockedOut)
    /// Every accepted release needs a system that people may not have.
    public static let systemLeftBehind = Code(kind: .systemLeftBehind)
    /// The newest release for everybody is blocked.
    public static let blockedLatest = Code(kind: .blockedLatest)
    /// A blocked release has no newer one that takes its place.
    public static let noWayOn = Code(kind: .noWayOn)
    /// A refused release ran on a kind of device that no accepted one runs on.
    public static let deviceLockedOut = Code(kind: .deviceLockedOut)
    /// A range of blocked versions has no end.
    public static let blocksEverything = Code(kind: .blocksEverything)
    /// The feed has expired.
    public static let expired = Code(kind: .expired)
    /// The feed expires within a week.
    public static let expiresSoon = Code(kind: .expiresSoon)
    /// A signed feed never expires, so an old one can be replayed for ever.
    public static let noExpiry = Code(kind: .noExpiry)
    /// A signed feed has no serial number, so an old one can be replayed.
    public static let missingSerial = Code(kind: .missingSerial)
    /// The serial number is not higher than the published feed's.
    public static let serialNotHigher = Code(kind: .serialNotHigher)
    /// A rollout has no moment to count from, so everybody gets the release at once.
    public static let rolloutWithoutDate = Code(kind: .rolloutWithoutDate)
    /// A day of a rollout has less than the day before.
    public static let rolloutFalls = Code(kind: .rolloutFalls)
    /// A rollout never reaches everybody.
    public static let rolloutEndsEarly = Code(kind: .rolloutEndsEarly)
    /// An address is not https.
    public static let insecureLink = Code(kind: .insecureLink)
    /// An address is not among those that the app opens.
    public static let refusedLink = Code(kind: .refusedLink)
    /// A release has no address, and neither has its app.
    public static let missingLink = Code(kind: .missingLink)
    /// Two releases have the same version and channel.
    public static let duplicateRelease = Code(kind: .duplicateRelease)
    /// Two entries are for the same app and platform.
    public static let duplicateApp = Code(kind: .duplicateApp)
    /// Every release is critical for everybody.
    public static let alwaysCritical = Code(kind: .alwaysCritical)
    /// Every release forces everybody.
    public static let alwaysForced = Code(kind: .alwaysForced)
    /// A pre-release is for everybody.
    public static let preReleaseForAll = Code(kind: .preReleaseForAll)
    /// No system is in a release's range.
    public static let unreachableSystem = Code(kind: .unreachableSystem)
    /// Whoever has an old version can reach no release that may go on.
    public static let oldInstallsLeftBehind = Code(kind: .oldInstallsLeftBehind)
    /// A date lies ahead.
    public static let dateAhead = Code(kind: .dateAhead)
  }
}

extension FeedFinding: CustomStringConvertible {
  /// One line, such as `error: apps[0].policy.minimumSupported: … [minimum-above-latest]`.
  public var description: String {
    var text: Phrase = ""
    if let line { text += "\(line):\(column ?? 1): " }
    text += "\(severity.name): "
    if !path.isEmpty { text += "\(path): " }
    text += "\(reason) [\(code.name)]"
    return text.string
  }
}
