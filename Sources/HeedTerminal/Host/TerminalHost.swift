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
  private var writer: FrameWriter
  private var modes: TerminalModes
  private var decoder: KeyDecoder
  /// Whether the terminal is taken over.
  private var isBegun = false
  private var isAsked = false
  /// When the terminal's answers are not waited for any longer; nothing where they came.
  private var answersUntil: Double?
  private var askedAt = 0.0

  var presentation: Presentation?
  private(set) var scene: Scene?
  private var isDirty = false
  private var wakeTime: (presenter: AlertPresenter, time: Double)?
  /// When a picture of something that turns is due.
  private var turnTime: Double?

  // What the person is doing.
  var editor: TextEditor?
  private var ring = KillRing()
  /// Whether what was typed last is not reported yet.
  private var hasNews = false
  var lastPoint: CellFrame.Place?
  var isSelecting = false
  /// When the person counts as gone, so that what they held up goes on.
  private var idleTime: Double?

  /// Seconds from a frame to the next one of a motion.
  private static let frameTime = 1.0 / 40
  /// Seconds from a picture of something that turns to the next.
  private static let turningTime = 0.1
  /// Seconds without a key or a move of the pointer after which a timeout goes on that it held up.
  private static let patience = 15.0
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

  private func stop(wholeGroup: Bool) {
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

  // MARK: What the person does

  private func take(_ events: [InputEvent]) {
    for event in events { take(event) }
    reportText()
  }

  private func take(_ event: InputEvent) {
    switch event {
    case .key(let key):
      stayPatient()
      press(key)
    case .mouse(let mouse):
      stayPatient()
      reportText()
      if !isTooSmall { point(mouse) }
    case .paste(let text):
      stayPatient()
      syncEditor()
      guard editor != nil, !isTooSmall else { return }
      editor?.insert(text)
      hasNews = true
    case .report(let report): take(report)
    case .focus: break
    }
  }

  private func take(_ report: TerminalReport) {
    switch report {
    case .keyboard:
      guard !modes.hasKittyKeys, isBegun else { return }
      modes.hasKittyKeys = true
      decoder.knowsEscape = true
      device.prepare(farewell: modes.leave)
      device.write(Array(TerminalModes.pushKittyKeys.utf8))
    case .background(let color):
      let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      guard painter.look.background != color else { return }
      painter.look.background = color
      painter.look.isDark = light < 0.5
      writer.isDark = light < 0.5
      isDirty = scene != nil
      presentation?.presenter?.surfaceChanged()
    case .attributes:
      // On a line on which answers take long, the bytes of one key may come far apart.
      if answersUntil != nil {
        decoder.escapeDelay = max(decoder.escapeDelay, min(0.5, (now - askedAt) / 2))
      }
      answersUntil = nil
    }
  }

  private func stayPatient() {
    idleTime = presentation == nil ? nil : now + Self.patience
  }

  /// Reports what was typed since the last time.
  private func reportText() {
    guard hasNews, let editor else { return }
    hasNews = false
    presentation?.send(.textChanged(field: editor.field, text: editor.text))
    isDirty = true
  }

  /// Brings the editor to the field that has the focus.
  func syncEditor() {
    guard !hasNews else { return }
    guard let session = presentation?.session, let node = session.focus,
      let field = session.field(of: node), session.isInteractive
    else {
      editor = nil
      return
    }
    if editor?.field == field.id {
      editor?.adopt(field.value)
    } else {
      editor = TextEditor(field)
    }
    editor?.isRightToLeft = scene?.direction == .rightToLeft
    if field.input == .multiline { editor?.adoptLines(of: scene?.fieldText(of: node)) }
  }

  private func press(_ key: KeyPress) {
    if key.modifiers == .control, case .character(let scalar) = key.key {
      switch scalar {
      case "c": return onRequest(.end(.interrupted))
      case "z":
        reportText()
        return stop(wholeGroup: true)
      case "l":
        device.write(TerminalModes.clear)
        writer.forget()
        isDirty = scene != nil
        return
      default: break
      }
    }
    // What cannot be seen cannot be chosen; the way out stays.
    if isTooSmall && key.key != .escape { return }
    syncEditor()
    if editor != nil, type(key) { return }
    reportText()
    command(key)
  }

  /// Gives a key to the field that has the focus; says whether it took it.
  private func type(_ key: KeyPress) -> Bool {
    guard var own = editor else { return false }
    // The place of the text is not copied while it changes.
    editor = nil
    let before = own.text
    let isTaken = own.press(key, &ring)
    if !own.text.utf8.elementsEqual(before.utf8) { hasNews = true }
    let isMultiline = own.input == .multiline
    editor = own
    if isTaken {
      isDirty = true
      return true
    }
    // Beyond the first or the last line is what stands above or beneath the field.
    guard isMultiline, key.modifiers.isEmpty, key.key == .up || key.key == .down else {
      return false
    }
    reportText()
    presentation?.send(.key(key.key == .up ? .backTab : .tab))
    return true
  }

  private func command(_ key: KeyPress) {
    guard let presentation, let session = presentation.session else { return }
    if moveInBox(key) { return }
    let modifiers = key.modifiers
    func send(_ sessionKey: SessionKey) {
      presentation.send(.key(sessionKey, isRepeat: key.isRepeat))
    }
    switch key.key {
    case .tab:
      let isBack = modifiers.contains(.shift)
      // Behind the ends of a banner there is nothing else here that could have the focus.
      if session.alert.style == .banner, let order = scene?.focusOrder,
        (session.focus ?? scene?.initialFocus) == (isBack ? order.first : order.last)
      {
        return moveFocus(toEnd: isBack)
      }
      send(isBack ? .backTab : .tab)
    case .enter:
      if !modifiers.isDisjoint(with: [.control, .alt]), let preferred = session.alert.preferred {
        // From a field of several lines, where Return alone begins a new one.
        if !key.isRepeat { presentation.send(.activated("action/\(preferred)")) }
      } else {
        send(.return)
      }
    case .escape: send(.escape)
    case .left where modifiers.isEmpty: send(.left)
    case .right where modifiers.isEmpty: send(.right)
    case .up where modifiers.isEmpty: if !scrollInstead(by: -1) { send(.up) }
    case .down where modifiers.isEmpty: if !scrollInstead(by: 1) { send(.down) }
    case .home, .end: moveFocus(toEnd: key.key == .end)
    case .pageUp: scrollPage(by: -1)
    case .pageDown: scrollPage(by: 1)
    case .character(" ") where modifiers.isEmpty: send(.space)
    case .character(let scalar):
      if let typed = key.typed {
        letter(typed, isRepeat: key.isRepeat)
      } else if modifiers == .alt {
        presentation.send(
          .key(.character(Name(String(scalar)), isCommand: true), isRepeat: key.isRepeat))
      }
    default: break
    }
  }
}
