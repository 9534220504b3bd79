package import Heed
package import HeedTerminal

/// A box as an alert, and what is told of its answer.
package struct WhiptailAlert {
  private let box: WhiptailBox
  private let arguments: WhiptailArguments
  /// The text; of a text box what is in its file.
  private let text: String

  /// The columns that a box may ask for; more is hard to read.
  private static let columnsLimit = 250

  /// Makes the alert of a box.
  package init(_ box: WhiptailBox, _ arguments: WhiptailArguments, text: String) {
    self.box = box
    self.arguments = arguments
    self.text = text
  }

  /// The text with a line break for each `\n` of two letters.
  package static func brokenLines(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x5C, rest.first == 0x6E {
        rest.removeFirst()
        bytes.append(0x0A)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: The alert

  package var alert: Alert {
    var alert = Alert()
    if let title = arguments["title"], !title.isEmpty {
      alert.title = PlacedText(RichText(title))
    }
    if !text.isEmpty { alert.message = PlacedText(RichText(text)) }
    alert.content = content
    alert.actions = actions
    alert.arrangement = .horizontal
    alert.preferred = box.kind == .yesno && arguments.prefersNo ? "no" : actions.first?.id
    alert.dismissal = Dismissal(escape: true)
    if box.width > 0 {
      // A column for each eight points.
      alert.frame = Frame(
        width: Length(points: Double(8 * min(box.width, Self.columnsLimit))))
    }
    return alert
  }

  private var actions: [Action] {
    func action(_ id: Name, _ option: String, _ usual: String) -> Action {
      let title = arguments[option] ?? ""
      return Action(RichText(title.isEmpty ? usual : title), id: id)
    }
    switch box.kind {
    case .yesno:
      return [action("yes", "yes-button", "Yes"), action("no", "no-button", "No")]
    case .inputbox, .passwordbox, .menu, .checklist, .radiolist:
      let okay = action("ok", "ok-button", "Ok")
      return arguments.hasCancel
        ? [okay, action("cancel", "cancel-button", "Cancel")] : [okay]
    case .msgbox, .textbox: return [action("ok", "ok-button", "Ok")]
    case .infobox, .gauge: return []
    }
  }

  private var content: [Block] {
    switch box.kind {
    case .inputbox, .passwordbox:
      let field = Field(
        "input", input: box.kind == .passwordbox ? .secure : .text, value: box.value)
      return [.field(field, Box(label: arguments["title"] ?? "Answer"))]
    case .menu, .checklist, .radiolist:
      if box.items.isEmpty { return [] }
      return [.choices(choices)]
    case .yesno, .msgbox, .infobox, .textbox, .gauge: return []
    }
  }

  /// The list; its items go by their places, since tags may be anything.
  private var choices: Choices {
    let widest = box.items.map { CellWidth.of($0.tag) }.reduce(0, max)
    let hasTexts = box.items.contains { !$0.text.isEmpty }
    var items: [Choices.Item] = []
    var selected: [Name] = []
    for (index, item) in box.items.enumerated() {
      let id = Name("\(index)")
      if item.isOn { selected.append(id) }
      var title = item.text
      if !arguments.hidesTags {
        title = item.tag
        if hasTexts {
          let space = max(0, widest - CellWidth.of(item.tag)) + 2
          title += String(repeating: "\u{A0}", count: space) + item.text
        }
      }
      // An item needs words.
      items.append(Choices.Item(id, RichText(title.isEmpty ? "\u{A0}" : title)))
    }
    if box.kind == .menu { selected = [Name("\(first)")] }
    return Choices(
      "list", items: items, allowsMultiple: box.kind == .checklist, selected: selected)
  }

  /// The item that has the focus first.
  private var first: Int {
    guard box.kind == .menu, let wanted = arguments["default-item"] else { return 0 }
    return box.items.lastIndex { $0.tag.utf8.elementsEqual(wanted.utf8) } ?? 0
  }

  /// The node that has the focus at first; nothing where that is the alert's own affair.
  package var firstNode: Name? { box.items.isEmpty ? nil : Name("content/0/\(first)") }

  /// How keys behave in it.
  package var manner: BoxManner {
    BoxManner(
      isMenu: box.kind == .menu,
      first: firstNode,
      page: box.listHeight > 0 ? box.listHeight : nil, caption: arguments["backtitle"] ?? "")
  }

  // MARK: The answer

  /// What is told of an answer; nothing where there is nothing to tell.
  package func result(of answer: Answer) -> [UInt8] {
    guard answer.action == "ok" else { return [] }
    switch box.kind {
    case .inputbox, .passwordbox: return Array((answer[field: "input"] ?? "").utf8)
    case .menu, .radiolist: return Array((tags(answer).first ?? "").utf8)
    case .checklist:
      if arguments.tellsOneEachLine { return tags(answer).flatMap { Array("\($0)\n".utf8) } }
      return Array(tags(answer).map { "\"\($0)\"" }.joined(separator: " ").utf8)
    case .yesno, .msgbox, .infobox, .textbox, .gauge: return []
    }
  }

  private func tags(_ answer: Answer) -> [String] {
    (answer[selection: "list"] ?? []).compactMap { id in
      Int(id.string).flatMap { box.items.indices.contains($0) ? box.items[$0].tag : nil }
    }
  }

  /// The exit code of a choice or a dismissal; nothing where something else ended the box.
  package func exitCode(of answer: Answer) -> ExitCode? {
    switch answer.reason {
    case .action: return answer.action == "ok" || answer.action == "yes" ? .success : .cancelled
    case .escape, .outsideTap, .swipe:
      // Without Cancel, Escape takes its place.
      return box.kind.hasResult && !arguments.hasCancel ? .cancelled : .boxError
    default: return nil
    }
  }
}
