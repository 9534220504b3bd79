/// Why a document could not be had or may not be used.
///
/// None of these blocks anybody: the last good document goes on being used.
public struct UpdateError: Error, Hashable, Sendable {
  /// What went wrong, for programs.
  public var kind: Kind
  /// What is wrong and what to do, in English, for people.
  public var reason: String
  /// The status of HTTP, where the server gave one that was not expected.
  public var status: Int?

  /// Makes an error.
  public init(_ kind: Kind, _ reason: String, status: Int? = nil) {
    self.kind = kind
    self.reason = reason
    self.status = status
  }
}

extension UpdateError: CustomStringConvertible {
  public var description: String { kind.description + ": " + reason }
}
