internal import Heed
internal import HeedDocument

/// What is to be said about a document, in words.
///
/// The engine reads documents without them, for a page needs them only where something is wrong; they
/// are in a program of their own.
public enum WebIssues {
  /// What is wrong with a document, or is passed over in it.
  ///
  /// Nothing is said about HTML and Markdown themselves; what of them shows nothing counts as a text.
  ///
  /// - Parameters:
  ///   - document: JSON in UTF-8, in which HTML and Markdown may stand.
  ///   - isStrict: Whether what is not known is an error.
  /// - Returns: For each issue a byte that is 1 for an error, line, column, path, kind and message, as the
  ///   page reads them.
  public static func bytes(of document: [UInt8], isStrict: Bool) -> [UInt8] {
    var writer = ByteWriter()
    let reader = DocumentReader(mode: isStrict ? .strict : .lenient, markup: markup)
    do throws(DocumentError) {
      add(try reader.read(document).issues, to: &writer)
    } catch {
      add(error.issues, to: &writer)
    }
    return writer.bytes
  }

  /// The page reads HTML and Markdown by a program of its own; here only their places count.
  private static var markup: MarkupReader {
    let plain: @Sendable (String, String?) -> RichText = { RichText($0.isEmpty ? $1 ?? "" : $0) }
    return MarkupReader(html: plain, markdown: plain)
  }

  private static func add(_ issues: [DocumentIssue], to writer: inout ByteWriter) {
    for issue in issues {
      writer.add(issue.severity == .error)
      writer.add(whole: issue.line)
      writer.add(whole: issue.column)
      writer.add(issue.path)
      writer.add(issue.problem?.name ?? "document")
      var message: Phrase = "\(issue.reason)"
      if let suggestion = issue.suggestion { message += "; did you mean '\(suggestion)'?" }
      writer.add(message.string)
    }
  }
}
