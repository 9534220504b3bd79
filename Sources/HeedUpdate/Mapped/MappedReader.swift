internal import Heed
public import HeedDocument

/// Reads any backend's JSON by a map of where each value stands.
///
/// What cannot be read of a release is passed over and reported; a release without a version, or with
/// a channel, a platform or a system that cannot be read, is left out.
public struct MappedReader: Sendable {
  public var map: FieldMap
  /// The size in bytes; 1 MiB by default.
  public var mostBytes = 1_048_576
  /// The most releases that are read.
  public static let mostReleases = 4_096

  /// Makes a reader.
  public init(_ map: FieldMap) {
    self.map = map
  }

  /// Reads a document.
  ///
  /// - Throws: an error where it is no JSON, or where no release can be found.
  public func read(
    _ bytes: [UInt8], trust: UpdateDocument.Trust = .unsigned
  ) throws(DocumentError) -> UpdateDocument {
    let json = try JSONDecoder(
      bytes, maxBytes: mostBytes, maxDepth: 64, isStrict: false, issues: 50)
    var decoder = MappedDecoder(json: json, map: map)
    var document = decoder.document()
    document.trust = trust
    if document.releases.isEmpty {
      let reason: Phrase =
        "no release has a version at '\(map.version.text)'; check the map against the document"
      let issue = DocumentIssue(
        line: 1, column: 1, path: Name(map.releases?.text ?? ""), reason: reason.string)
      throw DocumentError(issues: decoder.json.issues + [issue])
    }
    document.problems = decoder.json.issues.map { issue in
      ItemProblem(path: issue.path, line: issue.line, column: issue.column, reason: issue.reason)
    }
    return document
  }
}
