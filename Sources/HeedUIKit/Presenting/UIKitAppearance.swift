#if canImport(UIKit) && !os(watchOS)
  /// Who draws an alert.
  public struct UIKitAppearance: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case drawn
      case system(SystemStyling)
    }

    package var kind: Kind

    /// Heed draws it, as its theme says.
    public static let drawn = UIKitAppearance(kind: .drawn)
    /// The system's own controller shows it where that can express all of it, else Heed draws it;
    /// see ``Heed/Alert/systemLimits``.
    public static let system = system(styling: .none)

    /// The system's own controller shows it where that can express all of it with a styling, else Heed
    /// draws it; see ``Heed/Alert/systemLimits(with:)``.
    public static func system(styling: SystemStyling) -> UIKitAppearance {
      UIKitAppearance(kind: .system(styling))
    }
  }
#endif
