internal import Heed

/// Turns the JSON of a document into an alert and notes what does not fit.
///
/// Its extensions read a kind of value each, known by its index in the tree. They return what could be
/// read; a fault is noted by its number with the value's place, and put into words when somebody asks.
final class DocumentDecoder {
  let tree: JSONTree
  let isStrict: Bool
  let limits: DocumentLimits
  let markup: MarkupReader?
  var usedFallback = false
  /// Whether something is wrong that no mode passes over.
  private(set) var hasErrors = false
  /// Whether what was read lacks more than its look, so that checks of the whole mislead.
  var isDamaged = false
  /// Whether something is read again, of which everything is noted already.
  var isQuiet = false
  /// The blocks' places in the document, which differ from the alert's where one was passed over.
  var blockIndices: [Int] = []
  /// What the alert was read from: the document, or one of its fallbacks.
  var alertNode: Int?
  var textCount = 0
  private var notes = DocumentNotes()
  /// The numbers of the list that was read last.
  var figures = (0.0, 0.0, 0.0, 0.0)

  init(
    _ tree: JSONTree, isStrict: Bool, limits: DocumentLimits, markup: MarkupReader?
  ) {
    self.tree = tree
    self.isStrict = isStrict
    self.limits = limits
    self.markup = markup
  }

  /// Whether no more notes are kept: finding the places of very many takes too long.
  private var isFull: Bool { notes.count >= max(100, limits.issues) }

  /// Whether an error would still be noted; the first one is, however much was passed over.
  var canNoteError: Bool { !isFull || !hasErrors }

  /// How much the fault of a value matters.
  enum Weight {
    /// It is passed over in a lenient reading if it is only about a look.
    case ofPlace
    /// It is passed over in a lenient reading.
    case optional
    /// It is passed over in every reading.
    case skipped
    /// It is an error in every reading.
    case error
  }

  /// Notes a fault at an offset.
  @inline(never)
  func note(
    _ fault: DocumentFault, at offset: Int, _ weight: Weight = .ofPlace, detail: Int = 0,
    names: WordList = "", other: DocumentAlternative = .nothing, problem: AlertProblem? = nil
  ) {
    if isQuiet { return }
    if weight == .error { isDamaged = true }
    if weight == .optional ? isFull : !canNoteError { return }
    let isLook = weight == .ofPlace && isLook(offset)
    let isError: Bool
    switch weight {
    case .ofPlace:
      if !isLook { isDamaged = true }
      isError = isStrict || !isLook
    case .optional:
      if isStrict { isDamaged = true }
      isError = isStrict
    case .skipped: isError = false
    case .error: isError = true
    }
    // The first error is kept, however much was passed over before it.
    if isFull && (!isError || hasErrors) { return }
    if isError { hasErrors = true }
    notes.add(
      DocumentNote(
        offset, fault, isError: isError, detail: detail, names: names, other: other,
        problem: problem))
  }

  /// Notes that a value cannot be read.
  @inline(never)
  func note(_ fault: DocumentFault, of value: Int, detail: Int = 0) {
    note(fault, at: tree.offset(value), detail: detail)
  }

  /// Notes a key that has to be there.
  @inline(never)
  func noteMissing(_ key: Key, of object: Int) {
    note(.missingKey, of: object, detail: Int(key.rawValue))
  }

  /// Whether what stands at an offset, a value or a key, only changes how the alert looks.
  private func isLook(_ offset: Int) -> Bool {
    var value = 0
    var isBlock = false
    while let (child, _) = tree.child(of: value, around: offset) {
      if tree.kind(value) == .object {
        let key = tree.key(child)
        // A block's picture is what is shown, not how.
        if let key, key.isLook, !(isBlock && key == .image) { return true }
        isBlock = key == .content
      }
      value = child
    }
    return false
  }

  /// The notes of errors where there are any, else of what was passed over, as many as are reported.
  func forEachNote(_ body: (DocumentNote) -> Void) {
    var left = max(1, limits.issues)
    var next = notes.first
    while left > 0, let note = next {
      if note.isError == hasErrors {
        body(note)
        left -= 1
      }
      next = note.next
    }
  }
}

extension JSONTree {
  /// The value inside another one that holds what stands at an offset, and its place there; nothing
  /// where the offset is the other one's own.
  @inline(never)
  func child(of value: Int, around offset: Int) -> (child: Int, place: Int)? {
    guard self.offset(value) < offset else { return nil }
    let end = end(value)
    var child = first(value)
    var found: (child: Int, place: Int)?
    while child < end, keyOffset(child) <= offset {
      found = (child, (found?.place ?? -1) + 1)
      child = self.end(child)
    }
    return found
  }
}
