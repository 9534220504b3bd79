public import Foundation

@MainActor
public protocol UIContentContainer: NSObjectProtocol {}

@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  private var loaded: UIView?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded?.owner = nil
      loaded = newValue
      newValue?.owner = self
    }
  }
  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { view = UIView(frame: CGRect()) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  var appearance = Appearance.gone

  open var title: String?
  open var preferredContentSize = CGSize() {
    didSet {
      ownPresentation?.containerView?.setNeedsLayout()
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        ownPresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open var definesPresentationContext = false
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var extensionContext: NSExtensionContext? { nil }

  open override var next: UIResponder? {
    if let presenting = presentingViewController { return presenting }
    return loaded?.superview
  }
  override var responderWindow: UIWindow? { loaded?.window }

  // MARK: Children

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private var registrations: [(UIViewController, UITraitCollection) -> Void] = []
  open var traitCollection: UITraitCollection {
    loaded?.traitCollection ?? inheritedTraits.styled(overrideUserInterfaceStyle)
  }
  var inheritedTraits: UITraitCollection {
    loaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? presentingViewController?.viewIfLoaded?.window?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  @discardableResult
  public func registerForTraitChanges<Controller: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registrations.append { if let here = $0 as? Controller { handler(here, $1) } }
    return TraitRegistration()
  }
  func traitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for registration in registrations { registration(self, old) }
    for child in children { child.traitsChanged(from: old) }
    presentedViewController?.traitsChanged(from: old)
  }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var presentedController: UIViewController?
  weak var presenter: UIViewController?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  var transition: Transition?
  /// Puts back what it covers.
  var uncover: (() -> Void)?
  var ownPresentation: UIPresentationController?

  open var presentedViewController: UIViewController? {
    presentedController ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  open var presentationController: UIPresentationController? {
    if ownPresentation == nil, modalPresentationStyle == .popover {
      ownPresentation = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    }
    return ownPresentation
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? presentedController?.transition ?? parent?.transitionCoordinator
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion)
  }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent
  case darkContent = 3
}

open class NSExtensionContext: NSObject {
  public private(set) var doubleOpened: [URL] = []
  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    doubleOpened.append(URL)
    completionHandler?(true)
  }
}

@MainActor
open class UINavigationController: UIViewController {
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children where !newValue.contains(child) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      for child in newValue where !children.contains(child) { show(child) }
    }
  }
  public var topViewController: UIViewController? { children.last }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    show(rootViewController)
  }
  public required init?(coder: NSCoder) { nil }
  private func show(_ controller: UIViewController) {
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    show(viewController)
  }
  open override var childForStatusBarStyle: UIViewController? { nil }
}
