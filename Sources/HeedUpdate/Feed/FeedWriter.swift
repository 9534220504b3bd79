internal import Heed
internal import HeedDocument

/// Writes feeds: JSON that ``FeedReader`` reads back as an equal one.
///
/// Only what differs from the default is written, each key in its place, indented by two spaces. What
/// orders a release by other rules than its version has no form in a feed, nor have documents that
/// differ in their serial number or moments: the feed's own count.
public struct FeedWriter: Sendable {
  /// Makes a writer.
  public init() {}

  /// The feed as text, which ends with a line feed.
  public func write(_ feed: Feed) -> String {
    var object = JSONObject(FeedKey.Top.self)
    object.add(.heedFeed, number: Double(FeedReader.version))
    object.add(.serial, number: feed.serial.map { Double($0) })
    object.add(.issued, text: feed.issued?.iso8601)
    object.add(.expires, text: feed.expires?.iso8601)
    object.add(.apps, .array(feed.documents.map { FeedEncoder.app($0) }))
    return object.value.document
  }
}
