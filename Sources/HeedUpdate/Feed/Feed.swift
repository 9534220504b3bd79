internal import Heed
public import HeedDocument

/// Heed's own feed: what there is to know of the releases of any number of apps, in one file.
///
/// The file is static JSON, so that any server can deliver it to any number of installs; all deciding
/// is on the device. ``FeedSchema`` describes it.
public struct Feed: Hashable, Sendable {
  /// A number that has to grow with each change.
  public var serial: UInt64?
  /// When it was made.
  public var issued: Timestamp?
  /// The moment from which it does not count any more.
  public var expires: Timestamp?
  /// A document for each app and platform.
  public var documents: [UpdateDocument]
  /// What was passed over to read it.
  public var issues: [DocumentIssue]

  /// Makes a feed.
  public init(
    serial: UInt64? = nil, issued: Timestamp? = nil, expires: Timestamp? = nil,
    documents: [UpdateDocument] = [], issues: [DocumentIssue] = []
  ) {
    self.serial = serial
    self.issued = issued
    self.expires = expires
    self.documents = documents
    self.issues = issues
  }

  /// The document for an app on its platform.
  ///
  /// One that names the platform comes before one for every platform.
  ///
  /// - Throws: an error where the feed has none. An app without an id gets the only document for its
  ///   platform.
  public func document(for installed: InstalledApp) throws(FeedError) -> UpdateDocument {
    var isKnown = false
    var found: [UpdateDocument] = []
    for document in documents {
      if let id = installed.id, let app = document.app, app.id != id { continue }
      isKnown = true
      if let platform = document.platform, !Quoting.isSame(platform, installed.platform) {
        continue
      }
      found.append(document)
    }
    let named = found.filter { $0.platform != nil }
    if !named.isEmpty { found = named }
    if let first = found.first, installed.id != nil || found.count == 1 { return first }
    if found.count > 1 { throw FeedError(.ambiguous, installed) }
    throw FeedError(isKnown ? .otherPlatform : .otherApp, installed)
  }
}
