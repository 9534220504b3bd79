internal import Heed

extension DecisionReason {
  /// The reason as a sentence without a capital and a full stop.
  public var text: String { phrase.string }

  private var phrase: Phrase {
    let release: Phrase = "\(Quoting.cleaned(self.release ?? "the release"))"
    let needed: Phrase = "\(Quoting.cleaned(self.needed ?? "something else"))"
    let actual: Phrase = "\(Quoting.cleaned(self.actual ?? "not known"))"
    var until: Phrase = ""
    if let moment = self.until { until = "; from \(moment.iso8601) on" }
    switch code.kind {
    case .offered: return "\(release) is newer than \(actual)"
    case .forcedByRule: return "the policy forces every newer \(needed) version, such as \(release)"
    case .belowMinimum: return "\(actual) is below the oldest supported version \(needed)"
    case .blockedVersion: return "\(actual) is blocked"
    case .upToDate: return "\(actual) is the newest"
    case .ahead: return "\(actual) is newer than every release"
    case .noReleases: return "the document has no release for this app's channels and platform"
    case .systemTooOld: return "\(release) needs system \(needed) and this is \(actual)"
    case .systemTooNew: return "\(release) runs up to system \(needed) and this is \(actual)"
    case .otherDevice: return "\(release) is for \(needed) and this device is \(actual)"
    case .missingHardware: return "\(release) needs hardware that is not here: \(needed)"
    case .installedTooOld:
      return "\(release) can be installed over \(needed) or newer and this is \(actual)"
    case .notStarted: return "\(release) has not started\(until)"
    case .tooSoonAfterRelease: return "\(release) is too new to ask for it\(until)"
    case .notInRollout: return "\(release) has not reached bucket \(actual)\(until)"
    case .rolloutPaused: return "the rollout of \(release) is halted"
    case .skipped: return "the person skipped \(release) or its line"
    case .ruledOut: return "the policy asks for no \(needed) version, such as \(release)"
    case .onlyMandatory: return "the policy asks for nothing but mandatory updates, not \(release)"
    case .reminderPending: return "the person was asked about \(release) a short while ago\(until)"
    case .askedEnough: return "the person was asked about \(release) \(needed) times, which is all"
    case .quietHours: return "nobody is asked at this time of day\(until)"
    case .environment: return "nobody is asked in a build that came by \(actual)"
    case .policyCannotBeMet:
      return
        "the policy refuses \(actual) and no release takes its place, so nobody is locked out"
    case .unreadableVersion: return "the installed version '\(actual)' cannot be read"
    case .noInstalledBuild:
      return "the document orders by build numbers and the installed one is not known"
    case .otherApp: return "the document is for \(actual) and this app is \(needed)"
    case .otherPlatform: return "the document is for \(actual) and this platform is \(needed)"
    case .otherChannel: return "the document is for the channel \(actual)"
    case .expired: return "the document has expired at \(actual)"
    case .oldSerial:
      return "the document has serial \(actual) and \(needed) was seen before with its key"
    case .missingSerial:
      return "the document has no serial and \(needed) was seen before with its key"
    case .blockedRelease: return "\(release) is blocked itself"
    case .incomparable: return "\(release) and \(actual) follow different rules"
    case .accepted: return "\(actual) counts"
    case .candidates: return "newer and to be installed here: \(actual) of \(needed)"
    case .best: return "\(release) is the one to ask for, a newer \(needed) version"
    case .mayNotForce: return "this document (\(actual)) may not force anybody"
    case .informational: return "\(release) is only told of"
    case .critical: return "\(release) is critical"
    case .majorUpgrade: return "\(release) is a major upgrade"
    case .manualCheck: return "the person asked: no rollout, skipped version or waiting counts"
    case .linkRefused: return "\(actual) is not among the addresses that may be opened"
    case .noLink:
      return "there is no address that may be opened for \(release), so nobody is locked out"
    case .due: return "it is time to ask for \(release)"
    }
  }
}
