/// A text to measure or draw: its runs, the width it may take and how it is cut.
public struct TextRequest: Hashable, Sendable {
  private(set) var shared: Shared<Values>

  /// A stretch of text with nothing about its look left open.
  public struct Run: Hashable, Sendable {
    private(set) var shared: Shared<Values>

    public var text: String {
      get { shared.storage.values.text }
      set { shared.own().values.text = newValue }
    }
    public var font: ResolvedFont {
      get { shared.storage.values.font }
      set { shared.own().values.font = newValue }
    }
    public var color: RGBA {
      get { shared.storage.values.color }
      set { shared.own().values.color = newValue }
    }
    public var background: RGBA? {
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
    /// Points by which the letters are raised.
    public var baselineOffset: Double {
      get { shared.storage.values.baselineOffset }
      set { shared.own().values.baselineOffset = newValue }
    }
    public var link: Name? {
      get { shared.storage.values.link }
      set { shared.own().values.link = newValue }
    }

    /// Makes a run.
    public init(
      _ text: String, font: ResolvedFont, color: RGBA, background: RGBA? = nil,
      isUnderlined: Bool = false, isStruckThrough: Bool = false,
      baselineOffset: Double = 0, link: Name? = nil
    ) {
      shared = Shared(
        Values(
          text: text, font: font, color: color, background: background, isUnderlined: isUnderlined,
          isStruckThrough: isStruckThrough, baselineOffset: baselineOffset, link: link))
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
  public var runs: [Run] {
    get { shared.storage.values.runs }
    set { shared.own().values.runs = newValue }
  }
  /// The width of the lines in points; lines only break at newlines where it is infinite.
  public var width: Double {
    get { shared.storage.values.width }
    set { shared.own().values.width = newValue }
  }
  /// The most lines; 0 is no limit.
  public var lineLimit: Int {
    get { shared.storage.values.lineLimit }
    set { shared.own().values.lineLimit = newValue }
  }
  public var truncation: Truncation {
    get { shared.storage.values.truncation }
    set { shared.own().values.truncation = newValue }
  }
  /// Whether all lines but a paragraph's last are stretched to the width.
  public var isJustified: Bool {
    get { shared.storage.values.isJustified }
    set { shared.own().values.isJustified = newValue }
  }
  /// The direction of paragraphs that hold no letter with a direction of its own.
  public var direction: Direction {
    get { shared.storage.values.direction }
    set { shared.own().values.direction = newValue }
  }
  /// The language, which decides among regional forms of characters.
  public var language: Name {
    get { shared.storage.values.language }
    set { shared.own().values.language = newValue }
  }

  /// Makes a request; no limit of width or lines by default.
  public init(
    runs: [Run], width: Double = .infinity, lineLimit: Int = 0, truncation: Truncation = .tail,
    isJustified: Bool = false, direction: Direction = .leftToRight, language: Name = "en"
  ) {
    shared = Shared(
      Values(
        runs: runs, width: width, lineLimit: lineLimit, truncation: truncation,
        isJustified: isJustified, direction: direction, language: language))
  }

  /// The characters alone.
  public var plainText: String {
    // Most texts look the same throughout.
    guard runs.count > 1 else { return runs.isEmpty ? "" : runs[0].text }
    var text = ""
    for run in runs { text += run.text }
    return text
  }
}
