internal import Heed

/// A walk through the members of an object.
final class DocumentMembers {
  /// The object, at which the walk begins, and the member at hand.
  let object: Int
  var value: Int
  /// Its key, where it is one that documents have.
  var key: Key?
  fileprivate var next: Int
  fileprivate let end: Int
  /// The keys that were there already, a bit each.
  private var seen: (UInt64, UInt64, UInt64) = (0, 0, 0)

  fileprivate init(of value: Int, from first: Int, to end: Int) {
    object = value
    self.value = value
    next = first
    self.end = end
  }

  /// Changes whether a key was there already; says whether it was.
  @inline(never)
  fileprivate func flip(_ key: Key) -> Bool {
    let bit: UInt64 = 1 << UInt64(key.rawValue & 63)
    switch key.rawValue >> 6 {
    case 0:
      seen.0 ^= bit
      return seen.0 & bit == 0
    case 1:
      seen.1 ^= bit
      return seen.1 & bit == 0
    default:
      seen.2 ^= bit
      return seen.2 & bit == 0
    }
  }
}

extension DocumentDecoder {
  /// Begins a walk through an object, before its first member; notes where it is none.
  @inline(never)
  func members(of value: Int, _ object: DocumentObject) -> DocumentMembers? {
    if tree.kind(value) == .object {
      return DocumentMembers(of: value, from: tree.first(value), to: tree.end(value))
    }
    note(.notObject, of: value, detail: Int(object.rawValue))
    return nil
  }

  /// Goes on to the next member, past those whose key was there already, which it notes.
  @inline(never)
  func advance(_ members: DocumentMembers) -> Bool {
    while members.next < members.end {
      members.value = members.next
      members.next = tree.end(members.value)
      members.key = tree.key(members.value)
      guard let key = members.key else { return true }
      if !members.flip(key) { return true }
      _ = members.flip(key)
      note(.duplicateKey, at: tree.keyOffset(members.value), .error)
    }
    return false
  }

  /// Notes a key that an object does not have.
  @inline(never)
  func noteUnknown(
    _ members: DocumentMembers, _ object: DocumentObject, kind: Key? = nil
  ) {
    // A walk begins before the first member, at the object itself.
    if members.value == members.object { return }
    // A key that does not belong here is not known each time, rather than there twice.
    if let key = members.key { _ = members.flip(key) }
    note(
      .unknownKey, at: tree.keyOffset(members.value), .optional,
      detail: Int(object.rawValue) | Int(kind?.rawValue ?? 0) << 8)
  }

  /// Notes every member of an object but one.
  @inline(never)
  func noteAll(_ value: Int, but key: Key, _ object: DocumentObject) {
    guard let members = members(of: value, object) else { return }
    repeat {
      if members.key != key { noteUnknown(members, object) }
    } while advance(members)
  }

  /// The places of a list's elements; empty where it has none, or is no list, which is noted.
  @inline(never)
  func elements(_ value: Int?, _ fault: DocumentFault) -> Range<Int> {
    guard let value else { return 0..<0 }
    if tree.kind(value) == .array { return tree.first(value)..<tree.end(value) }
    note(fault, of: value)
    return 0..<0
  }

  /// Notes that a list has more elements than a limit allows.
  @inline(never)
  func isTooLong(_ elements: Range<Int>, _ limit: Int, _ fault: DocumentFault) -> Bool {
    var count = 0
    var element = elements.lowerBound
    while element < elements.upperBound {
      if count >= limit {
        note(fault, at: tree.offset(element), .error)
        return true
      }
      count += 1
      element = tree.end(element)
    }
    return false
  }

  /// The member of an object that says of which kind it is; notes where there is none or another.
  @inline(never)
  func soleMember(of value: Int, _ group: DocumentKeyGroup) -> Int? {
    var found: Int?
    var member = tree.first(value)
    let end = tree.end(value)
    while member < end {
      if let key = tree.key(member), group.contains(key) {
        guard let first = found else {
          found = member
          member = tree.end(member)
          continue
        }
        if let other = tree.key(first), other != key {
          note(
            .twoKinds, at: tree.keyOffset(member),
            detail: Int(group.rawValue) | Int(other.rawValue) << 8)
          return nil
        }
      }
      member = tree.end(member)
    }
    if found == nil { note(.noKind, of: value, detail: Int(group.rawValue)) }
    return found
  }

  /// Whether a value is an object that has a key of a group.
  @inline(never)
  func hasMember(_ value: Int, _ group: DocumentKeyGroup) -> Bool {
    guard tree.kind(value) == .object else { return false }
    var member = tree.first(value)
    while member < tree.end(value) {
      if let key = tree.key(member), group.contains(key) { return true }
      member = tree.end(member)
    }
    return false
  }
}
