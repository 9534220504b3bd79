#if canImport(UIKit) && !os(watchOS)
  /// Whether the person may put an update off.
  public enum UpdateMask: Hashable, Sendable, CaseIterable {
    /// They may: the card has "Later" and "Update".
    case remind
    /// They may not: the card has "Update" alone, and stays.
    case forced
  }
#endif
