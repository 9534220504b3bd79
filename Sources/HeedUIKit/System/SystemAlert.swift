#if canImport(UIKit) && !os(watchOS)
  internal import Heed
  internal import UIKit

  /// One alert on the screen by the system's own controller, which goes by itself whenever an action
  /// is chosen, and can be taken away by others without a word.
  @MainActor
  final class SystemAlert {
    let presentation: Presentation
    let styling: SystemStyling
    private let anchor: PopoverAnchor?
    private let presenter: @MainActor () -> UIViewController?
    private var scene: Scene
    private var content: SystemContent?
    /// UIKit keeps it while it is up.
    private(set) weak var controller: UIAlertController?
    /// Tells the controllers apart, so that what an old one says is not taken for the new one's.
    private var generation = 0
    /// Whether the controller is on the screen and not on its way off it.
    private(set) var isUp = false
    private var onFinish: [@MainActor () -> Void] = []

    init(
      _ scene: Scene, _ presentation: Presentation, styling: SystemStyling,
      anchor: PopoverAnchor?, presenter: @escaping @MainActor () -> UIViewController?
    ) {
      self.scene = scene
      self.presentation = presentation
      self.styling = styling
      self.anchor = anchor
      self.presenter = presenter
    }

    // MARK: What the presenter asks for

    func show() {
      presentation.send(present() ? .presented : .presentationFailed)
    }

    func draw(_ scene: Scene) {
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

    /// Takes it off the screen before it returns.
    func hide() {
      controller?.view.isHidden = true
      takeDown(animated: false) {}
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

    // MARK: What the controller does

    private func present() -> Bool {
      guard let session = presentation.session, let presenter = presenter() else { return false }
      let content = SystemContent(session.alert, scene: scene, values: session.values)
      generation += 1
      let made = makeController(for: content, generation)
      self.content = content
      show(content, of: session.alert, on: made)
      if let popover = made.popoverPresentationController {
        (anchor ?? PopoverAnchor(centeredIn: presenter.view)).apply(to: popover)
      }
      let number = generation
      presenter.present(made, animated: UIView.areAnimationsEnabled) { [weak self] in
        guard let self, number == generation, isUp else { return }
        presentation.send(.entered)
      }
      // UIKit refuses with a remark in the log and no word to the caller.
      guard made.presentingViewController != nil else { return false }
      controller = made
      isUp = true
      return true
    }

    private func takeDown(animated: Bool, then perform: @escaping @MainActor () -> Void) {
      guard isUp, let controller else {
        if controller == nil { return perform() }
        // It is on its way off already.
        onFinish.append(perform)
        return
      }
      isUp = false
      onFinish.append(perform)
      let number = generation
      controller.dismiss(animated: animated && UIView.areAnimationsEnabled) { [weak self] in
        self?.isDown(number)
      }
    }

    private func isDown(_ number: Int) {
      guard number == generation else { return }
      controller = nil
      let waiting = onFinish
      onFinish = []
      for perform in waiting { perform() }
    }

    /// The person chose an action; UIKit has taken the controller down for it.
    func chose(_ id: Name, _ number: Int) {
      guard number == generation, isUp else { return }
      isUp = false
      isDown(number)
      presentation.send(.activated("action/\(id)"))
      comeBack()
    }

    /// Nothing holds the controller any more.
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

    /// Shows it again where the alert goes on: its action failed, keeps it open, or could not be
    /// chosen yet.
    private func comeBack() {
      guard controller == nil, let session = presentation.session, session.isInteractive,
        !session.isBusy
      else { return }
      if !present() { presentation.send(.surfaceGone) }
    }

    // MARK: For the host

    /// Whether UIKit has nothing to do with it any more.
    var isFinished: Bool { controller == nil }

    func whenFinished(_ perform: @escaping @MainActor () -> Void) {
      if isFinished { perform() } else { onFinish.append(perform) }
    }
  }
#endif
