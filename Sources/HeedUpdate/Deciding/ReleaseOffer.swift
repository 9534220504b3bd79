internal import Heed

/// A release that is newer than what is installed, and how it stands to it.
struct ReleaseOffer {
  /// The document's releases and the place of this one: a release itself is large to copy.
  let releases: [Release]
  let place: Int
  let component: VersionComponent
  /// Why this device cannot install it now.
  let obstacle: DecisionReason?
  let isInformational: Bool
  /// Whether the document itself makes it critical for what is installed.
  let isCritical: Bool
  /// Whether the document says that it is a major upgrade for what is installed.
  let isDeclaredUpgrade: Bool
  let rule: Policy.Rule

  var release: Release { releases[place] }

  var order: ComparedVersion { releases[place].order }

  var build: BuildNumber? { releases[place].build }

  /// Whether it is a major upgrade, said or seen by its first number.
  var isMajorUpgrade: Bool {
    isDeclaredUpgrade || component == .major && releases[place].order.rules == .heed
  }

  /// Whether only the system or the device stands in the way.
  var isBarredByDevice: Bool {
    switch obstacle?.code.kind {
    case .systemTooOld, .systemTooNew, .otherDevice, .missingHardware: true
    default: false
    }
  }
}
