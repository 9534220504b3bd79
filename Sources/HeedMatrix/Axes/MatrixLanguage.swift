public import Heed

/// A language that alerts are shown in.
public struct MatrixLanguage: Hashable, Sendable {
  /// The language and perhaps the region, such as `zh-Hant`.
  public var tag: Name
  /// The direction in which it is written.
  public var direction: Direction

  /// Makes a language.
  public init(_ tag: Name, direction: Direction) {
    self.tag = tag
    self.direction = direction
  }
}
