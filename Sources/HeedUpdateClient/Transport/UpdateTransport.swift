/// What brings a document from an address: libcurl, `URLSession`, or what a test puts in their place.
public protocol UpdateTransport: Sendable {
  /// Loads one document.
  ///
  /// Redirects are followed as ``RedirectRules`` say, and a body is never longer than the limit. An
  /// answer of any status is returned, so that the caller decides what it means.
  func load(_ request: SourceRequest) async throws(UpdateError) -> SourceResponse
}
