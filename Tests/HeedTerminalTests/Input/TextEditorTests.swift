import Heed
import HeedTerminal
import HeedTesting
import Testing

struct TextEditorTests {
  /// Types keys, as a terminal sends them, into a field; gives its text with `|` at the caret and, where
  /// something is selected, `[` at the other end.
  private func typed(
    _ keys: String, into value: String = "", _ input: Field.Input = .text
  ) -> String {
    var editor = TextEditor(Field("f", input: input, value: value))
    var ring = KillRing()
    press(keys, &editor, &ring)
    return shown(editor)
  }

  private func press(_ keys: String, _ editor: inout TextEditor, _ ring: inout KillRing) {
    var decoder = KeyDecoder()
    for event in decoder.feed(keys.utf8, at: 0) {
      if case .key(let key) = event { _ = editor.press(key, &ring) }
      if case .paste(let text) = event { editor.insert(text) }
    }
  }

  private func shown(_ editor: TextEditor) -> String {
    var text = ""
    let clusters = Array(editor.text)
    for place in 0...clusters.count {
      if editor.edit.selection != nil, place == editor.anchor { text += "[" }
      if place == editor.caret { text += "|" }
      if place < clusters.count { text.append(clusters[place]) }
    }
    return text
  }

  @Test(arguments: [
    ("abc", "abc|"), ("a\u{1B}[Db", "b|a"), ("abc\u{1B}[H1", "1|abc"),
    ("abc\u{1B}[H\u{1B}[F1", "abc1|"),
    ("abc\u{7F}", "ab|"), ("abc\u{1B}[H\u{1B}[3~", "|bc"), ("\u{7F}\u{1B}[3~", "|"),
    ("one two\u{1B}[1;5D", "one |two"), ("one two\u{1B}[1;5D\u{1B}[1;5D", "|one two"),
    ("one two\u{1B}[H\u{1B}[1;5C", "one| two"), ("one two\u{17}", "one |"),
    ("one two\u{17}\u{19}\u{19}", "one twotwo|"), ("one two\u{1}\u{B}", "|"),
    ("one two\u{1}\u{B}\u{19}", "one two|"), ("one\u{15}two", "two|"), ("ab\u{1}\u{4}", "|b"),
    ("ab\u{2}\u{2}\u{6}x", "ax|b"), ("one two\u{1B}b\u{1B}d", "one |"),
    ("one two\u{1B}\u{7F}", "one |"), ("abc\u{1B}[1;2D\u{1B}[1;2D", "a|bc["),
    ("abc\u{1B}[1;2Hx", "x|"), ("abc\u{1B}[1;2D\u{7F}", "ab|"), ("abc\u{1B}[1;2D\u{1B}[D", "ab|c"),
    ("abc\u{1B}[1;2D\u{1B}[C", "abc|"), ("é🇫🇷👩‍👩‍👧\u{7F}", "é🇫🇷|"), ("é🇫🇷👩‍👩‍👧\u{7F}\u{7F}\u{7F}", "|"),
    ("e\u{301}\u{1B}[D", "|e\u{301}"), ("\u{1B}[200~a\r\nb\tc\u{7}\u{1B}[201~", "a b c|"),
  ])
  func editsALine(_ keys: String, _ text: String) {
    #expect(typed(keys) == text)
  }

  @Test(arguments: [
    ("a\rb", "a\nb|"), ("ab\rcd\u{1B}[A", "ab|\ncd"), ("ab\rc\u{1B}[Ax", "ax|b\nc"),
    ("abc\rd\ref\u{1B}[A\u{1B}[A", "ab|c\nd\nef"), ("ab\rcd\u{1B}[H", "ab\n|cd"),
    ("ab\rcd\u{1B}[A\u{1B}[F", "ab|\ncd"), ("ab\rcd\u{1B}[1;5H", "|ab\ncd"),
    ("ab\rcd\u{1}\u{7F}", "ab|cd"), ("ab\rcd\u{10}\u{1}\u{B}\u{B}", "|cd"),
    ("日本\rabc\u{1B}[A", "日|本\nabc"), ("\u{1B}[200~a\r\nb\u{1B}[201~", "a\nb|"),
  ])
  func editsLines(_ keys: String, _ text: String) {
    #expect(typed(keys, into: "", .multiline) == text)
  }

