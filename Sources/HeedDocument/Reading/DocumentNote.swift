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

/// What a value may be instead of one of some names.
enum DocumentAlternative: UInt8 {
  case nothing, hexColor, theme, pose, curve, backdrop
}
