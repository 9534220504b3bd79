public import Heed

/// The text of a key in a language, with its places filled.
public struct ResolvedText: Hashable, Sendable {
  public var text: String
  /// The language that it is in.
  public var language: Name
  /// The table that it stands in.
  public var table: Name
  /// Where it stands.
  public var place: TextPlace
  /// Whether it is in the language that the app is developed in, for want of one in the language
  /// asked for.
  public var isFallback: Bool
  /// Whether samples stand in places that nothing was given for.
  public var usesSamples: Bool
  /// Why it is not as it was meant, without a capital and a full stop, such as a word given for a
  /// number.
  public var problem: String?
}
