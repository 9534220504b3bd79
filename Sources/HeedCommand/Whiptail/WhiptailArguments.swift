/// What was typed after `heed whiptail`, read as whiptail reads it.
///
/// Options may stand anywhere. A word that looks like an option but is none is a text, so that a
/// script's texts can begin with a dash; `--` makes texts of everything after it.
package struct WhiptailArguments: Hashable, Sendable {
  package var box: WhiptailBox.Kind?
  /// Texts, numbers and items.
  package var operands: [String] = []
  /// Words that look like options and are taken for texts.
  package var unknown: [String] = []
  package var wantsHelp = false
  package var wantsVersion = false
  private var flags: [String] = []
  private var names: [String] = []
  private var values: [String] = []

  private static let flagNames = [
    "clear", "defaultno", "fb", "fullbuttons", "nocancel", "noitem", "notags", "separate-output",
    "scrolltext", "topleft",
  ]
  private static let valueNames = [
    "backtitle", "cancel-button", "default-item", "no-button", "ok-button", "output-fd", "title",
    "yes-button",
  ]
  static let spellings =
    (flagNames + valueNames + WhiptailBox.Kind.allCases.map { $0.rawValue }).map { "--\($0)" }

  /// Reads the words.
  package init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      try read(word, &rest)
    }
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(CommandError)
  {
    if word == "-h" || word == "--help" {
      wantsHelp = true
    } else if word == "-v" || word == "--version" {
      wantsVersion = true
    } else if !word.utf8.starts(with: [0x2D, 0x2D]) {
      if word.utf8.first == 0x2D { unknown.append(word) }
      operands.append(word)
    } else {
      try readOption(word, &rest)
    }
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let bytes = Array(word.utf8.dropFirst(2))
    let equals = bytes.firstIndex(of: 0x3D)
    let name = String(decoding: bytes[..<(equals ?? bytes.count)], as: UTF8.self)
    if Self.valueNames.contains(name) {
      if let equals {
        add(name, String(decoding: bytes[(equals + 1)...], as: UTF8.self))
      } else if let value = rest.popFirst() {
        add(name, value)
      } else {
        throw .box("--\(name) needs a value", self)
      }
    } else if equals == nil, Self.flagNames.contains(name) {
      flags.append(name)
    } else if equals == nil, let kind = WhiptailBox.Kind(rawValue: name) {
      if box == nil {
        box = kind
      } else if operands.isEmpty {
        // Where the text of the box is to come, it can be nothing else.
        operands.append(word)
      } else {
        throw .box("There is one box at a time, and not --\(name) too", self)
      }
    } else {
      unknown.append(word)
      operands.append(word)
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    names.append(name)
    values.append(value)
  }

  /// The value of an option; the last one counts.
  package subscript(name: String) -> String? {
    names.lastIndex(of: name).map { values[$0] }
  }

  package var hidesItems: Bool { flags.contains("noitem") }
  package var hidesTags: Bool { flags.contains("notags") }
  package var hasCancel: Bool { !flags.contains("nocancel") }
  package var prefersNo: Bool { flags.contains("defaultno") }
  package var tellsOneEachLine: Bool { flags.contains("separate-output") }

  /// Where the result goes; standard error by default.
  package var output: Int32 {
    get throws(CommandError) {
      guard let text = self["output-fd"] else { return 2 }
      guard let number = Int32(text), number >= 0 else {
        throw .box("--output-fd cannot be '\(text)'; it is a number, such as 3", self)
      }
      return number
    }
  }
}
