import Heed
import HeedCommand
import Testing

struct ZenityTests {
  private func dialog(
    _ words: [String], cells: [String]? = nil
  ) throws -> ZenityAlert {
    let arguments = try ZenityArguments(words)
    let kind = try #require(arguments.kind)
    return try ZenityAlert(kind, arguments, cells: cells ?? arguments.operands)
  }

  private func answer(
    _ dialog: ZenityAlert, _ action: Name?, _ reason: Answer.Reason = .action,
    values: [Answer.Value] = [], picked: [Name]? = nil
  ) -> Answer {
    Answer(
      to: dialog.alert, reason: reason, action: action, values: values,
      selections: picked.map { [Answer.Selection("list", $0)] } ?? [])
  }

  // MARK: Words

  @Test(arguments: [
    ["--question", "--text=Go?"], ["--text", "Go?", "--question"],
    ["--question", "--question", "--text=No", "--text=Go?"],
  ])
  func optionsStandAnywhereAndTheLastCounts(_ words: [String]) throws {
    let dialog = try dialog(words)
    #expect(dialog.alert.title?.text.plainText == "Go?")
    #expect(dialog.alert.cancel?.title.plainText == "No")
    #expect(dialog.alert.preferred == "ok")
  }

  @Test(arguments: [
    (["--questoin"], "did you mean '--question'"), (["--question", "--bogus=1"], "--bogus"),
    (["--question", "--text"], "needs a value"),
    (["--question", "--timeout=soon"], "whole number"),
    (["--info", "--error"], "one dialog"), (["--calendar"], "not among"),
    (["--list"], "--column"), (["--list", "--column=A", "--print-column=3"], "from 1 to 1"),
    (["--list", "--checklist", "--column=A"], "with marks"),
    (["--question", "--timeout=-3"], "whole number"),
  ])
  func mistakesAreNamedAndHaveTheCodeOfErrors(_ words: [String], _ reason: String) {
    let error = #expect(throws: CommandError.self) { try dialog(words) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "none")")
    #expect(error?.exitCode == .boxError)
  }

  // MARK: Texts

  @Test(arguments: [
    ("Tom & Jerry", "Tom & Jerry"), ("a < b", "a < b"), ("<b>bold</b>", "bold"),
    ("<b>half", "<b>half"), ("<b>x</i>", "<b>x</i>"), ("a &amp; b &lt;c&gt;", "a & b <c>"),
    ("&#65;&#x42;", "AB"), ("&nonsense;", "&nonsense;"), ("one\\ntwo", "one\ntwo"),
    ("<span foreground='#F00' size=\"large\">red</span>", "red"),
    ("<script>x</script>", "<script>x</script>"),
    ("100\\\\n", "100\\n"),
  ])
  func markupIsReadWhereItIsWellFormedAndShownWhereNot(_ text: String, _ shown: String) throws {
    let alert = try dialog(["--info", "--title=T", "--text=\(text)"]).alert
    #expect(alert.message?.text.plainText == shown)
  }

  @Test func markupHasItsLook() throws {
    let alert = try dialog(["--info", "--title=T", "--text=<b>a</b><i>b</i><u>c</u>"]).alert
    let runs = try #require(alert.message?.text.runs)
    #expect(runs.count == 3)
    #expect(runs[0].attributes.font?.weight == .bold)
    #expect(runs[1].attributes.font?.isItalic == true)
    #expect(runs[2].attributes.isUnderlined)
  }

  @Test func markupIsPlainWhereThatIsAskedFor() throws {
    let alert = try dialog(["--info", "--title=T", "--no-markup", "--text=<b>a</b>"]).alert
    #expect(alert.message?.text.plainText == "<b>a</b>")
  }

  @Test func deepMarkupIsShownAsItStands() throws {
    let text = String(repeating: "<b>", count: 100) + "x" + String(repeating: "</b>", count: 100)
    let alert = try dialog(["--info", "--title=T", "--text=\(text)"]).alert
    #expect(alert.message?.text.plainText == text)
  }

  // MARK: Answers

  @Test func eachEndHasItsCodeAndAVariableChangesIt() {
    let ends: [(ZenityEnd, ExitCode)] = [
      (.okay, .success), (.cancel, .cancelled), (.escape, .cancelled), (.extra, .cancelled),
      (.timeout, .boxTimeout),
    ]
    for (end, code) in ends {
      #expect(end.exitCode { _ in nil } == code)
      #expect(end.exitCode { $0 == "ZENITY_\(end.rawValue)" ? "42" : nil }.rawValue == 42)
      #expect(end.exitCode { _ in "many" } == code)
    }
  }

