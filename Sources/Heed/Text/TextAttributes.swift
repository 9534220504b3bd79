/// How a range of text looks; what is not said is taken from the text around it.
public struct TextAttributes: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  public var font: Font? {
    get { shared.storage.values.font }
    set { shared.own().values.font = newValue }
  }
  public var color: Color? {
    get { shared.storage.values.color }
    set { shared.own().values.color = newValue }
  }
  /// Painted behind the letters.
  public var background: Color? {
    get { shared.storage.values.background }
    set { shared.own().values.background = newValue }
  }
  public var isUnderlined: Bool {
    get { shared.storage.values.isUnderlined }
    set { shared.own().values.isUnderlined = newValue }
  }
  public var isStruckThrough: Bool {
    get { shared.storage.values.isStruckThrough }
    set { shared.own().values.isStruckThrough = newValue }
  }
  /// Points by which the letters are raised; below zero lowers them.
  public var baselineOffset: Double {
    get { shared.storage.values.baselineOffset }
    set { shared.own().values.baselineOffset = newValue }
  }
  /// Where a touch leads; only addresses that ``Link/isAllowed(_:)`` are ever opened.
  public var link: Name? {
    get { shared.storage.values.link }
    set { shared.own().values.link = newValue }
  }
  /// How the paragraph stands in which the text begins; a plain one by default.
  ///
  /// A text keeps one style throughout a paragraph: that of its first letter.
  ///
  /// A style that says nothing is none.
  public var paragraph: ParagraphStyle? {
    get { boxedParagraph }
    set { boxedParagraph = newValue?.isPlain == true ? nil : newValue }
  }
  private var boxedParagraph: ParagraphStyle? {
    get { shared.storage.values.boxedParagraph }
    set { shared.own().values.boxedParagraph = newValue }
  }

  /// Makes attributes; nothing special by default.
  public init(
    font: Font? = nil, color: Color? = nil, background: Color? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false,
    baselineOffset: Double = 0, link: Name? = nil, paragraph: ParagraphStyle? = nil
  ) {
    shared = Shared(Values(font: font, color: color, background: background, isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, baselineOffset: baselineOffset, link: link, boxedParagraph: paragraph?.isPlain == true ? nil : paragraph))
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
