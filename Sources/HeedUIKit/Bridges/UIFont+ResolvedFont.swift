#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIFont {
    /// The font that a resolved one asks for, at its own size whatever the person's text size is.
    ///
    /// A family that the app does not have is looked for as a font's name, then the system's font
    /// stands in for it.
    public convenience init(_ font: ResolvedFont) {
      self.init(descriptor: .matching(font), size: font.size)
    }
  }

  extension UIFontDescriptor {
    fileprivate static func matching(_ font: ResolvedFont) -> UIFontDescriptor {
      let weight = UIFont.Weight(font.weight)
      var descriptor =
        font.family.flatMap { installed($0.string, weight: weight) }
        ?? UIFont.systemFont(ofSize: font.size, weight: weight).fontDescriptor
      if font.family == nil, let own = descriptor.withDesign(SystemDesign(font.design)) {
        descriptor = own
      }
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      if font.isItalic, let italic = descriptor.withSymbolicTraits(traits) {
        descriptor = italic
      }
      return descriptor
    }

    private static func installed(_ name: String, weight: UIFont.Weight) -> UIFontDescriptor? {
      if !UIFont.fontNames(forFamilyName: name).isEmpty {
        return UIFontDescriptor(fontAttributes: [
          .family: name, .traits: [TraitKey.weight: weight.rawValue],
        ])
      }
      return UIFont(name: name, size: UIFont.labelFontSize)?.fontDescriptor
    }
  }
#endif
