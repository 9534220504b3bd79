import Heed
import HeedTerminal
import Testing

@Suite struct PaintTests {
  private var question: Alert {
    var alert = Alert("Delete?", message: "It is gone then.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
      Action("Archive", id: "archive", isEnabled: false)
    }
    alert.preferred = "delete"
    return alert
  }

  private func row(_ painted: Painted, with text: String) -> String {
    painted.panel.split(separator: "\n").first { $0.contains(text) }.map { String($0) } ?? ""
  }

  @Test func marksTheFocusWithoutColour() {
    let painted = Painted(
      question, look: TerminalLook(borders: .ascii, depth: .none),
      interaction: Interaction(focused: "action/delete"))
    #expect(row(painted, with: "Delete ]").contains(">[ ! Delete ]<"))
    #expect(row(painted, with: "Keep").contains(" [ Keep ] "))
    let other = Painted(
      question, look: TerminalLook(borders: .ascii, depth: .none),
      interaction: Interaction(focused: "action/cancel"))
    #expect(row(other, with: "Keep").contains(">[ Keep ]<"))
  }

  @Test(arguments: [
    (TerminalLook.Borders.box, "┌", "│"), (.rounded, "╭", "│"), (.ascii, "+", "|"), (.none, "", ""),
  ])
  func drawsTheEdgeAsAsked(_ borders: TerminalLook.Borders, _ corner: String, _ side: String) {
    let painted = Painted(
      Alert("Hello", cancel: "OK"), look: TerminalLook(borders: borders, depth: .none))
    let panel = painted.panel
    #expect(corner.isEmpty ? panel.hasPrefix("Hello") : panel.hasPrefix(corner))
    if !side.isEmpty { #expect(row(painted, with: "Hello").hasPrefix(side)) }
    if borders == .ascii { #expect(painted.text.utf8.allSatisfy { $0 < 0x80 }) }
  }

  private func style(of text: Character, in painted: Painted) -> CellStyle? {
    for row in 0..<painted.frame.grid.rows {
      for column in 0..<painted.frame.grid.columns
      where painted.frame.grid[column, row].text == String(text) {
        return painted.frame.grid[column, row].style
      }
    }
    return nil
  }

  @Test func underlinesTheLetterThatChoosesAnAction() {
    let alert = Alert(
      title: "T", actions: [Action("Save as", id: "save", key: "A"), Action("None", id: "none")])
    let painted = Painted(alert, look: TerminalLook(depth: .none))
    let row = Int(painted.scene["action/save"]?.frame.y ?? 0)
    let underlined = (0..<painted.frame.grid.columns).map { painted.frame.grid[$0, row] }
      .filter { $0.style.attributes.contains(.underline) }
    #expect(underlined.map(\.text) == ["a"])
  }

  @Test func marksNothingWhereTheFocusWasGivenBack() {
    let painted = Painted(
      question, look: TerminalLook(borders: .ascii, depth: .none),
      interaction: Interaction(showsFocus: false))
    #expect(!painted.panel.contains(">[") && !painted.panel.contains("]<"))
  }

  @Test func dimsWhatIsDisabled() {
    let painted = Painted(question, look: TerminalLook(depth: .none))
    #expect(style(of: "A", in: painted)?.attributes == .dim)
    #expect(style(of: "K", in: painted)?.attributes.contains(.dim) == false)
  }

  @Test func keepsHuesWithSixteenColoursAndFillsNothing() {
    let painted = Painted(
      question, look: TerminalLook(depth: .ansi16),
      interaction: Interaction(focused: "action/cancel"))
    let red = style(of: "!", in: painted)?.foreground
    #expect((red?.red ?? 0) > 200 && (red?.blue ?? 255) < 100)
    #expect(painted.frame.grid.cells.allSatisfy { $0.style.background == nil })
    let plain = Painted(question, look: TerminalLook(depth: .none))
    #expect(
      plain.frame.grid.cells.allSatisfy {
        $0.style.background == nil && $0.style.foreground == nil
      })
  }

  /// Every letter can be told from its ground.
  @Test(arguments: Painted.examples, [true, false])
  func drawsLettersThatCanBeRead(_ name: String, _ isDark: Bool) throws {
    let painted = Painted(
      try Painted.example(name), look: TerminalLook(depth: .trueColor, isDark: isDark))
    for cell in painted.frame.grid.cells where cell.text != " " && cell.width > 0 {
      guard let letters = cell.style.foreground, let ground = cell.style.background else {
        Issue.record("no colours for \(cell.text)")
        continue
      }
      #expect(contrast(letters, ground) >= 1.4, "\(cell.text) \(letters) on \(ground)")
    }
  }

  private func contrast(_ one: CellColor, _ other: CellColor) -> Double {
    func luminance(_ color: CellColor) -> Double {
      let rgba = color.rgba
      return 0.2126 * rgba.red * rgba.red + 0.7152 * rgba.green * rgba.green
        + 0.0722 * rgba.blue * rgba.blue
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func givesTitlesOfTwoLinesInARowTheirRoom() {
    let alert = Alert(
      title: "T", actions: [Action("One\nTwo", id: "a"), Action("None", id: "none")])
    let painted = Painted(alert, look: TerminalLook(borders: .ascii, depth: .none))
    let rows = painted.panel.split(separator: "\n")
    let last = rows.lastIndex { $0.contains("Two") }
    #expect(last == rows.count - 3)
  }

  // MARK: Fields

  private func field(_ field: Field, _ edit: FieldEdit?) -> Painted {
    Painted(
      Alert(title: "T", content: [.field(field)], cancel: "OK"),
      look: TerminalLook(borders: .ascii, depth: .none),
      interaction: Interaction(focused: "content/0"), edit: edit)
  }

  private func field(_ text: String, _ edit: FieldEdit?) -> (row: String, cursor: Int?) {
    let painted = field(Field("f", value: text), edit)
    let start = Int(painted.scene["content/0"]?.frame.x ?? 0)
    let end = Int(painted.scene["content/0"]?.frame.maxX ?? 0) - 1
    let row = Int(painted.scene["content/0"]?.frame.y ?? 0)
    let cells = (start + 1..<end).map { painted.frame.grid[$0, row].text }.joined()
    return (
      String(cells.reversed().drop { $0 == " " }.reversed()),
      painted.frame.cursor.map { $0.column - start - 1 }
    )
  }

  @Test(arguments: [Direction.leftToRight, .rightToLeft])
  func marksBothEndsOfAFieldWithoutColours(_ direction: Direction) {
    let painted = Painted(
      Alert(title: "T", content: [.field(Field("f", value: "x"))], cancel: "OK"),
      look: TerminalLook(borders: .ascii, depth: .none), direction: direction,
      interaction: Interaction(focused: "content/0"))
    let frame = painted.scene["content/0"]?.frame ?? Rect()
    let row = Int(frame.y)
    #expect(painted.frame.grid[Int(frame.x), row].text == ">")
    #expect(painted.frame.grid[Int(frame.maxX) - 1, row].text == "<")
  }

  @Test func putsTheCursorWhereTheNextLetterGoes() {
    #expect(field("abc", FieldEdit(field: "f", caret: 1)) == ("abc", 1))
    #expect(field("abc", FieldEdit(field: "f", caret: 3)) == ("abc", 3))
    #expect(field("日本語", FieldEdit(field: "f", caret: 2)) == ("日本語", 4))
    #expect(field("abc", nil) == ("abc", nil))
  }

  @Test func scrollsALineSoThatTheCursorIsSeen() {
    let text = String(repeating: "0123456789", count: 10)
    let atEnd = field(text, FieldEdit(field: "f", caret: 100))
    #expect(atEnd.row.hasSuffix("789"))
    #expect(atEnd.cursor == atEnd.row.utf8.count)
    let atStart = field(text, FieldEdit(field: "f", caret: 0, scroll: 40))
    #expect(atStart.row.hasPrefix("012"))
    #expect(atStart.cursor == 0)
    let between = field(text, FieldEdit(field: "f", caret: 45, scroll: 41))
    #expect(between.row.hasPrefix("123"))
    #expect(between.cursor == 4)
    // What the frame says of it keeps the text where it is.
    let painted = field(Field("f", value: text), FieldEdit(field: "f", caret: 100))
    let scroll = painted.frame.fieldScroll ?? 0
    #expect(scroll == 100 - atEnd.row.utf8.count)
    let back = field(text, FieldEdit(field: "f", caret: 90, scroll: scroll))
    #expect(back.row == atEnd.row)
    #expect(back.cursor == atEnd.row.utf8.count - 10)
  }

  @Test func hidesWhatIsSecret() {
    let painted = field(
      Field("f", input: .secure, value: "pass日"), FieldEdit(field: "f", caret: 5))
    #expect(painted.panel.contains("*****"))
    #expect(!painted.panel.contains("pass"))
    #expect(!painted.text.contains("日"))
  }

  @Test func marksWhatIsSelected() {
    let painted = field(
      Field("f", value: "abcdef"), FieldEdit(field: "f", caret: 4, anchor: 1))
    let reversed = "abcdef".filter {
      style(of: $0, in: painted)?.attributes.contains(.reverse) ?? false
    }
    #expect(reversed == "bcd")
  }

  @Test func showsTheRowsAroundTheCursorOfSeveralLines() {
    let value = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let painted = field(
      Field("f", input: .multiline, value: value), FieldEdit(field: "f", caret: value.count))
    #expect(painted.panel.contains("line 20"))
    #expect(painted.panel.contains("line 15"))
    #expect(!painted.panel.contains("line 14 "))
    let first = field(
      Field("f", input: .multiline, value: value), FieldEdit(field: "f", caret: 0))
    #expect(first.panel.contains("line 1 "))
  }

  @Test func saysWhichLetterAClickGoesTo() {
    let alert = Alert(
      title: "T", content: [.field(Field("f", value: "a日b"))], cancel: "OK")
    let painted = Painted(alert)
    let frame = painted.scene["content/0"]?.frame ?? Rect()
    let painter = ScenePainter(look: TerminalLook(depth: .none))
    func caret(_ column: Int, _ row: Int = 0) -> Int? {
      painter.caret(
        at: CellFrame.Place(column: Int(frame.x) + 1 + column, row: Int(frame.y) + row),
        in: painted.scene, alert: alert, edit: nil)?.caret
    }
    #expect([0, 1, 2, 3, 4, 30].map { caret($0) } == [0, 1, 1, 2, 3, 3])
    #expect(caret(0, 1) == nil)
  }

  @Test func showsWhatIsWrongBesideTheField() {
    let painted = Painted(
      Alert(
        title: "T", content: [.field(Field("f", value: "x", error: "Too short."))], cancel: "OK"),
      look: TerminalLook(borders: .ascii, depth: .none))
    #expect(row(painted, with: "Too short.").contains("x Too short."))
  }

  // MARK: Other controls

  @Test func drawsChoicesSwitchesAndProgress() {
    let alert = Alert(
      title: "T",
      content: [
        .choices(
          Choices("one", items: [.init("a", "First"), .init("b", "Second")], selected: ["b"])),
        .choices(
          Choices("many", items: [.init("c", "Third")], allowsMultiple: true, selected: ["c"])),
        .toggle("on", "Switch", isOn: true), .progress(0.5, title: "Half"),
      ], cancel: "OK")
    let ascii = Painted(alert, look: TerminalLook(borders: .ascii, depth: .none)).panel
    for part in ["( ) First", "(*) Second", "[x] Third", "Switch", "[x]", "##....", " 50%"] {
      #expect(ascii.contains(part), "\(part)")
    }
    let box = Painted(alert, look: TerminalLook(depth: .none)).panel
    for part in ["( ) First", "(•) Second", "[✓] Third", "[━●]", "█", "░", " 50%"] {
      #expect(box.contains(part), "\(part)")
    }
  }

  @Test func turnsTheSpinnerOfABusyAction() {
    let alert = Alert("T", cancel: nil) { Action("Save", id: "save") }
    let environment = Environment.terminal(columns: 60, rows: 20, isDark: true)
    let interaction = Interaction(busy: "action/save")
    let scene = alert.scene(
      in: environment, measurer: CellMeasurer().measurer, interaction: interaction)
    let painter = ScenePainter(look: TerminalLook(borders: .ascii, depth: .none))
    let frames = [0, 0.1, 0.2, 0.3, 0.4].map {
      painter.paint(scene, alert: alert, interaction: interaction, time: $0).grid.text
    }
    #expect(frames.map { $0.contains("| Save") } == [true, false, false, false, true])
    #expect(frames[1].contains("/ Save"))
  }

  @Test func showsThatThereIsMore() {
    let message = (1...40).map { "Line \($0)" }.joined(separator: "\n")
    let alert = Alert("T", message: PlacedText(RichText(message)), cancel: "OK")
    let look = TerminalLook(borders: .ascii, depth: .none)
    let start = Painted(alert, rows: 16, look: look)
    #expect(start.panel.contains("Line 1 "))
    #expect(start.panel.split(separator: "\n").filter { $0.hasSuffix("v") }.count == 1)
    #expect(start.panel.split(separator: "\n").filter { $0.hasSuffix("^") }.isEmpty)
    #expect(start.panel.contains(">[  OK  ]<"))
    let end = Painted(alert, rows: 16, look: look, scrolled: ["content": 1000])
    #expect(end.panel.contains("Line 40"))
    #expect(!end.panel.contains("Line 1 "))
    #expect(end.panel.split(separator: "\n").filter { $0.hasSuffix("^") }.count == 1)
    #expect(end.panel.split(separator: "\n").filter { $0.hasSuffix("v") }.isEmpty)
  }

  // MARK: Motion

  @Test func movesThePanelOnItsWay() {
    let alert = Alert("Hello", cancel: "OK")
    var scene = Painted(alert).scene
    let painter = ScenePainter(look: TerminalLook(depth: .none))
    let rest = painter.paint(scene, alert: alert).grid
    scene.moment.offset = Point(x: 0, y: 3)
    let moved = painter.paint(scene, alert: alert).grid
    for row in 0..<rest.rows - 3 { #expect(moved.text(row: row + 3) == rest.text(row: row)) }
    scene.moment = Moment(opacity: 0)
    #expect(painter.paint(scene, alert: alert).grid == CellGrid(columns: 80, rows: 24))
  }

  @Test func saysThatItNeedsMoreRoom() {
    let frame = ScenePainter(look: TerminalLook(depth: .none))
      .paint(message: "More room is needed.", columns: 10, rows: 5)
    #expect(frame.grid.text == "\nMore room\nis needed.\n\n\n")
  }

  /// Nothing that a text holds reaches the terminal as a command.
  @Test func neverWritesControlCharacters() {
    let hostile = "a\u{1B}]0;x\u{7}b\u{9B}31mc\u{202E}d\r\u{0}e"
    let alert = Alert(
      title: PlacedText(RichText(hostile)), message: PlacedText(RichText(hostile)),
      content: [
        .field(Field("f", placeholder: hostile)), .field(Field("g", value: hostile)),
        .badge(RichText(hostile)), .toggle("t", RichText(hostile)),
      ], actions: [Action(RichText(hostile), id: "x")])
    let painted = Painted(alert, edit: FieldEdit(field: "g", caret: 3))
    for cell in painted.frame.grid.cells {
      for scalar in cell.text.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(scalar.properties.generalCategory != .format)
      }
    }
  }
}
