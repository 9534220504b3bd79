import Heed
import HeedTerminal
import HeedTesting
import Testing

struct KeyDecoderTests {
  private static func key(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], isRepeat: Bool = false
  ) -> [InputEvent] {
    [.key(KeyPress(key, modifiers, isRepeat: isRepeat))]
  }

  private static func mouse(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) -> [InputEvent] {
    [.mouse(MouseEvent(kind, column: column, row: row))]
  }

  static let sequences: [(String, [InputEvent])] = [
    // What is typed.
    ("a", key(.character("a"))), ("é", key(.character("é"))), ("删", key(.character("删"))),
    ("🗑", key(.character("🗑"))), (" ", key(.character(" "))),
    ("\r", key(.enter)), ("\n", key(.enter)), ("\t", key(.tab)), ("\u{7F}", key(.backspace)),
    ("\u{8}", key(.backspace)), ("\u{0}", key(.character(" "), .control)),
    ("\u{3}", key(.character("c"), .control)), ("\u{1A}", key(.character("z"), .control)),
    ("\u{1C}", key(.character("\\"), .control)),
    // As VT100 and xterm have it.
    ("\u{1B}[A", key(.up)), ("\u{1B}[B", key(.down)), ("\u{1B}[C", key(.right)),
    ("\u{1B}[D", key(.left)), ("\u{1B}OA", key(.up)), ("\u{1B}OD", key(.left)),
    ("\u{1B}[H", key(.home)), ("\u{1B}[F", key(.end)), ("\u{1B}OH", key(.home)),
    ("\u{1B}[1~", key(.home)), ("\u{1B}[4~", key(.end)), ("\u{1B}[7~", key(.home)),
    ("\u{1B}[8~", key(.end)), ("\u{1B}[2~", key(.insert)), ("\u{1B}[3~", key(.delete)),
    ("\u{1B}[5~", key(.pageUp)), ("\u{1B}[6~", key(.pageDown)),
    ("\u{1B}OP", key(.function(1))), ("\u{1B}[15~", key(.function(5))),
    ("\u{1B}[24~", key(.function(12))), ("\u{1B}OM", key(.enter)),
    ("\u{1B}Oq", key(.character("1"))),
    ("\u{1B}[Z", key(.tab, .shift)), ("\u{1B}[1;2C", key(.right, .shift)),
    ("\u{1B}[1;5D", key(.left, .control)), ("\u{1B}[1;3A", key(.up, .alt)),
    ("\u{1B}[3;5~", key(.delete, .control)), ("\u{1B}[1;6H", key(.home, [.shift, .control])),
    ("\u{1B}a", key(.character("a"), .alt)), ("\u{1B}é", key(.character("é"), .alt)),
    ("\u{1B}\r", key(.enter, .alt)), ("\u{1B}\u{7F}", key(.backspace, .alt)),
    ("\u{1B}\u{1B}[A", key(.up, .alt)), ("\u{1B}\u{1B}OB", key(.down, .alt)),
    // modifyOtherKeys.
    ("\u{1B}[27;5;13~", key(.enter, .control)), ("\u{1B}[27;2;9~", key(.tab, .shift)),
    ("\u{1B}[27;5;105~", key(.character("i"), .control)),
    // The Kitty protocol.
    ("\u{1B}[27u", key(.escape)), ("\u{1B}[27;1u", key(.escape)),
    ("\u{1B}[27;129u", key(.escape)), ("\u{1B}[99;5u", key(.character("c"), .control)),
    ("\u{1B}[13;5u", key(.enter, .control)), ("\u{1B}[9;2u", key(.tab, .shift)),
    ("\u{1B}[127;3u", key(.backspace, .alt)), ("\u{1B}[97:65;3u", key(.character("a"), .alt)),
    ("\u{1B}[97;9u", key(.character("a"), .command)),
    ("\u{1B}[57414u", key(.enter)), ("\u{1B}[57400u", key(.character("1"))),
    ("\u{1B}[57423u", key(.home)), ("\u{1B}[1;1:1A", key(.up)),
    ("\u{1B}[1;1:2B", key(.down, isRepeat: true)),
    ("\u{1B}[27;1:2u", key(.escape, isRepeat: true)), ("\u{1B}[27;1:3u", []),
    ("\u{1B}[57441u", []),
    // The pointer.
    ("\u{1B}[<0;1;1M", mouse(.pressed(.left), 0, 0)),
    ("\u{1B}[<0;10;5m", mouse(.released(.left), 9, 4)),
    ("\u{1B}[<2;3;4M", mouse(.pressed(.right), 2, 3)),
    ("\u{1B}[<32;3;4M", mouse(.dragged(.left), 2, 3)),
    ("\u{1B}[<35;300;4M", mouse(.moved, 299, 3)),
    ("\u{1B}[<64;3;4M", mouse(.wheel(-1), 2, 3)), ("\u{1B}[<65;3;4M", mouse(.wheel(1), 2, 3)),
    ("\u{1B}[<66;3;4M", []), ("\u{1B}[<0;0;4M", []), ("\u{1B}[<0;3M", []),
    ("\u{1B}[M !!", mouse(.pressed(.left), 0, 0)),
    ("\u{1B}[M#\"#", mouse(.released(.left), 1, 2)),
    ("\u{1B}[32;3;4M", mouse(.pressed(.left), 2, 3)),
    // Pasted text, as it came.
    ("\u{1B}[200~a\r\n\u{1B}[A\tb\u{1B}[201~", [.paste("a\r\n\u{1B}[A\tb")]),
    ("\u{1B}[200~\u{1B}[201~", []), ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[20")]),
    // Answers.
    ("\u{1B}[?1u", [.report(.keyboard(1))]), ("\u{1B}[?0u", [.report(.keyboard(0))]),
    ("\u{1B}[?62;4c", [.report(.attributes)]),
    (
      "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\",
      [.report(.background(RGBA(red: 1, green: 0, blue: Double(0x8080) / 65535)))]
    ),
    (
      "\u{1B}]11;rgba:f/0/f/8\u{7}",
      [.report(.background(RGBA(red: 1, green: 0, blue: 1)))]
    ),
    ("\u{1B}]11;#ff0000\u{7}", [.report(.background(RGBA(red: 1, green: 0, blue: 0)))]),
    ("\u{1B}]10;rgb:f/f/f\u{7}", []), ("\u{1B}]11;nothing\u{7}", []),
    ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
    // Escape, and at once what the terminal sends by itself.
    ("\u{1B}\u{1B}[?62;4c", key(.escape) + [.report(.attributes)]),
    ("\u{1B}\u{1B}[?0u", key(.escape) + [.report(.keyboard(0))]),
    ("\u{1B}\u{1B}[<35;3;4M", key(.escape) + mouse(.moved, 2, 3)),
    (
      "\u{1B}\u{1B}]11;#ff0000\u{7}",
      key(.escape) + [.report(.background(RGBA(red: 1, green: 0, blue: 0)))]
    ),
    // What nobody knows types and chooses nothing.
    ("\u{1B}[?2026;2$y", []), ("\u{1B}[>0;276;0c", []), ("\u{1B}[99~", []), ("\u{1B}[[A", []),
    ("\u{1B}P1$r0m\u{1B}\\", []), ("\u{1B}_Gi=1;OK\u{1B}\\", []), ("\u{1B}[12;40R", []),
    ("\u{1B}[1;5;5;5;5;5;5;5X", []), ("\u{1B}Oz", []),
  ]

  private static func all(_ text: String, by size: Int) -> [InputEvent] {
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)
    var events: [InputEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += decoder.feed(bytes[start..<min(start + size, bytes.count)], at: 0)
    }
    return events
  }

  @Test(arguments: sequences)
  func decodes(_ text: String, _ events: [InputEvent]) {
    #expect(Self.all(text, by: text.utf8.count) == events)
  }

  @Test(arguments: sequences)
  func decodesWhatComesByteByByte(_ text: String, _ events: [InputEvent]) {
    #expect(Self.all(text, by: 1) == events)
  }

  @Test(arguments: sequences)
  func goesOnAfterEachSequence(_ text: String, _ events: [InputEvent]) {
    #expect(Self.all(text + "x", by: 3) == events + Self.key(.character("x")))
  }

  @Test(arguments: 1...200)
  func decodesTheSameHoweverTheBytesAreSplit(_ round: UInt64) {
    var random = SeededGenerator(seed: round)
    let chosen = (0..<20).map { _ in Self.sequences.randomElement(using: &random) ?? ("", []) }
    let bytes = Array(chosen.map { $0.0 }.joined().utf8)
    var decoder = KeyDecoder()
    var events: [InputEvent] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int.random(in: 1...9, using: &random))
      // Pauses that are shorter than the delay for Escape.
      events += decoder.feed(bytes[start..<end], at: Double(start) * 1e-6)
      start = end
    }
    #expect(events == chosen.flatMap { $0.1 }, "HEED_SEED \(round)")
  }

  @Test(arguments: 1...200)
  func neverStopsAtBytesByChance(_ round: UInt64) {
    var random = SeededGenerator(seed: round)
    var decoder = KeyDecoder()
    let marks: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x3C, 0x4D, 0x7E, 0x75, 0x32, 0x30, 0x07]
    for step in 0..<300 {
      let byte =
        Bool.random(using: &random)
        ? marks.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      _ = decoder.feed([byte], at: Double(step) * 0.001)
    }
    // A paste may be going on, which ends by itself.
    _ = decoder.tick(at: 100)
    _ = decoder.tick(at: 200)
    _ = decoder.feed("\u{1B}\\\u{1B}[Z\u{1B}[Z".utf8, at: 300)
    #expect(decoder.feed("q".utf8, at: 400) == Self.key(.character("q")), "HEED_SEED \(round)")
  }

  // MARK: Escape

  @Test func takesALoneEscapeForTheKeyAfterTheDelay() {
    var decoder = KeyDecoder(escapeDelay: 0.03)
    #expect(decoder.feed([0x1B], at: 1) == [])
    #expect(decoder.deadline == 1.03)
    #expect(decoder.tick(at: 1.02) == [])
    #expect(decoder.tick(at: 1.03) == Self.key(.escape))
    #expect(decoder.deadline == nil)
  }

  @Test func takesTwoEscapesForOne() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B, 0x1B], at: 1) == [])
    #expect(decoder.tick(at: 2) == Self.key(.escape))
  }

  @Test(arguments: ["[A", "OA", "[1;5A", "[<0;1;1M", "]11;rgb:0/0/0\u{7}"])
  func neverGivesUpASequenceOnceItBegan(_ rest: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B], at: 1) == [])
    #expect(decoder.feed(rest.utf8.prefix(1), at: 1.02) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.tick(at: 60) == [])
    let events = decoder.feed(rest.utf8.dropFirst(), at: 60)
    #expect(events == Self.all("\u{1B}" + rest, by: 100))
    #expect(!events.isEmpty)
  }

  @Test(arguments: ["[A", "[D", "OA", "[<0;1;1M"])
  func neverTypesTheRestOfASequenceThatCameTooLate(_ rest: String) {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B], at: 1)
    #expect(decoder.tick(at: 1.03) == Self.key(.escape))
    let events = decoder.feed(rest.utf8, at: 1.2)
    #expect(events == Self.all("\u{1B}" + rest, by: 100))
  }

  @Test func typesABracketLongAfterEscape() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B], at: 1)
    _ = decoder.tick(at: 1.03)
    #expect(decoder.feed("[".utf8, at: 3) == Self.key(.character("[")))
  }

  @Test func waitsForEverWhereEscapeHasASequence() {
    var decoder = KeyDecoder()
    decoder.knowsEscape = true
    #expect(decoder.feed([0x1B], at: 1) == [])
    #expect(decoder.deadline == nil)
    #expect(decoder.tick(at: 100) == [])
    #expect(decoder.feed("[A".utf8, at: 100) == Self.key(.up))
    #expect(decoder.feed("\u{1B}[27u".utf8, at: 101) == Self.key(.escape))
  }

  // MARK: Limits

  @Test func keepsNoMoreOfAPasteThanItsLimit() {
    var decoder = KeyDecoder()
    var events = decoder.feed("\u{1B}[200~".utf8, at: 0)
    for _ in 0..<40 {
      events += decoder.feed(repeatElement(0x61, count: 1 << 16), at: 0)
    }
    events += decoder.feed("\u{1B}[201~z".utf8, at: 0)
    guard case .paste(let text)? = events.first else {
      Issue.record("No paste came.")
      return
    }
    #expect(text.utf8.count == KeyDecoder.pasteLimit)
    #expect(events.dropFirst().elementsEqual(Self.key(.character("z"))))
  }

  @Test func endsAPasteWhoseEndIsLost() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[200~abc".utf8, at: 10)
    #expect(decoder.deadline == 15)
    #expect(decoder.tick(at: 15) == [.paste("abc")])
    #expect(decoder.feed("\u{3}".utf8, at: 16) == Self.key(.character("c"), .control))
  }

  @Test(
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x80], [0xE5, 0x41]] as [[UInt8]])
  func passesOverBytesThatAreNoText(_ bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = decoder.feed(bytes + [0x71], at: 0)
    #expect(events.last == Self.key(.character("q")).first)
    #expect(events.count == (bytes.contains(0x41) ? 2 : 1))
  }
}
