import Heed
import HeedTerminal
import HeedTesting
import Testing

@MainActor
struct TerminalHostTests {
  private let person = TerminalPerson()
  private var device: FakeTerminal { person.device }

  private static let question = Alert("Delete 3 photos?", cancel: Action("Keep", id: "keep")) {
    Action("Delete", id: "delete", role: .destructive)
  }

  /// Presents an alert, and lets it arrive.
  private func present(_ alert: Alert, on person: TerminalPerson? = nil) -> Shown {
    let shown = Shown(person ?? self.person)
    shown.handle = shown.presenter.present(alert) { shown.answers.append($0) }
    shown.person.advance(1)
    return shown
  }

  @MainActor
  private final class Shown {
    let person: TerminalPerson
    let presenter: AlertPresenter
    var handle: AlertHandle?
    var answers: [Answer] = []
    var requests: [TerminalHost.Request] = []

    init(_ person: TerminalPerson) {
      self.person = person
      presenter = AlertPresenter(host: person.host)
      person.host.onRequest = { [weak self] in self?.requests.append($0) }
    }

    var action: Name? { answers.first?.action }
  }

  // MARK: The contract

  @Test func keepsTheContractOfHosts() {
    let titles: [(String, Name)] = [
      ("Delete", "delete"), ("Keep", "keep"), ("Archive", "archive"), ("OK", "ok"),
      ("Undo", "undo"),
    ]
    let violations = HostContract.check {
      let person = TerminalPerson()
      @MainActor func seen(_ title: String) -> Bool {
        person.host.turn()
        // "Delete 3 photos?" is the question and no action.
        return person.device.screen.lines.contains { line in
          line.contains(title) && !line.contains("photos")
        }
      }
      return HostUnderTest(
        person.host, advance: { person.advance($0) },
        shownActions: { titles.filter { seen($0.0) }.map { $0.1 } },
        choose: { id in
          let title = titles.first { $0.1 == id }?.0 ?? ""
          person.host.turn()
          let screen = person.device.screen
          guard
            let row = screen.lines.firstIndex(where: {
              $0.contains(title) && !$0.contains("photos")
            }),
            let column = screen.cells[row].indices.first(where: {
              screen.cells[row][$0...].joined().hasPrefix(title)
            })
          else { return }
          let at = "0;\(column + 2);\(row + 1)"
          person.press("\u{1B}[<\(at)M\u{1B}[<\(at)m")
        },
        refuse: { person.device.refusal = TerminalError(.noTerminal) },
        removeSurface: { $0.surfaceGone() })
    }
    #expect(violations == [])
  }

  // MARK: Keys

  @Test(arguments: [
    ("\r", Name("keep")), (" ", "keep"), ("\t\r", "delete"), ("\u{1B}[C\r", "delete"),
    ("\u{1B}[D\r", "delete"), ("\u{1B}[F\r", "delete"), ("\u{1B}[F\u{1B}[H\r", "keep"),
    ("d\r", "delete"), ("dk\r", "keep"), ("D ", "delete"), ("\u{1B}[Z\u{1B}[Z\r", "keep"),
    ("\u{1B}[27u", "keep"),
  ])
  func answersToKeys(_ keys: String, _ action: Name) {
    let shown = present(Self.question)
    person.press(keys)
    person.advance(1)
    #expect(shown.action == action)
    #expect(shown.answers.count == 1)
  }

  @Test(arguments: ["d", "x", "\u{1B}[5~", "\u{1B}[A", "abc", "\u{1B}[200~d\r\u{1B}[201~", "\u{4}"])
  func choosesNothingByOtherKeys(_ keys: String) {
    let shown = present(Self.question)
    person.press(keys)
    person.advance(1)
    #expect(shown.answers.isEmpty)
  }

  @Test func choosesAnActionByItsKey() {
    var alert = Self.question
    alert.actions[0].key = "x"
    let shown = present(alert)
    person.press("X")
    person.advance(1)
    #expect(shown.action == "delete")
  }

  @Test func waitsForTheRestOfALoneEscape() {
    let shown = present(Self.question)
    person.press("\u{1B}")
    person.advance(0.02)
    #expect(shown.answers.isEmpty)
    person.press("[C")
    person.advance(1)
    #expect(shown.answers.isEmpty)
    person.press("\u{1B}")
    person.advance(0.03)
    #expect(shown.action == "keep")
  }

  @Test func takesEscapeAtOnceWhereItHasASequence() {
    let shown = present(Self.question)
    person.press("\u{1B}[?0u")
    #expect(device.screen.keyboards == 1)
    person.press("\u{1B}")
    person.advance(20)
    #expect(shown.answers.isEmpty)
    person.press("[27u")
    #expect(shown.action == "keep")
  }

