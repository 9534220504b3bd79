#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIFont.Weight {
    /// The weight of the same name.
    public init(_ weight: Font.Weight) {
      self =
        switch weight.kind {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
  }

  extension Font.Weight {
    /// The nearest weight that has a name.
    public init(_ weight: UIFont.Weight) {
      var nearest = Font.Weight.regular
      func distance(_ named: Font.Weight) -> CGFloat {
        abs(UIFont.Weight(named).rawValue - weight.rawValue)
      }
      for kind in Kind.allCases {
        let named = Font.Weight(kind: kind)
        if distance(named) < distance(nearest) { nearest = named }
      }
      self = nearest
    }
  }

  extension UIFontDescriptor.SystemDesign {
    /// The design of the same name.
    public init(_ design: Font.Design) {
      self =
        switch design.kind {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
  }

  extension UIFont.TextStyle {
    /// The style of the same name.
    public init(_ style: Font.Style) {
      self =
        switch style.kind {
        case .largeTitle: .largeTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
  }

  extension Font.Style {
    /// The style of the same name; nothing where the core has none.
    public init?(_ style: UIFont.TextStyle) {
      guard let kind = Kind.allCases.first(where: { UIFont.TextStyle(Self(kind: $0)) == style })
      else { return nil }
      self.init(kind: kind)
    }
  }
#endif
