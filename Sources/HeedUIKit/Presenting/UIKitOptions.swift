#if canImport(UIKit) && !os(watchOS)
  public import Heed

  /// How an alert is presented in an app: when, with which views, and by what.
  @MainActor
  public struct UIKitOptions {
    /// When it has its turn, and what it says by itself.
    public var presentation: PresentationOptions
    /// The app's own views and pictures in it.
    public var content: SceneContent
    /// Where a sheet points to where there is room for a popover; without one it is drawn.
    public var anchor: PopoverAnchor?
    /// What the app does itself while the alert comes and goes.
    public var transition: TransitionProviders
    /// Drawn by Heed, or the system's own.
    public var appearance: UIKitAppearance

    /// Makes options; by default the alert waits for its turn and Heed does everything.
    public init(
      presentation: PresentationOptions = PresentationOptions(),
      content: SceneContent = SceneContent(), anchor: PopoverAnchor? = nil,
      transition: TransitionProviders = TransitionProviders(), appearance: UIKitAppearance = .drawn
    ) {
      self.presentation = presentation
      self.content = content
      self.anchor = anchor
      self.transition = transition
      self.appearance = appearance
    }
  }
#endif
