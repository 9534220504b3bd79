internal import Heed

/// The members of an object whose keys have been checked.
struct Fields {
  /// Where the object stands.
  let offset: Int
  fileprivate let members: [JSONMember]

  /// The value of a key, if it is there.
  subscript(key: Name) -> JSONValue? {
    for member in members where member.key == key { return member.value }
    return nil
  }
}

extension DocumentDecoder {
  /// The members of an object, in which only these keys may stand and each only once.
  mutating func fields(_ value: JSONValue, _ keys: [Name], or other: String = "") -> Fields? {
    guard case .object(let members) = value.kind else {
      noteType(value, "\(other)an object in braces, such as {\"\(keys[0])\": …}")
      return nil
    }
    var places: [Int?] = Array(repeating: nil, count: keys.count)
    for member in members {
      guard let index = keys.firstIndex(of: member.key) else {
        noteUnknownKey(member, keys)
        continue
      }
      if let first = places[index] {
        noteDuplicate(member, first)
      } else {
        places[index] = member.offset
      }
    }
    return Fields(offset: value.offset, members: members)
  }

  private mutating func noteUnknownKey(_ member: JSONMember, _ keys: [Name]) {
    var names: [String] = []
    for key in keys { names.append(key.string) }
    var reason = "unknown key \(Quote.quoted(member.key.string))"
    let suggestion = Spelling.nearest(to: member.key.string, among: names)
    if suggestion == nil {
      reason += "; remove it, or use \(keys.count > 1 ? "one of " : "")\(Quote.list(names))"
    }
    noteUnknown(member.offset, reason, suggestion: suggestion)
  }

  private mutating func noteDuplicate(_ member: JSONMember, _ first: Int) {
    noteError(
      member.offset, nil,
      "the key '\(member.key)' is already at \(position(of: first)); remove one of the two")
  }

  /// Notes a key that has to be there.
  mutating func noteMissing(_ key: Name, _ fields: Fields, _ example: String) {
    note(fields.offset, "'\(key)' is missing; add \"\(key)\": \(example)")
  }

  /// The one of some keys that an object has; notes it when there is none or more than one.
  mutating func soleKind(of value: JSONValue, among kinds: [Name], _ what: String) -> Int? {
    guard case .object(let members) = value.kind else { return nil }
    var found: Int?
    for member in members {
      guard let index = kinds.firstIndex(of: member.key), index != found else { continue }
      if let found {
        note(
          member.offset,
          "\(what) is of one kind, and here are '\(kinds[found])' and '\(kinds[index])'; remove one"
        )
        return nil
      }
      found = index
    }
    if found == nil {
      var names: [String] = []
      for kind in kinds { names.append(kind.string) }
      note(value.offset, "\(what) has to be of one kind; add one of \(Quote.list(names))")
    }
    return found
  }
}
