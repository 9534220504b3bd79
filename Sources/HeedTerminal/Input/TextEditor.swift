package import Heed

/// The text of a field while the person edits it, with the caret and what is selected.
///
/// Places count clusters, as ``FieldEdit`` does. Keys are those of line editors everywhere; what is
/// cut goes to a ``KillRing``, except from a secure field, whose text never leaves it.
package struct TextEditor: Sendable {
  package let field: Name
  package let input: Field.Input
  package private(set) var text: String
  package private(set) var caret: Int
  /// The other end of what is selected.
  package private(set) var anchor: Int?
  /// What the painter keeps of how far the text is moved.
  package var scroll = 0
  /// Whether the left arrow goes towards the text's end.
  package var isRightToLeft = false
  /// The places at which the lines begin that the person sees, each with the next one's; the lines of
  /// the text itself where this is empty.
  package var lines: [Range<Int>] = []

  /// The most bytes of text that a field takes.
  package static let limit = 1 << 16

  private var clusters: [CellCluster]
  /// The column to which moves up and down go back.
  private var column: Int?

  /// Begins to edit a field, with the caret at its end.
  package init(_ field: Field) {
    self.field = field.id
    input = field.input
    text = field.value
    clusters = CellWidth.clusters(of: field.value)
    caret = clusters.count
  }

  /// Where the person is.
  package var edit: FieldEdit {
    FieldEdit(field: field, caret: caret, anchor: anchor, scroll: scroll)
  }

  /// How many clusters the text has.
  var count: Int { clusters.count }

  private var isMultiline: Bool { input == .multiline }
  private var isSecure: Bool { input == .secure }
  private var selection: Range<Int>? { edit.selection }

  // MARK: What happens to it

  /// Takes what the field holds now, after something else changed it.
  package mutating func adopt(_ value: String) {
    guard !value.utf8.elementsEqual(text.utf8) else { return }
    text = value
    clusters = CellWidth.clusters(of: value)
    caret = clusters.count
    anchor = nil
    column = nil
  }

  /// Puts the caret where the person clicked; keeps the other end where they drag.
  package mutating func place(at caret: Int, selecting: Bool) {
    move(to: caret, selecting: selecting)
  }

  /// Puts text in the place of what is selected, or where the caret is.
  ///
  /// A line break becomes a space where the field has one line; what would act on a terminal is left
  /// out.
  package mutating func insert(_ inserted: String) {
    var bytes: [UInt8] = []
    var wasReturn = false
    for scalar in inserted.unicodeScalars {
      let isBreak =
        scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}"
        || scalar == "\u{2029}"
      if isBreak {
        if scalar == "\n" && wasReturn {
          wasReturn = false
          continue
        }
        bytes.append(isMultiline ? 0x0A : 0x20)
      } else if scalar == "\t" {
        bytes.append(0x20)
      } else if scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
      wasReturn = scalar == "\r"
    }
    let range = selection ?? caret..<caret
    let room = Self.limit - text.utf8.count + self.bytes(of: range).count
    if bytes.count > room {
      // Never in the middle of a letter.
      var end = max(0, room)
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      bytes.removeSubrange(end...)
    }
    replace(range, with: bytes)
  }

  // MARK: Places

  private func bytes(of range: Range<Int>) -> Range<Int> {
    func byte(_ place: Int) -> Int {
      place < clusters.count ? clusters[place].range.lowerBound : text.utf8.count
    }
    return byte(range.lowerBound)..<byte(range.upperBound)
  }

  /// The cluster at or after a byte of the text.
  package func place(ofByte byte: Int) -> Int {
    // Asked for each line of a long text.
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].range.lowerBound < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    let range = bytes(of: range)
    if range.isEmpty && new.isEmpty { return }
    var all = Array(text.utf8)
    all.replaceSubrange(range, with: new)
    text = String(decoding: all, as: UTF8.self)
    clusters = CellWidth.clusters(of: text)
    caret = place(ofByte: range.lowerBound + new.count)
    anchor = nil
    column = nil
    lines = []
  }

  private mutating func move(to place: Int, selecting: Bool, keepsColumn: Bool = false) {
    if selecting {
      if anchor == nil { anchor = caret }
    } else {
      anchor = nil
    }
    caret = min(max(0, place), clusters.count)
    if !keepsColumn { column = nil }
  }

  // MARK: Keys

  /// Does what a key means to a text.
  ///
  /// - Returns: Whether it means something; a move beyond the first or last line does not.
  package mutating func press(_ press: KeyPress, _ ring: inout KillRing) -> Bool {
    let modifiers = press.modifiers
    if case .character(let scalar) = press.key {
      if let typed = press.typed {
        insert(String(typed))
        return true
      }
      if modifiers == .control { return control(scalar, &ring) }
      if modifiers == .alt { return alt(scalar, &ring) }
      return false
    }
    let selecting = modifiers.contains(.shift)
    let byWord = !modifiers.isDisjoint(with: [.control, .alt])
    switch press.key {
    case .left: step(by: isRightToLeft ? 1 : -1, byWord: byWord, selecting: selecting)
    case .right: step(by: isRightToLeft ? -1 : 1, byWord: byWord, selecting: selecting)
    case .home: move(to: byWord ? 0 : line(of: caret).lowerBound, selecting: selecting)
    case .end: move(to: byWord ? clusters.count : endOfLine, selecting: selecting)
    case .up: return moveLine(by: -1, selecting: selecting)
    case .down: return moveLine(by: 1, selecting: selecting)
    case .backspace: remove(byWord ? word(before: caret)..<caret : before(caret), &ring, byWord)
    case .delete: remove(byWord ? caret..<word(after: caret) : after(caret), &ring, byWord)
    case .enter:
      guard isMultiline, modifiers.isEmpty else { return false }
      insert("\n")
    case .character, .tab, .insert, .escape, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  private mutating func control(_ scalar: Unicode.Scalar, _ ring: inout KillRing) -> Bool {
    switch scalar {
    case "a": move(to: line(of: caret).lowerBound, selecting: false)
    case "e": move(to: endOfLine, selecting: false)
    case "b": step(by: -1, byWord: false, selecting: false)
    case "f": step(by: 1, byWord: false, selecting: false)
    case "p": return moveLine(by: -1, selecting: false)
    case "n": return moveLine(by: 1, selecting: false)
    case "d": remove(after(caret), &ring, false)
    case "h": remove(before(caret), &ring, false)
    case "k":
      // At the end of a line the line break itself goes.
      let end = endOfLine
      remove(caret..<(end == caret ? min(caret + 1, clusters.count) : end), &ring, true)
    case "u": remove(line(of: caret).lowerBound..<caret, &ring, true)
    case "w": remove(word(before: caret)..<caret, &ring, true)
    case "y": insert(ring.text)
    default: return false
    }
    return true
  }

  private mutating func alt(_ scalar: Unicode.Scalar, _ ring: inout KillRing) -> Bool {
    switch scalar {
    case "b": move(to: word(before: caret), selecting: false)
    case "f": move(to: word(after: caret), selecting: false)
    case "d": remove(caret..<word(after: caret), &ring, true)
    default: return false
    }
    return true
  }

  private mutating func step(by step: Int, byWord: Bool, selecting: Bool) {
    if let selection, !selecting, !byWord {
      // Without Shift an arrow leaves the selection at that end.
      return move(to: step < 0 ? selection.lowerBound : selection.upperBound, selecting: false)
    }
    guard byWord else { return move(to: caret + step, selecting: selecting) }
    move(to: step < 0 ? word(before: caret) : word(after: caret), selecting: selecting)
  }

  private func before(_ place: Int) -> Range<Int> { max(0, place - 1)..<place }

  private func after(_ place: Int) -> Range<Int> { place..<min(place + 1, clusters.count) }

  /// Takes clusters away, or what is selected.
  private mutating func remove(_ range: Range<Int>, _ ring: inout KillRing, _ keeps: Bool) {
    let range = selection ?? range
    if keeps, !isSecure, !range.isEmpty {
      let cut = bytes(of: range)
      ring.text = String(decoding: Array(text.utf8)[cut], as: UTF8.self)
    }
    replace(range, with: [])
  }

  // MARK: Words and lines

  private func isWord(_ place: Int) -> Bool {
    // Of a secret nobody learns where its words end.
    if isSecure { return true }
    guard let first = clusters[place].text.unicodeScalars.first else { return false }
    return first.value >= 0x80
      ? !first.properties.isWhitespace
      : first.properties.isAlphabetic || first == "_" || (0x30...0x39).contains(first.value)
  }

  private func word(before place: Int) -> Int {
    var place = place
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  private func word(after place: Int) -> Int {
    var place = place
    while place < clusters.count, !isWord(place) { place += 1 }
    while place < clusters.count, isWord(place) { place += 1 }
    return place
  }

  private func isBreak(_ place: Int) -> Bool {
    let byte = text.utf8.index(text.startIndex, offsetBy: clusters[place].range.lowerBound)
    return text.utf8[byte] == 0x0A || text.utf8[byte] == 0x0D
  }

  /// The lines that the person sees, or those that the text has.
  private var rows: [Range<Int>] {
    if !lines.isEmpty { return lines }
    var rows: [Range<Int>] = []
    var start = 0
    for place in clusters.indices where isBreak(place) {
      rows.append(start..<place + 1)
      start = place + 1
    }
    rows.append(start..<clusters.count)
    return rows
  }

  private func row(of place: Int) -> Int {
    rows.lastIndex { $0.lowerBound <= place } ?? 0
  }

  private func line(of place: Int) -> Range<Int> { rows[row(of: place)] }

  private var endOfLine: Int { end(of: line(of: caret), isLast: row(of: caret) == rows.count - 1) }

  /// The last place of a line at which the caret is still seen on it.
  private func end(of line: Range<Int>, isLast: Bool) -> Int {
    isLast || line.isEmpty ? line.upperBound : line.upperBound - 1
  }

  private mutating func moveLine(by step: Int, selecting: Bool) -> Bool {
    guard isMultiline else { return false }
    let rows = rows
    let here = row(of: caret)
    let next = here + step
    guard rows.indices.contains(next) else { return false }
    func width(_ range: Range<Int>) -> Int { clusters[range].reduce(0) { $0 + $1.width } }
    let wanted = column ?? width(rows[here].lowerBound..<caret)
    let last = end(of: rows[next], isLast: next == rows.count - 1)
    var place = rows[next].lowerBound
    while place < last, width(rows[next].lowerBound..<place + 1) <= wanted { place += 1 }
    move(to: place, selecting: selecting, keepsColumn: true)
    column = wanted
    return true
  }
}
