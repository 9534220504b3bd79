public import Heed

/// Where a part of an alert stands in its document.
public struct DocumentPlace: Hashable, Sendable {
  /// The line, the first being 1; a line ends with a line feed, a carriage return or both.
  public var line: Int
  /// The column, the first being 1, counted in Unicode scalars; a tab counts as one.
  public var column: Int
  /// The path from the document's root, such as `fallback.actions[1].title`.
  public var path: Name

  /// Makes a place.
  public init(line: Int, column: Int, path: Name) {
    self.line = line
    self.column = column
    self.path = path
  }
}
