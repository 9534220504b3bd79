/// How a host's text system breaks a text into lines.
public struct TextMetrics: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The UTF-8 bytes of the text that the line shows, counted from the text's start.
    public var range: Range<Int>
    /// The width of its letters in points, without white space at its end.
    public var width: Double

    /// Makes a line.
    public init(range: Range<Int>, width: Double) {
      self.range = range
      self.width = width
    }
  }

  /// Where a link stands.
  public struct LinkSpan: Hashable, Sendable {
    public var link: Name
    /// The line's place among the lines, counted from 0.
    public var line: Int
    /// Points from the line's left end.
    public var x: Double
    public var width: Double

    /// Makes a span.
    public init(link: Name, line: Int, x: Double, width: Double) {
      self.link = link
      self.line = line
      self.x = x
      self.width = width
    }
  }

  /// The lines from top to bottom; at least one, even where there is no text.
  public var lines: [Line]
  /// Whether something was left out.
  public var isTruncated: Bool
  public var links: [LinkSpan]

  /// Makes metrics.
  public init(lines: [Line], isTruncated: Bool = false, links: [LinkSpan] = []) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.links = links
  }
}
