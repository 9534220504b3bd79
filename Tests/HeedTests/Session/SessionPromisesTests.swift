import Heed
import HeedTesting
import Testing

/// What holds on every surface, promise by promise.
@Suite struct SessionPromisesTests {
  // MARK: Exactly one answer

  static let endings: [(Answer.Reason, [SessionEvent])] = [
    (.action, [.activated("action/action2")]), (.outsideTap, [.activated("dismiss")]),
    (.swipe, [.swipeBegan, .swipeEnded(Point(x: 0, y: 400), velocity: Point())]),
    (.escape, [.key(.escape)]), (.escape, [.escapeGesture]),
    (.withdrawn, [.close]), (.replaced, [.replace]), (.interrupted, [.surfaceGone]),
    (.interrupted, [.presentationFailed]),
  ]

  @Test(arguments: endings)
  func everyPresentationEndsOnceWithItsReason(reason: Answer.Reason, events: [SessionEvent]) {
    var script = SessionScript(.sheet)
    for event in events { script.send(event) }
    for _ in 0..<3 {
      script.send(.surfaceGone, at: 100)
      script.send(.activated("action/action1"))
      script.send(.tick)
    }
    #expect(script.delivered.map(\.reason) == [reason])
  }

  @Test func anAlertThatTimesOutEndsOnce() {
    var script = SessionScript(.sheet)
    script.wait(until: 20)
    #expect(script.answers().map(\.reason) == [.timeout])
  }

