import Heed
import HeedTesting
import Testing

@Suite struct SessionWorkTests {
  private func busy(_ alert: Alert = .sheet, timeout: Double? = nil) -> SessionScript {
    var script = SessionScript(
      alert, options: SessionOptions(working: ["action1", "stay"], workTimeout: timeout))
    script.touch("action/action1")
    return script
  }

  @Test func anActionWithWorkIsBusyUntilItIsSettled() throws {
    var script = busy()
    #expect(script.session.isBusy)
    #expect(script.works.map(\.action) == ["action1"])
    #expect(script.said == ["In progress"])
    let scene = try #require(script.scene())
    #expect(
      scene["action/action1/image"]?.picture?.image
        == .symbol("spinner", size: Size(width: 20, height: 20)))
    #expect(scene["action/action1"]?.accessibility?.hint == "In progress")
    #expect(scene["action/action2"]?.accessibility?.isEnabled == false)
    #expect(scene["action/no"]?.accessibility?.isEnabled == true)
    script.send(.workFinished(1, .succeeded))
    #expect(script.answers().map(\.action) == ["action1"])
  }

  @Test func workThatFailsShowsWhyInPlaceAndCanBeTriedAgain() throws {
    var script = busy()
    script.send(.workFinished(1, .failed("No network.")))
    #expect(script.session.answer == nil)
    #expect(script.said.last == "No network.")
    #expect(script.effects.contains(.haptic(.failure)))
    let scene = try #require(script.scene())
    #expect(scene["failure"]?.accessibility?.label == "No network.")
    #expect(scene["action/action1"]?.accessibility?.isEnabled == true)
    script.touch("action/action1")
    #expect(script.scene()?["failure"] == nil)
    script.send(.workFinished(2, .succeeded))
    #expect(script.answers().map(\.action) == ["action1"])
  }

  @Test func workThatFailsWithoutAMessageSaysTheUsual() {
    var script = busy()
    script.send(.workFinished(1, .failed(nil)))
    #expect(script.scene()?["failure"]?.accessibility?.label == "That did not work. Try again.")
  }

  @Test func anActionMayKeepTheAlertOpen() {
    var alert = Alert.sheet
    alert.actions.append(Action("More", id: "stay", keepsOpen: true))
    alert.actions.append(Action("Help", id: "help", keepsOpen: true))
    var script = SessionScript(alert, options: SessionOptions(working: ["stay"]))
    script.touch("action/stay")
    script.send(.workFinished(1, .succeeded))
    #expect(script.session.answer == nil)
    #expect(script.said.last == "Done")
    script.touch("action/help")
    #expect(script.effects.contains(.stayed(action: "help")))
    #expect(script.session.answer == nil)
    script.touch("action/stay")
    script.send(.workFinished(2, .closes))
    #expect(script.answers().map(\.action) == ["stay"])
  }

  @Test func workMaySayThatTheAlertStays() {
    var script = busy()
    script.send(.workFinished(1, .stays))
    #expect(script.session.answer == nil)
    #expect(!script.session.isBusy)
  }

  @Test func workThatTakesTooLongFails() {
    var script = busy(timeout: 5)
    script.wait(until: 4.9)
    #expect(script.session.isBusy)
    script.wait(until: 5)
    #expect(!script.session.isBusy)
    #expect(script.effects.contains(.cancelWork(1)))
    #expect(script.scene()?["failure"] != nil)
  }

  @Test func theAlertsTimeStandsStillWhileWorkRuns() {
    var script = busy()
    script.wait(until: 100)
    #expect(script.session.answer == nil)
    script.send(.workFinished(1, .failed(nil)))
    script.wait(until: 119)
    #expect(script.session.answer == nil)
    script.wait(until: 120)
    #expect(script.session.answer?.reason == .timeout)
  }

  @Test func workGetsWhatTheFieldsHold() {
    var script = SessionScript(
      .form, options: SessionOptions(working: ["send"]))
    script.type("a@b.example", into: "mail")
    script.touch("action/send")
    #expect(script.works.first?.values.first == Answer.Value("mail", "a@b.example"))
  }

  @Test func progressIsShownAndEveryQuarterAnnounced() {
    var script = SessionScript(.forced)
    for step in 1...10 { script.send(.progress(Double(step) / 10, place: 0)) }
    #expect(script.said == ["30 percent", "50 percent", "80 percent", "100 percent"])
    #expect(script.scene()?["content/0"]?.accessibility?.value == "100%")
    script.send(.progress(.nan, place: 0))
    script.send(.progress(1, place: 7))
    #expect(script.scene()?["content/0"]?.accessibility?.value == "0%")
  }
}