  @Test(arguments: [
    ("\r", Name("open")), (" ", "open"), ("\u{1B}[D\r", "undo"), ("\t\r", "undo"), ("u\r", "undo"),
  ])
  func answersOnABannerWithWhatIsSeenToHaveTheFocus(_ keys: String, _ action: Name) {
    let alert = Alert("Moved", style: .banner) {
      Action("Undo", id: "undo")
      Action("Open", id: "open")
    }
    let shown = present(alert)
    person.press(keys)
    person.advance(1)
    #expect(shown.action == action)
  }

  @Test func endsABannerInTimeThoughItHasTheFocus() {
    var alert = Alert("Moved", style: .banner) { Action("Undo", id: "undo") }
    alert.dismissal.timeout = 3
    let shown = present(alert)
    person.advance(3)
    #expect(shown.answers.map { $0.reason } == [.timeout])
  }

  @Test func asksToEndByControlC() {
    let shown = present(Self.question)
    person.press("\u{3}")
    #expect(shown.requests == [.end(.interrupted)])
    #expect(shown.answers.isEmpty)
  }

  @Test func doesNotEndAForcedAlertByEscape() {
    var alert = Self.question
    alert.dismissal.isForced = true
    let shown = present(alert)
    person.press("\u{1B}[27u")
    person.advance(1)
    #expect(shown.answers.isEmpty)
  }

  // MARK: The pointer

  @Test func choosesByAClickAndByADragToAnother() {
    let first = present(Self.question)
    #expect(person.click("Keep"))
    #expect(first.action == "keep")
    let second = present(Self.question)
    guard let keep = device.screen.place(of: "Keep"),
      let delete = device.screen.place(of: "! Delete")
    else {
      Issue.record("The actions are not on the screen.")
      return
    }
    person.press("\u{1B}[<0;\(keep.column + 1);\(keep.row + 1)M")
    person.press("\u{1B}[<32;\(delete.column + 1);\(delete.row + 1)M")
    person.press("\u{1B}[<0;\(delete.column + 1);\(delete.row + 1)m")
    #expect(second.action == "delete")
  }

  @Test func choosesNothingByAClickThatIsDraggedAway() {
    let shown = present(Self.question)
    guard let keep = device.screen.place(of: "Keep") else {
      Issue.record("The action is not on the screen.")
      return
    }
    person.press("\u{1B}[<0;\(keep.column + 1);\(keep.row + 1)M")
    person.press("\u{1B}[<32;1;1M\u{1B}[<0;1;1m")
    person.advance(1)
    #expect(shown.answers.isEmpty)
  }

  @Test func endsASheetByAClickBesideIt() {
    var alert = Self.question
    alert.style = .sheet
    let shown = present(alert)
    person.press("\u{1B}[<0;1;1M\u{1B}[<0;1;1m")
    person.advance(1)
    #expect(shown.answers.map { $0.reason } == [.outsideTap])
  }

  @Test func showsWhatIsUnderThePointer() {
    _ = present(Self.question)
    guard let delete = device.screen.place(of: "! Delete") else {
      Issue.record("The action is not on the screen.")
      return
    }
    device.forgetWritten()
    person.press("\u{1B}[<35;\(delete.column + 1);\(delete.row + 1)M")
    #expect(!device.written.isEmpty)
    device.forgetWritten()
    person.press("\u{1B}[<35;\(delete.column + 1);\(delete.row + 1)M")
    #expect(device.written.isEmpty)
  }

  // MARK: Content

  private static var form: Alert {
    var alert = Alert("Sign in", cancel: "Cancel") { Action("Go", id: "go") }
    alert.content = [
      .field(Field("name", isRequired: true)), .field(Field("word", input: .secure)),
      .field(Field("notes", input: .multiline)),
      .choices(Choices("size", items: [Choices.Item("s", "Small"), Choices.Item("l", "Large")])),
      .toggle("news", "News"),
    ]
    alert.actions[0].needsValid = true
    return alert
  }

  @Test func fillsInAForm() {
    let shown = present(Self.form)
    person.press("Äda\t")
    person.press("\u{1B}[200~pass\rword\u{1B}[201~\t")
    person.press("one\rtwo\t")
    person.press(" \t\u{1B}[B")
    person.press(" \t")
    person.press("\u{1B}[F")
    #expect(!device.screen.text.contains("pass"))
    #expect(person.click("Go"))
    person.advance(1)
    guard let answer = shown.answers.first else {
      Issue.record("No answer came: \(device.screen.text)")
      return
    }
    #expect(answer[field: "name"] == "Äda")
    #expect(answer[field: "word"] == "pass word")
    #expect(answer[field: "notes"] == "one\ntwo")
    #expect(answer.action == "go")
    #expect(!String(decoding: device.written, as: UTF8.self).contains("pass"))
  }

