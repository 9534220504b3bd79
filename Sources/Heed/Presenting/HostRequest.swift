/// Something beside drawing that a host does for an alert on its surface, where the surface can.
///
/// Later versions may add cases: switch over them with a `default` that does nothing.
public indirect enum HostRequest: Hashable, Sendable {
  /// The panel is on its way until a time in seconds.
  ///
  /// A host that plays motion itself plays it now; for the others the frames follow as drawings.
  case move(SessionEffect.Movement, until: Double)
  /// Move the focus to the node of this id.
  case moveFocus(Name)
  /// Give the focus back to what had it before the alert came.
  case restoreFocus
  /// Have assistive technology say this.
  case announce(String)
  case haptic(SessionEffect.Haptic)
  /// Scroll an area to points from its start.
  case scroll(area: Name, to: Double)
  /// Open this address, which is allowed in alerts.
  case open(link: Name)
}
