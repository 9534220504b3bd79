/// Why an alert's timeout and countdowns stand still.
public enum SessionPause: UInt8, Hashable, Sendable, CaseIterable {
  /// A pointer rests over the alert.
  case hover
  /// The person moved the focus in the alert.
  case focus
  /// The page, window or app cannot be seen.
  case hiddenPage
  /// A screen reader or another assistive technology is at work.
  case assistiveTechnology
}
