public import Heed

extension DocumentReader {
  /// Finds where the parts of an alert stand in the document that it was read from.
  ///
  /// - Parameters:
  ///   - paths: Paths as ``Heed/AlertProblem/path`` has them, such as `actions[1].title`.
  ///   - bytes: The document, as it was given to ``read(_:)``.
  /// - Returns: A place for each path, in their order: that of the value, or of the nearest one
  ///   around it where the document says nothing. Empty where the document cannot be read.
  public func places(of paths: [Name], in bytes: [UInt8]) -> [DocumentPlace] {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: limits.bytes, maxDepth: limits.depth)
    else { return [] }
    var decoder = DocumentDecoder(tree, mode: mode, limits: limits, markup: markup, texts: texts)
    _ = decoder.document(tree.root)
    guard let alert = decoder.alertNode else { return [] }
    return paths.map { path in
      let place = decoder.place(of: path, in: alert)
      let position = SourcePosition(of: place.offset, in: bytes)
      return DocumentPlace(line: position.line, column: position.column, path: place.path)
    }
  }
}
