internal import Heed

extension DocumentDecoder {
  @inline(never)
  func bool(_ value: Int) -> Bool? {
    if tree.kind(value) == .true { return true }
    if tree.kind(value) == .false { return false }
    note(.notBool, of: value)
    return nil
  }

  @inline(never)
  func number(_ value: Int) -> Double? {
    if tree.kind(value) == .number { return tree.number(value) }
    note(.notNumber, of: value)
    return nil
  }

  @inline(never)
  func whole(_ value: Int) -> Int? {
    if tree.kind(value) == .number, let whole = Int(exactly: tree.number(value)) { return whole }
    note(.notWhole, of: value)
    return nil
  }

  @inline(never)
  func string(_ value: Int) -> String? {
    if tree.kind(value) == .string { return tree.string(value) }
    note(.notText, of: value)
    return nil
  }

  @inline(never)
  func name(_ value: Int) -> Name? {
    string(value).map { Name($0) }
  }

  /// Reads the numbers of a list that has one of two lengths; says which, or 0.
  @inline(never)
  func count(_ value: Int, _ count: Int, or other: Int, _ fault: DocumentFault) -> Int {
    if tree.kind(value) == .array {
      var found = 0
      var element = tree.first(value)
      while element < tree.end(value) {
        guard let number = number(element) else { return 0 }
        switch found {
        case 0: figures.0 = number
        case 1: figures.1 = number
        case 2: figures.2 = number
        default: figures.3 = number
        }
        found += 1
        element = tree.end(element)
      }
      if found == count || found == other { return found }
    }
    note(fault, of: value)
    return 0
  }

  /// Which of some names a value is; -1 where it is none of them, which is noted.
  @inline(never)
  func index(
    _ value: Int, among names: WordList, or other: DocumentAlternative = .nothing
  ) -> Int {
    let isText = tree.kind(value) == .string
    if isText, let index = names.index(of: tree.text(at: tree.offset(value))) { return index }
    note(
      isText ? .unknownValue : .notOneOf, at: tree.offset(value), names: names, other: other)
    return -1
  }

  /// The case that a name stands for.
  @inline(__always)
  func kind<Kind: NamedKind>(_ value: Int, or other: DocumentAlternative = .nothing) -> Kind? {
    Kind(index: index(value, among: Kind.names, or: other))
  }

  /// The member that a name stands for.
  @inline(__always)
  func option<Option: OpenSet>(_ value: Int) -> Option? {
    let kind: Option.Kind? = kind(value)
    return kind.map { Option(kind: $0) }
  }
}
