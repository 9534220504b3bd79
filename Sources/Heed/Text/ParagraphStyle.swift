/// How a paragraph stands: the lists and quotes around it, its marker, and the space before it.
///
/// Newlines part paragraphs. The run that begins a paragraph says how all of it stands, see
/// ``TextAttributes/paragraph``. Layout gives each paragraph its place, so that no host has to know
/// about them; where a text has to stay on few lines, such as an action's title, they mean nothing.
public struct ParagraphStyle: Hashable, Sendable {
  /// The number of lists around it, each of which moves its lines in; 0 by default, 8 count at most.
  public var level: Int
  /// The number of quotes around it, each of which moves its lines in beside a thin bar; 0 by
  /// default, 8 count at most.
  public var quoteLevel: Int
  /// What hangs before the first line, such as a bullet or a number; nothing by default.
  public var marker: Name?
  /// Points of space before it at the default text size, which grow with the person's text size;
  /// 0 by default. There is none before the first paragraph.
  public var spacing: Double
  /// Where its lines stand. By default as those of the whole text, and at the start within lists
  /// and quotes.
  public var alignment: TextAlignment?
  /// Where it begins; by default where the text around it does.
  public var direction: Direction?

  /// Makes a style; a paragraph of its own with nothing special by default.
  public init(
    level: Int = 0, quoteLevel: Int = 0, marker: Name? = nil, spacing: Double = 0,
    alignment: TextAlignment? = nil, direction: Direction? = nil
  ) {
    self.level = level
    self.quoteLevel = quoteLevel
    self.marker = marker
    self.spacing = spacing
    self.alignment = alignment
    self.direction = direction
  }

  /// Whether nothing is special.
  package var isPlain: Bool { self == ParagraphStyle() }
}
