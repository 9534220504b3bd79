public import Heed

/// Where the person is in the text of a field. Places count the clusters of
/// ``CellWidth/clusters(of:)`` from the text's start.
public struct FieldEdit: Hashable, Sendable {
  /// The field's id, not its node's.
  public var field: Name
  /// Where the next letter goes.
  public var caret: Int
  /// The other end of what is selected; nothing is where it is absent or at the caret.
  public var anchor: Int?
  /// How far the text is moved: clusters off the leading side of a line, rows off the top of several.
  public var scroll: Int

  /// Makes a place; nothing is selected by default.
  public init(field: Name, caret: Int, anchor: Int? = nil, scroll: Int = 0) {
    self.field = field
    self.caret = caret
    self.anchor = anchor
    self.scroll = scroll
  }

  /// What is selected, if anything is.
  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }
}
