/// What happened to the prompts for one release.
public struct ReleaseRecord: Hashable, Sendable {
  /// The release, by what it is ordered.
  public var release: ComparedVersion
  /// Its build, where it has one beside its version.
  public var build: BuildNumber?
  /// How often a prompt was on screen.
  public var shown: Int
  /// How often one was on screen and answered; only these count for limits and waiting.
  public var answered: Int
  /// How often the person chose to update.
  public var updates: Int
  public var lastShown: Timestamp?
  public var lastAnswered: Timestamp?
  /// The seconds after the last answer before the person wants to be asked again; the policy's where
  /// there is nothing.
  public var remindAfter: Double?

  /// Makes a record; nothing has happened by default.
  public init(
    release: ComparedVersion, build: BuildNumber? = nil, shown: Int = 0, answered: Int = 0,
    updates: Int = 0, lastShown: Timestamp? = nil, lastAnswered: Timestamp? = nil,
    remindAfter: Double? = nil
  ) {
    self.release = release
    self.build = build
    self.shown = shown
    self.answered = answered
    self.updates = updates
    self.lastShown = lastShown
    self.lastAnswered = lastAnswered
    self.remindAfter = remindAfter
  }
}
