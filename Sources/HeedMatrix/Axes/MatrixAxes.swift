public import Heed

/// What alerts are drawn for: every combination of one value of each list is a picture.
public struct MatrixAxes: Hashable, Sendable {
  public var languages: [MatrixLanguage]
  public var textSizes: [ContentSizeCategory]
  public var appearances: [Appearance]
  /// Whether the person asked for more contrast.
  public var contrasts: [Bool]
  public var screens: [MatrixScreen]
  /// Looks; nothing stands for the document's own.
  public var themes: [Theme.Base?]
  /// Directions of the surface; nothing stands for that of the language.
  public var directions: [Direction?]

  /// Makes axes; by default English at the usual text size, light and dark, on the standard screen.
  public init(
    languages: [MatrixLanguage] = [MatrixLanguage("en", direction: .leftToRight)],
    textSizes: [ContentSizeCategory] = [.large], appearances: [Appearance] = [.light, .dark],
    contrasts: [Bool] = [false], screens: [MatrixScreen] = [.standard],
    themes: [Theme.Base?] = [nil], directions: [Direction?] = [nil]
  ) {
    self.languages = languages
    self.textSizes = textSizes
    self.appearances = appearances
    self.contrasts = contrasts
    self.screens = screens
    self.themes = themes
    self.directions = directions
  }

  /// How many values each axis has, in the order in which pictures vary: the last changes first.
  var counts: [Int] {
    [
      screens.count, themes.count, directions.count, languages.count, textSizes.count,
      contrasts.count, appearances.count,
    ]
  }

  /// How many pictures there are of one document; a very large number where that cannot be told.
  public var picturesOfDocument: Int {
    counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
  }

  /// How many pictures differ in nothing but their colours and stand beside each other.
  var picturesOfLayout: Int { contrasts.count * appearances.count }
}