  @Test func anAlertThatCannotBeShownIsUnavailable() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    script.send(.presentationFailed)
    #expect(script.delivered.map(\.reason) == [.unavailable])
    #expect(script.delivered.first?.wasShown == false)
  }

  @Test func anAlertThatCannotBeMeantIsNeverShown() {
    var script = SessionScript(.broken, isUp: false)
    script.send(.present)
    #expect(!script.effects.contains(.show))
    #expect(script.delivered.map(\.reason) == [.unavailable])
  }

  @Test func theAnswerStandsAtTheChoiceAndIsHandedOutOnceThePanelIsGone() throws {
    var script = SessionScript(.plain)
    script.touch("action/share")
    let fixed = try #require(script.session.answer)
    #expect(script.delivered.isEmpty)
    let answers = script.answers()
    #expect(answers == [fixed])
    let last = script.effects.suffix(3)
    #expect(Array(last) == [.hide, .restoreFocus, .deliver(fixed)])
  }

  // MARK: Never an accidental choice

  @Test func aDismissalByThePersonCarriesTheWayOut() {
    for event in [SessionEvent.escapeGesture, .key(.escape), .activated("dismiss")] {
      var script = SessionScript(.sheet)
      script.send(event)
      #expect(script.session.answer?.action == "no", "\(event)")
    }
  }

  @Test func whatNobodyChoseCarriesNoAction() {
    for event in [SessionEvent.close, .replace, .surfaceGone, .presentationFailed] {
      var script = SessionScript(.sheet)
      script.send(event)
      #expect(script.session.answer != nil)
      #expect(script.session.answer?.action == nil, "\(event)")
    }
    var script = SessionScript(.sheet)
    script.wait(until: 20)
    #expect(script.session.answer?.action == nil)
  }

  @Test func wasShownSaysWhetherItWasEverSeen() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    #expect(script.session.wasShown == false)
    script.send(.presented)
    #expect(script.session.wasShown)
  }

  @Test func liftingTheFingerBesideTheActionChoosesNothing() {
    var script = SessionScript(.plain)
    let point = script.point(of: "action/share")
    script.send(.touchBegan(SessionTouch(point)))
    script.send(.touchMoved(SessionTouch(script.point(of: "title"))))
    script.send(.touchEnded(SessionTouch(script.point(of: "title"))))
    script.touch(at: Point(x: 2, y: 2))
    #expect(script.session.answer == nil)
  }

  @Test(arguments: [("delete", true), ("share", false)])
  func aDestructiveChoiceIsFelt(_ action: String, _ isFelt: Bool) {
    var script = SessionScript(.plain)
    script.touch("action/\(action)")
    #expect(script.session.answer?.action == Name(action))
    #expect(script.effects.contains(.haptic(.warning)) == isFelt)
  }

  @Test func draggingToAnotherActionChoosesThatWithATick() {
    var script = SessionScript(.plain)
    script.send(.touchBegan(SessionTouch(script.point(of: "action/delete"))))
    script.send(.touchMoved(SessionTouch(script.point(of: "action/share"))))
    #expect(script.effects.contains(.haptic(.selection)))
    #expect(script.scene()?["action/share/highlight"] != nil)
    #expect(script.scene()?["action/delete/highlight"] == nil)
    script.send(.touchEnded(SessionTouch(script.point(of: "action/share"))))
    #expect(script.session.answer?.action == "share")
  }

  @Test func aTouchThatTheSystemTakesAwayChoosesNothing() {
    var script = SessionScript(.plain)
    script.send(.touchBegan(SessionTouch(script.point(of: "action/share"))))
    script.send(.touchCancelled(id: 0))
    script.send(.touchEnded(SessionTouch(script.point(of: "action/share"))))
    #expect(script.session.answer == nil)
  }

  @Test func aTouchBesideItEndsItOnlyWhereThatIsAllowed() {
    var script = SessionScript(.plain)
    script.touch(at: Point(x: 2, y: 2))
    #expect(script.session.answer == nil)
    script = SessionScript(.sheet)
    script.touch(at: Point(x: 2, y: 2))
    #expect(script.session.answer?.reason == .outsideTap)
  }

  @Test func touchesBesideABannerReachTheApp() {
    let script = SessionScript(.banner)
    #expect(script.session.takesTouch(at: script.point(of: "panel")))
    #expect(!script.session.takesTouch(at: Point(x: 200, y: 700)))
    #expect(SessionScript(.plain).session.takesTouch(at: Point(x: 200, y: 700)))
  }

  // MARK: Text is text

  @Test(arguments: ["https://example.com", "javascript:alert(1)"])
  func onlyAnAllowedLinkOpens(address: String) {
    var text = RichText()
    text.append(RichText.Run("Terms", TextAttributes(link: Name(address))))
    var alert = Alert.plain
    alert.message = PlacedText(text)
    var script = SessionScript(alert)
    script.touch("message")
    if Link.isAllowed(Name(address)) {
      #expect(script.effects.contains(.open(link: Name(address))))
      #expect(script.session.answer == nil)
    } else {
      // An alert with such a link is not even shown.
      #expect(script.session.answer?.reason == .unavailable)
    }
  }

  // MARK: Long content never hides the actions

  @Test func theKeyboardLeavesTheActionsInSight() throws {
    var alert = Alert.form
    alert.message = PlacedText(RichText(String(repeating: "Long words. ", count: 200)))
    var script = SessionScript(alert)
    script.send(.environment(Environment(keyboardHeight: 336)))
    #expect(script.effects.contains(.layOut(animated: true)))
    let scene = try #require(script.scene())
    #expect(scene.concessions.contains(.contentScrolls))
    let action = try #require(scene["action/go"])
    #expect(action.frame.maxY <= 844 - 336)
  }

  @Test func theFocusBringsWhatItIsOnIntoSight() {
    var alert = Alert(title: "Many", actions: [], cancel: "No")
    for index in 0..<30 {
      alert.content.append(.toggle(Name("t\(index)"), "Switch \(index)"))
    }
    var script = SessionScript(alert)
    script.press(.backTab)
    script.press(.backTab)
    #expect(script.session.focus == "content/28" || script.session.focus == "content/29")
    let offset = script.session.scrollOffset(of: "content")
    #expect(offset > 500)
    #expect(script.effects.contains(.scroll(area: "content", to: offset)))
  }

  // MARK: Destructive is never the default

  @Test func returnDoesNotDestroyWhereNothingIsPreferred() {
    var script = SessionScript(.plain)
    #expect(script.session.focus == "action/keep")
    script.send(.focusMoved(nil))
    script.press(.return)
    #expect(script.session.answer == nil)
  }

  @Test func returnTakesTheFocusedActionElseThePreferredOne() {
    var alert = Alert.plain
    alert.preferred = "share"
    var script = SessionScript(alert)
    script.send(.focusMoved(nil))
    script.press(.return)
    #expect(script.session.answer?.action == "share")
    script = SessionScript(alert)
    script.send(.focusMoved("action/keep"))
    script.press(.return)
    #expect(script.session.answer?.action == "keep")
  }

  @Test func theFocusIsFirstWhereItBelongs() {
    #expect(SessionScript(.form).session.focus == "content/0")
    #expect(SessionScript(.plain).session.focus == "action/keep")
    var alert = Alert.plain
    alert.preferred = "share"
    #expect(SessionScript(alert).session.focus == "action/share")
    alert.preferred = nil
    alert.actions.removeFirst()
    #expect(SessionScript(alert).session.focus == "action/share")
  }

  @Test func theFocusIsTheSameBeforeAnyLayout() {
    for alert in [Alert.form, .plain, .sheet, .forced, .cardWithClose] {
      var session = Session(alert)
      _ = session.handle(.present, at: 0)
      _ = session.handle(.presented, at: 0)
      #expect(session.focus == SessionScript(alert).session.focus)
    }
  }

  @Test func escapeEndsItOnlyWhereThatIsAllowed() {
    var script = SessionScript(.plain)
    script.press(.escape)
    #expect(script.session.answer?.reason == .escape)
    script = SessionScript(.forced)
    script.press(.escape)
    script.send(.escapeGesture)
    #expect(script.session.answer == nil)
  }

  // MARK: Always a way on

  @Test func aForcedAlertEndsByAnActionOrByCode() {
    var script = SessionScript(.forced)
    for event in [
      SessionEvent.key(.escape), .escapeGesture, .activated("dismiss"), .activated("close"),
      .swipeBegan, .swipeEnded(Point(x: 0, y: 500), velocity: Point(x: 0, y: 2000)),
      .pauseBegan(.focus),
    ] {
      script.send(event)
    }
    script.touch(at: Point(x: 2, y: 2))
    script.wait(until: 1000)
    #expect(script.session.answer == nil)
    script.send(.close)
    #expect(script.answers().map(\.reason) == [.withdrawn])
  }

  @Test func aTimeoutThatIsTheOnlyEndGoesOnUnderAssistiveTechnology() {
    var script = SessionScript(
      .timed, environment: Environment(usesAssistiveTechnology: true))
    script.wait(until: 3)
    #expect(script.session.answer?.reason == .timeout)
  }

  @Test func aCountdownThatThePersonWaitsForGoesOnWhateverHoldsIt() {
    var script = SessionScript(
      .forced, options: SessionOptions(working: ["install"]),
      environment: Environment(usesAssistiveTechnology: true))
    script.wait(until: 10)
    script.send(.activated("action/install"))
    #expect(script.works.isEmpty)
    #expect(script.said.last == "Available in 3 seconds")
    script.wait(until: 13)
    script.send(.activated("action/install"))
    #expect(script.works.count == 1)
  }

  @Test func theWayOutMayBeTakenWhileWorkRuns() {
    var script = SessionScript(.sheet, options: SessionOptions(working: ["action1"]))
    script.touch("action/action1")
    script.touch("action/action2")
    #expect(script.session.answer == nil)
    script.touch("action/no")
    #expect(script.effects.contains(.cancelWork(1)))
    #expect(script.answers().map(\.action) == ["no"])
  }

  // MARK: A handle can change or close it

  @Test func anUpdateKeepsWhatThePersonDid() throws {
    var script = SessionScript(.form)
    script.type("a@b.example", into: "mail")
    script.type("Ann", into: "name")
    script.send(.focusMoved("content/1"))
    var new = Alert.form
    new.content.insert(.text("We need your name."), at: 0)
    new.content.remove(at: 1)
    script.send(.update(new))
    #expect(script.effects.contains(.layOut(animated: true)))
    #expect(script.session.values == [Answer.Value("name", "Ann")])
    // The field is another node now only if its place changed; the focus follows the field.
    #expect(script.session.focus == "content/1")
    #expect(script.scene()?["content/1/text"]?.text?.request.plainText == "Ann")
    #expect(script.scene()?["content/0"]?.role == .text)
  }

  @Test func anUpdateBringsValuesThatCodeChanged() {
    var script = SessionScript(.form)
    script.type("Ann", into: "name")
    var new = Alert.form
    // Code says something else of one field and the same of the other.
    new.content[0] = .field(
      Field("mail", input: .email, value: "ann@b.example", isRequired: true, accepts: .email))
    script.send(.update(new))
    #expect(
      script.session.values
        == [Answer.Value("mail", "ann@b.example"), Answer.Value("name", "Ann")])

    var sheet = SessionScript(.sheet)
    var changed = Alert.sheet
    changed.content[1] = .toggle("location", "With location", isOn: true)
    sheet.send(.update(changed))
    #expect(sheet.session.selections.contains { $0.id == "location" && !$0.items.isEmpty })
  }

  @Test func theFocusFollowsItsFieldToAnotherPlace() {
    var script = SessionScript(.form)
    script.send(.focusMoved("content/1"))
    var new = Alert.form
    new.content.insert(.text("First"), at: 0)
    script.forget()
    script.send(.update(new))
    #expect(script.session.focus == "content/2")
    #expect(script.focusMoves == ["content/2"])
  }

  @Test func theFocusGoesToItsFirstPlaceWhereItsOwnIsGone() {
    var script = SessionScript(.form)
    script.send(.update(.plain))
    #expect(script.session.focus == "action/keep")
  }

  @Test func anUpdateLooksAtTheFieldsAnew() {
    var script = SessionScript(.form)
    script.type("a@b.example", into: "mail")
    var new = Alert.form
    new.content[1] = .field(Field("name", isRequired: true))
    script.send(.update(new))
    script.touch("action/go")
    #expect(script.session.answer == nil)
    #expect(script.session.focus == "content/1")
  }

  @Test func anUpdateWithAProblemIsNotTaken() {
    var script = SessionScript(.form)
    script.send(.update(.broken))
    #expect(script.session.alert == .form)
    #expect(script.effects.contains { if case .rejected = $0 { true } else { false } })
  }

  @Test func workWhoseActionAnUpdateRemovesIsCancelled() {
    var script = SessionScript(.sheet, options: SessionOptions(working: ["action1"]))
    script.touch("action/action1")
    script.send(.update(.plain))
    #expect(script.effects.contains(.cancelWork(1)))
    #expect(!script.session.isBusy)
  }

  @Test func aPreemptedAlertComesBackWithWhatThePersonDid() {
    var script = SessionScript(.form)
    script.type("a@b.example", into: "mail")
    script.send(.focusMoved("content/1"))
    script.send(.suspend)
    script.wait(until: 2)
    #expect(script.effects.suffix(4).contains(.suspended))
    #expect(script.effects.contains(.restoreFocus))
    script.forget()
    script.send(.resume)
    script.send(.presented)
    #expect(script.effects.contains(.show))
    #expect(script.focusMoves == ["content/1"])
    #expect(script.session.values.first?.text == "a@b.example")
    script.send(.tick, at: 5)
    #expect(script.session.moment(at: 5) == .atRest)
  }
}
