/// A text to measure or draw: its runs, the width it may take and how it is cut.
public struct TextRequest: Hashable, Sendable {
  /// A stretch of text with nothing about its look left open.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: ResolvedFont
    public var color: RGBA
    public var background: RGBA?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// Points by which the letters are raised.
    public var baselineOffset: Double
    public var link: Name?

    /// Makes a run.
    public init(
      _ text: String, font: ResolvedFont, color: RGBA, background: RGBA? = nil,
      isUnderlined: Bool = false, isStruckThrough: Bool = false,
      baselineOffset: Double = 0, link: Name? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.background = background
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.baselineOffset = baselineOffset
      self.link = link
    }

    // By bytes: two ways of writing one letter are equal as strings, but their ranges are not.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      isSameText(lhs.text, rhs.text) && lhs.font == rhs.font && lhs.color == rhs.color
        && lhs.background == rhs.background && lhs.isUnderlined == rhs.isUnderlined
        && lhs.isStruckThrough == rhs.isStruckThrough
        && lhs.baselineOffset == rhs.baselineOffset && lhs.link == rhs.link
    }
  }

  /// What is left out when the text does not fit its lines; an ellipsis stands for it.
  public enum Truncation: Hashable, Sendable {
    /// The end.
    case tail
    /// The middle of its only line.
    case middle
  }

  /// The runs in reading order; newlines part paragraphs.
  public var runs: [Run]
  /// The width of the lines in points; lines only break at newlines where it is infinite.
  public var width: Double
  /// The most lines; 0 is no limit.
  public var lineLimit: Int
  public var truncation: Truncation
  /// Whether all lines but a paragraph's last are stretched to the width.
  public var isJustified: Bool
  /// The direction of paragraphs that hold no letter with a direction of its own.
  public var direction: Direction
  /// The language, which decides among regional forms of characters.
  public var language: Name

  /// Makes a request; no limit of width or lines by default.
  public init(
    runs: [Run], width: Double = .infinity, lineLimit: Int = 0, truncation: Truncation = .tail,
    isJustified: Bool = false, direction: Direction = .leftToRight, language: Name = "en"
  ) {
    self.runs = runs
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.isJustified = isJustified
    self.direction = direction
    self.language = language
  }

  /// The characters alone.
  public var plainText: String {
    var text = ""
    for run in runs { text += run.text }
    return text
  }
}
