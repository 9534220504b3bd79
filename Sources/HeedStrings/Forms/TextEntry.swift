public import Heed

/// A key of a table with what it says in one language.
public struct TextEntry: Sendable {
  public var key: Name
  /// Where it stands.
  public var place: TextPlace
  /// What the translators said of it; nothing where the file has no states.
  public var state: State?
  /// What it says.
  var form: TextForm
  /// Whether a catalog stands in with the key, because it has no text of its own.
  var isKeyItself = false
}
