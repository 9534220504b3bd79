internal import Heed
package import HeedDocument
internal import HeedFindings

/// Reads `heed.json`; docs/matrix.md says what may stand there.
package struct MatrixConfigurationReader {
  /// The largest file, in bytes.
  package static let mostBytes = 1 << 20
  /// More than anybody lists; each of several axes of that length would be too much to draw.
  private static let mostValues = 1000

  private let tree: JSONTree
  private var issues: [DocumentIssue] = []

  /// Reads a configuration.
  ///
  /// - Throws: everything that is wrong with it, each with its place.
  package static func read(_ bytes: [UInt8]) throws(DocumentError) -> MatrixConfiguration {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(bytes, maxBytes: mostBytes, maxDepth: 8)
    } catch {
      let place = SourcePosition(of: error.offset, in: bytes)
      throw DocumentError(issues: [
        DocumentIssue(
          line: place.line, column: place.column, path: "", reason: error.reason.string)
      ])
    }
    var reader = MatrixConfigurationReader(tree: tree)
    let configuration = reader.configuration()
    if !reader.issues.isEmpty { throw DocumentError(issues: reader.issues) }
    return configuration
  }

  private init(tree: JSONTree) { self.tree = tree }

  private mutating func configuration() -> MatrixConfiguration {
    var configuration = MatrixConfiguration()
    guard tree.root.kind == .object else {
      note(tree.root, "", "a configuration is an object, such as {\"documents\": [\"alert.json\"]}")
      return configuration
    }
    for (key, node) in members(of: tree.root, "", known: MatrixKey.allCases.map { $0.rawValue }) {
      guard let key = MatrixKey(rawValue: key) else { continue }
      if key == .silence {
        configuration.silences = silences(node)
      } else {
        take(key, node, into: &configuration)
      }
    }
    if let languages = configuration.languages, languages.isEmpty, configuration.strings == nil {
      let node = tree.children(of: tree.root).first { tree.keyText($0) == "languages" }
      note(node ?? tree.root, "languages", "'all' are those of 'strings', which is not given")
    }
    return configuration
  }

  /// Takes a text or a list of texts.
  private mutating func take(
    _ key: MatrixKey, _ node: JSONNode, into configuration: inout MatrixConfiguration
  ) {
    let isSingle = key == .strings || key == .output || key == .baseLanguage
    var nodes = [node]
    if node.kind == .array, !isSingle {
      nodes = tree.children(of: node)
      if nodes.isEmpty {
        return note(node, key.rawValue, "this list is empty; leave it out, or name something")
      }
      if nodes.count > Self.mostValues {
        return note(node, key.rawValue, "this list has more than \(Self.mostValues) values")
      }
    }
    var words: [String] = []
    for (index, part) in nodes.enumerated() {
      let path = node.kind == .array && !isSingle ? "\(key.rawValue)[\(index)]" : key.rawValue
      switch part.kind {
      case .string:
        let word = tree.string(part)
        if word.isEmpty || word.utf8.contains(0) {
          return note(part, path, "this text is empty, or has a zero character")
        }
        words.append(word)
      case .number where key == .scales: words.append("\(Int(min(max(part.number, 0), 99)))")
      default:
        return note(
          part, path,
          isSingle ? "this has to be a text" : "this has to be a text or a list of texts")
      }
    }
    do throws(WordFault) {
      try configuration.take(key, words) { WordFault(index: $0, fault: $1) }
    } catch {
      let path = node.kind == .array ? "\(key.rawValue)[\(error.index)]" : key.rawValue
      note(nodes[error.index], path, error.fault.reason, suggestion: error.fault.suggestion)
    }
  }

  private struct WordFault: Error {
    let index: Int
    let fault: MatrixWord.Fault
  }

  private mutating func silences(_ node: JSONNode) -> [MatrixSilence] {
    guard node.kind == .array else {
      note(node, "silence", "this has to be a list of objects with 'code' and 'reason'")
      return []
    }
    let elements = tree.children(of: node)
    if elements.count > Self.mostValues {
      note(node, "silence", "this list has more than \(Self.mostValues) values")
      return []
    }
    return elements.enumerated().compactMap { silence($1, "silence[\($0)]") }
  }

  private mutating func silence(_ node: JSONNode, _ path: String) -> MatrixSilence? {
    guard node.kind == .object else {
      note(node, path, "this has to be an object with 'code' and 'reason'")
      return nil
    }
    var values: [String: (text: String, node: JSONNode)] = [:]
    for (key, value) in members(
      of: node, path, known: ["code", "reason", "document", "language"])
    {
      guard value.kind == .string, !tree.string(value).isEmpty else {
        note(value, "\(path).\(key)", "this has to be a text, and not an empty one")
        return nil
      }
      values[key] = (tree.string(value), value)
    }
    guard let code = values["code"] else {
      note(node, path, "'code' is missing: which finding is meant, such as \"text-cut-off\"")
      return nil
    }
    guard let reason = values["reason"]?.text else {
      note(node, path, "'reason' is missing: why the finding is meant to stay")
      return nil
    }
    guard let found = Finding.Code.all.first(where: { $0.name == code.text }) else {
      note(
        code.node, "\(path).code", "there is no finding '\(code.text)'",
        suggestion: Spelling.closest(to: code.text, among: Finding.Code.all.map { $0.name }))
      return nil
    }
    var language: Name?
    if let tag = values["language"] {
      do throws(MatrixWord.Fault) {
        language = try MatrixWord.languages(tag.text).first
      } catch {
        note(tag.node, "\(path).language", error.reason)
      }
    }
    let place = SourcePosition(of: node.offset, in: tree.bytes)
    return MatrixSilence(
      found, document: values["document"]?.text, language: language, reason: reason,
      line: place.line, column: place.column)
  }

  /// The members of an object; each that is not known, or there twice, is an issue.
  private mutating func members(
    of node: JSONNode, _ path: String, known: [String]
  ) -> [(key: String, value: JSONNode)] {
    var found: [(key: String, value: JSONNode)] = []
    for child in tree.children(of: node) {
      let key = tree.keyText(child)
      let place = path.isEmpty ? key : "\(path).\(key)"
      if key == "$schema" || key == "heed", path.isEmpty {
        if key == "heed" {
          note(
            child, key, "this is an alert document; a configuration says which documents to draw",
            at: child.keyOffset)
        }
      } else if !known.contains(key) {
        note(
          child, place, "unknown key '\(key)'",
          suggestion: Spelling.closest(to: key, among: known), at: child.keyOffset)
      } else if found.contains(where: { $0.key == key }) {
        note(child, place, "'\(key)' stands here twice; remove one", at: child.keyOffset)
      } else {
        found.append((key, child))
      }
      if issues.count >= 50 { break }
    }
    return found
  }

  private mutating func note(
    _ node: JSONNode, _ path: String, _ reason: String, suggestion: String? = nil,
    at offset: Int? = nil
  ) {
    let place = SourcePosition(of: offset ?? node.offset, in: tree.bytes)
    issues.append(
      DocumentIssue(
        line: place.line, column: place.column, path: Name(path), reason: reason,
        suggestion: suggestion))
  }
}
