#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// One alert on the screen by the system's own controller, which goes by itself whenever an action
  /// is chosen, and can be taken away by others without a word.
  @MainActor
  final class SystemAlert: HostedAlert {
    let presentation: Presentation
    let styling: SystemStyling
    private let request: AlertRequest
    private let host: UIKitHost
    private var scene: Scene
    private var content: SystemContent?
    /// UIKit keeps it while it is up.
    private(set) weak var controller: UIAlertController?
    private var ownWindow: AlertWindow?
    /// Tells the controllers apart, so that what an old one says is not taken for the new one's.
    private var generation = 0
    /// Whether the controller is on the screen and not on its way off it.
    private var isUp = false
    private var isHidden = false
    /// Whether it was reported as presented; from then on it goes and comes.
    private var wasUp = false
    /// Whether it waits for what presents it to be free.
    private var isWaiting = false
    private var afterwards: [@MainActor () -> Void] = []

    init(
      _ scene: Scene, _ presentation: Presentation, _ request: AlertRequest,
      styling: SystemStyling, host: UIKitHost
    ) {
      self.scene = scene
      self.presentation = presentation
      self.request = request
      self.styling = styling
      self.host = host
    }

    // MARK: For the host

    var surfaceView: UIView? { window }
    var window: UIWindow? { ownWindow ?? request.origin.window }
    // The system lays it out.
    var popoverSize: CGSize? { nil }
    var isLeaving: Bool { controller != nil && !isUp }
    var isFinished: Bool { controller == nil }
    var isLost: Bool {
      guard isUp, let controller, !controller.isBeingPresented else { return false }
      return controller.windowInFront?.isHidden != false
    }

    func show() {
      if request.origin.wantsWindow, let windowScene = host.surface.scene {
        let window = AlertWindow(scene: windowScene, following: host.surface.appWindow)
        window.takeKeys()
        ownWindow = window
      }
      bring()
    }

    func draw(_ scene: Scene, _ animation: LayoutAnimation) {
      self.scene = scene
      guard let session = presentation.session else { return }
      guard isUp, let controller, let content else { return comeBack() }
      let next = SystemContent(session.alert, scene: scene, values: session.values)
      if next.isSameShape(as: content) {
        self.content = next
        show(next, of: session.alert, on: controller)
      } else {
        takeDown(animated: false) { [weak self] in self?.comeBack() }
      }
    }

    func hide() {
      isHidden = true
      controller?.view.isHidden = true
      ownWindow?.leaveScreen()
      takeDown(animated: false) { [self] in
        ownWindow?.close()
        ownWindow = nil
        host.finished(self)
      }
    }

    func perform(_ request: HostRequest) {
      switch request {
      case .move(.leave, _): takeDown(animated: true) { [weak self] in self?.hasLeft() }
      case .move(.enter, _): comeBack()
      case .announce(let text): UIAccessibility.post(notification: .announcement, argument: text)
      case .moveFocus(let node): moveFocus(to: node)
      default: break
      }
    }

    func whenFinished(_ perform: @escaping @MainActor () -> Void) {
      if isFinished { perform() } else { afterwards.append(perform) }
    }

    // MARK: Up and down

    /// Presents it as soon as what presents it is free.
    private func bring(tries: Int = 0) {
      guard controller == nil, !isHidden, !isWaiting else { return }
      let search = PresenterSearch(from: ownWindow?.rootViewController ?? request.origin.root)
      if case .busy = search, tries < PresentationCourse.mostWaits {
        isWaiting = true
        _ = host.clock.schedule(0.1) { [weak self] in
          self?.bringAgain(tries: tries + 1)
        }
      } else if case .found(let presenter) = search, present(over: presenter) {
        if !wasUp {
          wasUp = true
          presentation.send(.presented)
        }
      } else {
        fail()
      }
    }

    private func bringAgain(tries: Int) {
      isWaiting = false
      if wasUp { comeBack(tries: tries) } else { bring(tries: tries) }
    }

    private func fail() {
      if wasUp { return presentation.send(.surfaceGone) }
      host.failed(self)
      presentation.send(.presentationFailed)
      hide()
    }

    /// Shows it again where the alert goes on: its action failed, keeps it open, or could not be
    /// chosen yet.
    private func comeBack(tries: Int = 0) {
      guard wasUp, let session = presentation.session, session.isInteractive, !session.isBusy else {
        return
      }
      bring(tries: tries)
    }

    private func present(over presenter: UIViewController) -> Bool {
      guard let session = presentation.session else { return false }
      let content = SystemContent(session.alert, scene: scene, values: session.values)
      generation += 1
      let number = generation
      let made = makeController(for: content, number)
      self.content = content
      show(content, of: session.alert, on: made)
      if let popover = made.popoverPresentationController {
        let anchor = request.options.anchor.flatMap { $0.isThere ? $0 : nil }
        (anchor ?? PopoverAnchor(centeredIn: presenter.view)).apply(to: popover)
      }
      presenter.present(made, animated: UIView.areAnimationsEnabled) { [weak self] in
        guard let self, number == generation, isUp else { return }
        presentation.send(.entered)
      }
      // UIKit says that it refuses in its log alone.
      guard made.presentingViewController != nil else { return false }
      controller = made
      isUp = true
      return true
    }

    private func takeDown(animated: Bool, then perform: @escaping @MainActor () -> Void) {
      guard controller != nil else { return perform() }
      afterwards.append(perform)
      guard isUp else { return }
      isUp = false
      dismiss(generation, animated: animated && UIView.areAnimationsEnabled)
    }

    /// Has UIKit dismiss a controller, as soon as that is possible: while it still comes UIKit refuses,
    /// and says so in its log alone.
    private func dismiss(_ number: Int, animated: Bool, tries: Int = 0) {
      guard number == generation else { return }
      guard let controller, let presenter = controller.presentingViewController,
        tries < PresentationCourse.mostWaits
      else { return isDown(number) }
      if !controller.isBeingPresented && !controller.isBeingDismissed {
        presenter.dismiss(animated: animated) { [weak self] in self?.isDown(number) }
      }
      _ = host.clock.schedule(0.1) { [weak self] in
        self?.dismiss(number, animated: animated, tries: tries + 1)
      }
    }

    private func isDown(_ number: Int) {
      guard number == generation else { return }
      controller = nil
      let afterwards = self.afterwards
      self.afterwards = []
      for perform in afterwards { perform() }
    }

    /// The person chose an action; UIKit has taken the controller down for it.
    func chose(_ id: Name, _ number: Int) {
      guard number == generation, isUp else { return }
      isUp = false
      isDown(number)
      presentation.send(.activated("action/\(id)"))
      comeBack()
    }

    /// Nothing holds the controller any more, and nobody chose anything.
    func lost(_ number: Int) {
      guard number == generation, isUp else { return }
      isUp = false
      isDown(number)
      presentation.send(.surfaceGone)
    }

    private func hasLeft() {
      guard presentation.session?.isInteractive == true else { return presentation.send(.left) }
      comeBack()
    }
  }

  extension AlertRequest {
    /// How the system's own controller shows it; nothing where Heed draws it.
    var systemStyling: SystemStyling? {
      guard case .system(let styling) = options.appearance.kind,
        alert.systemLimits(with: styling).isEmpty
      else { return nil }
      return styling
    }
  }
#endif
