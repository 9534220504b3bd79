import Heed
import HeedTerminal
import Testing

/// Keys in boxes of a list and buttons.
@MainActor
struct BoxTests {
  private let person = TerminalPerson()

  private func present(
    _ manner: BoxManner, count: Int = 9, allowsMultiple: Bool = false
  ) -> AlertHandle {
    var alert = Alert("Which?")
    alert.actions = [Action("Ok", id: "ok"), Action("Cancel", id: "no")]
    alert.cancel = nil
    alert.arrangement = .horizontal
    alert.preferred = "ok"
    alert.dismissal = Dismissal(escape: true)
    alert.content = [
      .choices(
        Choices(
          "list", items: (0..<count).map { Choices.Item(Name("\($0)"), RichText("t\($0)")) },
          allowsMultiple: allowsMultiple, selected: manner.isMenu ? ["0"] : []))
    ]
    person.host.box = manner
    let handle = AlertPresenter(host: person.host).present(alert) { _ in }
    person.advance(1)
    return handle
  }

  private static let keys: [String: String] = [
    "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "tab": "\t",
    "backtab": "\u{1B}[Z", "return": "\r", "space": " ", "page-up": "\u{1B}[5~",
    "page-down": "\u{1B}[6~", "home": "\u{1B}[H", "end": "\u{1B}[F",
  ]

  private func press(_ words: String) {
    for word in words.split(separator: " ") {
      person.press(Self.keys[String(word)] ?? String(word))
      person.advance(0.1)
    }
    person.advance(1)
  }

  @Test(
    arguments: [
      ("return", "ok", "0"), ("down down return", "ok", "2"), ("up return", "ok", "0"),
      ("end down return", "ok", "8"), ("end home return", "ok", "0"),
      ("page-down return", "ok", "4"), ("page-down page-up return", "ok", "0"),
      ("down right return", "ok", "1"), ("down tab tab return", "no", "1"),
      ("down left return", "ok", "1"), ("backtab return", "no", "0"), ("t t return", "ok", "2"),
      ("down tab up up return", "ok", "0"), ("down tab down return", "no", "1"),
      ("down tab space", "ok", "1"), ("tab tab tab down return", "ok", "1"),
      ("tab down right right return", "no", "0"), ("tab c return", "no", "0"),
      ("space return", "ok", "0"), ("q return", "ok", "0"),
    ])
  func picksFromAMenuByMoving(_ words: String, _ action: Name, _ item: Name) {
    let handle = present(BoxManner(isMenu: true, first: "content/0/0", page: 4))
    press(words)
    #expect(handle.answer?.action == action)
    #expect(handle.answer?[selection: "list"] == [item])
  }

  @Test(
    arguments: [
      ("return", []), ("space return", ["0"]), ("down space return", ["1"]),
      ("space space return", []), ("down right space return", ["2"]),
      ("down left space return", ["0"]), ("page-down page-down page-down space return", ["8"]),
      ("space down space tab space", ["0", "1"]),
      ("down space tab tab tab down space return", ["1", "2"]), ("t space return", ["1"]),
    ] as [(String, [Name])])
  func picksFromAListBySpace(_ words: String, _ items: [Name]) {
    let handle = present(
      BoxManner(first: "content/0/0", page: 4), allowsMultiple: true)
    press(words)
    #expect(handle.answer?.action == "ok")
    #expect(handle.answer?[selection: "list"] == items)
  }

  @Test func showsTheItemThatHasTheFocus() {
    _ = present(BoxManner(isMenu: true, first: "content/0/60", page: 4), count: 100)
    #expect(person.seen(["t60", "Ok", "Cancel"]) == ["t60", "Ok", "Cancel"])
    for _ in 0..<30 { press("down") }
    #expect(person.seen(["t90", "Ok"]) == ["t90", "Ok"])
    press("home")
    #expect(person.seen(["t0", "t60"]) == ["t0"])
  }

  @Test func writesACaptionAboveThePanel() {
    _ = present(BoxManner(caption: "Setup of 日本\u{1B}[31m"), count: 2)
    #expect(person.device.screen.lines.first?.hasPrefix("Setup of 日本") == true)
    #expect(!person.device.written.map { $0 }.contains(0x9B))
  }
}