  @Test func leavesMovesBeyondItsLinesToOthers() {
    var editor = TextEditor(Field("f", input: .multiline, value: "a\nb"))
    var ring = KillRing()
    #expect(editor.press(KeyPress(.up), &ring))
    #expect(!editor.press(KeyPress(.up), &ring))
    #expect(editor.press(KeyPress(.down), &ring))
    #expect(!editor.press(KeyPress(.down), &ring))
  }

  @Test func leavesKeysThatMeanNothingToText() {
    var editor = TextEditor(Field("f"))
    var ring = KillRing()
    for key: KeyPress.Key in [.enter, .tab, .escape, .up, .down, .pageUp, .function(1)] {
      #expect(!editor.press(KeyPress(key), &ring))
    }
    #expect(!editor.press(KeyPress(.character("c"), .control), &ring))
  }

  @Test func letsNothingOfASecretOut() {
    var secret = TextEditor(Field("s", input: .secure, value: "open sesame"))
    var ring = KillRing()
    press("\u{17}", &secret, &ring)
    #expect(secret.text == "")
    press("next\u{15}", &secret, &ring)
    #expect(ring.text == "")
  }

  @Test func putsInWhatWasCutElsewhere() {
    var one = TextEditor(Field("one", value: "cut me"))
    var other = TextEditor(Field("other"))
    var ring = KillRing()
    press("\u{15}", &one, &ring)
    press("\u{19}", &other, &ring)
    #expect(other.text == "cut me")
  }

  @Test(arguments: ["", "abc", "a日e\u{301}🇫🇷\nb", "👩‍👩‍👧é"])
  func findsTheLetterAtAByte(_ text: String) {
    let editor = TextEditor(Field("f", input: .multiline, value: text))
    let starts = CellWidth.clusters(of: text).map(\.range.lowerBound)
    for byte in 0...text.utf8.count + 1 {
      #expect(editor.place(ofByte: byte) == starts.filter { $0 < byte }.count)
    }
  }

  @Test func takesNoMoreThanItsLimit() {
    var editor = TextEditor(Field("f"))
    editor.insert(String(repeating: "é", count: TextEditor.limit))
    #expect(editor.text.utf8.count == TextEditor.limit)
    editor.insert("x")
    #expect(editor.text.utf8.count == TextEditor.limit)
  }

  @Test func movesAsTheTextIsRead() {
    var editor = TextEditor(Field("f", value: "אב"))
    editor.isRightToLeft = true
    var ring = KillRing()
    press("\u{1B}[C", &editor, &ring)
    #expect(editor.caret == 1)
    press("\u{1B}[D", &editor, &ring)
    #expect(editor.caret == 2)
  }

  @Test(arguments: 1...100)
  func staysWholeWhateverIsTyped(_ round: UInt64) {
    var random = SeededGenerator(seed: round)
    let keys = [
      "a", "é", "👩‍👩‍👧", "\u{301}", " ", "\r", "\u{7F}", "\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B",
      "\u{1B}[1;2D", "\u{1B}[1;2A", "\u{1B}[1;5C", "\u{1B}[3~", "\u{B}", "\u{15}", "\u{17}",
      "\u{19}",
      "\u{1B}[H", "\u{1B}[F", "\u{1B}d",
    ]
    var editor = TextEditor(Field("f", input: .multiline))
    var ring = KillRing()
    for _ in 0..<200 {
      press(keys.randomElement(using: &random) ?? "", &editor, &ring)
      let count = CellWidth.clusters(of: editor.text).count
      #expect((0...count).contains(editor.caret), "HEED_SEED \(round)")
      if let anchor = editor.anchor { #expect((0...count).contains(anchor), "HEED_SEED \(round)") }
    }
  }
}
