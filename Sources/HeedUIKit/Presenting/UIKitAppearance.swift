#if canImport(UIKit) && !os(watchOS)
  /// Who draws an alert.
  public struct UIKitAppearance: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case drawn
      case system
    }

    package var kind: Kind

    /// Heed draws it, as its theme says.
    public static let drawn = UIKitAppearance(kind: .drawn)
    /// The system's own controller shows it where that can express it; else Heed draws it.
    public static let system = UIKitAppearance(kind: .system)
  }
#endif
