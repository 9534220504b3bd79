internal import Heed

extension DocumentDecoder {
  /// Reads a document, or its fallback where it asks for what is not known.
  mutating func document(_ value: JSONValue) -> Alert? {
    guard case .object(let members) = value.kind else {
      noteType(value, "an object in braces, such as {\"heed\": 1, \"title\": …}")
      return nil
    }
    func member(_ key: Name) -> JSONValue? { members.first { $0.key == key }?.value }
    guard let unknown = unknownNeed(value, member("heed"), member("requires")) else {
      return readable(value, fallback: member("fallback"))
    }
    guard let fallback = member("fallback") else {
      noteError(
        unknown.offset, nil, unknown.reason + "; add a \"fallback\" document that does without")
      return nil
    }
    noteSkipped(unknown.offset, unknown.reason + "; the fallback is used")
    usedFallback = true
    return document(fallback)
  }

  /// Reads the document itself; a strict reading proves its fallback too.
  private mutating func readable(_ value: JSONValue, fallback: JSONValue?) -> Alert? {
    isDamaged = false
    let alert = alert(value)
    if let fallback, mode == .strict {
      let usedBefore = usedFallback
      _ = document(fallback)
      usedFallback = usedBefore
    }
    return alert
  }

  /// The names by which a document may require what version 1 has.
  static let features: [Name] = [
    "runs", "key", "image", "text", "field", "choices", "switch", "progress", "badge",
    "separator", "space", "slot", "sheet", "card", "banner", "theme", "header", "close",
    "gradient", "material", "backdrop", "frame", "countdown", "keepsOpen", "needsValid", "spring",
  ]

  /// What a document asks for that is not known, if there is anything.
  private mutating func unknownNeed(
    _ value: JSONValue, _ version: JSONValue?, _ requires: JSONValue?
  ) -> (offset: Int, reason: String)? {
    if let version {
      if case .number(let number) = version.kind, number > 1, Int(exactly: number) != nil {
        return (version.offset, "version \(JSONPrinter.text(of: number)) is newer than 1")
      }
      if case .number(1) = version.kind {
      } else {
        note(version.offset, "this has to be 1, the version of the format")
      }
    } else {
      note(value.offset, "this is no document yet; add \"heed\": 1")
    }
    for element in list(requires, of: "features") {
      guard let feature = name(element) else { continue }
      if !DocumentDecoder.features.contains(feature) {
        return (element.offset, "the feature \(Quote.quoted(feature.string)) is not known")
      }
    }
    return nil
  }
}
