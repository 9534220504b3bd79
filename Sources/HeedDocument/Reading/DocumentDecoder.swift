internal import Heed

/// Turns the JSON of a document into an alert and notes what does not fit.
///
/// Its extensions read a kind of value each. They return what could be read; a fault is noted with
/// the value's place, from which the path is found when it is needed.
struct DocumentDecoder {
  let tree: JSONTree
  let mode: DocumentReader.Mode
  let limits: DocumentLimits
  let markup: MarkupReader?
  let texts: TextSource?
  var usedFallback = false
  /// Whether something is wrong that no mode passes over.
  private(set) var hasErrors = false
  /// Whether what was read lacks more than its look, so that checks of the whole mislead.
  var isDamaged = false
  /// The blocks' places in the document, which differ from the alert's where one was passed over.
  var blockIndices: [Int] = []
  /// What the alert was read from: the document, or one of its fallbacks.
  var alertNode: JSONNode?
  var textCount = 0
  private var findings: [Finding] = []

  private struct Finding {
    let offset: Int
    let path: Name
    let reason: String
    let suggestion: String?
    let severity: DocumentIssue.Severity
    var problem: AlertProblem.Code?
  }

  init(
    _ tree: JSONTree, mode: DocumentReader.Mode, limits: DocumentLimits, markup: MarkupReader?,
    texts: TextSource? = nil
  ) {
    self.tree = tree
    self.mode = mode
    self.limits = limits
    self.markup = markup
    self.texts = texts
  }

  // MARK: Findings

  /// Whether no more findings are kept: finding the path of each of very many takes too long.
  private var isFull: Bool { findings.count >= max(100, limits.issues) }

  /// Whether an error would still be noted; the first one is, however much was passed over.
  var canNoteError: Bool { !isFull || !hasErrors }

  /// Whether a key that is not known would still be noted.
  var canNoteUnknown: Bool { !isFull }

  /// Notes that a value cannot be read; passed over in a lenient reading if it is only a look.
  @inline(never)
  mutating func note(_ offset: Int, _ reason: Phrase, suggestion: String? = nil) {
    if !canNoteError { return }
    let path = DocumentPath(to: offset, in: tree)
    if !path.isLook { isDamaged = true }
    let isSkipped = mode == .lenient && path.isLook
    add(offset, path.name, reason, suggestion, isSkipped ? .skipped : .error)
  }

  /// Notes a key or another part that is not known; passed over in a lenient reading.
  @inline(never)
  mutating func noteUnknown(_ offset: Int, _ reason: Phrase, suggestion: String? = nil) {
    if !canNoteUnknown { return }
    let severity = mode == .lenient ? DocumentIssue.Severity.skipped : .error
    if severity == .error { isDamaged = true }
    add(offset, DocumentPath(to: offset, in: tree).name, reason, suggestion, severity)
  }

  /// Notes something that is passed over in every mode.
  @inline(never)
  mutating func noteSkipped(_ offset: Int, _ reason: Phrase) {
    add(offset, DocumentPath(to: offset, in: tree).name, reason, nil, .skipped)
  }

  /// Notes something that is wrong in every mode, perhaps at a path with no value of its own.
  @inline(never)
  mutating func noteError(
    _ offset: Int, _ path: Name? = nil, _ reason: Phrase, _ problem: AlertProblem.Code? = nil
  ) {
    isDamaged = true
    if !canNoteError { return }
    add(offset, path ?? DocumentPath(to: offset, in: tree).name, reason, nil, .error, problem)
  }

  @inline(never)
  private mutating func add(
    _ offset: Int, _ path: Name, _ reason: Phrase, _ suggestion: String?,
    _ severity: DocumentIssue.Severity, _ problem: AlertProblem.Code? = nil
  ) {
    // The first error is kept, however much was passed over before it.
    let isFirstError = severity == .error && !hasErrors
    if severity == .error { hasErrors = true }
    if isFull && !isFirstError { return }
    findings.append(
      Finding(
        offset: offset, path: path, reason: reason.string, suggestion: suggestion,
        severity: severity, problem: problem))
  }

  /// A place as it is written in a sentence, such as `3:14`.
  @inline(never)
  func position(of offset: Int) -> Phrase {
    let position = SourcePosition(of: offset, in: tree.bytes)
    return "\(position.line):\(position.column)"
  }

  /// The issues of a severity in the order of their places, as many as are reported.
  func issues(_ severity: DocumentIssue.Severity) -> [DocumentIssue] {
    var sorted: [Finding] = []
    for finding in findings where finding.severity == severity {
      var place = sorted.count
      while place > 0, sorted[place - 1].offset > finding.offset { place -= 1 }
      sorted.insert(finding, at: place)
    }
    var issues: [DocumentIssue] = []
    for finding in sorted where issues.count < max(1, limits.issues) {
      let position = SourcePosition(of: finding.offset, in: tree.bytes)
      issues.append(
        DocumentIssue(
          line: position.line, column: position.column, path: finding.path,
          reason: finding.reason, suggestion: finding.suggestion, severity: severity,
          problem: finding.problem))
    }
    return issues
  }
}
