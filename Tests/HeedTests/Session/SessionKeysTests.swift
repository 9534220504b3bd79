import Heed
import HeedTesting
import Testing

@Suite struct SessionKeysTests {
  @Test func tabGoesThroughEverythingAndRound() {
    var script = SessionScript(.form)
    let order = script.scene()?.focusOrder ?? []
    #expect(order.count == 5)
    for id in order.dropFirst() + order.prefix(1) {
      script.press(.tab)
      #expect(script.session.focus == id)
    }
    script.press(.backTab)
    #expect(script.session.focus == order.last)
  }

  @Test func disabledActionsStayFocusableAndSaySo() {
    var script = SessionScript(.plain)
    while script.session.focus != "action/later" { script.press(.tab) }
    script.press(.return)
    #expect(script.said == ["Not available"])
    #expect(script.session.answer == nil)
  }

  @Test func theFocusIsDrawnOnceKeysAreUsed() throws {
    var script = SessionScript(.plain)
    #expect(script.scene()?["focus"] == nil)
    script.press(.tab)
    let focus = try #require(script.session.focus)
    #expect(script.scene()?["focus"]?.frame == script.scene()?[focus]?.frame)
  }

  @Test func spaceTurnsASwitchAndPicksAnItem() {
    var script = SessionScript(.sheet)
    script.send(.focusMoved("content/0/large"))
    script.press(.space)
    script.send(.focusMoved("content/1"))
    script.press(.space)
    #expect(script.session.selections.map(\.items) == [["large"], ["location"]])
    script.send(.focusMoved("action/action2"))
    script.press(.space)
    #expect(script.session.answer?.action == "action2")
  }

  @Test func arrowsFollowTheDirectionOfTheText() {
    for (direction, key) in [(Direction.leftToRight, SessionKey.right), (.rightToLeft, .left)] {
      var script = SessionScript(.sheet, environment: Environment(direction: direction))
      script.send(.focusMoved("action/action1"))
      script.press(key)
      #expect(script.session.focus == "action/action2")
    }
  }

  @Test func arrowsAndLettersBelongToTheTextWhileTyping() {
    var alert = Alert.form
    alert.cancel?.key = "c"
    var script = SessionScript(alert)
    script.press(.left)
    script.press(.character("c", isCommand: false))
    #expect(script.session.focus == "content/0")
    #expect(script.session.answer == nil)
    script.press(.character("C", isCommand: true))
    #expect(script.session.answer?.action == "no")
  }

  @Test func aLetterChoosesItsAction() {
    var script = SessionScript(.plain)
    script.press(.character("D", isCommand: false))
    #expect(script.session.answer?.action == "delete")
  }

  @Test func returnInAFieldTakesThePreferredActionElseTheNextField() {
    var script = SessionScript(.form)
    script.type("a@b.example", into: "mail")
    script.press(.return)
    #expect(script.session.answer?.action == "go")
    var alert = Alert.form
    alert.preferred = nil
    script = SessionScript(alert)
    script.press(.return)
    #expect(script.session.focus == "content/1")
    alert.content[0] = .field(Field("mail", input: .multiline))
    alert.preferred = "go"
    script = SessionScript(alert)
    script.press(.return)
    #expect(script.session.focus == "content/0")
    #expect(script.session.answer == nil)
  }

  @Test func theFocusGoesInAndComesBack() {
    var script = SessionScript(.plain, isUp: false)
    script.send(.present)
    script.send(.presented)
    #expect(script.focusMoves == ["action/keep"])
    script.press(.escape)
    _ = script.answers()
    #expect(script.effects.contains(.restoreFocus))
  }

  @Test func aBannerLeavesTheFocusAloneAndSpeaks() {
    var script = SessionScript(.banner, isUp: false)
    script.send(.present)
    script.send(.presented)
    #expect(script.focusMoves.isEmpty)
    #expect(script.said == ["Saved"])
    script.press(.tab)
    #expect(script.session.focus == "action/undo")
    script.press(.tab)
    #expect(script.session.focus == nil)
    #expect(script.effects.contains(.restoreFocus))
  }

  @Test func assistiveTechnologyCanDismissWhereOthersTouchBesideIt() {
    var script = SessionScript(
      .sheet, environment: Environment(usesAssistiveTechnology: true))
    #expect(script.scene()?["dismiss"] != nil)
    script.send(.activated("dismiss"))
    #expect(script.session.answer?.reason == .outsideTap)
  }

  @Test func theCloseButtonDismisses() {
    var script = SessionScript(.cardWithClose)
    script.touch("close")
    #expect(script.answers().map(\.reason) == [.escape])
  }
}
