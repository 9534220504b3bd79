#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension ContentSizeCategory {
    /// The same category; the default one where UIKit says none.
    public init(_ category: UIContentSizeCategory) {
      self =
        switch category {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        default: .large
        }
    }
  }

  extension UIContentSizeCategory {
    /// The same category.
    public init(_ category: ContentSizeCategory) {
      self =
        switch category.kind {
        case .xS: .extraSmall
        case .S: .small
        case .M: .medium
        case .L: .large
        case .xL: .extraLarge
        case .xxL: .extraExtraLarge
        case .xxxL: .extraExtraExtraLarge
        case .AX1: .accessibilityMedium
        case .AX2: .accessibilityLarge
        case .AX3: .accessibilityExtraLarge
        case .AX4: .accessibilityExtraExtraLarge
        case .AX5: .accessibilityExtraExtraExtraLarge
        }
    }
  }
#endif
