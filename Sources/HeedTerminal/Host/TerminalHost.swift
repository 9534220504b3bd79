public import Heed

/// Puts alerts on a terminal.
///
/// It draws with ``ScenePainter`` and writes with ``FrameWriter``, and reports keys, the pointer and
/// text. ``TerminalSession`` runs it; whoever has a loop of their own calls ``handle(_:)`` with what
/// ``TerminalDevice/wait(until:)`` says, and ``turn()`` after that.
@MainActor
public final class TerminalHost: AlertHost {
  /// What the host cannot do for an alert, because it concerns the whole process.
  public enum Request: Hashable, Sendable {
    /// The person pressed Ctrl-C, or the process has to end.
    case end(TerminalEnd)
    /// What is watched beside the terminal can be read.
    case read
  }

  public let device: any TerminalDevice
  public let capabilities: TerminalCapabilities
  /// Is told what concerns the whole process.
  public var onRequest: (Request) -> Void = { _ in }
  /// How the keys behave where an alert stands for a box of a list and buttons.
  public var box: BoxManner?
  /// The item of the box's list at which the person was last.
  var boxItem: Name?
  /// Whether the terminal is waited for elsewhere, so that what changes has to end that wait.
  var isAwaited = false
  /// Why the last alert could not be shown; nothing where it could.
  public private(set) var failure: TerminalError?

  /// The direction of the person's language.
  private let direction: Direction
  private let measuring = CellMeasurer()
  var painter: ScenePainter
  var writer: FrameWriter
  var modes: TerminalModes
  var decoder: KeyDecoder
  /// Whether the terminal is taken over.
  var isBegun = false
  private var isAsked = false
  /// When the terminal's answers are not waited for any longer; nothing where they came.
  var answersUntil: Double?
  var askedAt = 0.0

  var presentation: Presentation?
  private(set) var scene: Scene?
  var isDirty = false
  private var wakeTime: (presenter: AlertPresenter, time: Double)?
  /// When a picture of something that turns is due.
  private var turnTime: Double?

  // What the person is doing.
  var editor: TextEditor?
  var ring = KillRing()
  /// Whether what was typed last is not reported yet.
  var hasNews = false
  var lastPoint: CellFrame.Place?
  var isSelecting = false
  /// When the person counts as gone, so that what they held up goes on.
  var idleTime: Double?

  /// Seconds from a frame to the next one of a motion.
  private static let frameTime = 1.0 / 40
  /// Seconds from a picture of something that turns to the next.
  private static let turningTime = 0.1
  /// Seconds without a key or a move of the pointer after which a timeout goes on that it held up.
  static let patience = 15.0
  /// Seconds for which a terminal's answers are waited for before it is given back, so that they do
  /// not end up in the shell.
  private static let answerTime = 0.1

  /// Makes a host; nothing is written before the first alert.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - capabilities: What it can do.
  ///   - direction: The direction of the person's language.
  ///   - escapeDelay: Seconds after which a lone Escape byte is the Escape key, where the terminal
  ///     does not speak the Kitty protocol; more where the line is slower.
  public init(
    device: any TerminalDevice, capabilities: TerminalCapabilities,
    direction: Direction = .leftToRight, escapeDelay: Double = 0.03
  ) {
    self.device = device
    self.capabilities = capabilities
    self.direction = direction
    painter = ScenePainter(
      look: TerminalLook(
        borders: capabilities.borders, depth: capabilities.depth, isDark: capabilities.isDark))
    writer = FrameWriter(
      depth: capabilities.depth, isDark: capabilities.isDark,
      isSynchronized: capabilities.answersQuestions)
    modes = TerminalModes(capabilities: capabilities, followsPointer: true)
    decoder = KeyDecoder(escapeDelay: escapeDelay)
  }

  // MARK: The contract

  public var environment: Environment {
    let size = device.size
    return .terminal(
      columns: size.columns, rows: size.rows, isDark: painter.look.isDark, direction: direction,
      reducesMotion: capabilities.reducesMotion || isSlow, locale: capabilities.locale)
  }

  public var measurer: Measurer { measuring.measurer }
  public var now: Double { device.now }

  public func show(_ scene: Scene, for presentation: Presentation) {
    do throws(TerminalError) {
      try begin()
      failure = nil
    } catch {
      failure = error
      presentation.send(.presentationFailed)
      return
    }
    self.presentation = presentation
    self.scene = scene
    isDirty = true
    presentation.send(.presented)
    // A banner leaves the focus where it is, but nothing else has it here. The person did not move it,
    // so it holds nothing up.
    if presentation.session?.alert.style == .banner, let first = scene.initialFocus {
      presentation.send(.focusMoved(first))
      presentation.send(.pauseEnded(.focus))
    }
    startInBox()
  }

