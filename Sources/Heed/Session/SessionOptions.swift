/// What a session has to know beside its alert.
public struct SessionOptions: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// The ids of the actions that start work when they are chosen.
  public var working: [Name] {
    get { shared.storage.values.working }
    set { shared.own().values.working = newValue }
  }
  /// The ids of the fields that have a validator of the app's.
  public var validated: [Name] {
    get { shared.storage.values.validated }
    set { shared.own().values.validated = newValue }
  }
  /// Seconds that work may take before it counts as failed; nothing lets it take any time.
  public var workTimeout: Double? {
    get { shared.storage.values.workTimeout }
    set { shared.own().values.workTimeout = newValue }
  }
  public var texts: SessionTexts {
    get { shared.storage.values.texts }
    set { shared.own().values.texts = newValue }
  }

  /// Makes options; no work and no validators by default.
  public init(
    working: [Name] = [], validated: [Name] = [], workTimeout: Double? = nil,
    texts: SessionTexts = SessionTexts()
  ) {
    shared = Shared(Values(working: working, validated: validated, workTimeout: workTimeout, texts: texts))
  }
}
