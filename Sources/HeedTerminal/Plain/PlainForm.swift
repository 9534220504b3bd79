public import Heed

/// Asks line by line, for terminals that can do no more, for screen readers, and for scripts.
///
/// Everything is said in the order in which it is read; what can be picked has a number, and an empty
/// line keeps what is there. The rules are those of every surface: nothing is chosen that the person
/// did not enter, and the end of the input chooses nothing.
@MainActor
public final class PlainForm {
  private let device: any TerminalDevice
  private let host: PlainHost
  private let presenter: AlertPresenter
  private var end: TerminalEnd?
  /// What came after the last line.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var isHidden = false
  private var handle: AlertHandle?

  /// The most bytes of a line.
  private static let limit = 1 << 16

  /// Makes a form on a terminal that is read line by line.
  public init(device: any TerminalDevice, locale: Name = "en") {
    self.device = device
    host = PlainHost(device: device, locale: locale)
    presenter = AlertPresenter(host: host)
  }

  /// Asks, and waits for what comes of it.
  ///
  /// The call blocks, as ``TerminalSession/run(_:handlers:options:began:)`` does.
  public func run(
    _ alert: Alert, handlers: Handlers = Handlers(),
    options: PresentationOptions = PresentationOptions()
  ) -> TerminalOutcome {
    let handle = presenter.present(alert, handlers: handlers, options: options)
    self.handle = handle
    if handle.answer == nil { converse() }
    while handle.answer == nil { wait() }
    setHidden(false)
    device.end()
    self.handle = nil
    let answer = handle.answer ?? Answer(to: alert, reason: .unavailable, wasShown: false)
    return TerminalOutcome(
      answer: answer, end: end, failure: answer.wasShown ? nil : host.failure)
  }

  private var session: Session? { host.presentation?.session }
  private var isOver: Bool { handle?.answer != nil || session?.isInteractive != true }

  // MARK: The conversation

  private func converse() {
    guard let alert = session?.alert else { return }
    say(alert.title?.text.plainText)
    say(alert.message?.text.plainText)
    for (index, block) in alert.content.enumerated() {
      if isOver { return }
      // The name of what follows is said with that.
      if isName(index, in: alert) { continue }
      ask(block, node: Name("content/\(index)"))
    }
    while !isOver {
      if session?.isBusy == true {
        wait()
        tell()
      } else {
        askForAction()
      }
    }
    tell()
  }

  /// Whether a text is the name of the block after it.
  private func isName(_ index: Int, in alert: Alert) -> Bool {
    guard index + 1 < alert.content.count, case .text(let text, _, _) = alert.content[index].kind,
      let label = alert.content[index + 1].box.label
    else { return false }
    return text.plainText.utf8.elementsEqual(label.utf8)
  }

  private func ask(_ block: Block, node: Name) {
    let name = block.box.label
    switch block.kind {
    case .text(let text, _, _): say(text.plainText)
    case .badge(let text, _, _): say(text.plainText)
    case .image(let image): say(name ?? image.label)
    case .progress(let value, let title):
      let part = value.map { "\(Int(($0 * 100).rounded())) %" } ?? "…"
      say([name ?? title?.plainText, part].compactMap { $0 }.joined(separator: ": "))
    case .field(let field):
      let usual = field.placeholder.isEmpty ? field.id.string : field.placeholder
      ask(field, name: name ?? usual, node: node)
    case .choices(let choices):
      say(name)
      ask(choices)
    case .toggle(let id, let title, let isOn): ask(id, name ?? title.plainText, isOn: isOn)
    case .slot(_, let label, _, _): say(name ?? label)
    case .separator, .space: break
    }
  }

  // MARK: Fields

  private func ask(_ field: Field, name: String, node: Name) {
    if let error = field.error { say(error) }
    while !isOver {
      guard let text = answer(to: field, name: name) else { return }
      if !text.isEmpty || field.input == .secure {
        host.presentation?.send(.textChanged(field: field.id, text: text))
      }
      host.presentation?.send(.editingEnded(field: field.id))
      tell()
      // Whoever enters nothing more wants to go on: the action says what is wrong.
      if session?.field(of: node)?.error == nil || text.isEmpty { return }
    }
  }

