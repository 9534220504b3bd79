#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import HeedUIKit
  internal import HeedUpdate
  internal import UIKit

  /// Shows what a gate wants in the app's scenes, each time in a window above everything.
  ///
  /// The gate's state is what counts: whatever takes a prompt off the screen, it is shown again while
  /// the gate wants it, at once or when the app comes to the front. A prompt that blocks is in every
  /// scene, any other in the one that was active last.
  @available(iOSApplicationExtension, unavailable)
  @MainActor
  final class GatePresenter {
    /// Those that were started; an app has one, or a few.
    private static var running: [GatePresenter] = []

    let gate: UpdateGate
    private let observers: ObserverBag
    private var watcher: Int?
    private var screens: [GateScreen] = []
    private var shown = GateMachine.State.open
    private var nextNumber = 1

    /// All that a mask asks; nothing for a gate that looks for updates itself.
    private let mask: Decision?
    private var isOpening = false

    private init(_ gate: UpdateGate, mask: Decision? = nil, center: NotificationCenter = .default) {
      self.gate = gate
      self.mask = mask
      observers = ObserverBag(center)
    }

    // MARK: Life

    static func start(_ gate: UpdateGate) {
      guard !running.contains(where: { $0.gate === gate }) else { return }
      run(GatePresenter(gate))
    }

    /// Shows a mask until it is answered, in the place of the last one; gives the gate of that where it
    /// asks the same.
    static func startMask(_ gate: UpdateGate, asking decision: Decision) -> UpdateGate {
      for old in running {
        if old.mask == decision { return old.gate }
        if old.mask != nil { stop(old.gate) }
      }
      run(GatePresenter(gate, mask: decision))
      return gate
    }

    private static func run(_ presenter: GatePresenter) {
      running.append(presenter)
      presenter.begin()
    }

    static func stop(_ gate: UpdateGate) {
      guard let place = running.firstIndex(where: { $0.gate === gate }) else { return }
      running.remove(at: place).end()
    }

    private func begin() {
      gate.open = { [weak self] link, opened in
        self?.isOpening = true
        StoreOpener.open(link) { isOpen in
          self?.isOpening = false
          opened(isOpen)
          self?.endIfAnswered()
        }
      }
      watcher = gate.watch { [weak self] _ in self?.show() }
      observers.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
        self?.gate.activated()
        self?.show()
      }
      observers.observe(UIScene.didActivateNotification) { [weak self] _ in self?.show() }
      // An app may be ended in the background without a word.
      observers.observe(UIScene.didEnterBackgroundNotification) { [weak self] _ in
        self?.reportShown()
      }
      if UIApplication.shared.applicationState == .active { gate.activated() }
      show()
    }

    private func end() {
      if let watcher { gate.stopWatching(watcher) }
      closeAll()
    }

    // MARK: Showing

    private func show() {
      let state = gate.state
      if state.isBlocked != shown.isBlocked || state == .open { closeAll() }
      let hasChanged = state != shown
      shown = state
      guard let alert = state.alert else { return }
      if hasChanged {
        for screen in screens { screen.handle.update(alert) }
      }
      for scene in missingScenes { present(alert, in: scene) }
    }

    /// The scenes in which the prompt is still to be shown; nothing stands for the next one that there
    /// is.
    private var missingScenes: [UIWindowScene?] {
      guard gate.state.isBlocked else {
        return screens.isEmpty ? [nil] : []
      }
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { scene in
          scene.session.role == .windowApplication && scene.activationState != .unattached
        }
      if scenes.isEmpty { return screens.isEmpty ? [nil] : [] }
      return scenes.filter { scene in
        !screens.contains { $0.scene === scene || $0.scene == nil && scenes.count == 1 }
      }
    }

    private func present(_ alert: Alert, in scene: UIWindowScene?) {
      let number = nextNumber
      nextNumber += 1
      let isBlocked = gate.state.isBlocked
      let options = UIKitOptions(
        presentation: PresentationOptions(
          priority: isBlocked ? 1_000 : 0, policy: isBlocked ? .preempt : .wait))
      let handle = alert.present(inScene: scene, handlers: gate.handlers, options: options) {
        [weak self] in self?.ended(number, $0)
      }
      screens.append(GateScreen(number: number, handle: handle, scene: scene))
      // It may have been over before there was a handle.
      if let answer = handle.answer { ended(number, answer) }
    }

    private func closeAll() {
      let old = screens
      screens = []
      for screen in old { screen.handle.close() }
    }

    // MARK: Answers

    private func reportShown() {
      for index in screens.indices where screens[index].handle.isUp && !screens[index].isReported {
        screens[index].isReported = true
        gate.shown()
      }
    }

    private func ended(_ number: Int, _ answer: Answer) {
      // What the gate took back itself is over already.
      guard let place = screens.firstIndex(where: { $0.number == number }) else { return }
      let screen = screens.remove(at: place)
      if answer.wasShown && !screen.isReported { gate.shown() }
      gate.ended(answer)
      endIfAnswered()
      // What was never seen would come and go for ever: it waits until something changes.
      if answer.wasShown, hasScene { show() }
    }

    /// Ends a mask that has nothing more to ask; the store may still fail to open, which has to be said.
    private func endIfAnswered() {
      if mask != nil, gate.state == .open, !isOpening { Self.stop(gate) }
    }

    private var hasScene: Bool {
      UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
    }
  }
#endif
