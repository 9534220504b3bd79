/// A title or message, with its place in a card where it has one.
public struct PlacedText: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  public var text: RichText {
    get { shared.storage.values.text }
    set { shared.own().values.text = newValue }
  }
  public var font: Font? {
    get { shared.storage.values.font }
    set { shared.own().values.font = newValue }
  }
  public var color: Color? {
    get { shared.storage.values.color }
    set { shared.own().values.color = newValue }
  }
  /// Points from the panel's top edge; beneath what comes before it by default.
  public var top: Double? {
    get { shared.storage.values.top }
    set { shared.own().values.top = newValue }
  }
  /// Space around the text; the theme's padding by default.
  public var inset: Insets? {
    get { shared.storage.values.inset }
    set { shared.own().values.inset = newValue }
  }
  /// The width; all there is by default.
  public var width: Length? {
    get { shared.storage.values.width }
    set { shared.own().values.width = newValue }
  }
  /// The height; what the text needs by default.
  public var height: Length? {
    get { shared.storage.values.height }
    set { shared.own().values.height = newValue }
  }

  /// Makes a placed text.
  public init(
    _ text: RichText, font: Font? = nil, color: Color? = nil, top: Double? = nil,
    inset: Insets? = nil, width: Length? = nil, height: Length? = nil
  ) {
    shared = Shared(Values(text: text, font: font, color: color, top: top, inset: inset, width: width, height: height))
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
