internal import Heed

/// Reads `.strings`: keys and texts, as in `"key" = "text";`.
///
/// What is wrong is noted, and reading goes on behind it, so that one slip does not hide the next.
/// Each byte is looked at once.
struct StringsReader {
  struct Entry {
    var key: String
    var text: String
    var offset: Int
  }

  let bytes: [UInt8]
  var index = 0
  private(set) var entries: [Entry] = []
  private(set) var problems: [FileProblem] = []
  /// The first place of each key.
  private var places: [Name: Int] = [:]

  /// Reads a file's text, which is UTF-8 without a mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  /// The byte at hand; 0 at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func note(_ offset: Int, _ reason: String, _ remedy: String, isFatal: Bool = true) {
    if problems.count == FileProblem.most { return }
    problems.append(
      FileProblem(offset: offset, reason: reason, remedy: remedy, isFatal: isFatal))
  }

  // MARK: Entries

  private mutating func read() {
    skipSpace()
    // Older files are a whole property list, in braces.
    let isBraced = byte == UInt8(ascii: "{")
    if isBraced { index += 1 }
    while true {
      skipSpace()
      if index >= bytes.count { break }
      if isBraced, byte == UInt8(ascii: "}") {
        index += 1
        skipSpace()
        if index < bytes.count {
          note(index, "Something stands behind the closing brace.", "Remove it.")
        }
        return
      }
      entry()
    }
    if isBraced { note(bytes.count, "The brace that opens the file is never closed.", "Add }.") }
  }

  private mutating func entry() {
    let start = index
    guard let key = text() else {
      note(
        start, "A key has to stand here, and not \(shown(byte)).",
        "Write \"key\" = \"text\"; and put other words into /* comments */.")
      skipEntry()
      return
    }
    skipSpace()
    var value: String
    if byte == UInt8(ascii: "=") {
      index += 1
      skipSpace()
      let place = index
      guard let text = text() else {
        note(place, Self.missingText(byte, key), "Write \"\(key)\" = \"text\";")
        skipEntry()
        return
      }
      value = text
    } else if byte == UInt8(ascii: ";") {
      // A key alone means itself.
      value = key
    } else {
      note(
        index, "An equals sign has to stand between the key “\(key)” and its text.",
        "Write \"\(key)\" = \"text\";")
      if byte == UInt8(ascii: ":") { index += 1 }
      skipSpace()
      guard let text = text() else {
        skipEntry()
        return
      }
      value = text
    }
    let end = index
    skipSpace()
    if byte == UInt8(ascii: ";") {
      index += 1
    } else {
      // Noted where it is missing, and not where the next thing begins.
      note(
        end, "The semicolon behind the text of “\(key)” is missing, so the app reads nothing here.",
        "Add ; at the end.")
      if byte == UInt8(ascii: ",") { index += 1 }
    }
    add(Entry(key: key, text: value, offset: start))
  }

  private mutating func add(_ entry: Entry) {
    let name = Name(entry.key)
    if let first = places[name] {
      if problems.count < FileProblem.most {
        let isSame = isSameText(entries[first].text, entry.text)
        problems.append(.duplicate(entry.key, entry.offset, entries[first].offset, isSame: isSame))
      }
      // The later text is what the app shows.
      entries[first].text = entry.text
      return
    }
    places[name] = entries.count
    entries.append(entry)
  }

  /// Goes behind the next semicolon, or to the next line that begins with a quotation mark.
  private mutating func skipEntry() {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ";") { return }
      if byte == 0x0A {
        skipSpace()
        if self.byte == UInt8(ascii: "\"") { return }
      }
    }
  }

  private static func missingText(_ byte: UInt8, _ key: String) -> String {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      "A text has to stand here, and not a list: “\(key)” cannot be shown."
    case UInt8(ascii: "<"): "A text has to stand here, and not data: “\(key)” cannot be shown."
    default: "The text of “\(key)” is missing."
    }
  }

  private func shown(_ byte: UInt8) -> String {
    if index >= bytes.count { return "the end" }
    if byte < 0x20 || byte == 0x7F { return "a control character" }
    return byte < 0x80 ? "“\(String(bytes: [byte]))”" : "this letter, which needs quotation marks"
  }

  // MARK: Space

  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        skipComment()
      } else if let length = wideSpace() {
        index += length
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = bytes.count
    note(start, "This comment has no end, so nothing behind it is read.", "Close it with */.")
  }

  /// The length of a line or paragraph separator, or of a mark that a tool left in the middle.
  private func wideSpace() -> Int? {
    guard index + 2 < bytes.count else { return nil }
    let isSeparator =
      bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
    let isMark = bytes[index] == 0xEF && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
    return isSeparator || isMark ? 3 : nil
  }
}
