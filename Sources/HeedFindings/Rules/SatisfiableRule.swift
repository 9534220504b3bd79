internal import Heed

/// Fields whose rules contradict each other, so that no text satisfies them.
enum SatisfiableRule {
  static func check(_ inspection: inout Inspection) {
    for (field, path) in inspection.fields {
      guard let most = field.maxLength else { continue }
      if most == 0 {
        inspection.note(
          .unsatisfiableField, .error, path / "maxLength", "Nothing can be typed into this field.",
          "Allow at least one character, or leave 'maxLength' out.")
      } else if let accepts = field.accepts, most > 0, most < shortest(accepts.kind) {
        inspection.note(
          .unsatisfiableField, .error, path / "maxLength",
          "'\(accepts.kind.name)' takes at least \(shortest(accepts.kind)) characters, and \(most) are allowed.",
          "Allow more characters, or leave 'maxLength' out.")
      }
    }
    for (field, path) in inspection.fields where field.input == .number {
      guard let accepts = field.accepts, accepts == .email || accepts == .url else { continue }
      inspection.note(
        .unsatisfiableField, .warning, path / "kind",
        "A keyboard for numbers has no letters, which '\(accepts.kind.name)' needs.",
        "Use \"kind\": \"\(accepts == .email ? "email" : "text")\".")
    }
  }

  /// The fewest characters of a text that has the form, such as `a@b.c` and `http://a`.
  static func shortest(_ rule: Field.Rule.Kind) -> Int {
    switch rule {
    case .email: 5
    case .url: 8
    case .number, .digits: 1
    }
  }
}

extension Inspection {
  /// The alert's fields with their paths.
  var fields: [(field: Field, path: ProblemPath)] {
    alert.content.enumerated().compactMap { index, block in
      guard case .field(let field) = block.kind else { return nil }
      return (field, (root / "content")[index] / "field")
    }
  }
}
