public import Heed

/// One picture of a matrix: a document and a value of each axis.
public struct MatrixCell: Hashable, Sendable {
  /// The document's place in the list.
  public var document: Int
  public var language: MatrixLanguage
  /// The language's place among the languages.
  public var languageIndex: Int
  public var textSize: ContentSizeCategory
  public var appearance: Appearance
  public var isHighContrast: Bool
  public var screen: MatrixScreen
  /// The look; nothing for the document's own.
  public var theme: Theme.Base?
  /// The surface's direction; nothing for that of the language.
  public var direction: Direction?

  /// What the surface and the person's settings are like.
  public var environment: Environment {
    Environment(
      size: screen.size, safeArea: screen.safeArea, scale: screen.scale, appearance: appearance,
      isHighContrast: isHighContrast, direction: direction ?? language.direction,
      textSize: textSize, locale: language.tag)
  }

  /// The words that tell it from the other pictures of its document, by which its file is named.
  ///
  /// What is usual is left out, so a name stays the same when an axis gets more values.
  public var words: [String] {
    var words = [language.tag.string, textSize.name, appearance.name]
    if isHighContrast { words.append("high") }
    words.append(screen.label)
    if let theme { words.append(theme.kind.name) }
    if let direction { words.append(direction == .leftToRight ? "ltr" : "rtl") }
    return words
  }
}