  @Test func saysInPlaceWhatIsWrong() {
    let shown = present(Self.form)
    #expect(person.click("Go"))
    #expect(shown.answers.isEmpty)
    #expect(device.screen.text.contains("Fill this in."))
    #expect(device.screen.bells == 1)
    person.press("x")
    #expect(person.click("Go"))
    #expect(shown.action == "go")
  }

  @Test func writesNothingOfATextThatActsOnATerminal() {
    var alert = Alert(
      "Red\u{1B}[31m\u{9B}2J\u{7}", message: "a\u{8}b\u{0}c\u{1B}]0;title\u{7}\u{85}d", cancel: nil
    ) {
      Action("O\u{1B}cK", id: "ok")
    }
    alert.content = [.field(Field("f", placeholder: "\u{1B}[2J", value: "v\u{1B}[8m"))]
    _ = present(alert)
    person.press("\u{1B}[200~\u{1B}[2J\u{9B}1m\u{7}\u{1B}[201~")
    let screen = device.screen
    #expect(screen.bells == 0)
    #expect(screen.controls == [])
    #expect(screen.unknown == [])
    #expect(screen.text.contains("Red"))
  }

  @Test func showsWhatIsBusyAndWhatWentWrong() {
    let shown = Shown(person)
    var handlers = Handlers()
    var work: WorkContext?
    handlers.beginWork(on: "delete") { work = $0 }
    shown.handle = shown.presenter.present(Self.question, handlers: handlers) {
      shown.answers.append($0)
    }
    person.advance(1)
    #expect(person.click("! Delete"))
    let before = device.screen.text
    device.forgetWritten()
    person.advance(1)
    // Something turns meanwhile.
    #expect(device.screen.text != before || !device.written.isEmpty)
    work?.finish(.failed("The disk is full."))
    person.advance(0.1)
    #expect(device.screen.text.contains("The disk is full."))
    #expect(shown.answers.isEmpty)
    person.press("\u{1B}[27u")
    person.advance(1)
    #expect(shown.action == "keep")
  }

  // MARK: Time

  @Test func countsDownAndEndsInTime() {
    var alert = Self.question
    alert.dismissal.timeout = 5
    alert.actions[0].countdown = 2
    let shown = present(alert)
    #expect(device.screen.text.contains("(1)"))
    person.advance(1.5)
    #expect(!device.screen.text.contains("("))
    person.advance(3)
    #expect(shown.answers.map { $0.reason } == [.timeout])
  }

  @Test func waitsForWhoeverIsThereAndNotForWhoeverHasGone() {
    var alert = Self.question
    alert.dismissal.timeout = 5
    let shown = present(alert)
    person.press("\t")
    person.advance(10)
    #expect(shown.answers.isEmpty)
    person.advance(15)
    #expect(shown.answers.map { $0.reason } == [.timeout])
  }

  // MARK: The terminal

  @Test func paintsBeforeItAsks() {
    let shown = Shown(person)
    shown.handle = shown.presenter.present(Self.question)
    person.host.turn()
    func place(of text: String) -> Int? {
      let wanted = Array(text.utf8)
      return device.written.indices.first { device.written[$0...].starts(with: wanted) }
    }
    guard let title = place(of: "Delete 3 photos?"), let question = place(of: "\u{1B}[c") else {
      Issue.record("The question or its frame is missing: \(device.screen.text)")
      return
    }
    #expect(title < question)
  }

  @Test func asksNothingOfATerminalThatMayNotAnswer() {
    let person = TerminalPerson(variables: ["TERM": "linux"])
    _ = present(Self.question, on: person)
    let text = String(decoding: person.device.written, as: UTF8.self)
    #expect(!text.contains("\u{1B}[c"))
    #expect(!text.contains("]11"))
    #expect(!text.contains("1000"))
    #expect(person.seen(["Keep"]) == ["Keep"])
  }

