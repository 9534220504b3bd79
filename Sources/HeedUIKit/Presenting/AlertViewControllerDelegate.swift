#if canImport(UIKit) && !os(watchOS)
  internal import Heed

  /// Hears what happens to an alert's controller.
  @MainActor
  protocol AlertViewControllerDelegate: AnyObject {
    /// Size, safe area or traits are others now.
    func alertSurfaceChanged(_ animation: LayoutAnimation)
    /// It is in a window, so that its fields and elements can have the focus.
    func alertCanTakeFocus()
    /// Its way onto the screen was cut short.
    func alertStopped()
    /// It stays after a dismissal that was cancelled.
    func alertStays()
    func alert(sends event: SessionEvent)
  }
#endif
