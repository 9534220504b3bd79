#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension Appearance {
    /// The same appearance; light where UIKit says none.
    public init(_ style: UIUserInterfaceStyle) {
      self = style == .dark ? .dark : .light
    }
  }

  extension UIUserInterfaceStyle {
    /// The same appearance; unspecified where there is none.
    public init(_ appearance: Appearance?) {
      self =
        switch appearance {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }
  }

  extension Direction {
    /// The same direction; left to right where UIKit says none.
    public init(_ direction: UITraitEnvironmentLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The same direction.
    public init(_ direction: UIUserInterfaceLayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  extension UITraitEnvironmentLayoutDirection {
    /// The same direction; unspecified where there is none.
    public init(_ direction: Direction?) {
      self =
        switch direction {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case nil: .unspecified
        }
    }
  }

  extension UISemanticContentAttribute {
    /// What lays views out in a direction whatever the app's own is.
    public init(_ direction: Direction) {
      self = direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }
#endif
