#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  /// Shows an alert on the screen.
  ///
  /// Heed makes one each time an alert is shown. An app meets it in its own animators and
  /// presentation controllers.
  public final class AlertViewController: UIViewController {
    let sceneView: SceneView
    let transitions: AlertTransitions
    weak var delegate: (any AlertViewControllerDelegate)?
    var modal: ModalPresentation?
    /// Set where UIKit shows it as a popover, or did before there was too little room.
    var popover: PopoverAdapter?
    /// Dims by itself what lies behind, where nothing else does.
    private let ownBackdrop = BackdropView()
    private var surface: SurfaceMark?
    private let keys = HeldKeys()

    init(content: SceneContent, texts: TextKitLayouts, transitions: AlertTransitions) {
      sceneView = SceneView(content: content, texts: texts)
      self.transitions = transitions
      super.init(nibName: nil, bundle: nil)
      transitions.controller = self
      transitioningDelegate = transitions
      modalPresentationStyle = .custom
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The view that stands on the backdrop and moves as one.
    public var panelView: UIView { sceneView.panel }

    /// What is asked; nothing once it is over.
    public var alert: Alert? { sceneView.session?.alert }

    /// What dims the app behind it, if Heed does.
    var backdrop: BackdropView? {
      popover == nil ? transitions.backdrop : ownBackdrop
    }

    var isPopover: Bool { popover?.isPopover ?? false }

    /// Whether it keeps the person, and assistive technology, from what lies behind.
    var isModal: Bool { sceneView.scene.map { !$0.backdrop.passesTouches } ?? true }

    // MARK: Showing

    /// Shows a scene; inside an animation block views move.
    func show(_ scene: Scene, session: Session?) {
      // The app's controllers in the scene become children of this one.
      loadViewIfNeeded()
      sceneView.show(scene, session: session)
      backdrop?.show(scene)
      if popover != nil { ownBackdrop.isHidden = isPopover }
      view.accessibilityViewIsModal = isModal
      (transitions.presentation as? AlertPresentationController)?.isModal = isModal
      if isPopover {
        preferredContentSize = CGSize(scene.panelFrame.size)
        // A popover is no sheet that could be dragged away.
        sceneView.swipe.edge = nil
        placeScene()
      }
    }

    /// Moves, scales and fades the panel; inside an animation, from where it was.
    func apply(_ moment: Moment) {
      move(to: moment)
      sceneView.fade(to: moment)
    }

    /// Moves and scales the panel alone.
    func move(to moment: Moment) {
      sceneView.move(to: moment)
      backdrop?.follow(panelView)
    }

    /// Goes back to where it was before a dismissal that was cancelled.
    func restore() {
      popover?.stays()
      apply(.atRest)
      backdrop?.strength = 1
      delegate?.alertStays()
    }

    /// Takes everything off the screen, whatever UIKit is doing.
    func removeFromScreen() {
      viewIfLoaded?.isHidden = true
      backdrop?.isHidden = true
      viewIfLoaded?.superview?.isUserInteractionEnabled = false
      transitions.presentation?.containerView?.isUserInteractionEnabled = false
    }

    /// Puts everything back on the screen, for a presentation that comes now.
    func prepareForScreen() {
      viewIfLoaded?.isHidden = false
      backdrop?.isHidden = false
    }

    // MARK: Views

    public override func loadView() {
      let view = PassthroughView()
      view.leftWindow = { [weak self] in self?.modal?.lookSoon() }
      self.view = view
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      if popover != nil { view.addSubview(ownBackdrop) }
      view.addSubview(sceneView)
      if #available(iOS 17.0, *) { observeTraits() }
    }

    public override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      ownBackdrop.frame = view.bounds
      placeScene()
      let mark = SurfaceMark(view)
      guard mark != surface else { return }
      surface = mark
      // Inside the animation of a rotation, views move with it.
      delegate?.alertSurfaceChanged(.inherited)
    }

    public override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if view.window != nil { delegate?.alertCanTakeFocus() }
    }

    /// What a slot's controller calls where its content takes another height.
    public override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      delegate?.alert(sends: .slotResized)
    }

    /// A popover shows its panel alone.
    private func placeScene() {
      guard isPopover, let scene = sceneView.scene else {
        sceneView.frame = view.bounds
        return
      }
      let panel = scene.panelFrame
      sceneView.frame = CGRect(
        x: -panel.x, y: -panel.y, width: scene.size.width, height: scene.size.height)
    }

    public override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      view.setNeedsLayout()
    }

    public override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      _ = coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.view.layoutIfNeeded() },
        completion: { [weak self] _ in
          if let self { popover?.pointAgain(self) }
        })
    }

    // MARK: Traits

    @available(iOS 17.0, *)
    private func observeTraits() {
      let traits: [any UITraitDefinition.Type] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
        UITraitLayoutDirection.self, UITraitDisplayScale.self,
      ]
      registerForTraitChanges(traits) { (controller: AlertViewController, _: UITraitCollection) in
        controller.delegate?.alertSurfaceChanged(.inherited)
      }
    }

    @available(iOS, deprecated: 17.0)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if #available(iOS 17.0, *) { return }
      delegate?.alertSurfaceChanged(.inherited)
    }

    // MARK: What UIKit does with it

    // These come for every presentation controller, the app's own and the system's too.

    public override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      fadeOwnBackdrop(to: 1)
      modal?.send(.willPresent)
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      switch modal?.place {
      case .dismissing: modal?.sendSoon(.didDismiss(completed: false))
      default: modal?.sendSoon(.didPresent(completed: true))
      }
      delegate?.alertCanTakeFocus()
    }

    public override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      // Otherwise something covers it, or its presentation is being cancelled.
      guard isBeingDismissed else { return }
      transitions.isByGesture = transitionCoordinator?.initiallyInteractive ?? false
      fadeOwnBackdrop(to: 0)
      modal?.send(.willDismiss)
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      switch modal?.place {
      // What it presents itself may cover it before it is there.
      case .presenting where presentedViewController == nil:
        modal?.sendSoon(.didPresent(completed: false))
      case .dismissing: modal?.sendSoon(.didDismiss(completed: true))
      default: modal?.lookSoon()
      }
    }

    private func fadeOwnBackdrop(to strength: Double) {
      guard popover != nil else { return }
      ownBackdrop.strength = 1 - strength
      let isQueued = transitionCoordinator?.animate(
        alongsideTransition: { [ownBackdrop] _ in ownBackdrop.strength = strength },
        completion: { [ownBackdrop] in
          if $0.isCancelled { ownBackdrop.strength = 1 - strength }
        })
      if isQueued != true { ownBackdrop.strength = strength }
    }

    // MARK: What it takes over from what presents it

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      presentingViewController?.supportedInterfaceOrientations
        ?? super.supportedInterfaceOrientations
    }

    public override var preferredStatusBarStyle: UIStatusBarStyle {
      presentingViewController?.statusBarController.preferredStatusBarStyle ?? .default
    }

    public override var prefersStatusBarHidden: Bool {
      presentingViewController?.statusBarController.prefersStatusBarHidden ?? false
    }

    // MARK: Keys and assistive technology

    public override var canBecomeFirstResponder: Bool { true }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = keys.began(presses, isTyping: isTyping) {
        delegate?.alert(sends: .key($0, isRepeat: $1))
      }
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = keys.ended(presses)
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = keys.ended(presses)
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    public override func accessibilityPerformEscape() -> Bool {
      // What lies behind must not take the gesture as its own.
      guard alert?.dismissalRules.escape == true else { return isModal }
      delegate?.alert(sends: .escapeGesture)
      return true
    }

    /// Whether keys write into a text.
    private var isTyping: Bool { view.firstResponder is any UITextInput }
  }
#endif
