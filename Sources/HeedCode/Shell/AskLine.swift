internal import Heed

/// A line of `heed ask` that asks what an alert asks; there is none where `ask` has no words for it.
struct AskLine {
  /// The line for a POSIX shell, which ends with a line feed.
  let text: String

  init?(_ alert: Alert) {
    guard AskLine.hasNoLook(alert), let fields = AskFields(alert.content),
      AskLine.isAsked(alert.title), AskLine.isAsked(alert.message)
    else { return nil }
    var options: [[UInt8]] = []
    func add(_ name: String, _ value: [UInt8]) {
      // The next word would be taken for an option.
      let isOption = value.first == 0x2D || value.starts(with: [0x27, 0x2D])
      options.append("--\(name)\(isOption ? "=" : " ")".bytes + value)
    }
    for field in fields.values { add("field", field) }
    if !AskLine.isUsualQuestion(alert, hasFields: fields.areThere) {
      if alert.actionEntries.isEmpty { return nil }
      for entry in alert.actionEntries {
        guard let value = AskLine.value(of: entry, hasFields: fields.areThere) else { return nil }
        add(entry.isCancel ? "cancel" : entry.isDestructive ? "destructive" : "action", value)
      }
    }
    guard let preferred = AskLine.preferred(of: alert, hasFields: fields.areThere) else {
      return nil
    }
    if let name = preferred.name {
      guard ShellWord.canHold(name.string) else { return nil }
      add("preferred", ShellWord.quoted(name.string))
    }
    if let timeout = alert.dismissal.timeout {
      guard let seconds = AskLine.seconds(timeout) else { return nil }
      add("timeout", seconds)
    }

    let texts = AskLine.texts(of: alert)
    for text in texts where !ShellWord.canHold(text) { return nil }
    let needsDashes = texts.contains { $0.utf8.first == 0x2D }
    if texts.count == 2, texts.allSatisfy({ $0.bytes == [0x2D] }) { return nil }
    let words = texts.map { ShellWord.quoted($0) }
    let parts = needsDashes ? options + ["--".bytes] + words : words + options
    self.text = String(bytes: AskLine.joined(parts))
  }

  /// Title and message; an empty text stands for a title that is not there.
  private static func texts(of alert: Alert) -> [String] {
    let title = alert.title?.text.plainText ?? ""
    guard let message = alert.message?.text.plainText else { return [title] }
    return [title, message]
  }

  /// One line if it is short; else one for each option.
  private static func joined(_ parts: [[UInt8]]) -> [UInt8] {
    var length = 8
    for part in parts { length += 1 + part.count }
    var line = "heed ask".bytes
    for (index, part) in parts.enumerated() {
      let isOption = part.count > 2 && part.starts(with: [0x2D, 0x2D])
      line += (length > 100 && isOption && index > 0 ? " \\\n  " : " ").bytes
      line += part
    }
    line.append(0x0A)
    return line
  }

  /// Whether nothing is said about it that only a document can say.
  private static func hasNoLook(_ alert: Alert) -> Bool {
    var rest = alert
    rest.title = nil
    rest.message = nil
    rest.content = []
    rest.actions = []
    rest.cancel = nil
    rest.cancelPosition = nil
    rest.preferred = nil
    rest.dismissal.timeout = nil
    return rest == Alert()
  }

  private static func isAsked(_ text: PlacedText?) -> Bool {
    guard let text else { return true }
    return text.isPlain && !text.text.isEmpty && isPlain(text.text)
  }

  private static func isPlain(_ text: RichText) -> Bool {
    text == RichText(text.plainText)
  }

  /// Whether the actions are those that stand there when none is given.
  private static func isUsualQuestion(_ alert: Alert, hasFields: Bool) -> Bool {
    alert.actions == [Action("OK", id: "ok", needsValid: hasFields)]
      && alert.cancel == Action("Cancel") && alert.cancelPosition ?? 1 >= 1
  }

  /// `ID=TITLE` as a word.
  private static func value(of entry: ActionEntry, hasFields: Bool) -> [UInt8]? {
    let action = entry.action
    var plain = Action(action.title, id: action.id, role: action.role)
    plain.needsValid = hasFields && !entry.isCancel
    let title = action.title.plainText
    guard action == plain, isPlain(action.title), !title.isEmpty, ShellWord.canHold(title) else {
      return nil
    }
    if let id = action.id {
      return isID(id.bytes[...]) ? id.bytes + [0x3D] + ShellWord.quoted(title) : nil
    }
    // What stands before an equals sign would be taken for an id.
    let bytes = title.bytes
    guard let equals = bytes.firstIndex(of: 0x3D), equals == 0 || isID(bytes[..<equals]) else {
      return ShellWord.quoted(title)
    }
    return ShellWord.quoted("=" + title)
  }

  /// The action that has to be named, if one has; nothing where it cannot be said.
  private static func preferred(of alert: Alert, hasFields: Bool) -> (name: Name?, Void)? {
    let entries = alert.actionEntries
    let others = entries.filter { !$0.isCancel }
    // Return in the last field ends a form by its only action.
    let usual = hasFields && others.count == 1 && !others[0].isDestructive ? others[0].id : nil
    if alert.preferred == usual { return (nil, ()) }
    guard let preferred = alert.preferred, entries.contains(where: { $0.id == preferred }) else {
      return nil
    }
    return (preferred, ())
  }

  /// Seconds without an exponent, from more than 0 to a thousand millions.
  private static func seconds(_ value: Double) -> [UInt8]? {
    guard value > 0, value <= 1e9 else { return nil }
    let text = SwiftNumber.text(value).bytes
    return text.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E } ? text : nil
  }

  /// Whether `heed ask` takes it for an id.
  static func isID(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.isEmpty { return false }
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: continue
      default: return false
      }
    }
    return true
  }
}
