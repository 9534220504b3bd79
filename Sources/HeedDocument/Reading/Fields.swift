internal import Heed

/// An object whose keys have been checked.
struct Fields {
  let node: JSONNode

  /// The place of a key's value, which may be missing.
  subscript(key: Key) -> JSONPlace { JSONPlace(index: node.index, key: key) }
}

extension DocumentDecoder {
  /// The value at a place, if there is one.
  @inline(never)
  func find(_ place: JSONPlace) -> JSONNode? {
    guard let key = place.key else { return tree.nodes[place.index] }
    return tree.member(key, of: tree.nodes[place.index])
  }

  @inline(never)
  func has(_ place: JSONPlace) -> Bool { find(place) != nil }

  /// The members of an object, in which only these keys may stand and each only once.
  @inline(never)
  mutating func fields(_ value: JSONNode, _ keys: [Key], or other: StaticString = "") -> Fields? {
    guard value.kind == .object else {
      noteType(value, "\(other)an object in braces, such as {\"\(keys[0].name)\": …}")
      return nil
    }
    for member in tree.children(of: value) {
      guard let key = member.key, keys.contains(key) else {
        noteUnknownKey(member, keys)
        continue
      }
      // Members that are not there twice are their own first.
      if canNoteError, let first = tree.member(key, of: value), first.index != member.index {
        noteDuplicate(member, first)
      }
    }
    return Fields(node: value)
  }

  /// Keys as a sentence lists them.
  @inline(never)
  func names(of keys: [Key]) -> [String] {
    var names: [String] = []
    for key in keys { names.append(key.name) }
    return names
  }

  @inline(never)
  private mutating func noteUnknownKey(_ member: JSONNode, _ keys: [Key]) {
    if !canNoteUnknown { return }
    let name = tree.keyText(member)
    let names = names(of: keys)
    noteUnknown(member.keyOffset, "unknown key", name, among: names, "remove it, or use ")
  }

  @inline(never)
  private mutating func noteDuplicate(_ member: JSONNode, _ first: JSONNode) {
    if !canNoteError { return }
    noteError(
      member.keyOffset, nil,
      "the key '\(tree.keyText(member))' is already at \(position(of: first.keyOffset));"
        + " remove one of the two")
  }

  /// Notes a key that has to be there.
  @inline(never)
  mutating func noteMissing(_ key: Key, _ fields: Fields, _ example: StaticString) {
    note(fields.node.offset, "'\(key.name)' is missing; add \"\(key.name)\": \(example)")
  }

  /// The member of an object that has one of some keys; notes it when there is none or another.
  @inline(never)
  mutating func soleMember(of value: JSONNode, among kinds: [Key], _ what: StaticString)
    -> JSONNode?
  {
    var found: JSONNode?
    for member in tree.children(of: value) {
      guard let key = member.key, kinds.contains(key), key != found?.key else { continue }
      if let first = found?.key {
        note(
          member.keyOffset,
          "\(what) is of one kind, and here are '\(first.name)' and '\(key.name)'; remove one")
        return nil
      }
      found = member
    }
    if found == nil {
      note(
        value.offset,
        "\(what) has to be of one kind; add one of \(Quote.list(names(of: kinds)))")
    }
    return found
  }
}
