/// The JSON Schema of documents.
public enum AlertSchema {
  /// The text of the schema, in draft 2020-12.
  public static var json: String { "{}\n" }
}
