public import Heed

/// What a document says: an alert, and what was passed over to read it.
public struct Document: Hashable, Sendable {
  /// The alert, free of ``Heed/Alert/problems``.
  public var alert: Alert
  /// What was passed over, in the order in which it stands; empty after a strict reading, unless
  /// the fallback is used.
  public var issues: [DocumentIssue]
  /// Whether the alert is the document's fallback, because the document asks for what is not known.
  public var usedFallback: Bool

  /// Makes a document.
  public init(alert: Alert, issues: [DocumentIssue] = [], usedFallback: Bool = false) {
    self.alert = alert
    self.issues = issues
    self.usedFallback = usedFallback
  }
}
