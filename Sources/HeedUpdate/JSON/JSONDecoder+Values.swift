internal import Heed
internal import HeedDocument

/// Each of these gives nothing where there is no value, or notes that it cannot be read.
extension JSONDecoder {
  mutating func string(_ node: JSONNode?) -> String? {
    guard let node else { return nil }
    if node.kind == .string { return tree.string(node) }
    noteType(node, "text in double quotes")
    return nil
  }

  /// A text that is not empty.
  mutating func name(_ node: JSONNode?) -> Name? {
    guard let node, let text = string(node) else { return nil }
    if !text.utf8.isEmpty { return Name(text) }
    note(node.offset, "this cannot be empty; to leave it out, remove the key")
    return nil
  }

  mutating func bool(_ node: JSONNode?) -> Bool? {
    guard let node else { return nil }
    if node.kind == .true { return true }
    if node.kind == .false { return false }
    noteType(node, "true or false")
    return nil
  }

  mutating func number(_ node: JSONNode?, in range: ClosedRange<Double>) -> Double? {
    guard let node else { return nil }
    guard node.kind == .number else {
      noteType(node, "a number, such as 12 or 0.5")
      return nil
    }
    if range.contains(node.number) { return node.number }
    note(
      node.offset,
      "this has to be from \(JSONDecoder.text(range.lowerBound)) to"
        + " \(JSONDecoder.text(range.upperBound)) and is \(JSONDecoder.text(node.number))")
    return nil
  }

  /// A number as a person writes it: without a fraction where it has none.
  static func text(_ number: Double) -> Phrase {
    if let whole = Int64(exactly: number) { return "\(whole.description)" }
    return number.isFinite ? "\(number)" : "too large a number"
  }

  mutating func whole(_ node: JSONNode?, in range: ClosedRange<Double>) -> UInt64? {
    guard let node, let number = number(node, in: range) else { return nil }
    if let whole = UInt64(exactly: number) { return whole }
    note(node.offset, "this has to be a whole number, such as 2")
    return nil
  }

  /// The elements of a list, at most so many.
  mutating func list(_ node: JSONNode?, of what: StaticString, most: Int) -> [JSONNode] {
    guard let node else { return [] }
    guard node.kind == .array else {
      noteType(node, "a list of \(what) in brackets, […]")
      return []
    }
    let elements = tree.children(of: node)
    if elements.count <= most { return elements }
    note(node.offset, "there are \(elements.count) \(what), and \(most) is the most")
    return Array(elements[..<most])
  }

  mutating func names(_ node: JSONNode?, of what: StaticString) -> [Name] {
    var names: [Name] = []
    for element in list(node, of: what, most: 64) {
      if let name = name(element) { names.append(name) }
    }
    return names
  }

  mutating func option<Option: OpenSet>(_ node: JSONNode?, _ type: Option.Type) -> Option? {
    guard let node, let text = string(node) else { return nil }
    if let kind = Option.Kind(name: Name(text)) { return Option(kind: kind) }
    let names = Option.Kind.names.words
    let suggestion = Spelling.closest(to: text, among: names)
    var reason: Phrase = "unknown value '\(Quoting.cleaned(text))'"
    if suggestion == nil {
      reason += "; use one of "
      for (index, name) in names.enumerated() { reason += index > 0 ? ", '\(name)'" : "'\(name)'" }
    }
    note(node.offset, reason, suggestion: suggestion)
    return nil
  }

  mutating func version(_ node: JSONNode?) -> Version? {
    guard let node else { return nil }
    guard node.kind == .string else {
      noteType(node, "a version in double quotes, such as \"2.10\", since numbers lose their zeros")
      return nil
    }
    do throws(VersionError) {
      return try Version(within: tree.string(node))
    } catch {
      note(node.offset, "\(error.description)")
      return nil
    }
  }

  mutating func compared(_ node: JSONNode?) -> ComparedVersion? {
    version(node).map { ComparedVersion($0) }
  }

  mutating func moment(_ node: JSONNode?) -> Timestamp? {
    guard let node, let text = string(node) else { return nil }
    do throws(TimestampError) {
      return try Timestamp(iso8601: text)
    } catch {
      note(node.offset, "\(error.description)")
      return nil
    }
  }

  private static let mostLanguages = 256

  /// A text, or an object with one for each language.
  mutating func localized(_ node: JSONNode?) -> LocalizedText? {
    guard let node else { return nil }
    if node.kind == .string { return LocalizedText(tree.string(node)) }
    guard node.kind == .object else {
      noteType(node, "text in double quotes, or an object such as {\"en\": …, \"de\": …}")
      return nil
    }
    var entries: [LocalizedText.Entry] = []
    let members = tree.children(of: node)
    let most = JSONDecoder.mostLanguages
    if members.count > most {
      note(node.offset, "there are \(members.count) languages, and \(most) is the most")
    }
    for member in members.prefix(most) {
      guard let text = string(member) else { continue }
      entries.append(LocalizedText.Entry(language: Name(tree.keyText(member)), text: text))
    }
    return entries.isEmpty ? nil : LocalizedText(entries)
  }
}
