#if canImport(UIKit) && !os(watchOS)
  public import Heed
  public import UIKit

  extension NSAttributedString {
    /// The text for a label or another view of UIKit; its line limit is the view's affair.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of ranges that have none, and what their own fonts leave open.
    ///   - color: The colour of ranges that have none.
    ///   - traits: The traits whose text size, weight and direction it has, the current by default.
    public convenience init(
      _ text: RichText, font: Font = .style(.body), color: Color = .label,
      compatibleWith traits: UITraitCollection? = nil
    ) {
      let traits = traits ?? .current
      let style = NSMutableParagraphStyle()
      style.alignment = NSTextAlignment(
        text.alignment, direction: Direction(traits.layoutDirection))
      let result = NSMutableAttributedString()
      for run in text.runs {
        var attributes = run.attributes.keyed(font: font, color: color, traits: traits)
        attributes[.paragraphStyle] = style
        result.append(NSAttributedString(string: run.text, attributes: attributes))
      }
      self.init(attributedString: result)
    }
  }

  extension AttributedString {
    /// The text for a view of UIKit or SwiftUI; its line limit is the view's affair.
    ///
    /// Fonts and colours are found as they are for `NSAttributedString`.
    public init(
      _ text: RichText, font: Font = .style(.body), color: Color = .label,
      compatibleWith traits: UITraitCollection? = nil
    ) {
      self.init(
        NSAttributedString(text, font: font, color: color, compatibleWith: traits))
    }
  }

  extension TextAttributes {
    fileprivate func keyed(
      font base: Font, color: Color, traits: UITraitCollection
    ) -> [NSAttributedString.Key: Any] {
      var keyed: [NSAttributedString.Key: Any] = [
        .font: UIFont(font?.over(base) ?? base, compatibleWith: traits),
        .foregroundColor: UIColor(self.color ?? (link == nil ? color : .link)),
      ]
      if let background { keyed[.backgroundColor] = UIColor(background) }
      if isUnderlined { keyed[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if isStruckThrough { keyed[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if baselineOffset != 0 { keyed[.baselineOffset] = baselineOffset }
      if let link, Link.isAllowed(link), let url = URL(string: link.string) { keyed[.link] = url }
      return keyed
    }
  }
#endif
