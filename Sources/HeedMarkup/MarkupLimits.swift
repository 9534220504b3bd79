/// How much of markup is styled; text beyond a limit is kept and stays plain.
public struct MarkupLimits: Hashable, Sendable {
  /// The bytes that are read as markup; 1 MiB by default. What follows is shown as it is written.
  public var bytes: Int
  /// The elements inside each other that have an effect; 128 by default.
  public var depth: Int
  /// The stretches of text that look different; 4,096 by default.
  public var runs: Int
  /// The paragraphs that may be in lists, quotes or apart from others; 4,096 by default.
  public var paragraphs: Int

  /// Makes limits; the usual ones by default.
  public init(
    bytes: Int = 1_048_576, depth: Int = 128, runs: Int = 4_096, paragraphs: Int = 4_096
  ) {
    self.bytes = bytes
    self.depth = depth
    self.runs = runs
    self.paragraphs = paragraphs
  }
}
