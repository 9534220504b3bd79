/// A field's text and whether it is valid.
struct FieldPart: Sendable {
  /// What a validator of the app's says of the text.
  enum Verdict: Hashable, Sendable {
    case unasked
    case asked(Int)
    case valid
    case invalid(String)
  }

  /// The place of its block in the content.
  let block: Int
  /// The field as code wants it, but with the person's text.
  var field: Field
  /// The fault that came with the field; the person's first change takes it away.
  var givenError: String?
  /// What the field's own rules say of its text.
  var fault: FieldFault?
  let hasValidator: Bool
  var verdict = Verdict.unasked
  /// Whether the person has left it, or tried to go on, since they typed into it first.
  var showsFault = false
  /// Whether its text changed since the focus came.
  var wasEdited = false

  init(_ field: Field, block: Int, hasValidator: Bool) {
    self.field = field
    self.block = block
    self.givenError = field.error
    self.hasValidator = hasValidator
  }

  /// Whether a validator has to say something before the field counts as valid.
  var needsVerdict: Bool {
    hasValidator && fault == nil && !field.value.isEmpty
  }

  var isValid: Bool {
    guard givenError == nil, fault == nil else { return false }
    return !needsVerdict || verdict == .valid
  }

  /// What is wrong, whether it is shown or not; nothing while a validator is being asked.
  func message(_ texts: SessionTexts) -> String? {
    if let givenError { return givenError }
    if let fault { return fault.message(texts) }
    if needsVerdict, case .invalid(let message) = verdict { return message }
    return nil
  }

  func shownMessage(_ texts: SessionTexts) -> String? {
    givenError != nil || showsFault ? message(texts) : nil
  }
}
