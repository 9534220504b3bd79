internal import Heed

/// Fields that begin with a text that their own rules refuse.
enum FieldValueRule {
  static func check(_ inspection: inout Inspection) {
    for (field, path) in inspection.fields where !field.value.utf8.isEmpty {
      guard let fault = field.fault(matching: nil) else { continue }
      inspection.note(
        .invalidValue, .warning, path / "value",
        "The field begins with a text that it refuses: \(words(fault, field)).",
        "Begin with a text that it takes, or with none.")
    }
  }

  private static func words(_ fault: FieldFault, _ field: Field) -> Phrase {
    switch fault {
    case .required: "it is required, and white space does not fill it in"
    case .tooShort(let least): "it is shorter than \(least) characters"
    case .tooLong(let most): "it is longer than \(most) characters"
    case .form(let rule): "it is not of the form '\(rule.name)'"
    case .mismatch: "it does not match"
    }
  }
}
