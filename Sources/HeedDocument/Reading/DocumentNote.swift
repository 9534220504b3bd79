internal import Heed

/// Something in a document that does not fit: where, what, and what its sentence is made of.
final class DocumentNote {
  let offset: Int
  let fault: DocumentFault
  let isError: Bool
  /// What the fault names: a key, a kind of object, an offset or a number.
  let detail: Int
  /// The names that were possible, and what else is.
  let names: WordList
  let other: DocumentAlternative
  let problem: AlertProblem?
  /// The note that stands next.
  fileprivate(set) var next: DocumentNote?

  init(
    _ offset: Int, _ fault: DocumentFault, isError: Bool, detail: Int, names: WordList,
    other: DocumentAlternative, problem: AlertProblem?
  ) {
    self.offset = offset
    self.fault = fault
    self.isError = isError
    self.detail = detail
    self.names = names
    self.other = other
    self.problem = problem
  }
}

/// Notes in the order of their places; of those at one place, the first comes first.
///
/// They are a chain because a list would take five times the code.
struct DocumentNotes {
  private(set) var count = 0
  private(set) var first: DocumentNote?

  @inline(never)
  mutating func add(_ note: DocumentNote) {
    count += 1
    var before: DocumentNote?
    var after = first
    while let next = after, next.offset <= note.offset {
      before = next
      after = next.next
    }
    note.next = after
    if let before {
      before.next = note
    } else {
      first = note
    }
  }
}

/// What a value may be instead of one of some names.
enum DocumentAlternative: UInt8 {
  case nothing, hexColor, theme, pose, curve, backdrop
}
