internal import Heed

extension DocumentDecoder {
  /// Reads a document, or its fallback where it asks for what is not known.
  mutating func document(_ value: JSONNode) -> Alert? {
    guard value.kind == .object else {
      noteType(value, "an object in braces, such as {\"heed\": 1, \"title\": …}")
      return nil
    }
    let fields = Fields(node: value)
    let fallback = find(fields[.fallback])
    guard let unknown = unknownNeed(fields) else { return readable(value, fallback: fallback) }
    guard let fallback else {
      noteError(
        unknown.offset, nil, unknown.reason + "; add a \"fallback\" document that does without")
      return nil
    }
    noteSkipped(unknown.offset, unknown.reason + "; the fallback is used")
    usedFallback = true
    return document(fallback)
  }

  /// Reads the document itself; a strict reading proves its fallback too.
  private mutating func readable(_ value: JSONNode, fallback: JSONNode?) -> Alert? {
    isDamaged = false
    let alert = alert(value)
    alertNode = value
    if let fallback, mode == .strict {
      let before = (usedFallback, blockIndices)
      _ = document(fallback)
      (usedFallback, blockIndices) = before
      alertNode = value
    }
    return alert
  }

  /// The names by which a document may require what version 1 has.
  static let features: WordList =
    """
    runs key image text field choices switch progress badge separator space slot sheet card \
    banner theme header close gradient material backdrop frame countdown keepsOpen needsValid \
    spring
    """

  /// What a document asks for that is not known, if there is anything.
  private mutating func unknownNeed(_ fields: Fields) -> (offset: Int, reason: Phrase)? {
    if let version = find(fields[.heed]) {
      if version.kind == .number, version.number > 1, let number = Int(exactly: version.number) {
        return (version.offset, "version \(number) is newer than 1")
      }
      if version.kind != .number || version.number != 1 {
        note(version.offset, "this has to be 1, the version of the format")
      }
    } else {
      note(fields.node.offset, "this is no document yet; add \"heed\": 1")
    }
    for element in list(fields[.requires], of: "features") {
      guard let feature = string(element.place) else { continue }
      if DocumentDecoder.features.index(of: feature.bytes) == nil {
        return (element.offset, "the feature \(Quote.quoted(feature)) is not known")
      }
    }
    return nil
  }
}
