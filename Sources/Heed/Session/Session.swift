/// One alert on one surface: events go in, effects come out, and exactly one answer at the end.
///
/// A session is a value without a clock, a view or a closure of its own. A host sends it what happens
/// with ``handle(_:at:)`` and does what the effects say, in their order. The answer is fixed at the
/// moment of the choice, which is when ``answer`` has a value; nothing later changes it. It is handed
/// out by ``SessionEffect/deliver(_:)`` once the panel is off the surface, so that whoever gets it
/// can present the next alert at once.
///
/// Times are in seconds from any moment that the host likes. A time before the last one counts as the
/// last one. A timeout ends the alert when a `tick` says that its time has come; what the person does
/// before that `tick` counts, however late it comes.
public struct Session: Sendable {
  /// The alert as code wants it, without what the person did to it.
  public internal(set) var alert: Alert
  public internal(set) var environment: Environment
  public let options: SessionOptions
  public internal(set) var phase = Phase.waiting
  /// The answer from the moment at which it stands.
  public internal(set) var answer: Answer?
  /// Whether the alert was on the surface.
  public internal(set) var wasShown = false

  var parts: SessionParts
  /// What makes the alert one that cannot be meant.
  var problem: AlertProblem?
  var rules: DismissalRules
  var now = -Double.infinity

  // What is on the surface.
  var laidOut: Scene?
  var geometry: SessionGeometry?
  /// Whether the alert changed so that the geometry says nothing about it.
  var isGeometryStale = false
  @Indirect var motion: PanelMotion?
  /// How far each scroll area of the geometry is scrolled, in points.
  var scrolled: [Double] = []

  // What the person is doing.
  var focused: SessionParts.Target?
  /// Whether the focus went into the alert.
  var tookFocus = false
  /// Whether the person moves with keys, so that they have to see where the focus is.
  var usesKeys = false
  var focusOrder: [SessionParts.Target]
  var touch: TouchState?
  var swipe: SwipeState?
  var hovered: SessionParts.Target?

  // Work and validation.
  var running: RunningWork?
  var failure: String?
  var isValid: Bool
  /// The next number of work or of a question to a validator.
  var nextNumber = 1

  // Time.
  var pauses: PauseSet
  var timeout: Stopwatch?
  /// Whether nothing but the timeout ends the alert.
  var timeoutIsOnlyEnd: Bool
  var wake: Double?

  // What comes out of the event being handled.
  var effects: [SessionEffect] = []
  var needsLayout: LayoutNeed?

  enum LayoutNeed: Sendable {
    case still
    case animated
  }

  /// Takes note of something that happened, and says what to do about it.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds.
  /// - Returns: What the host has to do, in order; nothing once the answer was handed out.
  public mutating func handle(_ event: SessionEvent, at time: Double) -> [SessionEffect] {
    guard phase != .ended else { return [] }
    if time.isFinite { now = max(now, time) }
    if !now.isFinite { now = 0 }
    // A clock that rounds may be a little early; nobody would wake the session again.
    if case .tick = event, let wake, wake > now, wake - now < 0.001 { now = wake }
    dispatch(event)
    return taken()
  }

  /// Whether the person can do something with it.
  public var isInteractive: Bool { phase == .entering || phase == .shown }

  /// Whether an action's work is running.
  public var isBusy: Bool { running != nil }

  /// When the session wants to be woken, in seconds; what the last ``SessionEffect/wake(at:)`` said.
  public var wakeUp: Double? { wake }

  /// The id of the node that has the focus.
  public var focus: Name? { focused.flatMap { parts.node($0) } }

  private mutating func dispatch(_ event: SessionEvent) {
    switch event {
    case .present: present()
    case .presented: presented()
    case .presentationFailed: presentationFailed()
    case .entered: entered()
    case .left: if phase == .leaving || phase == .suspending { goOffSurface() }
    case .tick: tick()
    case .close: finish(.withdrawn)
    case .replace: finish(.replaced)
    case .suspend: suspend()
    case .resume: resume()
    case .surfaceGone: loseSurface()
    case .update(let alert): update(alert)
    case .progress(let value, let place): show(progress: value, place: place)
    case .environment(let environment): adopt(environment)
    case .slotResized: layOutAgain(.animated)
    case .pauseBegan(let pause): pauses.begin(PauseSet(pause))
    case .pauseEnded(let pause): end(pause)
    case .workFinished(let number, let result): workFinished(number, result)
    case .validated(let number, let error): validated(number, error)
    default: if isInteractive { dispatchByPerson(event) }
    }
  }

  /// Events that the person causes, which count only while the alert is up and unanswered.
  private mutating func dispatchByPerson(_ event: SessionEvent) {
    switch event {
    case .touchBegan(let touch): touchBegan(touch)
    case .touchMoved(let touch): touchMoved(touch)
    case .touchEnded(let touch): touchEnded(touch)
    case .touchCancelled(let id): touchCancelled(id)
    case .pointerMoved(let point): pointerMoved(point)
    case .scrolled(let area, let offset): scroll(area, to: offset)
    case .swipeBegan: swipeBegan()
    case .swipeMoved(let offset): swipeMoved(offset)
    case .swipeEnded(let offset, let velocity): swipeEnded(offset, velocity)
    case .swipeCancelled: swipeCancelled()
    case .key(let key, let isRepeat): keyPressed(key, isRepeat: isRepeat)
    case .activated(let node): if let target = parts.target(node) { activate(target) }
    case .escapeGesture: if rules.escape { finish(.escape) }
    case .focusMoved(let node): hostMovedFocus(to: node)
    case .textChanged(let field, let text): textChanged(field, text)
    case .editingEnded(let field): editingEnded(field)
    case .picked(let list, let item): picked(list, item)
    case .switched(let id, let isOn): switched(id, isOn)
    default: break
    }
  }

  /// The effects of the event in their order, with what follows from all of them.
  private mutating func taken() -> [SessionEffect] {
    if phase != .ended {
      runClocks()
      askForWakeUp()
      if let needsLayout, phase != .waiting, phase != .presenting, phase != .suspended {
        // First, so that what the other effects name is there.
        let others = effects
        effects = []
        emit(.layOut(animated: needsLayout == .animated))
        for effect in others { emit(effect) }
      }
    }
    // What changes while the host brings it onto the surface is drawn once it is there.
    if phase != .presenting { needsLayout = nil }
    let taken = effects
    effects = []
    return taken
  }

  /// Whether the last layout led to something, which comes with the effects of the next event.
  package var hasMoreToDo: Bool { !effects.isEmpty }

  /// Tells of something to do, after what was told before.
  @inline(never)
  mutating func emit(_ effect: SessionEffect) { effects.append(effect) }

  @inline(never)
  mutating func layOutAgain(_ need: LayoutNeed) {
    if needsLayout != .animated { needsLayout = need }
  }
}
