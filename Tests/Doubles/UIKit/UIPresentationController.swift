public import Foundation

@MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  public let presentedViewController: UIViewController
  weak var presenter: UIViewController?
  public var presentingViewController: UIViewController { presenter ?? presentedViewController }
  public internal(set) var containerView: UIView?
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }
  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? CGRect() }
  open var shouldRemovePresentersView: Bool { false }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Holds what a presentation controller shows, above everything else in the window.
@MainActor
final class ContainerView: UIView {
  weak var presentation: UIPresentationController?
  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular ? .none : .fullScreen
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
@MainActor
open class UIBarItem: NSObject {}
@MainActor
open class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem {}

/// Shows its controller's view in its preferred size where there is room, without an arrow.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)?
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  public var sourceView: UIView?
  public var sourceRect = CGRect()
  public var barButtonItem: UIBarButtonItem?
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// As what it is shown: `none` is a popover.
  public internal(set) var doubleStyle = UIModalPresentationStyle.none

  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
  func adapt(to traits: UITraitCollection, _ transition: Transition?) {
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? (traits.horizontalSizeClass == .regular ? .none : .fullScreen)
    doubleStyle = style
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
  }
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return CGRect() }
    guard doubleStyle == .none else { return containerView.bounds }
    let size = presentedViewController.preferredContentSize
    return CGRect(
      x: containerView.bounds.midX - size.width / 2, y: containerView.bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  open override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  /// The person touches beside the popover.
  public func doubleTouchBeside() {
    guard doubleStyle == .none, let presenter = presentedViewController.presentingViewController,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else { return }
    delegate?.presentationControllerWillDismiss(self)
    presenter.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
