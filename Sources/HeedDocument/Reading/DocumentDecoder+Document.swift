internal import Heed

extension DocumentDecoder {
  /// Reads a document, or its fallback where it asks for what is not known.
  func document(_ value: Int) -> Alert? {
    guard tree.kind(value) == .object else {
      note(.notObject, of: value, detail: Int(DocumentObject.document.rawValue))
      return nil
    }
    let fallback = tree.member(.fallback, of: value)
    guard isUnknown(value, hasFallback: fallback != nil) else {
      return readable(value, fallback: fallback)
    }
    guard let fallback else { return nil }
    usedFallback = true
    return document(fallback)
  }

  /// Reads the document itself; a strict reading proves its fallback too.
  private func readable(_ value: Int, fallback: Int?) -> Alert? {
    isDamaged = false
    let alert = alert(value)
    alertNode = value
    if let fallback, isStrict {
      let wasFallback = usedFallback
      let indices = blockIndices
      _ = document(fallback)
      usedFallback = wasFallback
      blockIndices = indices
      alertNode = value
    }
    return alert
  }

  /// The names by which a document may require what version 1 has; not every reader reads the first
  /// two.
  static var features: WordList {
    """
    html markdown runs key image text field choices switch progress badge separator space slot sheet \
    card banner theme header close gradient material backdrop frame countdown keepsOpen needsValid \
    spring paragraph
    """
  }

  /// Whether a document asks for what is not known, which is noted.
  private func isUnknown(_ document: Int, hasFallback: Bool) -> Bool {
    if let version = tree.member(.heed, of: document) {
      let number = tree.kind(version) == .number ? tree.number(version) : 0
      if number > 1, Int(exactly: number) != nil {
        note(.newerVersion, at: tree.offset(version), hasFallback ? .skipped : .error)
        return true
      }
      if number != 1 { note(.notVersion1, of: version) }
    } else {
      note(.noVersion, of: document)
    }
    let elements = elements(tree.member(.requires, of: document), .notFeatures)
    var element = elements.lowerBound
    while element < elements.upperBound {
      if let feature = string(element) {
        let index = DocumentDecoder.features.index(of: feature.bytes) ?? -1
        if index < (markup == nil ? 2 : 0) {
          note(.unknownFeature, at: tree.offset(element), hasFallback ? .skipped : .error)
          return true
        }
      }
      element = tree.end(element)
    }
    return false
  }
}
