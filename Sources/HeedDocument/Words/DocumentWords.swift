internal import Heed

/// Puts what a reading noted into sentences.
///
/// It is apart from the reading so that a web page need not carry it.
struct DocumentWords {
  let decoder: DocumentDecoder
  var tree: JSONTree { decoder.tree }

  init(_ decoder: DocumentDecoder) { self.decoder = decoder }

  /// The issues of errors where there are any, else of what was passed over.
  func issues() -> [DocumentIssue] {
    var issues: [DocumentIssue] = []
    decoder.forEachNote { issues.append(issue(of: $0)) }
    return issues
  }

  private func issue(of note: DocumentNote) -> DocumentIssue {
    let position = SourcePosition(of: note.offset, in: tree.bytes)
    var path = DocumentPath(to: note.offset, in: tree)
    if let problem = note.problem { path.append(problem.facts.steps[note.detail...]) }
    let suggestion = suggestion(for: note)
    return DocumentIssue(
      line: position.line, column: position.column, path: path.name,
      reason: reason(of: note, hasSuggestion: suggestion != nil).string,
      suggestion: suggestion, severity: note.isError ? .error : .skipped,
      problem: note.problem?.code)
  }

  /// The names that could have stood where a note is.
  private func names(for note: DocumentNote) -> [String] {
    switch note.fault {
    case .unknownValue, .notOneOf: note.names.words
    case .unknownKey: keys(of: note)
    case .unknownBlock, .noBlockKind: DocumentKeyGroup.blocks.keys.words
    case .noKind: DocumentKeyGroup(rawValue: UInt8(note.detail))?.keys.words ?? []
    default: []
    }
  }

  /// The name that was probably meant.
  private func suggestion(for note: DocumentNote) -> String? {
    switch note.fault {
    case .unknownValue, .unknownKey, .unknownBlock:
      Spelling.closest(to: text(at: note), among: names(for: note))
    default: nil
    }
  }

  /// The text that stands where a note is: a key, or a value.
  func text(at note: DocumentNote) -> String { String(bytes: tree.text(at: note.offset)) }

  /// A place as it is written in a sentence, such as `3:14`.
  func position(of offset: Int) -> Phrase {
    let position = SourcePosition(of: offset, in: tree.bytes)
    return "\(position.line):\(position.column)"
  }

  /// Names in quotes behind the words that offer them.
  func offer(_ note: DocumentNote) -> Phrase {
    let names = names(for: note)
    return names.count > 1 ? "one of \(Quote.list(names))" : "\(Quote.list(names))"
  }

  /// What is wrong and what to do, unless a suggestion says so.
  private func reason(of note: DocumentNote, hasSuggestion: Bool) -> Phrase {
    if let expected = expected(of: note) {
      var reason: Phrase = "this has to be \(expected)"
      if isNull(at: note.offset) { reason += "; to leave it out, remove the key" }
      return reason
    }
    let advice: Phrase
    switch note.fault {
    case .unknownValue: advice = "; use \(offer(note))\(note.other.words)"
    case .unknownKey: advice = "; remove it, or use \(offer(note))"
    case .unknownBlock: advice = "; use \(offer(note))"
    default: return sentence(of: note)
    }
    let reason: Phrase = "\(sentence(of: note)) \(Quote.quoted(text(at: note)))"
    return hasSuggestion ? reason : reason + advice
  }

  private func isNull(at offset: Int) -> Bool {
    offset < tree.bytes.count && tree.bytes[offset] == UInt8(ascii: "n")
  }

  /// A sentence without its capital and its full stop, as it stands behind a colon.
  static func sentencePart(_ sentence: String) -> String {
    var bytes = sentence.bytes
    if let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") {
      bytes[0] = first | 0x20
    }
    if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    return String(bytes: bytes)
  }
}
