/// A document to load.
public struct SourceRequest: Hashable, Sendable {
  /// Where it is.
  public var address: WebAddress
  /// What to ask for, as `Accept` says it.
  public var accepts: String
  /// What is known of the last full load; the server may then answer that nothing has changed.
  public var validators: Validators
  /// Whether caches on the way have to ask the server.
  public var bypassesCaches: Bool
  /// How long and how much.
  public var limits: SourceLimits

  /// Makes a request for a full load that any cache may answer.
  public init(
    address: WebAddress, accepts: String = "*/*", validators: Validators = Validators(),
    bypassesCaches: Bool = false, limits: SourceLimits = SourceLimits()
  ) {
    self.address = address
    self.accepts = accepts
    self.validators = validators
    self.bypassesCaches = bypassesCaches
    self.limits = limits
  }
}
