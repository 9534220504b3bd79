/// How a range of text looks; what is not said is taken from the text around it.
public struct TextAttributes: Hashable, Sendable {
  @Boxed public var font: Font?
  @Boxed public var color: Color?
  /// Painted behind the letters.
  @Boxed public var background: Color?
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Points by which the letters are raised; below zero lowers them.
  public var baselineOffset: Double
  /// Where a touch leads; only addresses that ``Link/isAllowed(_:)`` are ever opened.
  public var link: Name?
  /// How the paragraph stands in which the text begins; a plain one by default.
  ///
  /// A text keeps one style throughout a paragraph: that of its first letter.
  ///
  /// A style that says nothing is none.
  public var paragraph: ParagraphStyle? {
    get { boxedParagraph }
    set { boxedParagraph = newValue?.isPlain == true ? nil : newValue }
  }
  @Boxed private var boxedParagraph: ParagraphStyle?

  /// Makes attributes; nothing special by default.
  public init(
    font: Font? = nil, color: Color? = nil, background: Color? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false,
    baselineOffset: Double = 0, link: Name? = nil, paragraph: ParagraphStyle? = nil
  ) {
    self.font = font
    self.color = color
    self.background = background
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.baselineOffset = baselineOffset
    self.link = link
    boxedParagraph = paragraph?.isPlain == true ? nil : paragraph
  }

  /// These attributes with others laid over them.
  package func adding(_ other: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: other.font.map { $0.over(font ?? Font()) } ?? font,
      color: other.color ?? color,
      background: other.background ?? background,
      isUnderlined: isUnderlined || other.isUnderlined,
      isStruckThrough: isStruckThrough || other.isStruckThrough,
      baselineOffset: other.baselineOffset != 0 ? other.baselineOffset : baselineOffset,
      link: other.link ?? link, paragraph: other.paragraph ?? paragraph)
  }
}
