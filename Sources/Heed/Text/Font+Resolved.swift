extension Font {
  /// The font with nothing left open, at a text size: the system's regular body text where it says
  /// nothing, and a heavier one where the person asked for bold text.
  public func resolved(
    at textSize: ContentSizeCategory = .large, isBoldText: Bool = false
  ) -> ResolvedFont {
    let points =
      size.map { $0 * DynamicType.factor(at: textSize) }
      ?? DynamicType.size(of: style ?? .body, at: textSize)
    let weight = weight ?? (style == .headline ? .semibold : .regular)
    return ResolvedFont(
      size: points, weight: isBoldText ? weight.bolder : weight, isItalic: isItalic ?? false,
      family: family, design: design ?? .default)
  }
}

extension Font.Weight {
  /// The weight that stands in for it where the person asked for bold text.
  fileprivate var bolder: Font.Weight {
    switch kind {
    case .ultraLight, .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