  @Test func paintsAnewForTheBackgroundThatTheTerminalTells() {
    _ = present(Self.question)
    #expect(person.host.environment.appearance == .dark)
    device.forgetWritten()
    person.press("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    #expect(person.host.environment.appearance == .light)
    #expect(!device.written.isEmpty)
  }

  @Test func laysOutAgainForAnotherSize() {
    let shown = present(Self.question)
    for (columns, rows) in [(40, 12), (24, 8), (200, 60), (33, 9)] {
      device.resize(columns: columns, rows: rows)
      for event in device.wait(until: nil) { person.host.handle(event) }
      person.host.turn()
      #expect(person.seen(["Keep", "Delete"]) == ["Keep", "Delete"], "\(columns) × \(rows)")
    }
    #expect(shown.answers.isEmpty)
  }

  @Test func saysThatItNeedsMoreRoom() {
    let shown = present(Self.question)
    device.resize(columns: 20, rows: 5)
    for event in device.wait(until: nil) { person.host.handle(event) }
    person.host.turn()
    #expect(device.screen.text.contains("24"))
    #expect(person.seen(["Keep", "Delete 3"]) == [])
    // What is not seen is not chosen.
    person.press("\t\r ")
    person.advance(1)
    #expect(shown.answers.isEmpty)
    person.press("\u{1B}[27u")
    person.advance(1)
    #expect(shown.action == "keep")
  }

  @Test func scrollsLongContentWithTheActionsInSight() {
    var alert = Self.question
    let message = (1...60).map { "Line \($0)." }.joined(separator: "\n")
    alert.message = PlacedText(message)
    _ = present(alert)
    #expect(person.seen(["Line 1.", "Keep"]) == ["Line 1.", "Keep"])
    for _ in 0..<20 { person.press("\u{1B}[6~") }
    #expect(person.seen(["Line 1.", "Line 60.", "Keep"]) == ["Line 60.", "Keep"])
    for _ in 0..<30 { person.press("\u{1B}[<64;40;8M") }
    #expect(person.seen(["Line 1.", "Line 60.", "Keep"]) == ["Line 1.", "Keep"])
  }

  @Test func scrollsWithArrowsWhereTheActionsStandSideBySide() {
    var alert = Self.question
    alert.message = PlacedText((1...60).map { "Line \($0)." }.joined(separator: "\n"))
    let shown = present(alert)
    for _ in 0..<5 { person.press("\u{1B}[B") }
    #expect(person.seen(["Line 1.", "Line 8.", "Keep"]) == ["Line 8.", "Keep"])
    for _ in 0..<5 { person.press("\u{1B}[A") }
    #expect(person.seen(["Line 1.", "Keep"]) == ["Line 1.", "Keep"])
    person.press("\u{1B}[B\r")
    person.advance(1)
    #expect(shown.action == "keep")
  }

  @Test func movesWithArrowsWhereTheActionsStandOneBeneathTheOther() {
    var alert = Self.question
    alert.message = PlacedText((1...60).map { "Line \($0)." }.joined(separator: "\n"))
    alert.arrangement = .vertical
    let shown = present(alert)
    person.press("\u{1B}[A\r")
    person.advance(1)
    #expect(shown.action == "delete")
  }

  @Test func writesOnlyWhatChanged() {
    _ = present(Self.question)
    let whole = device.written.count
    device.forgetWritten()
    person.press("\t")
    #expect(!device.written.isEmpty)
    #expect(device.written.count < whole / 2)
    device.forgetWritten()
    person.host.turn()
    #expect(device.written.isEmpty)
  }

  @Test func skipsFramesThatASlowLineCannotTake() {
    _ = present(Self.question)
    device.forgetWritten()
    device.isBacklogged = true
    for _ in 0..<9 { person.press("\t") }
    #expect(device.written.isEmpty)
    device.isBacklogged = false
    person.host.turn()
    #expect(!device.written.isEmpty)
  }

  @Test func givesTheTerminalBackAsItWas() {
    let shown = present(Self.question)
    person.press("\u{1B}[?1u\u{1B}[?62c")
    #expect(device.screen.isAlternate)
    person.press("\r")
    person.advance(1)
    #expect(shown.action == "keep")
    person.host.end()
    #expect(!device.isBegun)
    #expect(device.screen.modes == [25])
    #expect(device.screen.keyboards == 0)
    #expect(device.screen.unknown == [])
  }

  @Test func pushesTheKeysProtocolOnceHoweverOftenItWasStopped() {
    _ = present(Self.question)
    person.press("\u{1B}[?1u\u{1B}[?62c")
    #expect(device.screen.keyboards == 1)
    for _ in 0..<3 {
      person.host.handle(.resumed)
      person.host.turn()
    }
    person.press("\u{1A}")
    person.host.handle(.resumed)
    #expect(device.screen.keyboards == 1)
    person.host.end()
    #expect(device.screen.keyboards == 0)
  }

  @Test func comesBackAfterItWasStopped() {
    let shown = present(Self.question)
    person.press("\u{1A}")
    #expect(device.stops == [true])
    #expect(device.ends == 1)
    #expect(device.isBegun)
    #expect(person.seen(["Keep"]) == ["Keep"])
    person.press("\r")
    person.advance(1)
    #expect(shown.action == "keep")
  }
}
