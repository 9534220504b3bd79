/// A title or message, with its place in a card where it has one.
public struct PlacedText: Hashable, Sendable {
  public var text: RichText
  public var font: Font?
  public var color: Color?
  /// Points from the panel's top edge; beneath what comes before it by default.
  public var top: Double?
  /// Space around the text; the theme's padding by default.
  public var inset: Insets?
  /// The width; all there is by default.
  public var width: Length?
  /// The height; what the text needs by default.
  public var height: Length?

  /// Makes a placed text.
  public init(
    _ text: RichText, font: Font? = nil, color: Color? = nil, top: Double? = nil,
    inset: Insets? = nil, width: Length? = nil, height: Length? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.top = top
    self.inset = inset
    self.width = width
    self.height = height
  }

  /// Whether it is nothing but a text, placed by the theme.
  package var isPlain: Bool {
    // Compared part by part: to compare texts would bring the Unicode tables into a web page.
    font == nil && color == nil && top == nil && inset == nil && width == nil && height == nil
  }
}

extension PlacedText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(RichText(value))
  }

  public init(stringInterpolation: RichText.StringInterpolation) {
    self.init(RichText(stringInterpolation: stringInterpolation))
  }
}
