/// How SVG files are written.
public struct SVGOptions: Hashable, Sendable {
  /// How letters are written.
  public enum Letters: Hashable, Sendable {
    /// As text that can be selected, searched and read out; a machine without the fonts shows others.
    case text
    /// As shapes, which look the same everywhere.
    case outlines
  }

  public var letters: Letters
  /// What every id begins with, so that several files fit into one page; only ASCII letters, digits,
  /// `-` and `_` of it are used.
  public var idPrefix: String

  /// Makes options; text and no prefix by default.
  public init(letters: Letters = .text, idPrefix: String = "") {
    self.letters = letters
    self.idPrefix = idPrefix
  }
}
