public import Heed

/// Something that an alert says and the system's own controller cannot show or do.
public struct SystemLimit: Hashable, Sendable, CustomStringConvertible {
  /// Where it is, as a document names it, such as `actions[1].color`; empty for the alert itself.
  public let path: Name
  /// What becomes of it instead, in one sentence.
  public let reason: String

  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
