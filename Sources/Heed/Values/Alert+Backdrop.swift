extension Alert {
  /// What covers the surface behind it: what it says itself, else what its style does.
  var ownBackdrop: Backdrop { backdrop ?? (style == .banner ? .passthrough : .dimming()) }

  /// Whether the person can go on with the app behind it.
  package var passesTouches: Bool { ownBackdrop == .passthrough }
}
