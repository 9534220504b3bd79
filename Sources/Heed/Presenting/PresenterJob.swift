/// Something that a presenter was told, and does when it has done what it was told before.
indirect enum PresenterJob {
  case submit(PresenterEntry, PresentationOptions)
  /// From a host, for as long as it has the alert on its surface.
  case report(SessionEvent, Presentation)
  /// From a handle or a handler.
  case event(SessionEvent, Int)
  case withdraw(Int)
  case wake
  case surfaceChanged
  case surfaceGone
  case surfaceReturned(any AlertHost)
}
