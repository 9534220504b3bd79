/// How the tokenizer reads what follows, by the standard's states.
public enum HTMLContentModel: Hashable, Sendable {
  /// Tags, comments and character references.
  case data
  /// Character references, and the end tag of the element, as in `title`.
  case escapableRawText
  /// The end tag of the element alone, as in `style`.
  case rawText
  /// As ``rawText``, with the standard's rules for comments in scripts.
  case scriptData
  /// Nothing but text.
  case plainText
  /// Text until `]]>`.
  case cdataSection
}
