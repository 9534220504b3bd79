/// What a session has to know beside its alert.
public struct SessionOptions: Hashable, Sendable {
  /// The ids of the actions that start work when they are chosen.
  public var working: [Name]
  /// The ids of the fields that have a validator of the app's.
  public var validated: [Name]
  /// Seconds that work may take before it counts as failed; nothing lets it take any time.
  public var workTimeout: Double?
  public var texts: SessionTexts

  /// Makes options; no work and no validators by default.
  public init(
    working: [Name] = [], validated: [Name] = [], workTimeout: Double? = nil,
    texts: SessionTexts = SessionTexts()
  ) {
    self.working = working
    self.validated = validated
    self.workTimeout = workTimeout
    self.texts = texts
  }
}
