/// A key of the app's strings with what fills its places.
public struct LocalizedKey: Hashable, Sendable {
  public var key: Name
  /// What fills the places of the format, in order.
  public var arguments: [String]

  /// Makes a key; nothing fills its places by default.
  public init(_ key: Name, arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }

  public static func == (lhs: LocalizedKey, rhs: LocalizedKey) -> Bool {
    lhs.key == rhs.key && lhs.arguments.elementsEqual(rhs.arguments) { isSameText($0, $1) }
  }
}
