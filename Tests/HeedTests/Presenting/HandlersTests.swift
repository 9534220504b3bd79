import Heed
import HeedTesting
import Testing

@Suite @MainActor struct HandlersTests {
  private struct Refusal: Error {}

  @Test func closesWhenWorkHasSucceeded() async {
    let stage = Stage()
    var saved: String?
    var handlers = Handlers()
    var began = false
    handlers.onAction("save") { context in
      began = true
      try await stage.host.clock.sleep(for: 2)
      saved = context[field: "name"]
    }
    stage.present(.naming, handlers: handlers)
    stage.host.type("Autumn", into: "name")
    stage.host.choose("save")
    await stage.settle(until: { began })
    #expect(stage.host.presentation?.session?.isBusy == true)
    stage.host.advance(by: 3)
    await stage.settle(until: { stage.host.presentation?.session?.answer != nil })
    stage.host.advance(by: 1)
    #expect(saved == "Autumn")
    #expect(stage.actions == ["save"])
  }

  @Test(arguments: [WorkResult.closes, .stays, .succeeded, .failed("No room is left.")])
  func endsAsTheWorkSays(_ result: WorkResult) async {
    let stage = Stage()
    var handlers = Handlers()
    handlers.onAction("save") { $0.finish(result) }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    #expect(stage.host.presentation?.session?.isBusy == true)
    await stage.settle(until: { stage.host.presentation?.session?.isBusy == false })
    stage.host.advance(by: 1)
    let closes = result == .closes || result == .succeeded
    #expect(stage.answers.count == (closes ? 1 : 0))
    if case .failed(let message?) = result {
      #expect(stage.host.announcements.last == message)
    }
  }

  @Test func showsTheMessageOfAnErrorThatHasOne() async {
    let stage = Stage()
    var handlers = Handlers()
    handlers.onAction("save") { _ in throw WorkFailure("The disk is full.") }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    await stage.settle(until: { stage.host.announcements.count > 1 })
    #expect(stage.host.announcements.last == "The disk is full.")
    #expect(stage.answers.isEmpty)
    #expect(stage.host.choose("cancel"))
  }

  @Test func showsWhatTheAppSaysOfAnError() async {
    let stage = Stage()
    var handlers = Handlers()
    handlers.onAction("save") { _ in throw Refusal() }
    handlers.message = { $0 is Refusal ? "Not now." : nil }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    await stage.settle(until: { stage.host.announcements.count > 1 })
    #expect(stage.host.announcements.last == "Not now.")
  }

  @Test func showsAUsualMessageForAnyOtherError() async {
    let stage = Stage()
    var handlers = Handlers()
    handlers.onAction("save") { _ in throw Refusal() }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    await stage.settle(until: { stage.host.announcements.count > 1 })
    #expect(stage.host.announcements.last == SessionTexts().failed)
  }

  @Test func cancelsWorkThatHasLostItsMeaning() async {
    let stage = Stage()
    var ends: [Bool] = []
    var handlers = Handlers()
    var began = false
    handlers.onAction("save") { _ in
      began = true
      do {
        try await stage.host.clock.sleep(for: 60)
      } catch {
        ends.append(Task.isCancelled)
        throw error
      }
    }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    await stage.settle(until: { began })
    stage.host.choose("cancel")
    await stage.settle(until: { !ends.isEmpty })
    stage.host.advance(by: 1)
    #expect(ends == [true])
    #expect(stage.actions == ["cancel"])
  }

  @Test func neverBeginsATaskForWorkThatIsOverBeforeIt() async {
    let stage = Stage()
    var began = 0
    var handlers = Handlers()
    handlers.onAction("save") { _ in began += 1 }
    let handle = stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    handle.close()
    await stage.settle()
    #expect(began == 0)
    stage.host.advance(by: 1)
    #expect(stage.reasons == [.withdrawn])
  }

  @Test func failsWorkThatTakesTooLong() async {
    let stage = Stage()
    var contexts: [WorkContext] = []
    var handlers = Handlers()
    handlers.beginWork(on: "save") { contexts.append($0) }
    stage.present(.naming, handlers: handlers, options: PresentationOptions(workTimeout: 10))
    stage.host.choose("save")
    stage.host.advance(by: 11)
    #expect(stage.host.announcements.last == SessionTexts().timedOut)
    #expect(contexts.map { $0.isCancelled } == [true])
    contexts.first?.finish(.closes)
    stage.host.advance(by: 1)
    #expect(stage.answers.isEmpty)
  }

