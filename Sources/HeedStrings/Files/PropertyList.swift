internal import Heed

/// A value of a property list, with its place.
struct PropertyList: Sendable {
  indirect enum Value: Sendable {
    case text(String)
    case dictionary([Member])
    /// A list, a number, data: nothing that a text is made of.
    case other
  }

  struct Member: Sendable {
    var key: String
    var offset: Int
    var value: PropertyList
  }

  var value: Value
  var offset: Int

  /// The members of a dictionary; none of other values.
  var members: [Member] {
    if case .dictionary(let members) = value { return members }
    return []
  }

  /// The text of a member, or nothing.
  func text(_ key: StaticString) -> String? {
    for member in members where isSameText(member.key, key.description) {
      if case .text(let text) = member.value.value { return text }
    }
    return nil
  }

  /// How deep values may be nested.
  static let deepest = 32
}
