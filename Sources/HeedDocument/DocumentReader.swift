public import Heed

/// Reads documents: JSON that describes an alert.
///
/// ```swift
/// let document = try DocumentReader(mode: .lenient).read(bytes)
/// ```
public struct DocumentReader: Sendable {
  public var mode: Mode
  public var limits: DocumentLimits
  /// Makes text of the HTML and the Markdown in documents; none is read by default.
  public var markup: MarkupReader?

  /// Makes a reader; it is strict, has the usual limits and reads no markup by default.
  public init(
    mode: Mode = .strict, limits: DocumentLimits = .init(), markup: MarkupReader? = nil
  ) {
    self.mode = mode
    self.limits = limits
    self.markup = markup
  }

  /// Reads a document from its bytes, which are JSON in UTF-8.
  ///
  /// - Throws: everything that is wrong with it, each with its place.
  public func read(_ bytes: [UInt8]) throws(DocumentError) -> Document {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(bytes, maxBytes: limits.bytes, maxDepth: limits.depth)
    } catch {
      let position = SourcePosition(of: error.offset, in: bytes)
      throw DocumentError(issues: [
        DocumentIssue(
          line: position.line, column: position.column, path: "", reason: error.reason.string)
      ])
    }
    let decoder = decoder(of: tree)
    let alert = decoder.document(0)
    let issues = DocumentWords(decoder).issues()
    guard let alert, !decoder.hasErrors else { throw DocumentError(issues: issues) }
    return Document(alert: alert, issues: issues, usedFallback: decoder.usedFallback)
  }

  func decoder(of tree: JSONTree) -> DocumentDecoder {
    DocumentDecoder(tree, isStrict: mode == .strict, limits: limits, markup: markup)
  }
}