  @Test func countsOnlyTheFirstReportOfWork() {
    let stage = Stage()
    var context: WorkContext?
    var handlers = Handlers()
    handlers.beginWork(on: "save") { context = $0 }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    context?.finish(.failed("No."))
    context?.finish(.closes)
    stage.host.advance(by: 1)
    #expect(stage.answers.isEmpty)
    #expect(stage.host.announcements.last == "No.")
  }

  @Test func tellsWorkThatItIsCancelledOnce() {
    let stage = Stage()
    var cancelled = 0
    var handlers = Handlers()
    handlers.beginWork(on: "save") { context in context.onCancel { cancelled += 1 } }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    stage.presenter.surfaceGone()
    #expect(cancelled == 1)
    #expect(stage.reasons == [.interrupted])
  }

  @Test func showsHowMuchOfTheWorkIsDone() throws {
    let stage = Stage()
    var context: WorkContext?
    var handlers = Handlers()
    handlers.beginWork(on: "save") { context = $0 }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    let before = try #require(stage.host.scene)
    context?.setProgress(0.5)
    #expect(stage.host.scene != before)
    #expect(stage.host.announcements.last == "50 percent")
    context?.finish(.stays)
    let after = stage.host.scene
    context?.setProgress(1)
    #expect(stage.host.scene == after)
  }

  @Test func changesTheAlertFromItsWork() {
    let stage = Stage()
    var handlers = Handlers()
    handlers.beginWork(on: "save") { context in
      context.handle.update(.deletion)
      context.finish(.stays)
    }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    #expect(stage.host.choose("delete"))
  }

  @Test func saysThatAnActionWithoutWorkKeptTheAlertOpen() {
    let stage = Stage()
    var kept: [Name] = []
    var handlers = Handlers()
    handlers.onKeptOpen = { kept.append($0) }
    var alert = Alert.deletion
    alert.actions.append(Action("More", id: "more", keepsOpen: true))
    stage.present(alert, handlers: handlers)
    stage.host.choose("more")
    stage.host.advance(by: 1)
    #expect(kept == ["more"])
    #expect(stage.answers.isEmpty)
  }

  // MARK: Validators

  @Test func asksAValidatorAtEachChange() {
    let stage = Stage()
    var asked: [String] = []
    var handlers = Handlers()
    handlers.validate("name") { text in
      asked.append(text)
      return text == "Taken" ? "Somebody has that name." : nil
    }
    stage.present(.naming, handlers: handlers)
    stage.host.type("Taken", into: "name")
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(stage.answers.isEmpty)
    #expect(stage.host.announcements.contains("Somebody has that name."))
    stage.host.type("Free", into: "name")
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(asked == ["Summer", "Taken", "Free"])
    #expect(stage.answers.first?[field: "name"] == "Free")
  }

  @Test func ignoresAVerdictOnATextThatHasChanged() async {
    let stage = Stage()
    var questions: [ValidationContext] = []
    var handlers = Handlers()
    handlers.beginValidation(of: "name") { questions.append($0) }
    stage.present(.naming, handlers: handlers)
    stage.host.type("New", into: "name")
    #expect(questions.map { $0.text } == ["Summer", "New"])
    #expect(questions.map { $0.isCancelled } == [true, false])
    questions[0].finish(error: nil)
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(stage.answers.isEmpty)
    questions[1].finish(error: nil)
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(stage.answers.first?[field: "name"] == "New")
  }

  @Test func waitsForAValidatorThatAsksElsewhere() async {
    let stage = Stage()
    var handlers = Handlers()
    handlers.validate("name") { text in
      try await stage.host.clock.sleep(for: 1)
      if text == "Down" { throw WorkFailure("The server does not answer.") }
      return nil
    }
    stage.present(.naming, handlers: handlers)
    stage.host.type("Down", into: "name")
    await stage.settle()
    stage.host.advance(by: 2)
    await stage.settle()
    stage.host.choose("save")
    #expect(stage.host.announcements.contains("The server does not answer."))
    stage.host.type("Up", into: "name")
    await stage.settle()
    stage.host.advance(by: 2)
    await stage.settle()
    stage.host.choose("save")
    stage.host.advance(by: 1)
    #expect(stage.answers.first?[field: "name"] == "Up")
  }

  @Test func forgetsWorkThatIsSetAnew() async {
    let stage = Stage()
    var ran: [Int] = []
    var handlers = Handlers()
    handlers.onAction("save") { _ in ran.append(1) }
    handlers.onAction("save") { _ in ran.append(2) }
    stage.present(.naming, handlers: handlers)
    stage.host.choose("save")
    await stage.settle(until: { !ran.isEmpty })
    #expect(ran == [2])
  }
}
