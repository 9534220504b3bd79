public import Heed

extension DecisionReason {
  /// What a reason is about, by a word that programs can rely on.
  public struct Code: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case offered, forcedByRule, belowMinimum, blockedVersion, upToDate, ahead, noReleases,
        systemTooOld, systemTooNew, otherDevice, missingHardware, installedTooOld, notStarted,
        tooSoonAfterRelease, notInRollout, rolloutPaused, skipped, ruledOut, onlyMandatory,
        reminderPending, askedEnough, quietHours, environment, policyCannotBeMet,
        unreadableVersion, noInstalledBuild, otherApp, otherPlatform, otherChannel, expired,
        oldSerial, missingSerial, blockedRelease, incomparable, accepted,
        candidates, best, mayNotForce, informational, critical, majorUpgrade, manualCheck,
        linkRefused, due, noLink

      package static var names: WordList {
        """
        offered forced-by-rule below-minimum blocked-version up-to-date ahead no-releases \
        system-too-old system-too-new other-device missing-hardware installed-too-old not-started \
        too-soon-after-release not-in-rollout rollout-paused skipped ruled-out only-mandatory \
        reminder-pending asked-enough quiet-hours environment policy-cannot-be-met \
        unreadable-version no-installed-build other-app other-platform other-channel expired \
        old-serial missing-serial blocked-release incomparable accepted \
        candidates best may-not-force informational critical major-upgrade manual-check \
        link-refused due no-link
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// The code's name, such as `up-to-date`.
    public var name: String { kind.name }

    /// There is a newer release and the person may be asked.
    public static let offered = Code(kind: .offered)
    /// The policy's rule for such a release forces it.
    public static let forcedByRule = Code(kind: .forcedByRule)
    /// The installed version is below the oldest supported one.
    public static let belowMinimum = Code(kind: .belowMinimum)
    /// The installed version is blocked.
    public static let blockedVersion = Code(kind: .blockedVersion)
    /// The newest release is installed.
    public static let upToDate = Code(kind: .upToDate)
    /// What is installed is newer than every release.
    public static let ahead = Code(kind: .ahead)
    /// The document has no release for this app on this channel and platform.
    public static let noReleases = Code(kind: .noReleases)
    /// A newer release needs a newer system.
    public static let systemTooOld = Code(kind: .systemTooOld)
    /// A newer release does not run on so new a system.
    public static let systemTooNew = Code(kind: .systemTooNew)
    /// A newer release is for other families of devices.
    public static let otherDevice = Code(kind: .otherDevice)
    /// A newer release needs hardware that the device does not have.
    public static let missingHardware = Code(kind: .missingHardware)
    /// A newer release cannot be installed over so old a version.
    public static let installedTooOld = Code(kind: .installedTooOld)
    /// A newer release has a start that has not come yet.
    public static let notStarted = Code(kind: .notStarted)
    /// A newer release came out too few days ago.
    public static let tooSoonAfterRelease = Code(kind: .tooSoonAfterRelease)
    /// A newer release has not reached this install's bucket.
    public static let notInRollout = Code(kind: .notInRollout)
    /// The rollout of a newer release is halted.
    public static let rolloutPaused = Code(kind: .rolloutPaused)
    /// The person skipped the release's line.
    public static let skipped = Code(kind: .skipped)
    /// The policy's rule for such a release is not to ask.
    public static let ruledOut = Code(kind: .ruledOut)
    /// The person is only asked where they must update.
    public static let onlyMandatory = Code(kind: .onlyMandatory)
    /// The person was asked a short while ago.
    public static let reminderPending = Code(kind: .reminderPending)
    /// The person was asked as often as the policy allows.
    public static let askedEnough = Code(kind: .askedEnough)
    /// It is a time of day in which nobody is asked.
    public static let quietHours = Code(kind: .quietHours)
    /// Nobody is asked in such builds.
    public static let environment = Code(kind: .environment)
    /// The policy asks for an update that does not exist; nobody is locked out.
    public static let policyCannotBeMet = Code(kind: .policyCannotBeMet)
    /// The installed version cannot be read.
    public static let unreadableVersion = Code(kind: .unreadableVersion)
    /// The document orders by builds, and the installed one is not known.
    public static let noInstalledBuild = Code(kind: .noInstalledBuild)
    /// The document is for another app.
    public static let otherApp = Code(kind: .otherApp)
    /// The document is for another platform.
    public static let otherPlatform = Code(kind: .otherPlatform)
    /// The document is for another channel.
    public static let otherChannel = Code(kind: .otherChannel)
    /// The document does not count any more.
    public static let expired = Code(kind: .expired)
    /// A newer document was seen before.
    public static let oldSerial = Code(kind: .oldSerial)
    /// The document has no serial number, and earlier ones with the same key had.
    public static let missingSerial = Code(kind: .missingSerial)
    /// A release is blocked itself.
    public static let blockedRelease = Code(kind: .blockedRelease)
    /// A release has other rules than the installed version, so the two have no order.
    public static let incomparable = Code(kind: .incomparable)
    /// The document counts.
    public static let accepted = Code(kind: .accepted)
    /// How many releases this device can install.
    public static let candidates = Code(kind: .candidates)
    /// The release that was looked at.
    public static let best = Code(kind: .best)
    /// The document may not force anybody.
    public static let mayNotForce = Code(kind: .mayNotForce)
    /// The release is only told of.
    public static let informational = Code(kind: .informational)
    /// The release is critical for this version.
    public static let critical = Code(kind: .critical)
    /// The release is a major upgrade for this version.
    public static let majorUpgrade = Code(kind: .majorUpgrade)
    /// The person asked, so rollout, skipping and waiting do not count.
    public static let manualCheck = Code(kind: .manualCheck)
    /// An address is not among those that may be opened.
    public static let linkRefused = Code(kind: .linkRefused)
    /// No address may be opened where the release is to be had, so nobody is forced into it.
    public static let noLink = Code(kind: .noLink)
    /// It is time to ask.
    public static let due = Code(kind: .due)
  }
}