  private func answer(to field: Field, name: String) -> String? {
    guard field.input == .multiline else {
      let isSecure = field.input == .secure
      let shown = isSecure || field.value.isEmpty ? "" : " [\(PlainText.line(field.value))]"
      setHidden(isSecure)
      defer { setHidden(false) }
      return line("\(PlainText.line(name))\(shown): ")
    }
    say("\(name) (end with a line that holds nothing but a dot):")
    if !field.value.isEmpty { say(field.value) }
    var lines: [String] = []
    while let next = line("") {
      if next.utf8.elementsEqual([0x2E]) { return lines.joined(separator: "\n") }
      lines.append(next)
    }
    return nil
  }

  // MARK: Lists and switches

  private func ask(_ choices: Choices) {
    var selected = choices.selected
    for (index, item) in choices.items.enumerated() {
      let mark = selected.contains(item.id) ? "x" : " "
      let kind = choices.allowsMultiple ? "[\(mark)]" : "(\(mark))"
      say("  \(index + 1). \(kind) \(PlainText.line(item.title.plainText))")
    }
    let count = choices.items.count
    let prompt =
      choices.allowsMultiple
      ? "Numbers from 1 to \(count), or Return to leave it: "
      : "A number from 1 to \(count), or Return to leave it: "
    while !isOver {
      guard let entered = line(prompt) else { return }
      let words = Self.words(entered)
      if words.isEmpty { return }
      let places = words.compactMap { word in
        Self.number(word, upTo: count)
          ?? choices.items.firstIndex { item in
            item.id == Name(word) || Self.isSame(item.title.plainText, word)
          }
      }
      guard places.count == words.count, choices.allowsMultiple || places.count == 1 else {
        say("Enter numbers from 1 to \(count).")
        continue
      }
      let wanted = Set(places.map { choices.items[$0].id })
      for item in choices.items {
        let isPicked = selected.contains(item.id)
        let isWanted = wanted.contains(item.id)
        guard choices.allowsMultiple ? isPicked != isWanted : isWanted && !isPicked else {
          continue
        }
        host.presentation?.send(.picked(list: choices.id, item: item.id))
      }
      selected = Array(wanted)
      return tell()
    }
  }

  private func ask(_ id: Name, _ title: String, isOn: Bool) {
    while !isOver {
      guard let entered = line("\(PlainText.line(title)) [\(isOn ? "Y/n" : "y/N")]: ") else {
        return
      }
      switch PlainText.trimmed(entered).lowercased() {
      case "": return
      case "y", "yes": return host.presentation?.send(.switched(id, isOn: true)) ?? ()
      case "n", "no": return host.presentation?.send(.switched(id, isOn: false)) ?? ()
      default: say("Enter y or n.")
      }
    }
  }

  // MARK: Actions

  private func askForAction() {
    guard let session else { return }
    let entries = session.displayed.actionEntries
    let rules = session.alert.dismissalRules
    if entries.isEmpty {
      // Nothing to choose: the person ends it, or its time does.
      guard rules.hasWayOut else { return wait() }
      if line("Press Return to go on. ") != nil { dismiss() }
      return
    }
    for (index, entry) in entries.enumerated() {
      let state = session.alert.actionEntries[index].action.isEnabled ? "" : " (not available)"
      say("  \(index + 1). \(PlainText.line(entry.action.title.plainText))\(state)")
    }
    let canClose = rules.hasWayOut && session.alert.cancel == nil
    if canClose { say("  0. Close") }
    let usual = usual(among: entries, session)
    let range = entries.count == 1 ? "1" : "1 to \(entries.count)"
    guard
      let entered = line("Choose \(range)\(usual.map { " [\($0 + 1)]" } ?? ""): ")
    else { return }
    let word = PlainText.trimmed(entered)
    if canClose, word.utf8.elementsEqual([0x30]) { return dismiss() }
    let place =
      word.isEmpty ? usual : Self.place(of: word, among: entries)
    guard let place else {
      say("Enter a number from \(range).")
      return
    }
    host.forgetFocus()
    host.presentation?.send(.activated("action/\(entries[place].id)"))
    tell()
    // A field is wrong: it has the focus now, and is asked for again.
    if let node = host.focus, let field = self.session?.field(of: node), !isOver {
      let name =
        self.session?.alert.content.indices.first { Name("content/\($0)") == node }
        .flatMap { self.session?.alert.content[$0].box.label }
      ask(
        field, name: name ?? (field.placeholder.isEmpty ? field.id.string : field.placeholder),
        node: node)
    }
  }

