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
#endif
