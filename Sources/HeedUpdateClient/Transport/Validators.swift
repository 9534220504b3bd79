/// What a server gives to recognise a version of a document by.
public struct Validators: Hashable, Sendable {
  /// `ETag` as it was given, with its quotes.
  public var entityTag: String?
  /// `Last-Modified` as it was given.
  public var lastModified: String?

  /// Makes validators; without both, a request is for a full load.
  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// Whether nothing was given.
  public var isEmpty: Bool { entityTag == nil && lastModified == nil }
}