  /// The action that an empty line chooses: the one that has the focus, as Return does elsewhere.
  private func usual(among entries: [ActionEntry], _ session: Session) -> Int? {
    guard let node = session.focus, let entry = session.action(of: node) else {
      // The focus is in a field: what Return does there.
      guard let preferred = session.alert.preferred else { return nil }
      return entries.firstIndex { $0.id == preferred }
    }
    return entries.firstIndex { $0.id == entry.id && $0.action.isEnabled }
  }

  private static func place(of word: String, among entries: [ActionEntry]) -> Int? {
    if let number = number(word, upTo: entries.count) { return number }
    return entries.firstIndex { $0.id == Name(word) }
      ?? entries.firstIndex { isSame($0.action.title.plainText, word) }
      ?? entries.firstIndex { $0.action.key?.matchesIgnoringCase(Name(word)) == true }
  }

  private static func isSame(_ title: String, _ word: String) -> Bool {
    PlainText.trimmed(PlainText.line(title)).lowercased() == word.lowercased()
  }

  /// The place that a number means, counted from 0.
  private static func number(_ word: String, upTo count: Int) -> Int? {
    guard let number = Int(word), (1...max(1, count)).contains(number), count > 0 else {
      return nil
    }
    return number - 1
  }

  private static func words(_ line: String) -> [String] {
    line.unicodeScalars.split { $0.properties.isWhitespace || $0 == "," }.map { String($0) }
  }

  private func dismiss() { host.presentation?.send(.key(.escape)) }

  // MARK: Lines

  private func say(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    device.write(Array((PlainText.safe(text) + "\n").utf8))
  }

  /// Says what the session announced.
  private func tell() {
    for text in host.takeAnnouncements() { say(text) }
  }

  private func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    device.setEcho(!isHidden)
  }

  /// Asks for a line; nothing where the alert is over before there is one.
  private func line(_ prompt: String) -> String? {
    device.write(Array(prompt.utf8))
    while !isOver {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = Array(rest[..<end])
        rest.removeSubrange(...end)
        return entered(line)
      }
      if isAtEnd {
        if rest.isEmpty {
          stop(for: .endOfInput)
          return nil
        }
        let line = rest
        rest = []
        return entered(line)
      }
      wait(prompt)
    }
    // Whatever comes next begins on a line of its own.
    device.write([0x0A])
    return nil
  }

  private func entered(_ bytes: [UInt8]) -> String? {
    if bytes.elementsEqual([0x1B]) || bytes.elementsEqual([0x1B, 0x0D]) {
      dismiss()
      return isOver ? nil : ""
    }
    return PlainText.line(String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self))
  }

  private func wait(_ prompt: String = "") {
    for event in device.wait(until: host.deadline) {
      switch event {
      case .input(let bytes):
        rest.append(contentsOf: bytes.prefix(max(0, Self.limit - rest.count)))
      case .ended(.endOfInput): isAtEnd = true
      case .ended(let end): stop(for: end)
      case .stopped:
        device.setEcho(true)
        device.stop(wholeGroup: false)
      case .resumed:
        device.setEcho(!isHidden)
        device.write(Array(prompt.utf8))
      case .resized, .readable: break
      }
    }
    host.turn()
  }

  private func stop(for reason: TerminalEnd) {
    if end == nil { end = reason }
    presenter.surfaceGone()
  }
}