  @Test func aTimeoutAndWhatNobodyChoseAreNoOkay() throws {
    let dialog = try dialog(["--question", "--timeout=3"])
    #expect(dialog.alert.dismissal.timeout == 3)
    #expect(dialog.end(of: answer(dialog, nil, .timeout)) == .timeout)
    for reason in [Answer.Reason.interrupted, .unavailable, .withdrawn, .replaced] {
      #expect(dialog.end(of: answer(dialog, nil, reason)) == nil)
    }
    #expect(dialog.end(of: answer(dialog, "cancel", .escape)) == .escape)
  }

  @Test func anEntryTellsItsText() throws {
    let dialog = try dialog(["--entry", "--entry-text=Ada"])
    let values = [Answer.Value("text", "Ada L")]
    #expect(dialog.result(of: answer(dialog, "ok", values: values)) == "Ada L\n")
    #expect(dialog.result(of: answer(dialog, "cancel", values: values)) == nil)
    #expect(dialog.result(of: answer(dialog, nil, .timeout, values: values)) == "Ada L\n")
  }

  @Test func aFurtherButtonTellsItsOwnText() throws {
    let dialog = try dialog(["--question", "--extra-button=A", "--extra-button=B"])
    let reply = answer(dialog, "extra1")
    #expect(dialog.result(of: reply) == "B\n")
    #expect(dialog.end(of: reply) == .extra)
  }

  @Test(arguments: [
    ([], "apple"), (["--print-column=3"], "5"), (["--print-column=ALL"], "apple|5"),
    (["--separator=, ", "--print-column=2,3"], "apple, 5"),
  ])
  func aListTellsTheColumnsThatAreAskedFor(_ more: [String], _ result: String) throws {
    let dialog = try dialog(
      ["--list", "--radiolist", "--column=", "--column=Name", "--column=Size"] + more
        + ["TRUE", "apple", "5", "FALSE", "pear", "7"])
    #expect(dialog.result(of: answer(dialog, "ok", picked: ["0"])) == result + "\n")
    guard case .choices(let choices)? = dialog.alert.content.last?.kind else {
      Issue.record("There is no list")
      return
    }
    #expect(choices.selected == ["0"])
    #expect(choices.items.map { $0.title.plainText } == ["apple · 5", "pear · 7"])
  }

  @Test func cellsThatAreMissingAreEmptyAndNothingPickedTellsNothing() throws {
    let dialog = try dialog(["--list", "--column=A", "--column=B", "1", "2", "3"])
    #expect(dialog.list?.rows == [["1", "2"], ["3", ""]])
    #expect(dialog.result(of: answer(dialog, "ok", picked: [])) == nil)
  }

  // MARK: Progress

  @Test func progressFollowsTheLines() throws {
    var feed = try progress([])
    feed.feed(Array("25\n# Copy".utf8))
    #expect(feed.part == 0.25)
    #expect(feed.text == nil)
    feed.feed(Array("ing\nnothing\n".utf8))
    #expect(feed.text == "Copying")
    #expect(!feed.isDone)
    feed.feed(Array("pulsate:true\n".utf8))
    #expect(feed.part == nil)
    feed.feed(Array("250\n".utf8))
    #expect(feed.part == 1)
    #expect(feed.isDone)
    #expect(!feed.isOver)
  }

  @Test func progressGoesByItselfWhereThatIsAskedFor() throws {
    var feed = try progress(["--auto-close"])
    feed.feed([])
    #expect(feed.isOver)
    #expect(feed.part == 1)
  }

  @Test func progressLetsThePersonSayOkayWhenAllIsDone() throws {
    let arguments = try ZenityArguments(["--progress", "--text=x"])
    let dialog = try ZenityAlert(.progress, arguments)
    var feed = ZenityProgress(arguments, part: dialog.part)
    let before = feed.filled(dialog.alert)
    #expect(before.actions.last?.isEnabled == false)
    feed.feed(Array("100\n".utf8))
    #expect(feed.filled(dialog.alert).actions.last?.isEnabled == true)
    #expect(dialog.alert.problems.isEmpty)
  }

  private func progress(_ more: [String]) throws -> ZenityProgress {
    ZenityProgress(try ZenityArguments(["--progress"] + more), part: 0)
  }

  @Test(arguments: ZenityKind.allCases)
  func everyDialogCanBeMeant(_ kind: ZenityKind) throws {
    let words = ["--\(kind.rawValue)"] + (kind == .list ? ["--column=A", "x"] : [])
    #expect(try dialog(words).alert.problems.isEmpty)
  }
}
