/// A piece of HTML as the standard's tokenizer gives it.
public enum HTMLToken: Hashable, Sendable {
  /// A document type; its name and identifiers are missing where the markup has none.
  case doctype(name: HTMLText?, publicID: HTMLText?, systemID: HTMLText?, forcesQuirks: Bool)
  /// A start tag, its name in lower case; of two attributes with one name the first counts.
  case startTag(name: HTMLText, attributes: [HTMLAttribute], isSelfClosing: Bool)
  case endTag(name: HTMLText)
  case comment(HTMLText)
  /// Text with its character references replaced; two of these never follow each other.
  case text(HTMLText)
}
