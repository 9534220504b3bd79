internal import Heed

/// Collects the members of an object in the order in which they are written.
struct ObjectBuilder {
  private var members: [JSONMember] = []

  var value: JSONValue { JSONValue(.object(members)) }

  /// Adds a member, unless there is nothing to write.
  mutating func add(_ key: Name, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key: key, offset: 0, value: value)) }
  }
}
