import Heed
import HeedCommand
import Testing

struct WhiptailTests {
  private func box(_ words: [String]) throws -> WhiptailAlert {
    let arguments = try WhiptailArguments(words)
    let box = try WhiptailBox(arguments)
    return WhiptailAlert(box, arguments, text: WhiptailAlert.brokenLines(box.text))
  }

  private func error(_ words: [String]) -> CommandError? {
    do throws(CommandError) {
      _ = try WhiptailBox(WhiptailArguments(words))
      return nil
    } catch {
      return error
    }
  }

  private func result(
    _ words: [String], _ action: Name = "ok", values: [Answer.Value] = [], picked: [Name] = []
  ) throws -> String {
    let box = try box(words)
    let answer = Answer(
      to: box.alert, reason: .action, action: action, values: values,
      selections: [Answer.Selection("list", picked)])
    return String(decoding: box.result(of: answer), as: UTF8.self)
  }

  // MARK: Words

  @Test func takesOptionsAnywhere() throws {
    for words in [
      ["--title", "T", "--yesno", "Go on?", "8", "40"],
      ["--yesno", "Go on?", "8", "40", "--title=T"],
      ["Go on?", "8", "40", "--yesno", "--title", "X", "--title", "T"],
    ] {
      let alert = try box(words).alert
      #expect(alert.title?.text.plainText == "T")
      #expect(alert.message?.text.plainText == "Go on?")
      #expect(alert.actionEntries.map { $0.id } == ["yes", "no"])
    }
  }

  @Test(arguments: ["--foo", "-1", "-rf /", "--msgbox", "--yesno"])
  func takesATextThatLooksLikeAnOption(_ text: String) throws {
    #expect(try box(["--yesno", text, "8", "40"]).alert.message?.text.plainText == text)
  }

  @Test func takesEverythingAfterTwoDashes() throws {
    let box = try box(["--inputbox", "t", "8", "40", "--", "--title"])
    guard case .field(let field)? = box.alert.content.first?.kind else {
      Issue.record("There is no field")
      return
    }
    #expect(field.value == "--title")
  }

  @Test(
    arguments: [
      ([], "A box is missing"), (["--yesno"], "needs a text"),
      (["--yesno", "t"], "needs a height"),
      (["--yesno", "t", "8"], "needs a width"), (["--yesno", "t", "8", "x"], "cannot be 'x'"),
      (["--menu", "t", "8", "40", "4"], "something to choose"),
      (["--menu", "t", "8", "40", "4", "a"], "'a' of --menu is not complete"),
      (["--checklist", "t", "8", "40", "4", "a", "b"], "not complete"),
      (["--gauge", "t", "8", "40"], "needs a percentage"), (["--title"], "needs a value"),
      (["--yesno", "t", "8", "40", "--msgbox", "u", "8", "40"], "one box at a time"),
      (["--defualtno", "--yesno", "t", "8", "40"], "'--defualtno' is no option"),
    ] as [([String], String)])
  func saysWhatIsWrong(_ words: [String], _ part: String) {
    let error = error(words)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "no error")")
    #expect(error?.exitCode.rawValue == 255)
  }

  @Test func suggestsTheOptionThatWasMeant() {
    #expect(error(["--defualtno", "--yesno", "t", "8", "40"])?.suggestion == "--defaultno")
  }

  @Test func breaksLinesWhereTheTextSaysSo() {
    #expect(WhiptailAlert.brokenLines(#"a\nb\\nc\t"#) == "a\nb\\\nc\\t")
  }

  // MARK: Alerts

  @Test func beginsAtNoWhereItIsAskedTo() throws {
    #expect(try box(["--yesno", "t", "8", "40"]).alert.preferred == "yes")
    #expect(try box(["--defaultno", "--yesno", "t", "8", "40"]).alert.preferred == "no")
    #expect(try box(["--defaultno", "--msgbox", "t", "8", "40"]).alert.preferred == "ok")
  }

  @Test(
    arguments: [
      ["--yesno", "", "0", "0"], ["--msgbox", "", "0", "0"], ["--menu", "", "0", "0", "0", "", ""],
      ["--inputbox", "", "0", "0"], ["--checklist", "t", "8", "40", "4"],
      ["--yes-button", "", "--no-button", "", "--yesno", "t", "8", "40"],
      ["--menu", "t", "0", "0", "0", "same", "a", "same", "b", "a/b", "c"],
      ["--msgbox", "t", "999999999999", "999999999999"],
    ])
  func makesAlertsThatCanBeMeant(_ words: [String]) throws {
    #expect(try box(words).alert.problems.isEmpty)
  }

  @Test func putsTagsInAColumn() throws {
    let alert = try box(["--menu", "t", "0", "0", "0", "a", "One", "日本", "Two"]).alert
    guard case .choices(let choices)? = alert.content.first?.kind else {
      Issue.record("There is no list")
      return
    }
    let titles = choices.items.map { $0.title.plainText }
    #expect(
      titles == ["a\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}One", "日本\u{A0}\u{A0}Two"])
  }

  @Test func beginsAMenuAtItsDefault() throws {
    let words = ["--menu", "t", "0", "0", "0", "a", "A", "b", "B"]
    #expect(try box(words).firstNode == "content/0/0")
    #expect(try box(["--default-item", "b"] + words).firstNode == "content/0/1")
    #expect(try box(["--default-item", "?"] + words).firstNode == "content/0/0")
  }

  // MARK: Results

  @Test func quotesTagsAsWhiptailDoes() throws {
    let words = [
      "--checklist", "t", "0", "0", "0", "a b", "x", "on", #"c"d\"#, "y", "off", "e", "z", "1",
    ]
    #expect(try result(words, picked: ["0", "1", "2"]) == #""a b" "c"d\" "e""#)
    #expect(
      try result(["--separate-output"] + words, picked: ["0", "1"]) == "a b\nc\"d\\\n")
    #expect(try result(words) == "")
  }

  @Test func tellsNothingOfWhatWasNotChosen() throws {
    let words = ["--menu", "t", "0", "0", "0", "a", "A", "b", "B"]
    #expect(try result(words, picked: ["1"]) == "b")
    #expect(try result(words, "cancel", picked: ["1"]) == "")
    #expect(
      try result(["--inputbox", "t", "0", "0"], values: [Answer.Value("input", "né")]) == "né")
  }

  @Test(
    arguments: [
      (["--yesno", "t", "0", "0"], 255), (["--nocancel", "--yesno", "t", "0", "0"], 255),
      (["--inputbox", "t", "0", "0"], 255), (["--nocancel", "--inputbox", "t", "0", "0"], 1),
    ] as [([String], Int32)])
  func hasAnExitCodeForEscape(_ words: [String], _ code: Int32) throws {
    let box = try box(words)
    #expect(box.exitCode(of: Answer(to: box.alert, reason: .escape))?.rawValue == code)
  }

  @Test func answersUnderItsOtherName() {
    #expect(HeedProgram.words(["/usr/bin/whiptail", "--version"]) == ["whiptail", "--version"])
    #expect(HeedProgram.words(["bin/heed", "--version"]) == ["--version"])
  }
}
