#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// One alert that Heed draws on the screen, from `show` until UIKit is through with it.
  ///
  /// It keeps itself, by what it is told, until then.
  @MainActor
  final class ShownAlert: HostedAlert {
    let presentation: Presentation
    let controller: AlertViewController
    let modal: ModalPresentation
    let focus = FocusKeeper()
    private(set) var ownWindow: AlertWindow?
    /// The panel on its way back after a drag.
    var settling: UIViewPropertyAnimator?
    private let request: AlertRequest
    private let host: UIKitHost
    private let hold = PresenterHold()
    private var scene: Scene
    private var afterwards: [@MainActor () -> Void] = []
    private(set) var isFinished = false
    /// What presented the controller that was to present the alert, and goes away.
    private weak var behind: UIViewController?

    init(_ scene: Scene, _ presentation: Presentation, _ request: AlertRequest, host: UIKitHost) {
      self.scene = scene
      self.presentation = presentation
      self.request = request
      self.host = host
      let transitions = AlertTransitions(providers: request.options.transition)
      controller = AlertViewController(
        content: request.options.content, texts: host.texts(for: presentation),
        transitions: transitions)
      modal = ModalPresentation(
        controller, isProvisional: transitions.mayCancel, clock: host.clock)
      controller.modal = modal
      controller.delegate = self
      controller.sceneView.events = self
      modal.report = take
      modal.findPresenter = { [weak self] in self?.findPresenter() ?? .gone }
      modal.willPresent = { [weak self] in self?.willBePresented(by: $0) }
    }

    var now: Double { host.now }
    var session: Session? { presentation.session }

    // MARK: The surface

    /// The view that the scene is as large as, once it is in a window.
    var surfaceView: UIView? { controller.viewIfLoaded?.window == nil ? nil : controller.view }

    /// The window that it is shown in.
    var window: UIWindow? { ownWindow ?? request.origin.window }

    /// The room that a popover has; nothing where it is none.
    var popoverSize: CGSize? {
      guard controller.isPopover else { return nil }
      return window.map { PopoverAdapter.size(in: $0) }
    }

    /// What opens addresses in an app extension.
    var opener: NSExtensionContext? { request.origin.controller?.extensionContext }

    /// Whether it waits for UIKit to take it off the screen.
    var isLeaving: Bool { modal.isLeaving }

    var isLost: Bool { modal.isLost }

    // MARK: Life

    /// Puts it on the screen as soon as that is possible.
    func show() {
      if needsWindow {
        guard let windowScene = host.surface.scene, windowScene.activationState != .unattached
        else {
          return fail()
        }
        ownWindow = AlertWindow(scene: windowScene, following: host.surface.appWindow)
        ownWindow?.content = controller.sceneView
      }
      focus.remember(in: request.origin.window ?? host.surface.appWindow)
      if let anchor = request.options.anchor, wantsPopover(anchor) {
        let popover = PopoverAdapter(anchor: anchor)
        popover.mayDismiss = { [weak self] in
          self?.session?.alert.dismissalRules.outsideTap ?? false
        }
        popover.onChange = { [weak self] in self?.host.surfaceChanged() }
        controller.popover = popover
        host.surfaceChanged()
      }
      draw(scene, .inherited)
      modal.send(.wantUp)
    }

    /// Whether it gets a window of its own: it was asked for, or the app goes on behind the alert, and
    /// over a controller that presents already it could present nothing.
    private var needsWindow: Bool {
      request.origin.wantsWindow || scene.backdrop.passesTouches && host.surface.scene != nil
    }

    func draw(_ scene: Scene, _ animation: LayoutAnimation) {
      self.scene = scene
      ownWindow?.passesTouches = scene.backdrop.passesTouches
      ownWindow?.accessibilityViewIsModal = !scene.backdrop.passesTouches
      let session = session
      controller.overrideUserInterfaceStyle = UIUserInterfaceStyle(session?.alert.appearance)
      animation.run { [controller] in controller.show(scene, session: session) }
    }

    /// Takes it off the screen before it returns.
    func hide() {
      if !isFinished { controller.removeFromScreen() }
      modal.send(.vanish)
      letGo()
    }

    /// Does something when UIKit is through with it.
    func whenFinished(_ perform: @escaping @MainActor () -> Void) {
      if isFinished { perform() } else { afterwards.append(perform) }
    }

    private func fail() {
      letGo()
      host.failed(self)
      presentation.send(.presentationFailed)
      modal.send(.vanish)
    }

    /// Gives back what the app lent it.
    private func letGo() {
      settling?.stopAnimation(true)
      settling = nil
      hold.end()
      ownWindow?.leaveScreen()
    }

    // MARK: What UIKit does

    private func take(_ report: PresentationCourse.Report) {
      switch report {
      case .presented: presentation.send(.presented)
      case .entered:
        presentation.send(.entered)
        if controller.isModal { focus.announceScreen(of: controller) }
      case .failed: fail()
      case .left: presentation.send(.left)
      case .gone: isGone()
      case .finished: finish()
      }
    }

    /// Somebody took it off the screen: the person, in a way that UIKit knows, or the app.
    private func isGone() {
      if controller.popover?.isDismissedByPerson == true {
        presentation.send(.activated("dismiss"))
      } else if controller.transitions.isByGesture, let edge = session?.swipeEdge {
        presentation.send(.swipeBegan)
        let speed = edge == .top ? -10_000.0 : 10_000
        presentation.send(.swipeEnded(Point(), velocity: Point(x: 0, y: speed)))
      }
      if session?.answer == nil { presentation.send(.surfaceGone) }
      presentation.send(.left)
    }

    private func finish() {
      isFinished = true
      letGo()
      controller.sceneView.takeDown()
      ownWindow?.close()
      ownWindow = nil
      modal.report = nil
      modal.findPresenter = nil
      host.finished(self)
      let afterwards = self.afterwards
      self.afterwards = []
      for perform in afterwards { perform() }
    }

    // MARK: What presents it

    private func findPresenter() -> PresenterSearch {
      let root = ownWindow?.rootViewController ?? request.origin.root
      // A controller that goes away itself leaves the one behind it, which stays.
      if let root, root.isBeingDismissed { behind = root.presentingViewController }
      let isThere = root?.viewIfLoaded?.window != nil
      return PresenterSearch(from: isThere ? root : behind ?? root)
    }

    private func willBePresented(by presenter: UIViewController) {
      controller.prepareForScreen()
      // Not before, because a popover's controller and what presents it keep each other.
      controller.popover?.prepare(controller)
      guard controller.isModal else { return }
      hold.begin(
        [request.origin.controller, presenter].compactMap { $0 },
        dims: ownWindow == nil ? presenter.outermost.viewIfLoaded : host.surface.appWindow)
    }

    private func wantsPopover(_ anchor: PopoverAnchor) -> Bool {
      session?.alert.style == .sheet && anchor.isThere
        && request.options.transition.presentationController == nil
        && window?.traitCollection.horizontalSizeClass == .regular
    }
  }

  extension ShownAlert: AlertViewControllerDelegate, SceneViewEvents {
    func alertSurfaceChanged(_ animation: LayoutAnimation) {
      if presentation.isCurrent { host.surfaceChanged(animation) }
    }

    func alertCanTakeFocus() {
      focus.settle(in: controller)
    }

    func alertStopped() {
      // What is drawn until UIKit goes on stays where the panel is now.
      if let moment = session?.moment(at: now) { controller.apply(moment) }
    }

    func alertStays() {
      if let node = session?.focus { focus.move(to: node, in: controller) }
    }

    func alert(sends event: SessionEvent) {
      presentation.send(event)
    }

    func sceneView(_ view: SceneView, sends event: SessionEvent) {
      // A finger in a field wants to type.
      if case .focusMoved(_?) = event { ownWindow?.takeKeys() }
      presentation.send(event)
    }
  }

  extension UIViewController {
    /// The controller whose view holds this one's and all beside it.
    fileprivate var outermost: UIViewController {
      var controller = self
      while let parent = controller.parent { controller = parent }
      return controller
    }
  }
#endif
