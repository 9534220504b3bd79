import Heed
import HeedTerminal
import Testing

@MainActor
struct PlainFormTests {
  private static let question = Alert("Delete?", message: "For ever.", cancel: Action("Keep")) {
    Action("Delete", id: "delete", role: .destructive)
    Action("Archive", id: "archive")
  }

  /// Answers an alert by lines; when they are used up, the input has ended.
  private func answer(
    _ alert: Alert, _ lines: String..., handlers: Handlers = Handlers(),
    device: FakeTerminal = FakeTerminal()
  ) -> (outcome: TerminalOutcome, text: String, device: FakeTerminal) {
    var lines = lines[...]
    device.whenIdle = { device in
      if let line = lines.popFirst() {
        device.type(line + "\n")
      } else {
        device.send(.ended(.endOfInput))
      }
    }
    let outcome = PlainForm(device: device).run(alert, handlers: handlers)
    return (outcome, String(decoding: device.written, as: UTF8.self), device)
  }

  @Test(
    arguments: [
      (["1"], Name("delete")), (["2"], "archive"), (["3"], "cancel"), ([""], "cancel"),
      (["Delete"], "delete"), ([" archive "], "archive"), (["delete"], "delete"),
      (["4", "0", "x", "2"], "archive"), (["\u{1B}"], "cancel"),
    ] as [([String], Name)])
  func choosesByNumberIDOrTitle(_ lines: [String], _ action: Name) {
    let device = FakeTerminal()
    var rest = lines[...]
    device.whenIdle = { device in
      if let line = rest.popFirst() {
        device.type(line + "\n")
      } else {
        device.send(.ended(.endOfInput))
      }
    }
    let outcome = PlainForm(device: device).run(Self.question)
    #expect(outcome.answer.action == action)
    #expect(outcome.end == nil)
    #expect(device.ends == 1)
  }

  @Test func saysEverythingWithoutMovingTheCursor() {
    let text = answer(Self.question, "1").text
    #expect(
      text
        == "Delete?\nFor ever.\n  1. Delete\n  2. Archive\n  3. Keep\nChoose 1 to 3 [3]: ")
  }

  @Test func choosesNothingAtTheEndOfTheInput() {
    let outcome = answer(Self.question).outcome
    #expect(outcome.answer.action == nil)
    #expect(outcome.answer.reason == .interrupted)
    #expect(outcome.end == .endOfInput)
  }

  @Test func takesALastLineWithoutItsBreak() {
    let device = FakeTerminal()
    device.type("2")
    device.send(.ended(.endOfInput))
    #expect(PlainForm(device: device).run(Self.question).answer.action == "archive")
  }

  @Test(arguments: [TerminalEnd.interrupted, .terminated, .hungUp])
  func endsWhereTheProcessHasTo(_ end: TerminalEnd) {
    let device = FakeTerminal()
    device.send(.ended(end))
    let outcome = PlainForm(device: device).run(Self.question)
    #expect(outcome.end == end)
    #expect(outcome.answer.action == nil)
    #expect(device.ends == 1)
  }

  @Test func endsInTime() {
    var alert = Self.question
    alert.dismissal.timeout = 3
    let device = FakeTerminal()
    let outcome = PlainForm(device: device).run(alert)
    #expect(outcome.answer.reason == .timeout)
    #expect(outcome.end == nil)
  }

  private static var form: Alert {
    var alert = Alert("Sign in", cancel: "Cancel") { Action("Go", id: "go", needsValid: true) }
    alert.content = [
      .text("Mail"), .field(Field("mail", isRequired: true, accepts: .email), Box(label: "Mail")),
      .field(Field("word", placeholder: "Password", input: .secure)),
      .field(Field("notes", input: .multiline)),
      .choices(Choices("size", items: [Choices.Item("s", "Small"), Choices.Item("l", "Large")])),
      .choices(
        Choices(
          "extras", items: [Choices.Item("a", "Ham"), Choices.Item("b", "Egg")],
          allowsMultiple: true, selected: ["a"])),
      .toggle("news", "News"),
    ]
    return alert
  }

  @Test func fillsInAForm() {
    let (outcome, text, device) = answer(
      Self.form, "nobody", "a@b.example", "secret", "one", "two", ".", "3", "Large", "2", "y", "1")
    let answer = outcome.answer
    #expect(answer.action == "go")
    #expect(answer[field: "mail"] == "a@b.example")
    #expect(answer[field: "word"] == "secret")
    #expect(answer[field: "notes"] == "one\ntwo")
    #expect(
      answer.selections == [
        Answer.Selection("size", ["l"]), Answer.Selection("extras", ["b"]),
        Answer.Selection("news", ["news"]),
      ])
    #expect(text.contains("Enter an email address."))
    #expect(text.contains("Enter numbers from 1 to 2."))
    #expect(!text.contains("secret"))
    // What is named by the text before it is named once.
    #expect(!text.contains("Mail\n"))
    #expect(device.echo == [false, true])
  }

  @Test func asksAgainForWhatAnActionNeeds() {
    let (outcome, text, _) = answer(
      Self.form, "", "", ".", "", "", "", "1", "a@b.example", "go")
    #expect(outcome.answer.action == "go")
    #expect(outcome.answer[field: "mail"] == "a@b.example")
    #expect(text.contains("Fill this in."))
  }

  @Test func leavesAFormThatIsNotValid() {
    let outcome = answer(Self.form, "", "", ".", "", "", "", "2").outcome
    #expect(outcome.answer.action == "cancel")
  }

  @Test func waitsForWorkAndSaysHowItWent() {
    var handlers = Handlers()
    var count = 0
    handlers.beginWork(on: "delete") { work in
      count += 1
      work.finish(count == 1 ? .failed("The disk is full.") : .succeeded)
    }
    let (outcome, text, _) = answer(Self.question, "1", "1", handlers: handlers)
    #expect(outcome.answer.action == "delete")
    #expect(text.contains("The disk is full."))
  }

  @Test func endsWhatHasNoActions() {
    var alert = Alert(title: "Done")
    alert.close = CloseButton()
    #expect(answer(alert, "").outcome.answer.reason == .escape)
    alert.close = nil
    alert.dismissal.timeout = 2
    #expect(answer(alert).outcome.answer.reason == .timeout)
  }

  @Test func offersToCloseWhatHasNoCancelAction() {
    var alert = Alert("News", cancel: nil) { Action("Read", id: "read") }
    alert.close = CloseButton()
    let (outcome, text, _) = answer(alert, "0")
    #expect(outcome.answer.reason == .escape)
    #expect(outcome.answer.action == nil)
    #expect(text.contains("0. Close"))
  }

  @Test func printsNothingThatActsOnATerminal() {
    var alert = Alert("A\u{1B}[31m\u{9B}2J\u{7}B", cancel: "C\u{1B}c") { Action("D\u{8}", id: "d") }
    alert.content = [.field(Field("f", value: "v\u{1B}[8m"))]
    let text = answer(alert, "x\u{1B}[2Jy", "1").text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x9B })
  }

  @Test func saysWhyThereIsNoTerminal() {
    let device = FakeTerminal()
    device.refusal = TerminalError(.noTerminal)
    let outcome = PlainForm(device: device).run(Self.question)
    #expect(outcome.failure == TerminalError(.noTerminal))
    #expect(outcome.answer.reason == .unavailable)
    #expect(device.written.isEmpty)
  }
}
