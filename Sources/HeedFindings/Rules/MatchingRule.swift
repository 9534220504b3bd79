internal import Heed

/// Fields that have to hold the same text, and cannot.
enum MatchingRule {
  static func check(_ inspection: inout Inspection) {
    let fields = inspection.fields
    for (field, path) in fields {
      guard let wanted = field.matches,
        let other = fields.first(where: { $0.field.id == wanted && $0.field.id != field.id })?.field
      else { continue }
      let place = path / "matches"
      if let one = field.accepts, let two = other.accepts, !overlap(one.kind, two.kind) {
        inspection.note(
          .unsatisfiableField, .error, place,
          "No text is of the form '\(one.kind.name)' and, as '\(wanted)' needs, '\(two.kind.name)'.",
          "Let both fields accept the same.")
      } else if let lengths = lengths(field, other) {
        inspection.note(
          .unsatisfiableField, .error, place,
          "The text needs at least \(lengths.least) characters in one field and at most \(lengths.most) in the other.",
          "Give both fields the same lengths.")
      } else if field.input != other.input {
        inspection.note(
          .unlikeFields, .warning, place,
          "This field is of the kind '\(field.input.kind.name)', and '\(wanted)' of '\(other.input.kind.name)'.",
          "Give both fields the same kind, so that both are typed and hidden alike.")
      }
    }
  }

  /// Whether some text has both forms: digits are a number, and the others exclude each other.
  private static func overlap(_ one: Field.Rule.Kind, _ two: Field.Rule.Kind) -> Bool {
    one == two || [one, two].allSatisfy { $0 == .number || $0 == .digits }
  }

  /// The least and the most characters, where the least are more.
  private static func lengths(_ one: Field, _ two: Field) -> (least: Int, most: Int)? {
    let least = max(one.minLength ?? 0, two.minLength ?? 0)
    let most = min(one.maxLength ?? .max, two.maxLength ?? .max)
    return least > most ? (least, most) : nil
  }
}
