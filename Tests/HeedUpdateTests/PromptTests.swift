import Heed
import HeedMarkup
import HeedTesting
import Testing

@testable import HeedUpdate

@Suite struct PromptTests {
  // MARK: Kinds

  @Test func asksAboutWhatMayBePutOffAndSkipped() throws {
    let alert = try #require(Samples.prompt().alert(for: Samples.offer()))
    #expect(alert.title?.text.plainText == "Update available")
    #expect(
      alert.message?.text.plainText == "Teapot 2.4.0 is now available. You have version 2.3.1.")
    #expect(alert.actionEntries.map { $0.id } == ["update", "skip", "later"])
    #expect(alert.cancel?.id == "later")
    #expect(alert.preferred == "update")
    #expect(!alert.dismissal.isForced)
    #expect(alert.language == "en")
  }

  @Test func leavesOutWhatMayNotBeChosen() throws {
    let prompt = Samples.prompt()
    let optional = try Samples.decision(.offer, canRemind: true)
    #expect(prompt.alert(for: optional)?.actionEntries.map { $0.id } == ["update", "later"])
    let critical = try Samples.decision(.offer, isCritical: true)
    let alert = try #require(prompt.alert(for: critical))
    #expect(alert.title?.text.plainText == "Important update")
    #expect(alert.actionEntries.map { $0.id } == ["update", "close"])
  }

  @Test func cannotBeLeftWhereTheUpdateIsForced() throws {
    for look in Self.looks {
      let prompt = Samples.prompt(look: look.1)
      let alert = try #require(prompt.alert(for: Samples.forced()), "\(look.0)")
      #expect(alert.dismissal.isForced)
      #expect(alert.cancel == nil)
      #expect(alert.close == nil)
      #expect(alert.actionEntries.map { $0.id } == ["update"])
      #expect(alert.actions.allSatisfy { $0.keepsOpen })
      #expect(!alert.dismissalRules.hasWayOut)
    }
  }

  @Test func saysWhatTheFeedSaysOfABlockedVersion() throws {
    let prompt = Samples.prompt()
    let blocked = try Samples.decision(
      .forced, .blockedVersion, message: "2.3.1 loses\u{202E} photos.\u{7}")
    #expect(prompt.content(for: blocked)?.message == "2.3.1 loses photos.")
    #expect(prompt.content(for: blocked)?.kind == .blocked)
    let silent = try Samples.decision(.forced, .blockedVersion)
    #expect(
      prompt.content(for: silent)?.message
        == "Version 2.3.1 of Teapot can no longer be used. Update to version 2.4.0.")
  }

  @Test func saysWhatTheNewVersionNeeds() throws {
    var prompt = Samples.prompt()
    let system = try Samples.decision(.unsupportedHere, .systemTooOld, minimumSystem: "17.4")
    #expect(prompt.content(for: system)?.message == "Teapot 2.4.0 requires iOS 17.4 or later.")
    #expect(prompt.alert(for: system)?.actionEntries.map { $0.id } == ["close"])
    let device = try Samples.decision(.unsupportedHere, .otherDevice, minimumSystem: "17.4")
    #expect(
      prompt.content(for: device)?.message == "Teapot 2.4.0 doesn’t work on this device.")
    prompt.blocksUnsupported = true
    let alert = try #require(prompt.alert(for: system))
    #expect(alert.dismissal.isForced)
    // No way to the store, which has nothing for this device.
    #expect(alert.actionEntries.map { $0.id } == ["check"])
  }

  @Test func tellsThePersonWhoAskedAndNobodyElse() throws {
    let prompt = Samples.prompt()
    #expect(prompt.alert(for: Samples.none) == nil)
    #expect(prompt.alert(for: Samples.unavailable) == nil)
    let current = prompt.alert(for: Samples.none, kind: .manual)
    #expect(current?.message?.text.plainText == "Teapot 2.4.0 is the latest version.")
    #expect(current?.actionEntries.map { $0.id } == ["close"])
    let failed = prompt.alert(for: Samples.unavailable, kind: .manual)
    #expect(failed?.title?.text.plainText == "Couldn’t check for updates")
    #expect(failed?.actionEntries.map { $0.id } == ["check", "close"])
    let tooOld = try Samples.decision(.none, .systemTooOld, minimumSystem: "18.0")
    #expect(prompt.content(for: tooOld, kind: .manual)?.kind == .unsupported)
    let skipped = try Samples.decision(.none, .ruledOut)
    #expect(prompt.content(for: skipped, kind: .manual)?.kind == .current)
  }

  @Test func addsHowLongItMayBePutOff() throws {
    let hints = UpdateHints(daysLeft: 1, timesLeft: 2)
    let content = try #require(Samples.prompt().content(for: Samples.offer(), hints: hints))
    #expect(
      content.hints == ["1 day left to update", "You can put this off 2 more times."])
    #expect(
      try Samples.prompt().content(for: Samples.offer(), hints: UpdateHints(daysLeft: 0))?.hints
        == [])
  }

  @Test func offersToLookAgainAfterAVisitToTheStore() throws {
    let hints = UpdateHints(isWaiting: true)
    let alert = try #require(Samples.prompt().alert(for: Samples.forced(), hints: hints))
    #expect(alert.actionEntries.map { $0.id } == ["update", "check"])
    #expect(alert.message?.text.plainText.contains("wait a little and check again") == true)
  }

  // MARK: Addresses

  @Test func hasNoWayToTheStoreWithoutAnAddress() throws {
    let offer = try Samples.decision(.offer, canRemind: true, link: nil)
    #expect(Samples.prompt().alert(for: offer)?.actionEntries.map { $0.id } == ["later"])
  }

  @Test(arguments: ["alert", "card", "popup"])
  func aForcedPromptWithoutAnAddressCanBeLeft(_ name: String) throws {
    let look: UpdateLook = name == "alert" ? .alert : name == "card" ? .card() : .popup()
    let forced = try Samples.decision(.forced, .belowMinimum, link: nil)
    let alert = try #require(Samples.prompt(look: look).alert(for: forced))
    #expect(!alert.dismissal.isForced)
    #expect(alert.cancel != nil || alert.close != nil)
    #expect(alert.actionEntries.contains { $0.id == "check" })
    #expect(!alert.actionEntries.contains { $0.id == "update" })
  }

  // MARK: Notes

  @Test func readsNotesByTheReaderThatItIsGiven() throws {
    let html = "<p>A <b>faster</b> search &amp; more</p><p>Second</p>"
    let decision = try Samples.decision(.offer, notes: ReleaseNotes(html, format: .html))
    var prompt = Samples.prompt()
    let plain = try #require(prompt.content(for: decision)?.notes)
    #expect(plain.plainText == "A faster search & more\nSecond")
    prompt.markup = MarkupReader(options: MarkupOptions())
    let rich = try #require(prompt.content(for: decision)?.notes)
    #expect(rich.plainText.hasPrefix("A faster search & more"))
    #expect(rich.runs.contains { $0.text == "faster" && $0.attributes.font?.weight == .bold })
  }

  @Test func keepsOnlyAllowedLinksInNotes() throws {
    let markdown = """
      [a](https://example.com/a) [b](javascript:alert(1)) [c](http://example.com) \
      [d](https://user@evil.example/)
      """
    var prompt = Samples.prompt()
    prompt.markup = MarkupReader(options: MarkupOptions())
    let decision = try Samples.decision(.offer, notes: ReleaseNotes(markdown, format: .markdown))
    func links() throws -> [Name] {
      let notes = try #require(prompt.content(for: decision)?.notes)
      return notes.runs.compactMap { $0.attributes.link }
    }
    #expect(try links() == ["https://example.com/a"])
    prompt.notesLinks = .none
    #expect(try links() == [])
  }

  static let tagged: [(String, String)] = [
    ("plain", "plain"), ("a<br>b", "a\nb"), ("a < b", "a < b"), ("a <3", "a <3"),
    ("<ul><li>One</li>\n<li>Two</li></ul>", "• One\n• Two"), ("x<script>y", "xy"),
    ("&lt;b&gt; &quot;&#39;&nbsp;&unknown;", "<b> \"' &unknown;"), ("<b", ""), ("a&", "a&"),
    ("<p>a</p><p>b</p>", "a\nb"), ("<!-- c -->d", "d"), ("", ""), ("a\n\n b", "a b"),
  ]

  @Test(arguments: tagged.indices)
  func dropsTagsWhereNothingReadsThem(_ index: Int) {
    let (html, expected) = Self.tagged[index]
    let text = PromptText.cleaned(PromptText.withoutTags(html), limit: 1000)
    #expect(text == expected)
  }

  @Test func cutsWhatIsTooLongBetweenLetters() {
    for limit in 1...12 {
      let text = PromptText.cleaned("äöü漢字🙂é", limit: limit)
      #expect(!text.unicodeScalars.contains("\u{FFFD}"), "\(limit): \(text)")
      #expect(text.utf8.count <= limit + 3 + 3)
    }
    #expect(PromptText.cleaned("abc", limit: 3) == "abc")
    #expect(PromptText.cleaned("abcd", limit: 3) == "abc…")
    let notes = String(repeating: "long ", count: 1_000_000)
    #expect(PromptText.cleaned(notes, limit: 20_000).utf8.count <= 20_010)
  }

  @Test func dropsWhatIsNotText() {
    #expect(PromptText.cleaned("a\u{0}b\u{1B}[31mc\u{85}d", limit: 100) == "ab[31mcd")
    #expect(PromptText.cleaned("a\u{202E}b\u{2066}c\u{2069}", limit: 100) == "abc")
    #expect(PromptText.cleaned(" a\r\n\r\n\r\n\r\nb\rc\n ", limit: 100) == "a\n\nb\nc")
    #expect(PromptText.cleaned("a\n\nb\tc", limit: 100, isLine: true) == "a b c")
    #expect(PromptText.cleaned("فارسی\u{200C}ها", limit: 100) == "فارسی\u{200C}ها")
  }

  // MARK: Looks

  static let looks: [(String, UpdateLook)] = [
    ("alert", .alert), ("popup", .popup()), ("card", .card()),
    (
      "custom",
      .custom { content in
        var alert = Alert(style: .sheet, title: PlacedText(RichText(content.title)))
        alert.actions = content.actions
        alert.cancel = content.later
        alert.close = CloseButton()
        alert.dismissal.timeout = 5
        return alert
      }
    ),
  ]

  @Test(arguments: looks.indices)
  func makesSoundAlertsOfEveryKindInEveryLook(_ index: Int) throws {
    let (name, look) = Self.looks[index]
    for (kind, alert) in try Samples.all(Samples.prompt(look: look)) {
      #expect(alert.problems == [], "\(name), \(kind)")
      #expect(alert.title != nil)
      #expect(
        alert.dismissal.isForced || alert.dismissalRules.hasWayOut, "\(name), \(kind)")
    }
    #expect(try Samples.all(Samples.prompt(look: look)).count == 11)
  }

  @Test func hasAPictureAndACloseButtonOverThePopup() throws {
    let popup = UpdatePopup(header: Header(.file("top.png"), height: 155, overhang: 57))
    let prompt = Samples.prompt(look: .popup(popup))
    let decision = try Samples.decision(
      .offer, canRemind: true, notes: ReleaseNotes("1. Faster\n2. Darker"))
    let alert = try #require(prompt.alert(for: decision))
    #expect(alert.header?.overhang == 57)
    #expect(alert.close?.label == "Later")
    #expect(alert.actionEntries.map { $0.id } == ["update"])
    let answer = Answer(to: alert, reason: .escape)
    #expect(UpdateChoice(answer) == .closed)
    #expect(UpdateChoice(answer).recorded == .later)
  }

  @Test func putsLaterBesideUpdateOnTheCard() throws {
    let decision = try Samples.decision(.offer, canRemind: true)
    let alert = try #require(Samples.prompt(look: .card()).alert(for: decision))
    #expect(alert.actionEntries.map { $0.id } == ["later", "update"])
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let frames = ["action/later", "action/update"].compactMap { scene[$0]?.frame }
    #expect(frames.count == 2 && frames[0].y == frames[1].y && frames[0].x < frames[1].x)
  }

  @Test func takesAPlainAlertForABrokenOne() throws {
    let prompt = Samples.prompt(look: .custom { _ in Alert(style: .card) })
    let alert = try #require(prompt.alert(for: Samples.forced()))
    #expect(alert.actionEntries.map { $0.id } == ["update"])
    #expect(alert.problems == [])
  }

  // MARK: Answers

  @Test func readsWhatAnAnswerMeans() throws {
    let alert = try #require(Samples.prompt().alert(for: Samples.offer()))
    func choice(_ reason: Answer.Reason, _ action: Name? = nil, shown: Bool = true) -> String {
      UpdateChoice(Answer(to: alert, reason: reason, action: action, wasShown: shown)).name
    }
    #expect(choice(.action, "update") == "update")
    #expect(choice(.action, "skip") == "skip")
    #expect(choice(.action, "later") == "later")
    #expect(choice(.escape) == "later")
    #expect(choice(.action, "update", shown: false) == "unanswered")
    for reason in [
      Answer.Reason.timeout, .withdrawn, .replaced, .interrupted, .unavailable,
    ] {
      #expect(choice(reason, "update") == "unanswered")
    }
    #expect(UpdateChoice.update.opensStore)
    #expect(UpdateChoice.check.recorded == nil)
    #expect(UpdateChoice.skip.recorded == .skip)
  }
}
