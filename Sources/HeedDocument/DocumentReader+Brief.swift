public import Heed

extension DocumentReader {
  /// Reads a document as ``read(_:)`` does, and says what is wrong by numbers alone.
  ///
  /// A program that calls only this one carries no sentences; whoever wants them reads the same bytes
  /// with ``read(_:)`` in a program that does.
  ///
  /// - Parameters:
  ///   - bytes: The document, JSON in UTF-8.
  ///   - remark: Called for each fault, in the order in which they stand and at most
  ///     ``DocumentLimits/issues`` times, with the line and the column of a ``DocumentIssue`` and a
  ///     number that is the same for the same kind of fault within a version of Heed. Where there is
  ///     an alert it is called for what was passed over.
  /// - Returns: The alert, free of ``Heed/Alert/problems``; nothing where the document has errors.
  public func brief(
    _ bytes: [UInt8], remark: (_ line: Int, _ column: Int, _ number: Int) -> Void
  ) -> Alert? {
    Self.brief(
      bytes, isStrict: mode == .strict, limits: limits, markup: markup, texts: texts
    ) { offset, number in
      let position = SourcePosition(of: offset, in: bytes)
      remark(position.line, position.column, number)
    }
  }

  /// The same without a reader, which is large to hand on, and with offsets in place of lines.
  package static func brief(
    _ bytes: [UInt8], isStrict: Bool, limits: DocumentLimits = .init(),
    markup: MarkupReader? = nil, texts: TextSource? = nil,
    remark: (_ offset: Int, _ number: Int) -> Void
  ) -> Alert? {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(bytes, maxBytes: limits.bytes, maxDepth: limits.depth)
    } catch {
      remark(error.offset, Int(error.fault.rawValue))
      return nil
    }
    let decoder = DocumentDecoder(
      tree, isStrict: isStrict, limits: limits, markup: markup, texts: texts)
    let alert = decoder.document(0)
    decoder.forEachNote { note in
      // Those of JSON, of documents and of alerts count on from each other.
      var number = Int(note.fault.rawValue) + 32
      if let problem = note.problem { number += Int(problem.facts.fault.rawValue) }
      remark(note.offset, number)
    }
    return decoder.hasErrors ? nil : alert
  }
}
