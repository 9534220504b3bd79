import Heed
import HeedTesting
import Testing

@testable import HeedUpdate

@Suite @MainActor struct GateTests {
  /// A backend whose decisions the test gives.
  @MainActor final class Backend {
    var now = 1_000_000.0
    var checks: [(kind: CheckKind, finish: @MainActor (Decision) -> Void)] = []
    var shown: [Decision] = []
    var answers: [UpdateAnswer] = []
    var opened: [StoreLink] = []
    var opens = true

    func gate(_ prompt: UpdatePrompt = Samples.prompt()) -> UpdateGate {
      let backend = UpdateBackend(
        now: { Timestamp(seconds: self.now) },
        check: { self.checks.append(($0, $1)) },
        recordShown: { self.shown.append($0) },
        recordAnswer: { answer, _ in self.answers.append(answer) })
      let gate = UpdateGate(prompt: prompt, backend: backend)
      gate.open = { link, opened in
        self.opened.append(link)
        opened(self.opens)
      }
      return gate
    }

    func finish(_ decision: Decision) {
      guard !checks.isEmpty else { return }
      checks.removeFirst().finish(decision)
    }
  }

  /// Presents what a gate wants on a recording host, as hosts do.
  @MainActor final class Screen {
    let host = RecordingHost()
    let gate: UpdateGate
    private let presenter: AlertPresenter
    private var handle: AlertHandle?

    init(_ gate: UpdateGate) {
      self.gate = gate
      presenter = AlertPresenter(host: host)
      gate.watch { [weak self] in self?.show($0) }
    }

    func show(_ state: GateMachine.State) {
      guard let alert = state.alert else { return handle?.close() ?? () }
      if let handle, handle.answer == nil { return handle.update(alert) }
      handle = presenter.present(alert, handlers: gate.handlers) { [gate] in gate.ended($0) }
      host.advance(by: 1)
    }

    var isUp: Bool { host.presentation != nil }
  }

  @Test func tellsItsWatchersOfEachState() throws {
    let backend = Backend()
    let gate = backend.gate()
    var names: [String] = []
    let number = gate.watch { names.append("\($0.isBlocked), \($0.alert != nil)") }
    gate.activated()
    backend.finish(try Samples.forced())
    gate.activated()
    backend.now += 100
    gate.activated()
    backend.finish(Samples.none)
    gate.stopWatching(number)
    gate.check()
    backend.finish(try Samples.forced())
    #expect(names == ["true, true", "false, false"])
    #expect(gate.state.isBlocked)
  }

  @Test func answersWhoeverAsksByHand() throws {
    let backend = Backend()
    let gate = backend.gate()
    var decisions: [Decision] = []
    gate.check { decisions.append($0) }
    #expect(backend.checks.map { $0.kind } == [.manual])
    backend.finish(Samples.none)
    #expect(decisions == [Samples.none])
    #expect(gate.state.alert?.title?.text.plainText == "You’re up to date")
  }

  @Test func asksTheAppBeforeAPromptComes() throws {
    let backend = Backend()
    let gate = backend.gate()
    var asked: [Decision] = []
    gate.mayPresent = {
      asked.append($0)
      return false
    }
    gate.activated()
    let offer = try Samples.offer()
    backend.finish(offer)
    #expect(asked == [offer])
    #expect(gate.state == .open)
    #expect(gate.heldBack == offer)
    gate.quietPoint()
    #expect(gate.heldBack == nil)
    #expect(gate.state.alert != nil)
  }

  @Test func opensTheStoreAndKeepsTheForcedPromptUp() throws {
    let backend = Backend()
    let gate = backend.gate()
    let screen = Screen(gate)
    gate.activated()
    backend.finish(try Samples.forced())
    #expect(screen.isUp)
    screen.host.choose("update")
    #expect(backend.opened.map { $0.description } == [Samples.link])
    #expect(backend.answers == [.update])
    #expect(screen.isUp)
    gate.activated()
    backend.finish(try Samples.forced())
    #expect(screen.isUp)
    #expect(screen.host.shownActions == ["update", "check"])
    screen.host.choose("check")
    #expect(backend.checks.map { $0.kind } == [.manual])
    backend.finish(Samples.unavailable)
    #expect(screen.isUp)
    #expect(gate.state.isBlocked)
    screen.host.choose("check")
    backend.finish(Samples.none)
    #expect(gate.state == .open)
    screen.host.advance(by: 1)
    #expect(!screen.isUp)
  }

  @Test func asksItsMemoryOnceAtTheStart() async throws {
    let forced = try Samples.forced()
    var asked = 0
    let backend = UpdateBackend(
      now: { Timestamp(seconds: 0) }, check: { _, _ in },
      remembered: { finish in
        asked += 1
        finish(forced)
      })
    let gate = UpdateGate(prompt: Samples.prompt(), backend: backend)
    gate.activated()
    gate.activated()
    #expect(asked == 1)
    #expect(gate.state.isBlocked)
  }

  @Test func isNotKeptByItsBackendOrWatchers() {
    let backend = Backend()
    weak var gate: UpdateGate?
    do {
      let strong = backend.gate()
      strong.watch { _ in }
      strong.activated()
      gate = strong
    }
    #expect(gate == nil)
    backend.finish(Samples.none)
  }

  @Test func waitsForADecisionThatComesLater() async throws {
    let offer = try Samples.offer()
    let backend = UpdateBackend(
      now: { Timestamp(seconds: 0) },
      decision: { _ in
        await Task.yield()
        return offer
      })
    let gate = UpdateGate(prompt: Samples.prompt(), backend: backend)
    let decision = await withCheckedContinuation { continuation in
      gate.check { continuation.resume(returning: $0) }
    }
    #expect(decision == offer)
    #expect(gate.state.alert != nil)
  }
}
