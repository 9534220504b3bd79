internal import Heed

/// Makes texts of a `.stringsdict`.
struct StringsDictReader {
  private(set) var entries: [(key: String, form: TextForm, offset: Int)] = []
  private(set) var problems: [FileProblem] = []

  /// Reads the members of the file's dictionary.
  init(_ root: PropertyList) {
    guard case .dictionary(let members) = root.value else {
      note(root.offset, "The file has to be a dictionary.", "Begin it with <dict>.")
      return
    }
    for member in members {
      if let form = form(member.value, member.key) {
        entries.append((member.key, form, member.offset))
      }
    }
  }

  private mutating func note(_ offset: Int, _ reason: String, _ remedy: String) {
    if problems.count == FileProblem.most { return }
    problems.append(FileProblem(offset: offset, reason: reason, remedy: remedy, isFatal: false))
  }

  /// What a value of a key, a device or a width says.
  private mutating func form(_ value: PropertyList, _ key: String) -> TextForm? {
    if case .text(let text) = value.value { return .text(text) }
    guard case .dictionary(let members) = value.value else {
      note(value.offset, "“\(key)” is neither a text nor a dictionary.", "Make it one of both.")
      return nil
    }
    for member in members {
      if isSameText(member.key, "NSStringVariableWidthRuleType") { return widths(member) }
      if isSameText(member.key, "NSStringDeviceSpecificRuleType") { return devices(member) }
    }
    guard let format = value.text("NSStringLocalizedFormatKey") else {
      note(
        value.offset, "The format of “\(key)” is missing.",
        "Add NSStringLocalizedFormatKey, such as %#@name@.")
      return nil
    }
    var substitutions: [TextForm.Substitution] = []
    for member in members {
      guard case .dictionary(let parts) = member.value.value else { continue }
      if let variable = variable(member, parts) { substitutions.append(variable) }
    }
    if substitutions.isEmpty { return .text(format) }
    return .substituting(.text(format), substitutions)
  }

  private mutating func variable(
    _ member: PropertyList.Member, _ parts: [PropertyList.Member]
  ) -> TextForm.Substitution? {
    let kind = member.value.text("NSStringFormatSpecTypeKey")
    if let kind, !isSameText(kind, "NSStringPluralRuleType") {
      note(
        member.offset, "The rule “\(kind)” of “\(member.key)” is not known.",
        "Use NSStringPluralRuleType.")
      return nil
    }
    var cases: [TextForm.PluralCase] = []
    for part in parts {
      guard let kind = PluralCategory.Kind(name: Name(part.key)),
        case .text(let text) = part.value.value
      else { continue }
      cases.append(
        TextForm.PluralCase(category: PluralCategory(kind: kind), form: .text(text)))
    }
    if cases.isEmpty {
      note(
        member.offset, "“\(member.key)” has no text for any number.",
        "Add one for other, and for what else the language has.")
      return nil
    }
    let specifier = member.value.text("NSStringFormatValueTypeKey") ?? "d"
    return TextForm.Substitution(
      name: Name(member.key), argument: nil, specifier: specifier,
      form: .plural(argument: nil, cases))
  }

  private mutating func widths(_ member: PropertyList.Member) -> TextForm? {
    var cases: [TextForm.WidthCase] = []
    for one in member.value.members {
      guard let width = DecimalText.whole(one.key), let width = Int(exactly: width) else {
        note(one.offset, "“\(one.key)” is no width.", "Use a whole number, such as 20.")
        continue
      }
      if let form = form(one.value, one.key) {
        cases.append(TextForm.WidthCase(width: width, form: form))
      }
    }
    return cases.isEmpty ? nil : .width(cases)
  }

  private mutating func devices(_ member: PropertyList.Member) -> TextForm? {
    var cases: [TextForm.NamedCase] = []
    for one in member.value.members {
      if let form = form(one.value, one.key) {
        cases.append(TextForm.NamedCase(name: Name(one.key), form: form))
      }
    }
    return cases.isEmpty ? nil : .device(cases)
  }
}
