#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// Puts the alerts of one scene on the screen.
  @MainActor
  final class UIKitHost: AlertHost {
    private(set) var surface: HostSurface
    weak var presenter: AlertPresenter?
    let keyboard: KeyboardTracker
    let clock: HostClock
    /// What is on the screen, or about to be.
    private(set) var shown: (any HostedAlert)?
    /// What UIKit still has to take down.
    private var leaving: [any HostedAlert] = []
    /// What belongs to the alerts without an answer, by their tokens.
    private var requests: [Int: AlertRequest] = [:]
    private var measurers: [Int: TextKitMeasurer] = [:]
    private let timer: HostTimer
    /// Looks now and then whether what is shown is still there.
    private let lookout: HostTimer
    /// When the presenter wants to be woken.
    private var due: Double?
    /// Whether the person can see the surface.
    private var isSeen: Bool
    private var isGone = false
    private let observers = ObserverBag(.default)
    /// How views move to the layout that is being made.
    private var animation: LayoutAnimation?

    init(surface: HostSurface, keyboard: KeyboardTracker, clock: HostClock) {
      self.surface = surface
      self.keyboard = keyboard
      self.clock = clock
      timer = HostTimer(clock: clock)
      lookout = HostTimer(clock: clock)
      isSeen = surface.scene?.activationState != .background
      keyboard.add(self)
      for setting in Self.settings {
        observers.observe(setting) { [weak self] _ in self?.surfaceChanged() }
      }
    }

    // MARK: What belongs to an alert

    func keep(_ request: AlertRequest, for token: Int) {
      requests[token] = request
      measurers[token] = TextKitMeasurer(content: request.options.content)
    }

    /// Lets go of what belongs to an alert, and goes on when UIKit is through with it.
    func release(_ token: Int, then perform: @escaping @MainActor () -> Void) {
      requests[token] = nil
      measurers[token] = nil
      let last = ([shown].compactMap { $0 } + leaving).last { $0.presentation.token == token }
      if let last, !isGone { last.whenFinished(perform) } else { perform() }
    }

    // MARK: AlertHost

    var now: Double { clock.now() }
    var playsMotion: Bool { true }
    var measurer: Measurer { TextKitMeasurer(content: SceneContent()).measurer }

    /// What the measurer broke already, for the view that draws it.
    func texts(for presentation: Presentation) -> TextKitLayouts {
      measurers[presentation.token]?.texts ?? TextKitLayouts()
    }

    func measurer(for presentation: Presentation) -> Measurer {
      measurers[presentation.token]?.measurer ?? measurer
    }

    func show(_ scene: Scene, for presentation: Presentation) {
      guard let request = requests[presentation.token] else {
        return presentation.send(.presentationFailed)
      }
      let alert: any HostedAlert =
        request.systemStyling.map {
          SystemAlert(scene, presentation, request, styling: $0, host: self)
        } ?? ShownAlert(scene, presentation, request, host: self)
      shown = alert
      if !isSeen { presentation.send(.pauseBegan(.hiddenPage)) }
      // Without a scene it waits for one.
      if surface.isThere || !request.origin.waitsForScene { alert.show() }
      lookOut()
    }

    func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
      let animation = animation ?? (animated ? .standard : .inherited)
      shown(presentation)?.draw(scene, animation)
    }

    func hide(_ presentation: Presentation) {
      guard let alert = shown(presentation) else { return }
      shown = nil
      leaving.append(alert)
      alert.hide()
      startTimer()
      // UIKit may have been through with it before, but it still has to give the focus back.
      clock.soon { [weak self] in self?.leaving.removeAll { $0.isFinished } }
    }

    func perform(_ request: HostRequest, for presentation: Presentation) {
      // The focus goes back when the alert is off the screen.
      let alert = shown(presentation) ?? leaving.last { $0.presentation == presentation }
      alert?.perform(request)
    }

    func wake(_ presenter: AlertPresenter, at time: Double?) {
      due = time
      startTimer()
    }

    private func shown(_ presentation: Presentation) -> (any HostedAlert)? {
      shown?.presentation == presentation ? shown : nil
    }

    // MARK: Time

    private func startTimer() {
      guard let due else { return timer.stop() }
      timer.start(in: due - now) { [weak self] in self?.timeHasCome() }
    }

    private func timeHasCome() {
      // The answer comes when UIKit has taken the alert down, so that an app may present next.
      if shown?.isLeaving == true {
        return timer.start(in: 0.1) { [weak self] in self?.timeHasCome() }
      }
      due = nil
      presenter?.wake()
    }

    // MARK: What happens to the surface

    /// The surface is gone: nothing is left to wait for.
    func surfaceGone() {
      isGone = true
      presenter?.surfaceGone()
    }

    /// UIKit tells nobody that a window was hidden for good or got another root: its alert would never
    /// be answered, and all others would wait for it.
    private func lookOut() {
      lookout.start(in: 1) { [weak self] in
        guard let self, let shown else { return }
        if shown.isLost { shown.presentation.send(.surfaceGone) }
        lookOut()
      }
    }

    /// Shows what waited for a scene.
    func attach(to surface: HostSurface) {
      self.surface = surface
      surfaceChanged()
      shown?.show()
    }

    /// Lays out anew; views move as the animation says, else as the session does.
    func surfaceChanged(_ animation: LayoutAnimation? = nil) {
      self.animation = animation
      presenter?.surfaceChanged()
      self.animation = nil
    }

    func surfaceIsSeen(_ isSeen: Bool) {
      self.isSeen = isSeen
      shown?.presentation.send(isSeen ? .pauseEnded(.hiddenPage) : .pauseBegan(.hiddenPage))
    }

    /// An alert is not on the screen and will not be.
    func failed(_ alert: any HostedAlert) {
      guard alert === shown else { return }
      shown = nil
      leaving.append(alert)
    }

    /// UIKit is through with an alert.
    func finished(_ alert: any HostedAlert) {
      leaving.removeAll { $0 === alert }
      // A time that was held up may have come.
      startTimer()
    }
  }
#endif
