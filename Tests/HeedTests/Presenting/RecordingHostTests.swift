import Heed
import HeedTesting
import Testing

@Suite @MainActor struct RecordingHostTests {
  private static let dismissible: Alert = {
    var alert = Alert.deletion
    alert.dismissal = Dismissal(outsideTap: true, swipe: true, escape: true)
    alert.close = CloseButton(size: 40)
    return alert
  }()

  private static let acts:
    [(name: String, act: @MainActor (RecordingHost) -> Void, reason: Answer.Reason)] = [
      ("tapOutside", { $0.tapOutside() }, .outsideTap),
      ("swipeAway", { $0.swipeAway() }, .swipe),
      ("escape", { $0.press(.escape) }, .escape),
      ("close", { $0.tap("close") }, .escape),
      ("choose", { $0.choose("delete") }, .action),
      ("tap", { $0.tap("action/delete") }, .action),
    ]

  @Test(arguments: 0..<6, [Alert.Style.alert, .sheet, .banner])
  func actsAsAPersonDoes(_ index: Int, _ style: Alert.Style) {
    let stage = Stage()
    var alert = Self.dismissible
    alert.style = style
    stage.present(alert)
    stage.host.advance(by: 1)
    Self.acts[index].act(stage.host)
    stage.host.advance(by: 1)
    #expect(stage.reasons == [Self.acts[index].reason], "\(Self.acts[index].name)")
  }

  @Test func putsInWhatAPersonDoes() {
    var alert = Alert.naming
    alert.content += [
      .choices(
        Choices("size", items: [Choices.Item("s", "S"), Choices.Item("m", "M")])),
      .toggle("shared", "Shared"),
    ]
    let stage = Stage()
    stage.present(alert)
    stage.host.type("Autumn", into: "name")
    stage.host.pick("m", from: "size")
    stage.host.turn("shared", on: true)
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(stage.answers.first?[field: "name"] == "Autumn")
    #expect(stage.answers.first?[selection: "size"] == ["m"])
    #expect(stage.answers.first?[selection: "shared"] == ["shared"])
  }

  @Test func saysWhetherWhatIsTouchedIsThere() {
    let stage = Stage()
    #expect(!stage.host.choose("delete"))
    #expect(!stage.host.tapOutside())
    stage.present(.deletion)
    #expect(!stage.host.choose("archive"))
    #expect(!stage.host.tap("close"))
    #expect(stage.host.choose("delete"))
  }

  @Test func showsNothingBeforeItReports() {
    let stage = Stage(.later)
    stage.present(.deletion)
    #expect(stage.host.isPending)
    #expect(stage.host.shownActions == [])
    stage.host.reportPresented()
    stage.host.reportFailure()
    #expect(stage.host.shownActions.count == 2)
    #expect(stage.answers.isEmpty)
  }

  @Test func recordsThatItRefused() {
    let stage = Stage(.later)
    stage.present(.deletion)
    stage.host.reportFailure()
    #expect(stage.host.operations == [.show(1), .refuse(1)])
    #expect(stage.reasons == [.unavailable])
  }

  // MARK: The clock

  @Test func runsTimersInTheOrderOfTheirTimes() {
    let clock = ManualClock()
    var ran: [String] = []
    clock.schedule(at: 2) { ran.append("second at \(clock.now)") }
    clock.schedule(at: 1) {
      ran.append("first at \(clock.now)")
      clock.schedule(at: 1.5) { ran.append("between at \(clock.now)") }
    }
    clock.schedule(at: 2) { ran.append("third at \(clock.now)") }
    let cancelled = clock.schedule(at: 1) { ran.append("never") }
    clock.cancel(cancelled)
    clock.schedule(at: 9) { ran.append("later") }
    clock.advance(by: 3)
    #expect(ran == ["first at 1.0", "between at 1.5", "second at 2.0", "third at 2.0"])
    #expect(clock.now == 3)
    #expect(clock.hasTimers)
  }

  @Test func neverMovesTheClockBack() {
    let clock = ManualClock()
    clock.advance(by: 1)
    clock.advance(by: -5)
    #expect(clock.now == 1)
  }
}
