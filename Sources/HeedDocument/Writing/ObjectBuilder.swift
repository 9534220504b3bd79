internal import Heed

/// Collects the members of an object in the order in which they are written.
struct ObjectBuilder {
  private var members: [(key: String, value: JSONValue)] = []

  var value: JSONValue { .object(members) }

  /// Adds a member, unless there is nothing to write.
  mutating func add(_ key: Key, _ value: JSONValue?) {
    if let value { members.append((key.name, value)) }
  }
}
