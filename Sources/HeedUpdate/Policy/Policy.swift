internal import Heed

/// How hard an app insists on updates.
///
/// A value that is missing is taken from the app's own policy, and then from the usual one; see
/// ``filled(from:)`` and ``usual``.
public struct Policy: Hashable, Sendable {
  /// What a release asks for, by the first number in which it is higher.
  public var rules: Rules
  /// How many days after its date a release is first asked for, by whatever rule; 0 by default, and 1
  /// where the source is a store, whose servers do not all have it at once.
  public var daysSinceRelease: Double?
  /// The seconds before the person is asked about the same release again; 3 days by default.
  public var reminderInterval: Double?
  /// How often the person is asked about the same release at most; no limit by default.
  public var timesShown: Int?
  /// When the person is not asked, unless they must.
  public var quietHours: QuietHours?
  /// The oldest version that may go on; older ones are asked to update and cannot refuse.
  public var minimumSupported: Version?
  /// The moment from which ``minimumSupported`` counts; at once by default.
  public var minimumEffective: Timestamp?
  /// The oldest system on which ``minimumSupported`` counts, so that nobody is refused whose system no
  /// newer release runs on; on every system by default.
  public var minimumSystem: Version?
  /// What is said to whoever is below ``minimumSupported``.
  public var minimumMessage: LocalizedText?
  /// Versions that may not go on, whatever the minimum.
  public var blocked: [BlockedVersions]
  /// Whether the person is only asked where they must update, or the release is critical.
  public var onlyMandatory: Bool?
  /// What happens in builds that did not come from a store.
  public var environments: [EnvironmentRule]

  /// Makes a policy; nothing is set by default.
  public init(
    rules: Rules = Rules(), daysSinceRelease: Double? = nil, reminderInterval: Double? = nil,
    timesShown: Int? = nil, quietHours: QuietHours? = nil, minimumSupported: Version? = nil,
    minimumEffective: Timestamp? = nil, minimumSystem: Version? = nil,
    minimumMessage: LocalizedText? = nil,
    blocked: [BlockedVersions] = [], onlyMandatory: Bool? = nil,
    environments: [EnvironmentRule] = []
  ) {
    self.rules = rules
    self.daysSinceRelease = daysSinceRelease
    self.reminderInterval = reminderInterval
    self.timesShown = timesShown
    self.quietHours = quietHours
    self.minimumSupported = minimumSupported
    self.minimumEffective = minimumEffective
    self.minimumSystem = minimumSystem
    self.minimumMessage = minimumMessage
    self.blocked = blocked
    self.onlyMandatory = onlyMandatory
    self.environments = environments
  }

  /// The policy, with what is missing taken from another; blocked versions of both count.
  ///
  /// A minimum comes with its moment, system and message, all from the same policy.
  public func filled(from other: Policy) -> Policy {
    var policy = self
    policy.rules = rules.filled(from: other.rules)
    policy.daysSinceRelease = daysSinceRelease ?? other.daysSinceRelease
    policy.reminderInterval = reminderInterval ?? other.reminderInterval
    policy.timesShown = timesShown ?? other.timesShown
    policy.quietHours = quietHours ?? other.quietHours
    if minimumSupported == nil {
      policy.minimumSupported = other.minimumSupported
      policy.minimumEffective = other.minimumEffective
      policy.minimumSystem = other.minimumSystem
      policy.minimumMessage = other.minimumMessage
    }
    policy.blocked = blocked + other.blocked
    policy.onlyMandatory = onlyMandatory ?? other.onlyMandatory
    policy.environments = environments + other.environments
    return policy
  }

  /// What counts where nothing is said: every release can be skipped, builds of the same version are
  /// not asked for, and after three days the person is asked again.
  public static let usual = Policy(
    rules: Rules(
      major: .skippable, minor: .skippable, patch: .skippable, revision: .skippable, build: .never),
    reminderInterval: 3 * 86_400, onlyMandatory: false)
}
