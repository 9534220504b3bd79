/// Turns the bytes that a terminal sends into keys, pointer events, pasted text and answers.
///
/// Bytes may come in pieces of any length, and a sequence that is not complete waits for the rest
/// however long that takes. Only a lone Escape byte is ever given up: it is the Escape key when
/// nothing followed for ``escapeDelay``. Where the terminal speaks the Kitty protocol it never is,
/// since that key then has a sequence of its own.
///
/// What is not understood is passed over: no unknown sequence ever types or chooses something.
package struct KeyDecoder: Sendable {
  /// Seconds after which a lone Escape byte is the Escape key; 0.03 by default.
  package var escapeDelay: Double
  /// Whether the Escape key sends a sequence, so that a lone Escape byte always begins one.
  package var knowsEscape = false

  /// The most bytes of pasted text that are kept; more are passed over.
  package static let pasteLimit = 1 << 20
  /// The most bytes of a sequence that are waited for.
  private static let sequenceLimit = 4096
  /// Seconds without input after which a paste without an end is over.
  private static let pasteDelay = 5.0
  /// Seconds in which the rest of a sequence may follow an Escape byte that was taken for the key.
  private static let lateTime = 1.0

  private var pending: [UInt8] = []
  private var start = 0
  /// When the last bytes came.
  private var lastTime = 0.0
  /// When a lone Escape byte was taken for the Escape key.
  private var escapedAt: Double?
  /// The text of the paste that is going on.
  private var paste: [UInt8]?
  private var events: [InputEvent] = []

  /// Makes a decoder.
  package init(escapeDelay: Double = 0.03) {
    self.escapeDelay = escapeDelay
  }

  /// When ``tick(at:)`` has something to decide, in the clock of the times given.
  package var deadline: Double? {
    if paste != nil { return lastTime + Self.pasteDelay }
    if !knowsEscape, isLoneEscape { return lastTime + escapeDelay }
    return nil
  }

  /// Takes bytes that came at a time in seconds, and says what they complete.
  package mutating func feed<Bytes: Sequence<UInt8>>(
    _ bytes: Bytes, at time: Double
  ) -> [InputEvent] {
    lastTime = max(lastTime, time)
    pending.append(contentsOf: bytes)
    if let escapedAt {
      self.escapedAt = nil
      if let first = pending.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O"),
        lastTime - escapedAt < Self.lateTime
      {
        // The line was slower than the delay: this is no text, and least of all a letter that chooses.
        pending.insert(0x1B, at: 0)
      }
    }
    decode()
    return taken()
  }

  /// Time has gone on: is a lone Escape byte the Escape key by now?
  package mutating func tick(at time: Double) -> [InputEvent] {
    guard let deadline, time >= deadline else { return [] }
    if let text = paste {
      paste = nil
      add(paste: text)
    } else {
      pending = []
      start = 0
      escapedAt = time
      events.append(.key(KeyPress(.escape)))
    }
    return taken()
  }

  private mutating func taken() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// Whether nothing but Escape bytes wait.
  private var isLoneEscape: Bool {
    start < pending.count && pending[start...].allSatisfy { $0 == 0x1B }
  }

  // MARK: Decoding

  private mutating func decode() {
    while start < pending.count {
      if paste != nil {
        guard takePaste() else { break }
      } else {
        guard let length = decodeOne() else { break }
        start += length
      }
    }
    pending.removeFirst(min(start, pending.count))
    start = 0
    // A sequence without an end is no sequence.
    if pending.count > Self.sequenceLimit && paste == nil { pending = [] }
  }

  /// Decodes what stands first; gives the number of its bytes, or nothing where some are missing.
  private mutating func decodeOne() -> Int? {
    let byte = pending[start]
    if byte == 0x1B { return decodeEscape() }
    guard let (key, length) = plainKey(at: start) else { return nil }
    if let key { events.append(.key(key)) }
    return length
  }

  /// A key that is no sequence, with the number of its bytes; nothing where some are missing.
  private func plainKey(at index: Int) -> (KeyPress?, Int)? {
    let byte = pending[index]
    switch byte {
    case 0x00: return (KeyPress(.character(" "), .control), 1)
    case 0x09: return (KeyPress(.tab), 1)
    // Some terminals send a line feed for Return on the keypad.
    case 0x0A, 0x0D: return (KeyPress(.enter), 1)
    case 0x08, 0x7F: return (KeyPress(.backspace), 1)
    case 0x01...0x1A: return (KeyPress(.character(Unicode.Scalar(byte + 0x60)), .control), 1)
    case 0x1B...0x1F: return (KeyPress(.character(Unicode.Scalar(byte + 0x40)), .control), 1)
    case 0x20..<0x7F: return (KeyPress(.character(Unicode.Scalar(byte))), 1)
    default: break
    }
    let length = Self.length(of: byte)
    guard length > 1 else { return (nil, 1) }
    let end = index + length
    // A byte that does not belong there ends the character early; what was broken is passed over.
    for place in (index + 1)..<max(index + 1, min(end, pending.count))
    where pending[place] & 0xC0 != 0x80 {
      return (nil, place - index)
    }
    guard end <= pending.count else { return nil }
    let scalars = String(decoding: pending[index..<end], as: UTF8.self).unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar != "\u{FFFD}",
      !(0x80..<0xA0).contains(scalar.value)
    else { return (nil, length) }
    return (KeyPress(.character(scalar)), length)
  }

  private static func length(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 1
    }
  }

  private mutating func decodeEscape() -> Int? {
    var index = start + 1
    // Some terminals put an Escape before a sequence where Alt is held.
    while index < pending.count, pending[index] == 0x1B { index += 1 }
    guard index < pending.count else { return nil }
    let isAlt = index > start + 1
    let head = index - start
    switch pending[index] {
    case UInt8(ascii: "["):
      return decodeControlSequence(from: index + 1, isAlt: isAlt)
    case UInt8(ascii: "O"):
      guard index + 1 < pending.count else { return nil }
      if let key = Self.cursorKey(pending[index + 1]) ?? Self.keypadKey(pending[index + 1]) {
        events.append(.key(KeyPress(key, isAlt ? .alt : [])))
      }
      return head + 2
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      if isAlt {
        // An answer of the terminal's right after the key.
        events.append(.key(KeyPress(.escape)))
        return head - 1
      }
      return decodeText(from: index + 1, kind: pending[index])
    default:
      guard let (key, length) = plainKey(at: index) else { return nil }
      if var key {
        key.modifiers.insert(.alt)
        events.append(.key(key))
      }
      return head + length
    }
  }

  /// Decodes what stands between `ESC ]` or the like and its end.
  private mutating func decodeText(from first: Int, kind: UInt8) -> Int? {
    var index = first
    while index < pending.count {
      let isBell = pending[index] == 0x07
      if isBell || pending[index] == 0x1B {
        if !isBell && index + 1 >= pending.count { return nil }
        if kind == UInt8(ascii: "]") { report(text: pending[first..<index]) }
        // Any other sequence ends it too, and is one of its own.
        let isEnd = isBell || pending[index + 1] == 0x5C
        return index - start + (isEnd ? (isBell ? 1 : 2) : 0)
      }
      index += 1
    }
    return nil
  }

  private mutating func report(text: ArraySlice<UInt8>) {
    guard text.starts(with: "11;".utf8), let color = TerminalReport.color(text.dropFirst(3))
    else { return }
    events.append(.report(.background(color)))
  }

  /// Decodes what follows `ESC [`.
  private mutating func decodeControlSequence(from first: Int, isAlt: Bool) -> Int? {
    guard first < pending.count else { return nil }
    // The Linux console marks its function keys so.
    if pending[first] == UInt8(ascii: "[") {
      guard first + 1 < pending.count else { return nil }
      return first + 2 - start
    }
    var index = first
    while index < pending.count, (0x20..<0x40).contains(pending[index]) { index += 1 }
    guard index < pending.count else { return nil }
    let final = pending[index]
    guard (0x40..<0x7F).contains(final) else {
      // Cut off by something else, which is looked at by itself.
      return index - start
    }
    if final == UInt8(ascii: "M"), index == first {
      guard index + 3 < pending.count else { return nil }
      if isAlt { events.append(.key(KeyPress(.escape))) }
      let bytes = pending[(index + 1)...(index + 3)].map { Int($0) - 32 }
      add(MouseEvent(code: bytes[0], column: bytes[1], row: bytes[2], isRelease: false))
      return index + 4 - start
    }
    let sequence = ControlSequence(pending[first..<index], final: final)
    add(sequence, isAlt: isAlt)
    return index + 1 - start
  }

  private mutating func add(_ mouse: MouseEvent?) {
    if let mouse { events.append(.mouse(mouse)) }
  }

  private mutating func add(_ sequence: ControlSequence, isAlt: Bool) {
    // No key is held with what the terminal reports by itself: the Escape before it was one.
    let key = sequence.key
    if isAlt && key == nil { events.append(.key(KeyPress(.escape))) }
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "<")?, UInt8(ascii: "M")), (UInt8(ascii: "<")?, UInt8(ascii: "m")):
      let isRelease = sequence.final == UInt8(ascii: "m")
      add(
        MouseEvent(
          code: sequence[0] ?? -1, column: sequence[1] ?? 0, row: sequence[2] ?? 0,
          isRelease: isRelease))
    case (UInt8(ascii: "?")?, UInt8(ascii: "u")):
      events.append(.report(.keyboard(sequence[0] ?? 0)))
    case (UInt8(ascii: "?")?, UInt8(ascii: "c")): events.append(.report(.attributes))
    case (nil, UInt8(ascii: "M")):
      add(
        MouseEvent(
          code: (sequence[0] ?? 0) - 32, column: sequence[1] ?? 0, row: sequence[2] ?? 0,
          isRelease: false))
    case (nil, UInt8(ascii: "I")): events.append(.focus(true))
    case (nil, UInt8(ascii: "O")): events.append(.focus(false))
    case (nil, UInt8(ascii: "~")) where sequence[0] == 200: paste = []
    case (nil, _):
      guard var key else { return }
      if isAlt { key.modifiers.insert(.alt) }
      events.append(.key(key))
    default: break
    }
  }

  // MARK: Paste

  /// Takes pasted bytes up to the end of the paste; says whether the end was there.
  private mutating func takePaste() -> Bool {
    let mark = Array("\u{1B}[201~".utf8)
    var index = start
    while index < pending.count {
      guard pending[index] == 0x1B else {
        keepPasted(pending[index])
        index += 1
        continue
      }
      let rest = pending[index...].prefix(mark.count)
      if rest.elementsEqual(mark) {
        let text = paste ?? []
        paste = nil
        add(paste: text)
        start = index + mark.count
        return true
      }
      // The end may have come in part.
      if mark.starts(with: rest) { break }
      keepPasted(pending[index])
      index += 1
    }
    start = index
    return false
  }

  private mutating func keepPasted(_ byte: UInt8) {
    if let count = paste?.count, count < Self.pasteLimit { paste?.append(byte) }
  }

  private mutating func add(paste text: [UInt8]) {
    if !text.isEmpty { events.append(.paste(String(decoding: text, as: UTF8.self))) }
  }
}
