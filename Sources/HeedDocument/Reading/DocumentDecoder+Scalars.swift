internal import Heed

extension DocumentDecoder {
  /// Notes that a value is of another type than it has to be.
  @inline(never)
  mutating func noteType(_ value: JSONNode, _ expected: Phrase) {
    var reason: Phrase = "this has to be \(expected)"
    if value.kind == .null { reason += "; to leave it out, remove the key" }
    note(value.offset, reason)
  }

  @inline(never)
  mutating func bool(_ place: JSONPlace) -> Bool? {
    guard let value = find(place) else { return nil }
    if value.kind == .true { return true }
    if value.kind == .false { return false }
    noteType(value, "true or false")
    return nil
  }

  @inline(never)
  mutating func number(_ place: JSONPlace) -> Double? {
    guard let value = find(place) else { return nil }
    if value.kind == .number { return value.number }
    noteType(value, "a number, such as 12 or 0.5")
    return nil
  }

  @inline(never)
  mutating func whole(_ place: JSONPlace) -> Int? {
    guard let value = find(place) else { return nil }
    if value.kind == .number, let whole = Int(exactly: value.number) { return whole }
    noteType(value, "a whole number, such as 2")
    return nil
  }

  @inline(never)
  mutating func string(_ place: JSONPlace) -> String? {
    guard let value = find(place) else { return nil }
    if value.kind == .string { return tree.string(value) }
    noteType(value, "text in double quotes")
    return nil
  }

  @inline(never)
  mutating func name(_ place: JSONPlace) -> Name? {
    string(place).map { Name($0) }
  }

  /// The elements of a list.
  @inline(never)
  mutating func list(_ place: JSONPlace, of what: StaticString) -> [JSONNode] {
    guard let value = find(place) else { return [] }
    if value.kind == .array { return tree.children(of: value) }
    noteType(value, "a list of \(what) in brackets, […]")
    return []
  }

  /// The numbers of a list that has one of two lengths.
  @inline(never)
  mutating func numbers(
    _ value: JSONNode, _ count: Int, or other: Int? = nil, _ expected: StaticString
  ) -> [Double]? {
    if value.kind == .array {
      var numbers: [Double] = []
      for element in tree.children(of: value) {
        guard let number = number(element.place) else { return nil }
        numbers.append(number)
      }
      if numbers.count == count || numbers.count == other { return numbers }
    }
    noteType(value, "\(expected)")
    return nil
  }

  /// Which of some names the value at a place is; nothing where it is missing or wrong.
  @inline(never)
  mutating func index(_ place: JSONPlace, among names: WordList, or other: StaticString = "")
    -> Int?
  {
    guard let value = find(place) else { return nil }
    guard value.kind == .string else {
      noteType(value, "\(offer(names.words))\(other)")
      return nil
    }
    let string = tree.string(value)
    if let index = names.index(of: string.bytes) { return index }
    let names = names.words
    var reason: Phrase = "unknown value \(Quote.quoted(string))"
    let suggestion = Spelling.closest(to: string, among: names)
    if suggestion == nil {
      reason += "; use \(offer(names))\(other)"
    }
    note(value.offset, reason, suggestion: suggestion)
    return nil
  }

  /// Names in quotes behind the words that offer them.
  @inline(never)
  private func offer(_ names: [String]) -> Phrase {
    names.count > 1 ? "one of \(Quote.list(names))" : "\(Quote.list(names))"
  }

  /// Notes a key that is none of some names, with what to do unless one of them was meant.
  mutating func noteUnknown(
    _ offset: Int, _ what: StaticString, _ name: String, among names: [String],
    _ advice: StaticString
  ) {
    var reason: Phrase = "\(what) \(Quote.quoted(name))"
    let suggestion = Spelling.closest(to: name, among: names)
    if suggestion == nil {
      reason += "; \(advice)\(offer(names))"
    }
    noteUnknown(offset, reason, suggestion: suggestion)
  }

  /// The case that a name stands for.
  @inline(never)
  mutating func kind<Kind: NamedKind>(_ place: JSONPlace, or other: StaticString = "") -> Kind? {
    index(place, among: Kind.names, or: other).flatMap { Kind(index: $0) }
  }
}