  public func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    guard self.presentation == presentation else { return }
    self.scene = scene
    isDirty = true
    if isAwaited { device.interrupt() }
  }

  public func hide(_ presentation: Presentation) {
    guard self.presentation == presentation else { return }
    self.presentation = nil
    scene = nil
    editor = nil
    hasNews = false
    idleTime = nil
    turnTime = nil
    isDirty = false
    if isAwaited { device.interrupt() }
    device.write(TerminalModes.clear)
    writer.forget()
  }

  public func wake(_ presenter: AlertPresenter, at time: Double?) {
    wakeTime = time.map { (presenter, $0 > now ? $0 : now + Self.frameTime) }
    if isAwaited { device.interrupt() }
  }

  public func perform(_ request: HostRequest, for presentation: Presentation) {
    switch request {
    case .scroll: isDirty = true
    case .haptic(.failure): if !capabilities.isDumb { device.write(TerminalModes.bell) }
    default: break
    }
  }

  // MARK: The terminal

  /// Whether the line is so slow that nothing should move on it.
  private var isSlow: Bool { device.byteTime > 0 }

  private func begin() throws(TerminalError) {
    if isBegun { return }
    try device.begin()
    isBegun = true
    // A line that takes longer for the three bytes of an arrow key must not make an Escape of it.
    decoder.escapeDelay = max(decoder.escapeDelay, 6 * device.byteTime)
    modes = TerminalModes(capabilities: capabilities, followsPointer: !isSlow)
    enter()
  }

  /// Writes what takes the terminal over, and has ready what gives it back.
  private func enter() {
    device.prepare(farewell: modes.leave)
    device.write(modes.enter)
    writer.forget()
    isDirty = scene != nil
  }

  /// Gives the terminal back; the next alert takes it again.
  public func end() {
    guard isBegun else { return }
    awaitAnswers()
    isBegun = false
    device.end()
    modes.hasKittyKeys = false
    decoder.knowsEscape = false
  }

  /// What a terminal answers after it was given back would be read by the shell.
  private func awaitAnswers() {
    guard let until = answersUntil else { return }
    while answersUntil != nil, device.now < until {
      for event in device.wait(until: until) {
        switch event {
        case .input(let bytes):
          for event in decoder.feed(bytes, at: now) {
            if case .report(.attributes) = event { answersUntil = nil }
          }
        case .ended: answersUntil = nil
        default: break
        }
      }
    }
    answersUntil = nil
  }

  // MARK: The loop

  /// When the next ``turn()`` is due, in seconds.
  public var deadline: Double? {
    [wakeTime?.time, decoder.deadline, idleTime, turnTime].reduce(nil) { first, time in
      guard let time else { return first }
      return min(first ?? time, time)
    }
  }

  /// Does what is due by now, and brings the terminal up to date.
  public func turn() {
    take(decoder.tick(at: now))
    if let wakeTime, wakeTime.time <= now {
      self.wakeTime = nil
      wakeTime.presenter.wake()
    }
    if let idleTime, idleTime <= now {
      self.idleTime = nil
      // Whoever is not there any more does not need the time.
      presentation?.send(.pauseEnded(.focus))
      presentation?.send(.pauseEnded(.hover))
    }
    if let turnTime, turnTime <= now {
      self.turnTime = nil
      isDirty = true
    }
    paint()
  }

  /// Takes what happened to the terminal.
  public func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes): take(decoder.feed(bytes, at: now))
    case .resized: resized()
    case .resumed:
      // What was pushed before is taken back, so that it is there once.
      if isBegun && modes.hasKittyKeys { device.write(Array(TerminalModes.popKittyKeys.utf8)) }
      resumed()
    case .stopped: stop(wholeGroup: false)
    case .ended(let end): onRequest(.end(end))
    case .readable: onRequest(.read)
    }
  }

  private func resized() {
    guard isBegun else { return }
    device.write(TerminalModes.clear)
    writer.forget()
    isDirty = scene != nil
    presentation?.presenter?.surfaceChanged()
  }

  private func resumed() {
    // It may have been stopped by a signal that cannot be caught, with the terminal still taken.
    guard isBegun, (try? device.begin()) != nil else { return }
    enter()
    presentation?.presenter?.surfaceChanged()
  }

  func stop(wholeGroup: Bool) {
    guard isBegun else { return device.stop(wholeGroup: wholeGroup) }
    presentation?.send(.pauseBegan(.hiddenPage))
    awaitAnswers()
    device.end()
    device.stop(wholeGroup: wholeGroup)
    resumed()
    presentation?.send(.pauseEnded(.hiddenPage))
  }

  // MARK: Drawing

  /// Whether the terminal is too small for any alert.
  var isTooSmall: Bool {
    let size = device.size
    let least = Environment.leastTerminal
    return size.columns < least.columns || size.rows < least.rows
  }

  private func paint() {
    guard isDirty, isBegun, !device.isBacklogged, let scene, let session = presentation?.session
    else { return }
    isDirty = false
    syncEditor()
    var frame: CellFrame
    if isTooSmall {
      let size = device.size
      let least = Environment.leastTerminal
      frame = painter.paint(
        message: "Make the terminal at least \(least.columns) × \(least.rows) cells large.",
        columns: size.columns, rows: size.rows)
    } else {
      frame = painter.paint(
        scene, alert: session.displayed, interaction: session.interaction, edit: editor?.edit,
        scrolled: scrolled, time: now)
    }
    addCaption(to: &frame)
    if let scroll = frame.fieldScroll { editor?.scroll = scroll }
    device.write(writer.bytes(for: frame))
    ask()
    if turnTime == nil, session.isBusy || hasOpenProgress(session), !environment.reducesMotion {
      turnTime = now + Self.turningTime
    }
  }

  /// Asks the terminal what it can do, after the first frame so that nothing waits for the answers.
  private func ask() {
    guard !isAsked, capabilities.answersQuestions else { return }
    isAsked = true
    device.write(TerminalModes.questions)
    askedAt = now
    answersUntil = now + Self.answerTime
  }

  private func hasOpenProgress(_ session: Session) -> Bool {
    session.displayed.content.contains { block in
      if case .progress(nil, _) = block.kind { true } else { false }
    }
  }

  /// How far each scroll area is scrolled.
  var scrolled: [Name: Double] {
    guard let scene, let session = presentation?.session else { return [:] }
    var scrolled: [Name: Double] = [:]
    for area in scene.scrollAreas { scrolled[area.id] = session.scrollOffset(of: area.id) }
    return scrolled
  }

  /// Has the frame drawn again that is on the terminal.
  func redraw() { isDirty = scene != nil }
}
