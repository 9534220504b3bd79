internal import Heed
internal import HeedDocument

/// Reads values out of JSON and notes what does not fit, each with its place.
struct JSONDecoder {
  let tree: JSONTree
  /// Whether all that is noted counts as an error; else it is passed over.
  let isStrict: Bool
  /// How many values could not be read; unknown keys are not among them.
  private(set) var faults = 0
  private(set) var issues: [DocumentIssue] = []
  /// Whether something was noted that no mode passes over.
  private(set) var hasErrors = false
  private let mostIssues: Int
  private static let mostSuggestions = 512
  /// What was most likely meant by keys that are not known, since a hostile file repeats them.
  private var suggestions: [Name: Int?] = [:]

  /// Parses a text.
  init(_ bytes: [UInt8], maxBytes: Int, maxDepth: Int, isStrict: Bool, issues mostIssues: Int)
    throws(DocumentError)
  {
    do throws(JSONError) {
      tree = try JSONParser.parse(
        bytes, maxBytes: maxBytes, maxDepth: maxDepth, keepsHugeNumbers: true)
    } catch {
      let place = SourcePosition(of: error.offset, in: bytes)
      throw DocumentError(issues: [
        DocumentIssue(
          line: place.line, column: place.column, path: "", reason: error.reason.string)
      ])
    }
    self.isStrict = isStrict
    self.mostIssues = max(1, mostIssues)
  }

  // MARK: Issues

  /// Notes a value that cannot be read.
  mutating func note(_ offset: Int, _ reason: Phrase, suggestion: String? = nil) {
    faults += 1
    add(offset, reason, suggestion, isStrict ? .error : .skipped)
  }

  /// Notes something that no mode passes over.
  mutating func noteError(_ offset: Int, _ reason: Phrase) {
    faults += 1
    add(offset, reason, nil, .error)
  }

  /// Notes a key that is not known.
  ///
  /// - Returns: The place of the key that was most likely meant, if there is one.
  mutating func noteUnknownKey<Keys: NamedKind>(
    _ node: JSONNode, _ name: String, _ keys: Keys.Type
  ) -> Int? {
    let place = closest(to: name, keys)
    let suggestion = place.map { Keys.names[$0] }
    var reason: Phrase = "unknown key '\(Quoting.cleaned(name))'"
    if suggestion == nil { reason += "; remove it" }
    add(node.keyOffset, reason, suggestion, isStrict ? .error : .skipped)
    return place
  }

  /// The place of the closest key; only so many different ones are compared, which takes long.
  private mutating func closest<Keys: NamedKind>(to name: String, _ keys: Keys.Type) -> Int? {
    // A longer one was no slip.
    if name.utf8.count > 40 { return nil }
    let key = Name(Keys.names[0]) / Name(name)
    if let known = suggestions[key] { return known }
    guard suggestions.count < JSONDecoder.mostSuggestions else { return nil }
    let place = Spelling.closest(to: name, among: Keys.names.words)
      .flatMap { Keys.names.index(of: $0.bytes) }
    suggestions[key] = .some(place)
    return place
  }

  mutating func noteType(_ node: JSONNode, _ expected: Phrase) {
    var reason: Phrase = "this has to be \(expected)"
    if node.kind == .null { reason += "; to leave it out, remove the key" }
    note(node.offset, reason)
  }

  private mutating func add(
    _ offset: Int, _ reason: Phrase, _ suggestion: String?, _ severity: DocumentIssue.Severity
  ) {
    let isFirstError = severity == .error && !hasErrors
    if severity == .error { hasErrors = true }
    // Finding the place of each of very many takes too long.
    guard issues.count < mostIssues || isFirstError else { return }
    let place = SourcePosition(of: offset, in: tree.bytes)
    issues.append(
      DocumentIssue(
        line: place.line, column: place.column, path: DocumentPath(to: offset, in: tree).name,
        reason: reason.string, suggestion: suggestion, severity: severity))
  }

  /// The issues, or those that are errors as an error.
  func checked() throws(DocumentError) -> [DocumentIssue] {
    if hasErrors { throw DocumentError(issues: issues.filter { $0.severity == .error }) }
    return issues
  }
}
