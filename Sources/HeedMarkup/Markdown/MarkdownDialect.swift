/// Which rules Markdown is read by.
public enum MarkdownDialect: Hashable, Sendable {
  /// CommonMark alone.
  case commonMark
  /// CommonMark with what GitHub adds: text struck through, lists of tasks, addresses without angle
  /// brackets, and tables.
  case gitHub
}
