/// Where a backend's own JSON says what a release is.
///
/// ```swift
/// var map = FieldMap(version: try FieldPath("ios.latest.version"))
/// map.minimumSupported = try FieldPath("ios.minimum")
/// ```
public struct FieldMap: Hashable, Sendable {
  /// The list of releases; where it is an object, that is the only one. The whole document by default.
  public var releases: FieldPath?

  // Each of these begins at a release.

  /// The version: text.
  public var version: FieldPath
  /// The build: text or a whole number.
  public var build: FieldPath?
  /// The date: text of RFC 3339, or seconds or milliseconds since 1970.
  public var date: FieldPath?
  public var title: FieldPath?
  /// The notes: text.
  public var notes: FieldPath?
  public var link: FieldPath?
  public var channel: FieldPath?
  public var platform: FieldPath?
  /// The oldest system that it runs on: text.
  public var minimumSystem: FieldPath?
  /// Whether it is critical: true or false.
  public var critical: FieldPath?

  // Each of these begins at the document.

  /// The app's id; a document for another app is refused.
  public var appID: FieldPath?
  /// The oldest version that may go on: text.
  public var minimumSupported: FieldPath?
  /// What is said to whoever has an older one.
  public var minimumMessage: FieldPath?
  /// Versions that may not go on: text, or a list of texts.
  public var blocked: FieldPath?

  /// How the notes are written; plain by default.
  public var notesFormat: ReleaseNotes.Format = .plain
  /// By which rules versions are read and compared; ``VersionRules/heed`` by default.
  public var rules: VersionRules = .heed

  /// Makes a map.
  public init(version: FieldPath) {
    self.version = version
  }
}
