import Heed
import HeedTerminal
import Testing

@MainActor
struct TerminalSessionTests {
  private static let question = Alert("Delete 3 photos?", cancel: Action("Keep", id: "keep")) {
    Action("Delete", id: "delete", role: .destructive)
  }

  private func session(_ device: FakeTerminal) -> TerminalSession {
    TerminalSession(
      device: device, capabilities: TerminalCapabilities { ["TERM": "xterm"][$0] })
  }

  @Test func runsAlertsOneAfterTheOther() {
    let device = FakeTerminal()
    let session = session(device)
    device.whenIdle = { $0.type("\r") }
    #expect(session.run(Self.question).answer.action == "keep")
    var keys = ["\t", "\r"][...]
    device.whenIdle = { device in device.type(keys.popFirst() ?? "\u{3}") }
    #expect(session.run(Self.question).answer.action == "delete")
    #expect(device.begins == 2)
    #expect(device.ends == 2)
    #expect(device.screen.modes == [25])
  }

  @Test(arguments: [
    TerminalEnd.interrupted, .terminated, .hungUp, .endOfInput,
  ])
  func endsWithoutAnActionWhereTheProcessHasTo(_ end: TerminalEnd) {
    let device = FakeTerminal()
    device.whenIdle = { $0.send(.ended(end)) }
    let session = session(device)
    let outcome = session.run(Self.question)
    #expect(outcome.answer.reason == .interrupted)
    #expect(outcome.answer.action == nil)
    #expect(outcome.end == end)
    #expect(device.screen.modes == [25])
    #expect(session.run(Self.question).answer.reason == .unavailable)
  }

  @Test func saysWhyItCannotShow() {
    let device = FakeTerminal()
    device.refusal = TerminalError(.failed(5))
    let outcome = session(device).run(Self.question)
    #expect(outcome.answer.reason == .unavailable)
    #expect(outcome.failure == TerminalError(.failed(5)))
    #expect(device.written.isEmpty)
  }

  @Test func tellsOfWhatIsWatched() {
    let device = FakeTerminal()
    device.watched = 0
    let session = session(device)
    var alert = Self.question
    alert.content = [.progress(0)]
    var reads = 0
    var handle: AlertHandle?
    session.onReadable = {
      reads += 1
      handle?.setProgress(Double(reads) / 2)
      if reads == 2 { handle?.close() }
    }
    device.whenIdle = { $0.send(.readable) }
    let outcome = session.run(alert) { handle = $0 }
    #expect(reads == 2)
    #expect(outcome.answer.reason == .withdrawn)
  }

  @Test func leavesTheMainActorFreeForWork() async {
    let device = FakeTerminal()
    var handlers = Handlers()
    handlers.onAction("delete") { _ in await Task.yield() }
    var keys = ["\t", "\r"][...]
    device.whenIdle = { device in
      if let key = keys.popFirst() { device.type(key) }
    }
    let outcome = await session(device).answer(to: Self.question, handlers: handlers)
    #expect(outcome.answer.action == "delete")
    #expect(device.screen.modes == [25])
  }

  @Test func takesTheAlertBackWithItsTask() async {
    let device = FakeTerminal()
    device.whenIdle = { _ in }
    let session = session(device)
    let task = Task { await session.answer(to: Self.question) }
    await Task.yield()
    task.cancel()
    #expect(await task.value.answer.reason == .withdrawn)
  }
}
