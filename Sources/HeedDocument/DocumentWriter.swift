public import Heed

/// Writes documents: an alert as JSON that ``DocumentReader`` reads back as an equal one.
///
/// Only what differs from the default is written, each key in its place, indented by two spaces.
/// Three things have no form of their own in a document: a ``Heed/Alert/cancelPosition`` outside
/// the list, which is written as the end of it that is nearer; the ground of a badge's box, which
/// gives way to the badge's own; and numbers that are not finite, which no document may have.
public struct DocumentWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// The document of an alert, which ends with a line feed.
  public func write(_ alert: Alert) -> String {
    var printer = JSONPrinter()
    printer.print(DocumentEncoder.document(alert))
    return String(bytes: printer.bytes) + "\n"
  }
}
