/// A text of an alert that is not what its key means.
public struct UnresolvedText: Hashable, Sendable {
  /// Where it is, as a document names it, such as `actions[1].title`.
  public var path: Name
  public var key: Name
  /// Why its places could not be filled as meant; nothing where there is no text for the key.
  public var problem: String?

  /// Makes one.
  public init(path: Name, key: Name, problem: String? = nil) {
    self.path = path
    self.key = key
    self.problem = problem
  }

  public static func == (lhs: UnresolvedText, rhs: UnresolvedText) -> Bool {
    lhs.path == rhs.path && lhs.key == rhs.key && isSameText(lhs.problem, rhs.problem)
  }
}
