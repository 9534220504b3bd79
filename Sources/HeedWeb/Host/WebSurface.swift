internal import Heed

/// The host of one place where a page shows alerts: what the presenter asks becomes commands.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class WebSurface: AlertHost {
  /// An alert that is on the surface; a class, so that it is changed in place.
  final class Shown {
    let web: WebAlert
    let presentation: Presentation
    let encoder: SceneEncoder
    /// Until when the panel is on its way, in seconds.
    var movesUntil: Double?

    init(_ web: WebAlert, _ presentation: Presentation, _ encoder: SceneEncoder) {
      self.web = web
      self.presentation = presentation
      self.encoder = encoder
    }
  }

  let id: Int
  var environment: Environment
  /// Whether time stands still, and the page says which moment of an alert's way is seen.
  let isManual: Bool
  let output: WebOutput
  private(set) var shown: Shown?
  /// When the presenter wants to be woken.
  private var wakeUp: Double?
  /// The alerts that have no answer yet.
  var alerts: [WebAlert] = []

  init(id: Int, environment: Environment, isManual: Bool, output: WebOutput) {
    self.id = id
    self.environment = environment
    self.isManual = isManual
    self.output = output
  }

  var now: Double { output.now }
  var playsMotion: Bool { true }
  var measurer: Measurer { measurer(of: nil) }

  func measurer(for presentation: Presentation) -> Measurer {
    measurer(of: web(presentation.token))
  }

  private func measurer(of web: WebAlert?) -> Measurer {
    let output = self.output
    return Measurer(
      text: { output.texts.metrics(of: $0) },
      imageSize: { image in web.flatMap { $0.size(of: image, output) } },
      slotHeight: { id, width in web.flatMap { output.texts.slotHeight($0.token, id, width) } })
  }

  /// The alert that the presenter knows by a number.
  private func web(_ token: Int) -> WebAlert? {
    for web in alerts where web.handle?.token == token { return web }
    return nil
  }

  // MARK: The presenter's calls

  func show(_ scene: Scene, for presentation: Presentation) {
    guard let web = web(presentation.token) else { return presentation.send(.presentationFailed) }
    shown = Shown(web, presentation, SceneEncoder(web, output))
    draw(scene, animated: false, for: presentation)
    output.commands.begin(.show, web.token)
  }

  func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
    guard let shown, shown.presentation == presentation, let entry = presentation.entry else {
      return
    }
    shown.encoder.draw(scene, of: entry, isAnimated: animated)
    tell(scene.moment, shown.web)
  }

  func hide(_ presentation: Presentation) {
    guard let shown, shown.presentation == presentation else { return }
    self.shown = nil
    output.commands.begin(.hide, shown.web.token)
  }

  func wake(_ presenter: AlertPresenter, at time: Double?) {
    wakeUp = time
    output.commands.begin(.wake)
    output.commands.add(whole: id)
    output.commands.add(time ?? .nan)
  }

  func perform(_ request: HostRequest, for presentation: Presentation) {
    guard let web = web(presentation.token) else { return }
    switch request {
    case .move(let movement, let end): move(movement, until: end, web)
    case .moveFocus(let node):
      if let shown { focus(shown, node) }
    case .restoreFocus: output.commands.begin(.restoreFocus, web.token)
    case .announce(let text):
      output.commands.begin(.announce, web.token)
      output.commands.add(text)
    case .scroll(let area, let offset):
      guard let handle = shown?.encoder.handle(of: SceneEncoder.areaName(area)) else { return }
      output.commands.begin(.scroll, web.token)
      output.commands.add(whole: handle)
      output.commands.add(offset)
    case .open(let link):
      output.commands.begin(.open, web.token)
      output.commands.add(link)
    case .haptic: break
    }
  }

  private func focus(_ shown: Shown, _ node: Name) {
    guard let handle = shown.encoder.handle(of: node) else { return }
    output.commands.begin(.focus, shown.web.token)
    output.commands.add(whole: handle)
  }

  // MARK: Motion

  private func move(_ movement: SessionEffect.Movement, until end: Double, _ web: WebAlert) {
    guard let shown else { return }
    if isManual {
      switch movement {
      case .enter, .settle: shown.presentation.send(.entered)
      case .leave: shown.presentation.send(.left)
      case .drag: break
      }
      return
    }
    shown.movesUntil = end > now ? end : nil
    tellMoment()
    output.commands.begin(.frames, web.token)
    output.commands.add(end)
  }

  /// Time has gone on.
  func tick(_ presenter: AlertPresenter) {
    if let wakeUp, wakeUp <= now + 0.001 {
      self.wakeUp = nil
      presenter.wake()
    }
    guard let shown, let end = shown.movesUntil else { return }
    tellMoment()
    if end <= now { shown.movesUntil = nil }
  }

  private func tellMoment() {
    guard let shown, let entry = shown.presentation.entry else { return }
    tell(entry.session.moment(at: now), shown.web)
  }

  /// Shows the panel as it is some seconds after it began to come or to go.
  func seek(_ seconds: Double, isEntering: Bool) {
    guard let shown, let scene = shown.presentation.entry?.session.scene(at: now) else { return }
    var motion = PanelMotion(of: scene)
    if isEntering {
      motion.enter(at: 0)
    } else {
      motion.hold(.atRest, at: 0)
      motion.leave(at: 0)
    }
    tell(motion.moment(at: seconds), shown.web)
    output.commands.begin(.frames, shown.web.token)
    output.commands.add(motion.end)
  }

  private func tell(_ moment: Moment, _ web: WebAlert) {
    output.commands.begin(.moment, web.token)
    output.commands.add(moment.opacity)
    output.commands.add(moment.scale)
    output.commands.add(moment.offset)
    output.commands.add(moment.backdropOpacity)
  }
}
