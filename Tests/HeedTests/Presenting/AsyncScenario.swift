import Heed
import HeedTesting

/// Tasks that ask, a person who answers, and code that interferes, in an order that a seed decides.
@MainActor
final class AsyncScenario {
  private struct Broken: Error {}

  /// A question that somebody waits for.
  private struct Question {
    var task: Task<Void, Never>?
    var handle: AlertHandle?
    var answers: [Answer] = []
    var wasCancelledAtOnce = false
  }

  private(set) var faults: [String] = []
  private(set) var worksStarted = 0
  private var worksEnded = 0
  private var random: SeededGenerator
  private var host = RecordingHost()
  private let presenter: AlertPresenter
  private let clock: ManualClock
  private var questions: [Question] = []
  private var hosts: [RecordingHost] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    clock = host.clock
    host.frameTime = 0.1
    presenter = AlertPresenter(host: host)
    hosts = [host]
  }

  var allAnswers: [Answer] { questions.flatMap { $0.answers } }

  func play() async {
    for _ in 0..<Int.random(in: 5...40, using: &random) { await step() }
    await finish()
    check()
  }

  // MARK: Steps

  private func step() async {
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1, 2: ask()
    case 3: present()
    case 4: waitForAHandle()
    case 5: cancelATask()
    case 6: await cancelATaskFromElsewhere()
    case 7: questions.randomElement(using: &random)?.handle?.close()
    case 8: questions.randomElement(using: &random)?.handle?.update(alert())
    case 9, 10:
      if let action = host.shownActions.randomElement(using: &random) { host.choose(action) }
    case 11: host.press(.escape)
    case 12: host.tapOutside()
    case 13:
      let isUsual = Bool.random(using: &random)
      host.showing =
        isUsual
        ? .atOnce : RecordingHost.Showing.allCases.randomElement(using: &random) ?? .atOnce
    case 14: if Bool.random(using: &random) { host.reportPresented() } else { host.reportFailure() }
    case 15: if Int.random(in: 0..<4, using: &random) == 0 { loseSurface() }
    case 16, 17: await workAndWait()
    default: clock.advance(by: Double.random(in: 0...1.5, using: &random))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { await Task.yield() }
  }

  private func ask() {
    let number = questions.count
    let (alert, handlers, options) = (alert(), handlers(), options())
    questions.append(Question())
    let task = Task {
      let answer = await presenter.answer(to: alert, handlers: handlers, options: options)
      questions[number].answers.append(answer)
    }
    questions[number].task = task
    if Int.random(in: 0..<8, using: &random) == 0 {
      task.cancel()
      questions[number].wasCancelledAtOnce = true
    }
  }

  private func present() {
    let number = questions.count
    questions.append(Question())
    questions[number].handle = presenter.present(
      alert(), handlers: handlers(), options: options()
    ) { self.questions[number].answers.append($0) }
  }

  private func waitForAHandle() {
    guard let handle = questions.compactMap({ $0.handle }).randomElement(using: &random) else {
      return
    }
    let number = questions.count
    questions.append(Question())
    questions[number].task = Task {
      questions[number].answers.append(await handle.wait())
    }
  }

  /// Chooses an action that may have work, at a moment at which the alert is at its place.
  private func workAndWait() async {
    host.reportPresented()
    clock.advance(by: 0.5)
    for action in ["save", "delete"] as [Name] { host.choose(action) }
    for _ in 0..<4 { await Task.yield() }
  }

  private func cancelATask() {
    questions.randomElement(using: &random)?.task?.cancel()
  }

  private func cancelATaskFromElsewhere() async {
    guard let task = questions.randomElement(using: &random)?.task else { return }
    let canceller = Task.detached { task.cancel() }
    if Bool.random(using: &random) { await canceller.value }
  }

  private func loseSurface() {
    presenter.surfaceGone()
    host = RecordingHost(clock: clock)
    host.frameTime = 0.1
    hosts.append(host)
    presenter.surfaceReturned(on: host)
  }

  // MARK: What is asked

  private func alert() -> Alert {
    var alert =
      [Alert.deletion, .naming, .notice("Notice")].randomElement(using: &random) ?? .deletion
    if Int.random(in: 0..<12, using: &random) == 0 { alert = .meaningless }
    if Int.random(in: 0..<4, using: &random) == 0 { alert.dismissal.timeout = 1 }
    if Bool.random(using: &random) { alert.dismissal.outsideTap = true }
    return alert
  }

  private func options() -> PresentationOptions {
    PresentationOptions(
      id: "alert", priority: Int.random(in: 0...2, using: &random),
      policy: LanePolicy.allCases.randomElement(using: &random) ?? .wait,
      isUnique: Int.random(in: 0..<6, using: &random) == 0,
      minimumTime: Int.random(in: 0..<5, using: &random) == 0 ? 0.5 : 0,
      delay: Int.random(in: 0..<5, using: &random) == 0 ? 0.5 : 0,
      workTimeout: Bool.random(using: &random) ? 1 : nil)
  }

  private func handlers() -> Handlers {
    var handlers = Handlers()
    let seconds = Double.random(in: 0...2, using: &random)
    let outcome = Int.random(in: 0..<4, using: &random)
    for action in ["save", "delete"] as [Name]
    where Int.random(in: 0..<4, using: &random) > 0 {
      handlers.onAction(action) { context in
        self.worksStarted += 1
        defer { self.worksEnded += 1 }
        try await self.clock.sleep(for: seconds)
        context.setProgress(0.5)
        switch outcome {
        case 0: throw Broken()
        case 1: context.finish(.stays)
        case 2: context.finish(.failed("No."))
        default: context.finish(.closes)
        }
      }
    }
    if Bool.random(using: &random) {
      handlers.validate("name") { _ in
        try await self.clock.sleep(for: 0.1)
        return nil
      }
    }
    return handlers
  }

  // MARK: The end

  private var isSettled: Bool {
    questions.allSatisfy { !$0.answers.isEmpty } && worksStarted == worksEnded
  }

  private func finish() async {
    // Whoever has not been asked yet is asked before the surface goes.
    for _ in 0..<50 { await Task.yield() }
    presenter.surfaceGone()
    for _ in 0..<2_000 where !isSettled { await Task.yield() }
    // A second answer would come now.
    for _ in 0..<20 { await Task.yield() }
  }

  private func check() {
    for (number, question) in questions.enumerated() {
      if question.answers.count != 1 {
        faults.append("question \(number) has \(question.answers.count) answers")
      }
      for answer in question.answers {
        let reasons: [Answer.Reason] = [.action, .outsideTap, .escape, .swipe]
        if answer.action != nil && !reasons.contains(answer.reason) {
          faults.append("question \(number) has an action that nobody chose")
        }
        if question.wasCancelledAtOnce && (answer.wasShown || answer.reason != .withdrawn) {
          faults.append("question \(number) was presented by a task that was cancelled")
        }
      }
    }
    if worksStarted != worksEnded { faults.append("work goes on after its alert") }
    if presenter.isBusy { faults.append("an alert is left") }
    if clock.hasTimers { faults.append("a timer is left") }
    for host in hosts {
      if host.scene != nil { faults.append("an alert is seen") }
      checkOrder(of: host.operations)
    }
  }

  /// Whether each alert is shown, drawn and hidden, one at a time and in this order.
  private func checkOrder(of operations: [RecordingHost.Operation]) {
    var up: Int?
    for operation in operations {
      switch operation {
      case .show(let token):
        if up != nil { faults.append("\(token) was shown over another") }
        up = token
      case .draw(let token, _):
        if up != token { faults.append("\(token) was drawn and not up") }
      case .perform(_, .restoreFocus): break
      case .perform(let token, let request):
        if up != token { faults.append("\(request) for \(token), which is not up") }
      case .hide(let token), .refuse(let token):
        if up != token { faults.append("\(token) was hidden and not up") }
        up = nil
      }
    }
    if up != nil { faults.append("an alert was not hidden") }
  }
}
