extension Session {
  /// Where an alert is between being made and being over.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// It was not asked for yet.
    case waiting
    /// The host is bringing it onto the surface.
    case presenting
    /// It is on the surface and moves to its place.
    case entering
    /// It is at its place.
    case shown
    /// It moves off the surface; its answer stands.
    case leaving
    /// It moves off the surface for a while.
    case suspending
    /// It is off the surface for a while.
    case suspended
    /// Its answer has been handed out.
    case ended
  }
}
