internal import Heed
internal import HeedFindings

/// Plural forms that a language has and a text lacks.
enum PluralFormsRule {
  static func check(_ text: InspectedText, _ inspection: inout TextInspection) {
    check(text.entry.form, text, &inspection)
  }

  private static func check(
    _ form: TextForm, _ text: InspectedText, _ inspection: inout TextInspection
  ) {
    switch form {
    case .text: break
    case .plural(_, let cases):
      check(cases, text, &inspection)
      for one in cases { check(one.form, text, &inspection) }
    case .device(let cases): for one in cases { check(one.form, text, &inspection) }
    case .width(let cases): for one in cases { check(one.form, text, &inspection) }
    case .substituting(let form, let substitutions):
      check(form, text, &inspection)
      for substitution in substitutions { check(substitution.form, text, &inspection) }
    }
  }

  private static func check(
    _ cases: [TextForm.PluralCase], _ text: InspectedText, _ inspection: inout TextInspection
  ) {
    for category in text.traits.categories {
      if cases.contains(where: { $0.category == category }) { continue }
      let numbers = examples(text.traits.rule.numbers(of: category, most: 3))
      if category == .zero {
        // What is said of many serves for none, though a language may have more to say.
        inspection.note(
          .missingPlural, .note, text,
          "The plural form zero is missing, which \(text.language) has for \(numbers).",
          "Add it.")
      } else {
        inspection.note(
          .missingPlural, .warning, text,
          "The plural form \(category.name) is missing, which \(text.language) has for \(numbers).",
          "Add it; the app shows that of other numbers.")
      }
    }
    if !text.traits.categories.contains(.other), !cases.contains(where: { $0.category == .other }) {
      inspection.note(
        .missingPlural, .warning, text,
        "The plural form other is missing, which numbers with a point take.", "Add it.")
    }
  }

  private static func examples(_ numbers: [Int]) -> String {
    var text = ""
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += index == numbers.count - 1 ? " and " : ", " }
      text += number.description
    }
    return text
  }
}
