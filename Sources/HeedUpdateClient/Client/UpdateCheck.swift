public import HeedUpdate

/// What a check came to.
public struct UpdateCheck: Sendable {
  /// What to do now.
  public var decision: Decision
  /// The document that it was decided from; nothing where there never was one that counted.
  public var document: UpdateDocument?
  /// Why the source brought no new document; the last good one counts then.
  public var failure: UpdateError?
  /// Whether the document was kept from an earlier check.
  public var isFromStore: Bool
  /// What went wrong with the state, if anything; the decision holds nevertheless.
  public var storage: [UpdateError]
  /// What is remembered after the check.
  public var state: UpdateState
}
