extension Font {
  /// A size that follows the person's text size, as published for iOS.
  public struct Style: OpenSet {
    package enum Kind: UInt8, NamedKind {
      case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
        caption1, caption2

      package static var names: WordList {
        """
        largeTitle title1 title2 title3 headline body callout subheadline footnote \
        caption1 caption2
        """
      }
    }
    package let kind: Kind
    package init(kind: Kind) { self.kind = kind }

    /// 34 points at the default text size.
    public static let largeTitle = Style(kind: .largeTitle)
    /// 28 points.
    public static let title1 = Style(kind: .title1)
    /// 22 points.
    public static let title2 = Style(kind: .title2)
    /// 20 points.
    public static let title3 = Style(kind: .title3)
    /// 17 points, semibold.
    public static let headline = Style(kind: .headline)
    /// 17 points.
    public static let body = Style(kind: .body)
    /// 16 points.
    public static let callout = Style(kind: .callout)
    /// 15 points.
    public static let subheadline = Style(kind: .subheadline)
    /// 13 points.
    public static let footnote = Style(kind: .footnote)
    /// 12 points.
    public static let caption1 = Style(kind: .caption1)
    /// 11 points.
    public static let caption2 = Style(kind: .caption2)
  }
}
