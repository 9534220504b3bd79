package import Heed

/// The question that was typed after `heed ask`.
package struct AskOptions {
  package let alert: Alert

  /// Makes an alert of what was typed.
  package init(_ arguments: ParsedArguments) throws(CommandError) {
    let texts = arguments.operands
    if texts.count > 2 {
      throw .usage(
        "heed ask takes a title and a message, and no third text '\(texts[2])'",
        advice: "Put quotation marks around a text of several words.")
    }
    var alert = Alert()
    alert.title = texts.first.flatMap { $0.isEmpty ? nil : PlacedText($0) }
    alert.message = texts.dropFirst().first.flatMap { $0.isEmpty ? nil : PlacedText($0) }
    for (_, value) in arguments.all("field") { alert.content += try Self.blocks(of: value) }
    let hasFields = !alert.content.isEmpty
    for (name, value) in arguments.all("action", "cancel", "destructive") {
      var action = try Self.action(value, "--\(name)")
      if name == "cancel" {
        if alert.cancel != nil { throw .usage("There can be only one --cancel") }
        alert.cancel = action
        alert.cancelPosition = alert.actions.count
        continue
      }
      if name == "destructive" { action.role = .destructive }
      action.needsValid = hasFields
      alert.actions.append(action)
    }
    if alert.actions.isEmpty && alert.cancel == nil {
      alert.actions = [Action("OK", id: "ok", needsValid: hasFields)]
      alert.cancel = Action("Cancel")
    }
    if let preferred = arguments["preferred"] {
      let ids = alert.actionEntries.map { $0.id }
      guard ids.contains(Name(preferred)) else {
        throw .usage(
          "--preferred names no action: '\(preferred)'",
          suggestion: Spelling.closest(to: preferred, among: ids.map { $0.string }),
          advice: "The actions are \(ids.map { $0.string }.joined(separator: ", ")).")
      }
      alert.preferred = Name(preferred)
    } else if hasFields, alert.actions.count == 1,
      let only = alert.actionEntries.first(where: {
        !$0.isCancel
      }), !only.isDestructive
    {
      // Return in the last field is how people end a form.
      alert.preferred = only.id
    }
    if let problem = alert.problems.first { throw .usage(Self.sentence(problem.reason)) }
    self.alert = alert
  }

  /// `ID=TITLE`, or a title alone; what stands before the first equals sign is an id only where it
  /// looks like one.
  static func action(_ value: String, _ option: String) throws(CommandError) -> Action {
    let (id, title) = parts(of: value)
    guard !title.isEmpty else {
      throw .usage("\(option) needs a title, such as \(option) retry='Try again'")
    }
    return Action(title, id: id)
  }

  private static func parts(of value: String) -> (id: Name?, text: String) {
    guard let equals = value.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (nil, value) }
    let id = value[..<equals]
    let text = String(value[value.utf8.index(after: equals)...])
    if id.isEmpty { return (nil, text) }
    return isID(id) ? (Name(String(id)), text) : (nil, value)
  }

  private static func isID<Text: StringProtocol>(_ text: Text) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D
          || $0 == 0x2E || $0 == 0x5F
      }
  }

  /// `ID`, `ID:KIND` and either with `=LABEL`: a field, and its label above it.
  private static func blocks(of value: String) throws(CommandError) -> [Block] {
    let equals = value.utf8.firstIndex(of: UInt8(ascii: "="))
    let head = equals.map { value[..<$0] } ?? value[...]
    let label = equals.map { String(value[value.utf8.index(after: $0)...]) } ?? ""
    let words = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let id = words.first, isID(id) else {
      throw .usage(
        "--field cannot be '\(value)'; it begins with an id of letters, digits, '-', '_' or '.',"
          + " such as --field name='Your name'")
    }
    var field = Field(Name(String(id)))
    if words.count > 1 {
      let kind = String(words[1])
      guard let input = Field.Input.Kind(name: Name(kind)) else {
        throw .usage(
          "A field cannot be of the kind '\(kind)'; it is text, secure, multiline, number or email",
          suggestion: Spelling.closest(
            to: kind, among: Field.Input.Kind.allCases.map { $0.name }))
      }
      field.input = Field.Input(kind: input)
      if input == .number { field.accepts = .number }
      if input == .email { field.accepts = .email }
    }
    if label.isEmpty { return [.field(field)] }
    return [
      .text(RichText(label), Box(alignment: .start)),
      .field(field, Box(gap: 0, label: label)),
    ]
  }

  /// A sentence without the full stop that the console adds.
  private static func sentence(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: ".") ? String(text.dropLast()) : text
  }
}
