#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension UIFont {
    /// The font at the text size and weight of traits, the current ones by default.
    public convenience init(_ font: Font, compatibleWith traits: UITraitCollection? = nil) {
      let traits = traits ?? .current
      self.init(
        font.resolved(
          at: ContentSizeCategory(traits.preferredContentSizeCategory),
          isBoldText: traits.legibilityWeight == .bold))
    }
  }

  extension Font {
    /// What a font is like.
    ///
    /// A text style stays one, so it grows and shrinks with the person's text size. Any other size
    /// counts at the default text size and is scaled from there; so give a font that is not scaled
    /// yet.
    public init(_ font: UIFont) {
      let descriptor = font.fontDescriptor
      let style = (descriptor.object(forKey: .textStyle) as? String)
        .flatMap { Style(UIFont.TextStyle(rawValue: $0)) }
      let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let weight = (traits?[.weight] as? CGFloat).map { Weight(UIFont.Weight(rawValue: $0)) }
      let design = Design(of: font)
      self.init(
        size: style == nil ? font.pointSize : nil,
        // A style's own weight is part of it.
        weight: weight == Font(style: style).resolved().weight ? nil : weight,
        isItalic: descriptor.symbolicTraits.contains(.traitItalic) ? true : nil,
        family: design == nil ? Name(font.familyName) : nil,
        design: design == .default ? nil : design, style: style)
    }
  }

  extension Font.Design {
    /// The design of a system font; nothing for any other font.
    fileprivate init?(of font: UIFont) {
      let system = UIFont.systemFont(ofSize: font.pointSize)
      if font.familyName == system.familyName {
        self = .default
        return
      }
      for design in [Font.Design.serif, .rounded, .monospaced] {
        let own = UIFontDescriptor.SystemDesign(design)
        guard let descriptor = system.fontDescriptor.withDesign(own) else { continue }
        if UIFont(descriptor: descriptor, size: font.pointSize).familyName == font.familyName {
          self = design
          return
        }
      }
      return nil
    }
  }
#endif
