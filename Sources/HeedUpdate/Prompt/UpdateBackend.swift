/// What an update gate is told and asks for: the time, decisions, and where answers are kept.
///
/// A client of a source fills it; a test fills it with what it likes. Outside Embedded Swift all of it
/// runs on the main actor.
public struct UpdateBackend {
  #if hasFeature(Embedded)
    /// Tells the time.
    public typealias Clock = () -> Timestamp
    /// Looks whether there is an update, and gives the decision exactly once, at once or later.
    public typealias Check = (CheckKind, @escaping (Decision) -> Void) -> Void
    /// Decides from the last good answer without asking anybody, and gives the decision at most once.
    public typealias Memory = (@escaping (Decision) -> Void) -> Void
    /// Keeps that a prompt was seen.
    public typealias ShownRecorder = (Decision) -> Void
    /// Keeps what was answered.
    public typealias AnswerRecorder = (UpdateAnswer, Decision) -> Void
  #else
    /// Tells the time.
    public typealias Clock = @MainActor () -> Timestamp
    /// Looks whether there is an update, and gives the decision exactly once, at once or later.
    public typealias Check =
      @MainActor (CheckKind, @escaping @MainActor (Decision) -> Void) -> Void
    /// Decides from the last good answer without asking anybody, and gives the decision at most once.
    public typealias Memory = @MainActor (@escaping @MainActor (Decision) -> Void) -> Void
    /// Keeps that a prompt was seen.
    public typealias ShownRecorder = @MainActor (Decision) -> Void
    /// Keeps what was answered.
    public typealias AnswerRecorder = @MainActor (UpdateAnswer, Decision) -> Void
  #endif

  public var now: Clock
  public var check: Check
  /// Decides at the app's start, so that a slow or missing network opens no blocked app; nothing is
  /// remembered by default.
  public var remembered: Memory
  /// Nothing is kept by default.
  public var recordShown: ShownRecorder
  /// Nothing is kept by default: the person is then asked at each check.
  public var recordAnswer: AnswerRecorder

  /// Makes a backend of functions.
  public init(
    now: @escaping Clock, check: @escaping Check, remembered: @escaping Memory = { _ in },
    recordShown: @escaping ShownRecorder = { _ in },
    recordAnswer: @escaping AnswerRecorder = { _, _ in }
  ) {
    self.now = now
    self.check = check
    self.remembered = remembered
    self.recordShown = recordShown
    self.recordAnswer = recordAnswer
  }
}

#if !hasFeature(Embedded)
  extension UpdateBackend: Sendable {}

  extension UpdateBackend {
    /// Makes a backend of functions that wait for the decision.
    public init(
      now: @escaping Clock, decision: @escaping @MainActor (CheckKind) async -> Decision,
      remembered: (@MainActor () async -> Decision)? = nil,
      recordShown: @escaping ShownRecorder = { _ in },
      recordAnswer: @escaping AnswerRecorder = { _, _ in }
    ) {
      self.init(
        now: now,
        check: { kind, finish in
          Task { @MainActor in finish(await decision(kind)) }
        },
        remembered: { finish in
          guard let remembered else { return }
          Task { @MainActor in finish(await remembered()) }
        },
        recordShown: recordShown, recordAnswer: recordAnswer)
    }
  }
#endif
