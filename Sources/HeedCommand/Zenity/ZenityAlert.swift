package import Heed

/// A dialog of zenity's as an alert, and what is told of its answer.
package struct ZenityAlert {
  package let kind: ZenityKind
  private let arguments: ZenityArguments
  package let list: ZenityList?
  private let timeout: Int?
  private let width: Int?

  /// Makes the alert of a dialog.
  ///
  /// - Throws: what is wrong with an option.
  package init(
    _ kind: ZenityKind, _ arguments: ZenityArguments, cells: [String] = []
  ) throws(CommandError) {
    self.kind = kind
    self.arguments = arguments
    list = kind == .list ? try ZenityList(arguments, cells: cells) : nil
    timeout = try arguments.number("timeout")
    width = try arguments.number("width")
    _ = try arguments.number("height")
  }

  // MARK: The alert

  package var alert: Alert {
    var alert = Alert()
    let text = ZenityText.rich(
      arguments["text"] ?? kind.usualText, isMarkup: !arguments.has("no-markup"))
    if let title = arguments["title"], !title.isEmpty {
      alert.title = PlacedText(RichText(title))
      if !text.plainText.isEmpty { alert.message = PlacedText(text) }
    } else if Self.isHeadline(text) {
      alert.title = PlacedText(text)
    } else if !text.plainText.isEmpty {
      alert.message = PlacedText(text)
    }
    alert.content = content
    alert.actions = actions
    if kind.hasCancel, !hidesButtons, !arguments.has("no-cancel") {
      alert.cancel = Action(RichText(arguments["cancel-label"] ?? usualCancel), id: "cancel")
    }
    alert.preferred = preferred
    alert.dismissal = Dismissal(
      escape: !(kind == .progress && arguments.has("no-cancel")),
      timeout: timeout.flatMap { $0 > 0 ? Double($0) : nil } ?? endlessTime)
    if let width, width > 0 {
      alert.frame = Frame(width: Length(points: Double(min(width, 4000))))
    }
    return alert
  }

  /// A progress without a way out is ended by its input.
  private var endlessTime: Double? {
    kind == .progress && arguments.has("no-cancel") ? 1e9 : nil
  }

  /// A short text says best what is asked when it is large.
  private static func isHeadline(_ text: RichText) -> Bool {
    let plain = text.plainText
    return !plain.isEmpty && plain.utf8.count <= 60 && !plain.utf8.contains(0x0A)
  }

  /// Whether only the buttons of the caller's are there.
  private var hidesButtons: Bool {
    kind == .question && arguments.has("switch") && !arguments.all("extra-button").isEmpty
  }

  private var usualCancel: String { kind == .question ? "No" : "Cancel" }

  private var preferred: Name? {
    if hidesButtons { return nil }
    return arguments.has("default-cancel") && kind.hasCancel ? "cancel" : "ok"
  }

  private var actions: [Action] {
    var actions: [Action] = []
    for (place, title) in arguments.all("extra-button").enumerated() {
      actions.append(Action(RichText(title.isEmpty ? "\u{A0}" : title), id: "extra\(place)"))
    }
    if !hidesButtons {
      let usual = kind == .question ? "Yes" : "OK"
      actions.append(
        Action(
          RichText(arguments["ok-label"] ?? usual), id: "ok", isEnabled: kind != .progress))
    }
    return actions
  }

  private var content: [Block] {
    switch kind {
    case .entry:
      return [
        .field(
          Field(
            "text", input: arguments.has("hide-text") ? .secure : .text,
            value: arguments["entry-text"] ?? ""),
          Box(label: arguments["text"] ?? kind.usualText))
      ]
    case .password:
      let password = Block.field(Field("password", placeholder: "Password", input: .secure))
      if !arguments.has("username") { return [password] }
      return [.field(Field("name", placeholder: "Username")), password]
    case .list:
      guard let list else { return [] }
      var blocks: [Block] = []
      if !arguments.has("hide-header"), !list.header.isEmpty {
        blocks.append(
          .text(
            RichText(list.header), font: Font(weight: .semibold, style: .footnote),
            color: .secondaryLabel))
      }
      if list.rows.isEmpty { return blocks }
      let items = list.rows.indices.map { row in
        let title = list.title(of: row)
        return Choices.Item(Name("\(row)"), RichText(title.isEmpty ? "\u{A0}" : title))
      }
      blocks.append(
        .choices(
          Choices(
            "list", items: items, allowsMultiple: list.allowsMultiple,
            selected: list.marked.map { Name("\($0)") }),
          Box(label: list.header)))
      return blocks
    case .progress: return [.progress(part, Box(label: arguments["title"] ?? "Progress"))]
    case .info, .warning, .error, .question: return []
    }
  }

  /// How far the work is at first.
  package var part: Double? {
    if arguments.has("pulsate") { return nil }
    return min(1, max(0, (Double(arguments["percentage"] ?? "") ?? 0) / 100))
  }

  // MARK: The answer

  /// What is printed of an answer, with its newline; nothing where there is nothing to print.
  package func result(of answer: Answer) -> String? {
    let isTimeout = answer.reason == .timeout
    if let action = answer.action, action.string.hasPrefix("extra"),
      let place = Int(action.string.dropFirst("extra".count))
    {
      return arguments.all("extra-button")[place] + "\n"
    }
    // What stood in an entry is told when its time is over, too.
    guard answer.action == "ok" || isTimeout && kind == .entry else { return nil }
    switch kind {
    case .entry: return (answer[field: "text"] ?? "") + "\n"
    case .password:
      let password = answer[field: "password"] ?? ""
      if !arguments.has("username") { return password + "\n" }
      return "\(answer[field: "name"] ?? "")|\(password)\n"
    case .list:
      let picked = (answer[selection: "list"] ?? []).compactMap { Int($0.string) }
      if picked.isEmpty { return nil }
      return (list?.result(of: picked) ?? "") + "\n"
    case .info, .warning, .error, .question, .progress: return nil
    }
  }

  /// What kind of end an answer is; nothing where nobody chose anything and no time ran out.
  package func end(of answer: Answer) -> ZenityEnd? {
    switch answer.reason {
    case .action:
      guard let action = answer.action else { return nil }
      if action == "ok" { return .okay }
      return action == "cancel" ? .cancel : .extra
    case .escape, .outsideTap, .swipe: return .escape
    case .timeout: return .timeout
    default: return nil
    }
  }
}
