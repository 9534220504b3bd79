#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What an app does itself while an alert comes and goes; Heed does what is left out.
  ///
  /// An animator has to call `completeTransition` once, as UIKit demands. The view it moves is the
  /// transition context's view of the alert; ``AlertViewController/panelView`` is the part that
  /// stands on the backdrop.
  @MainActor
  public struct TransitionProviders {
    /// Makes an animator for one way of an alert.
    public typealias AnimatorProvider =
      @MainActor (AlertViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Makes what drives an animator by a gesture.
    public typealias InteractionProvider =
      @MainActor (any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
      )?
    /// Makes what lies between the alert and the app.
    public typealias PresentationProvider =
      @MainActor (AlertViewController, _ presenting: UIViewController?) -> UIPresentationController?

    /// Moves the alert onto the screen.
    public var presentationAnimator: AnimatorProvider?
    /// Moves the alert off the screen.
    public var dismissalAnimator: AnimatorProvider?
    /// Drives the way onto the screen; a cancelled one answers the alert as unavailable.
    public var presentationInteraction: InteractionProvider?
    /// Drives the way off the screen; after a cancelled one the alert goes on.
    public var dismissalInteraction: InteractionProvider?
    /// Takes the place of ``AlertPresentationController``, and of its dimming view.
    public var presentationController: PresentationProvider?

    /// Makes providers of nothing, by default.
    public init(
      presentationAnimator: AnimatorProvider? = nil, dismissalAnimator: AnimatorProvider? = nil,
      presentationInteraction: InteractionProvider? = nil,
      dismissalInteraction: InteractionProvider? = nil,
      presentationController: PresentationProvider? = nil
    ) {
      self.presentationAnimator = presentationAnimator
      self.dismissalAnimator = dismissalAnimator
      self.presentationInteraction = presentationInteraction
      self.dismissalInteraction = dismissalInteraction
      self.presentationController = presentationController
    }
  }
#endif
