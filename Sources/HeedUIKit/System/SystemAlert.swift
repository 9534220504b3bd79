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

    func show() {
      if request.origin.wantsWindow, let windowScene = host.surface.scene {
        let window = AlertWindow(scene: windowScene, following: host.surface.appWindow)
        if presentation.session?.alert.systemFields.isEmpty == false { window.takeKeys() }
        ownWindow = window
      }
      bring(tries: 0)
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

    private func bring(tries: Int) {
      guard !isHidden else { return }
      switch PresenterSearch(from: ownWindow?.rootViewController ?? request.origin.root) {
      case .found(let presenter):
        if present(over: presenter) { presentation.send(.presented) } else { fail() }
      case .busy where tries < PresentationCourse.mostWaits:
        _ = host.clock.schedule(0.1) { [weak self] in self?.bring(tries: tries + 1) }
      case .busy, .gone: fail()
      }
    }

    private func fail() {
      host.failed(self)
      presentation.send(.presentationFailed)
      hide()
    }

    /// Shows it again where the alert goes on: its action failed, keeps it open, or could not be
    /// chosen yet.
    private func comeBack() {
      guard controller == nil, !isHidden, let session = presentation.session, session.isInteractive,
        !session.isBusy
      else { return }
      let search = PresenterSearch(from: ownWindow?.rootViewController ?? request.origin.root)
      guard case .found(let presenter) = search, present(over: presenter) else {
        return presentation.send(.surfaceGone)
      }
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
      dismiss(generation, animated: animated && UIView.areAnimationsEnabled, tries: 0)
    }

    /// Asks UIKit until it does it: while another transition is under way, it refuses in its log alone.
    private func dismiss(_ number: Int, animated: Bool, tries: Int) {
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
