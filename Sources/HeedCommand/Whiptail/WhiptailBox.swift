internal import Heed

/// A box as it was asked for, with everything that is shown in it.
package struct WhiptailBox: Hashable, Sendable {
  /// What kind of box it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case yesno, msgbox, infobox, inputbox, passwordbox, textbox, menu, checklist, radiolist, gauge

    /// Whether it has OK and Cancel, and something that is told.
    var hasResult: Bool {
      switch self {
      case .inputbox, .passwordbox, .menu, .checklist, .radiolist: true
      case .yesno, .msgbox, .infobox, .textbox, .gauge: false
      }
    }

    /// Whether it has a list.
    var hasList: Bool { self == .menu || self == .checklist || self == .radiolist }
  }

  /// A line of a list.
  package struct Item: Hashable, Sendable {
    /// What is told of it.
    package var tag: String
    package var text: String
    package var isOn: Bool
  }

  package var kind: Kind
  /// The text, or the file of a text box.
  package var text: String
  /// Rows and columns; 0 is as many as it takes.
  package var height: Int
  package var width: Int
  /// Rows of the list; 0 is as many as it takes.
  package var listHeight = 0
  package var items: [Item] = []
  /// What stands in the field at first.
  package var value = ""
  /// How far the gauge is at first, from 0 to 100.
  package var percent = 0

  /// Reads what was typed.
  package init(_ arguments: WhiptailArguments) throws(CommandError) {
    guard let kind = arguments.box else {
      throw .box("A box is missing, such as --yesno TEXT HEIGHT WIDTH", arguments)
    }
    self.kind = kind
    var rest = arguments.operands[...]
    guard let text = rest.popFirst() else {
      throw .box("--\(kind.rawValue) needs a text, a height and a width", arguments)
    }
    self.text = text
    height = try Self.number(rest.popFirst(), "height", kind, arguments)
    width = try Self.number(rest.popFirst(), "width", kind, arguments)
    switch kind {
    case .inputbox, .passwordbox: value = rest.first ?? ""
    case .gauge: percent = min(100, try Self.number(rest.first, "percentage", kind, arguments))
    case .menu, .checklist, .radiolist:
      listHeight = try Self.number(rest.popFirst(), "height of the list", kind, arguments)
      try readItems(rest, arguments)
    case .yesno, .msgbox, .infobox, .textbox: break
    }
  }

  private mutating func readItems(
    _ words: ArraySlice<String>, _ arguments: WhiptailArguments
  ) throws(CommandError) {
    let hasStatus = kind != .menu
    // A menu's items are there even where they are not shown.
    let hasText = !hasStatus || !arguments.hidesItems
    let size = 1 + (hasText ? 1 : 0) + (hasStatus ? 1 : 0)
    var words = words
    while !words.isEmpty {
      let item = Array(words.prefix(size))
      guard item.count == size else {
        throw .box("'\(item[0])' of --\(kind.rawValue) is not complete", arguments)
      }
      words = words.dropFirst(size)
      items.append(
        Item(
          tag: item[0], text: hasText && !arguments.hidesItems ? item[1] : "",
          isOn: hasStatus && Self.isOn(item[size - 1])))
    }
    if kind == .menu, items.isEmpty { throw .box("--menu needs something to choose", arguments) }
    if kind == .radiolist, let last = items.lastIndex(where: { $0.isOn }) {
      for index in items.indices { items[index].isOn = index == last }
    }
  }

  private static func isOn(_ status: String) -> Bool {
    ["1", "on", "yes"].contains(status.lowercased())
  }

  /// A number as whiptail reads it: an empty word counts as 0.
  private static func number(
    _ word: String?, _ name: String, _ kind: Kind, _ arguments: WhiptailArguments
  ) throws(CommandError) -> Int {
    guard let word else { throw .box("--\(kind.rawValue) needs a \(name)", arguments) }
    let digits = word.utf8.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x2B }
    guard digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      throw .box("The \(name) of --\(kind.rawValue) cannot be '\(word)'", arguments)
    }
    return digits.reduce(0) { min(1_000_000, $0 * 10 + Int($1 - 0x30)) }
  }
}

extension CommandError {
  /// An error in what was typed after `heed whiptail`.
  static func box(_ message: String, _ arguments: WhiptailArguments) -> CommandError {
    var error = CommandError.failure(message)
    error.exitCode = .boxError
    if let unknown = arguments.unknown.first {
      error.message += " ('\(unknown)' is no option and was taken for a text)"
      error.suggestion = Spelling.closest(to: unknown, among: WhiptailArguments.spellings)
    }
    error.advice = "Try 'heed whiptail --help'."
    return error
  }
}
