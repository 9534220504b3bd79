public import Heed

/// Whether an app may go on, has something to ask, or is blocked: state that it watches.
///
/// It runs a ``GateMachine`` with a backend. A host tells it when the app comes to the front, shows the
/// alert of its ``state`` with its ``handlers``, and gives it the answer.
///
/// Outside Embedded Swift it lives on the main actor.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class UpdateGate {
  #if hasFeature(Embedded)
    /// Is told the state whenever it changed.
    public typealias Watcher = (GateMachine.State) -> Void
    /// Opens an address, and says whether it could.
    public typealias Opener = (StoreLink, @escaping (Bool) -> Void) -> Void
    /// Says whether a prompt may come now.
    public typealias Permission = (Decision) -> Bool
    /// Takes a decision.
    public typealias Completion = (Decision) -> Void
  #else
    /// Is told the state whenever it changed.
    public typealias Watcher = @MainActor (GateMachine.State) -> Void
    /// Opens an address, and says whether it could.
    public typealias Opener =
      @MainActor (StoreLink, @escaping @MainActor (Bool) -> Void) -> Void
    /// Says whether a prompt may come now.
    public typealias Permission = @MainActor (Decision) -> Bool
    /// Takes a decision.
    public typealias Completion = @MainActor (Decision) -> Void
  #endif

  /// Whether a prompt may come now; always by default.
  ///
  /// One that may not waits, also a forced one, until ``quietPoint()``; ``heldBack`` says so, for a
  /// badge. What the person asked for themselves comes at once.
  public var mayPresent: Permission = { _ in true }
  /// Opens the store; a host sets it.
  public var open: Opener = { _, opened in opened(false) }

  private let backend: UpdateBackend
  private let reference = GateReference()
  private var machine: GateMachine
  private var watchers: [(number: Int, watch: Watcher)] = []
  private var nextWatcher = 1
  private var events: [GateMachine.Event] = []
  private var isWorking = false
  private var waiting: [Completion] = []
  private var hasAsked = false

  /// Makes a gate that is open until a check says otherwise.
  public init(prompt: UpdatePrompt, backend: UpdateBackend) {
    machine = GateMachine(prompt: prompt)
    self.backend = backend
    reference.gate = self
  }

  /// What the app shows.
  public var state: GateMachine.State { machine.state }
  /// What is asked or held back, if anything.
  public var decision: Decision? { machine.decision }
  /// A decision whose prompt waits for ``quietPoint()``.
  public var heldBack: Decision? { machine.isHoldingBack ? machine.decision : nil }

  /// The prompts that it makes; a change counts from the next decision on.
  public var prompt: UpdatePrompt {
    get { machine.prompt }
    set { machine.prompt = newValue }
  }

  /// Seconds from one check in the background to the next, a day by default; never under an hour.
  public var checkInterval: Double {
    get { machine.checkInterval }
    set { machine.checkInterval = newValue }
  }

  /// Days until the update is required, said in the prompt.
  public var daysLeft: Int? {
    get { machine.hints.daysLeft }
    set { machine.hints.daysLeft = newValue }
  }

  /// How often the update may still be put off, said in the prompt.
  public var timesLeft: Int? {
    get { machine.hints.timesLeft }
    set { machine.hints.timesLeft = newValue }
  }

  // MARK: For apps

  /// Looks whether there is an update because the person wants to know, and tells them either way.
  ///
  /// - Parameter completion: Takes the decision.
  public func check(completion: @escaping Completion = { _ in }) {
    waiting.append(completion)
    send(.checkWanted(.manual, at: backend.now()))
  }

  /// Takes a decision that the app came by itself, as if a check had brought it.
  public func take(_ decision: Decision, kind: CheckKind = .background) {
    decided(decision, kind)
  }

  /// Lets a prompt come that ``mayPresent`` held back.
  public func quietPoint() { send(.quietPoint) }

  /// Runs whenever the state changed.
  ///
  /// - Returns: A number with which ``stopWatching(_:)`` ends it.
  @discardableResult
  public func watch(_ watcher: @escaping Watcher) -> Int {
    let number = nextWatcher
    nextWatcher += 1
    watchers.append((number, watcher))
    return number
  }

  /// Ends what ``watch(_:)`` began.
  public func stopWatching(_ number: Int) {
    watchers.removeAll { $0.number == number }
  }

  // MARK: For hosts

  /// Tells the gate that the app came to the front, also by its start.
  public func activated() {
    if !hasAsked {
      hasAsked = true
      backend.remembered { [reference] in reference.gate?.remembered($0) }
    }
    send(.activated(at: backend.now()))
  }

  /// Tells the gate that the prompt is on the screen.
  public func shown() { send(.shown) }

  /// Tells the gate that the prompt is off the screen, with its answer.
  public func ended(_ answer: Answer) { send(.ended(answer, at: backend.now())) }

  /// Tells the gate that an action was chosen that keeps the prompt open.
  public func acted(_ action: Name) { send(.acted(action, at: backend.now())) }

  /// What runs while the prompt is up: a forced one stays while the store is opened, and while the app
  /// looks again.
  public var handlers: Handlers {
    var handlers = Handlers()
    handlers.onKeptOpen = { [reference] in reference.gate?.acted($0) }
    if machine.state.isBlocked {
      handlers.beginWork(on: UpdatePrompt.ActionID.check) { [reference] context in
        guard let gate = reference.gate else { return context.finish(.succeeded) }
        gate.checkAgain(context)
      }
    }
    return handlers
  }

  private func checkAgain(_ context: WorkContext) {
    let failure = prompt.texts[.failedMessage]
    waiting.append { decision in
      context.finish(decision.kind == .unavailable ? .failed(failure) : .succeeded)
    }
    acted(context.action)
  }

  // MARK: The machine

  private func send(_ event: GateMachine.Event) {
    events.append(event)
    guard !isWorking else { return }
    isWorking = true
    while !events.isEmpty {
      let before = machine.state
      let effects = machine.handle(events.removeFirst())
      if machine.state != before {
        for (_, watch) in watchers { watch(machine.state) }
      }
      for effect in effects { perform(effect) }
    }
    isWorking = false
  }

  private func perform(_ effect: GateMachine.Effect) {
    switch effect {
    case .check(let kind):
      backend.check(kind) { [reference] decision in reference.gate?.decided(decision, kind) }
    case .open(let link):
      open(link) { [reference] isOpen in reference.gate?.send(.opened(link, isOpen)) }
    case .recordShown(let decision): backend.recordShown(decision)
    case .recordAnswer(let answer, let decision): backend.recordAnswer(answer, decision)
    }
  }

  private func remembered(_ decision: Decision) {
    send(.remembered(decision, mayPresent: mayPresent(decision)))
  }

  private func decided(_ decision: Decision, _ kind: CheckKind) {
    send(
      .decided(decision, kind, mayPresent: mayPresent(decision), at: backend.now()))
    guard kind == .manual else { return }
    let waiting = self.waiting
    self.waiting = []
    for completion in waiting { completion(decision) }
  }
}
