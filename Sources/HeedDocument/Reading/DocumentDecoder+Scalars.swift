internal import Heed

extension DocumentDecoder {
  /// Notes that a value is of another type than it has to be.
  mutating func noteType(_ value: JSONValue, _ expected: String) {
    var reason = "this has to be \(expected)"
    if case .null = value.kind { reason += "; to leave it out, remove the key" }
    note(value.offset, reason)
  }

  mutating func bool(_ value: JSONValue?) -> Bool? {
    guard let value else { return nil }
    if case .bool(let bool) = value.kind { return bool }
    noteType(value, "true or false")
    return nil
  }

  mutating func number(_ value: JSONValue?) -> Double? {
    guard let value else { return nil }
    if case .number(let number) = value.kind { return number }
    noteType(value, "a number, such as 12 or 0.5")
    return nil
  }

  mutating func whole(_ value: JSONValue?) -> Int? {
    guard let value else { return nil }
    if case .number(let number) = value.kind, let whole = Int(exactly: number) { return whole }
    noteType(value, "a whole number, such as 2")
    return nil
  }

  mutating func string(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    if case .string(let string) = value.kind { return string }
    noteType(value, "text in double quotes")
    return nil
  }

  mutating func name(_ value: JSONValue?) -> Name? {
    string(value).map { Name($0) }
  }

  /// The elements of a list.
  mutating func list(_ value: JSONValue?, of what: String) -> [JSONValue] {
    guard let value else { return [] }
    if case .array(let elements) = value.kind { return elements }
    noteType(value, "a list of \(what) in brackets, [\u{2026}]")
    return []
  }

  /// The numbers of a list that has one of two lengths.
  mutating func numbers(
    _ value: JSONValue, _ count: Int, or other: Int? = nil, _ expected: String
  ) -> [Double]? {
    var numbers: [Double] = []
    if case .array(let elements) = value.kind {
      for element in elements {
        guard case .number(let number) = element.kind else {
          _ = self.number(element)
          return nil
        }
        numbers.append(number)
      }
      if numbers.count == count || numbers.count == other { return numbers }
    }
    noteType(value, expected)
    return nil
  }

  /// Which of some names a value is.
  mutating func index(_ value: JSONValue, among names: [String], or other: String = "") -> Int? {
    guard case .string(let string) = value.kind else {
      noteType(value, (names.count > 1 ? "one of " : "") + Quote.list(names) + other)
      return nil
    }
    if let index = names.firstIndex(where: { $0.utf8.elementsEqual(string.utf8) }) {
      return index
    }
    var reason = "unknown value \(Quote.quoted(string))"
    let suggestion = Spelling.nearest(to: string, among: names)
    if suggestion == nil {
      reason += "; use \(names.count > 1 ? "one of " : "")\(Quote.list(names))\(other)"
    }
    note(value.offset, reason, suggestion: suggestion)
    return nil
  }

  /// The case that a name stands for.
  mutating func kind<Kind: NamedKind>(_ value: JSONValue?, or other: String = "") -> Kind? {
    guard let value else { return nil }
    let kinds = Array(Kind.allCases)
    var names: [String] = []
    for kind in kinds { names.append(kind.rawValue) }
    return index(value, among: names, or: other).map { kinds[$0] }
  }

  /// The member of a set that a name stands for.
  mutating func option<Option: OpenSet>(_ value: JSONValue?, or other: String = "") -> Option? {
    let kind: Option.Kind? = kind(value, or: other)
    return kind.map { Option(kind: $0) }
  }
}
