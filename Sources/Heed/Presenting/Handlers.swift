/// What runs while an alert is up, by the ids of its actions and fields.
///
/// It is given when the alert is presented and is no part of the ``Alert``, which stays data. An action
/// without work ends the alert as it is chosen; one with work shows that it is busy until the work is
/// over. The views of slots are the host's own affair.
///
/// Outside Embedded Swift everything runs on the main actor.
public struct Handlers {
  #if hasFeature(Embedded)
    /// Begins an action's work.
    public typealias Work = (WorkContext) -> Void
    /// Begins to check a field's text.
    public typealias Validator = (ValidationContext) -> Void
    /// Is told an id.
    public typealias Listener = (Name) -> Void
  #else
    /// Begins an action's work.
    public typealias Work = @MainActor (WorkContext) -> Void
    /// Begins to check a field's text.
    public typealias Validator = @MainActor (ValidationContext) -> Void
    /// Is told an id.
    public typealias Listener = @MainActor (Name) -> Void
  #endif

  private var works: [(action: Name, begin: Work)] = []
  private var validators: [(field: Name, begin: Validator)] = []
  /// Opens a link that the person touched; the host does by default.
  public var openLink: Listener?
  /// Runs when an action was chosen that has no work and keeps the alert open.
  public var onKeptOpen: Listener?
  #if !hasFeature(Embedded)
    /// The message that is shown where work or a validator throws; nothing shows a usual one.
    ///
    /// By default it is the message of a ``PresentableError``.
    public var message: @MainActor (any Error) -> String? = {
      ($0 as? any PresentableError)?.message
    }
  #endif

  /// Makes handlers that do nothing.
  public init() {}

  /// Begins work when an action is chosen; the work goes on until ``WorkContext/finish(_:)``.
  ///
  /// Work that was set for the action before is forgotten.
  public mutating func beginWork(on action: Name, _ begin: @escaping Work) {
    works.removeAll { $0.action == action }
    works.add((action, begin))
  }

  /// Begins to check a field whenever its text changed and its own rules hold; the field counts as
  /// valid when ``ValidationContext/finish(error:)`` says so.
  ///
  /// A validator that was set for the field before is forgotten.
  public mutating func beginValidation(of field: Name, _ begin: @escaping Validator) {
    validators.removeAll { $0.field == field }
    validators.add((field, begin))
  }

  var working: [Name] { works.map { $0.action } }
  var validated: [Name] { validators.map { $0.field } }

  func work(on action: Name) -> Work? {
    works.first { $0.action == action }?.begin
  }

  func validator(of field: Name) -> Validator? {
    validators.first { $0.field == field }?.begin
  }
}

#if !hasFeature(Embedded)
  extension Handlers: Sendable {}
#endif
