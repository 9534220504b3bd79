internal import Heed
public import HeedDocument

/// Reads feeds.
///
/// In an app a reading is lenient: keys that are not known are passed over, and so is a release that
/// cannot be read, so that one mistake never hides the rest. What would let a release reach more people
/// than it says, such as a channel or a rollout that cannot be read, drops that release. For whoever
/// writes feeds a strict reading makes an error of each.
public struct FeedReader: Sendable {
  public var isStrict: Bool
  public var limits: FeedLimits

  /// The version of the format.
  public static let version = 1

  /// Makes a reader; it is lenient and has the usual limits by default.
  public init(isStrict: Bool = false, limits: FeedLimits = FeedLimits()) {
    self.isStrict = isStrict
    self.limits = limits
  }

  /// Reads a feed from its bytes, which are JSON in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The feed. Its signature, if it has one, is verified before.
  ///   - trust: What is known of who wrote it.
  /// - Returns: The feed, with what was passed over.
  /// - Throws: everything that is wrong with it, each with its place; in a lenient reading only where
  ///   it is no JSON, no feed, or one of a newer version.
  public func read(
    _ bytes: [UInt8], trust: UpdateDocument.Trust = .unsigned
  ) throws(DocumentError) -> Feed {
    let json = try JSONDecoder(
      bytes, maxBytes: limits.bytes, maxDepth: limits.depth, isStrict: isStrict,
      issues: limits.issues)
    var decoder = FeedDecoder(json: json, limits: limits, trust: trust)
    let feed = decoder.feed()
    let issues = try decoder.json.checked()
    guard var feed else {
      throw DocumentError(issues: [
        DocumentIssue(line: 1, column: 1, path: "", reason: "this is no feed")
      ])
    }
    feed.issues = issues
    let problems = issues.map { issue in
      ItemProblem(
        path: issue.path, line: issue.line, column: issue.column,
        reason: issue.suggestion.map { "\(issue.reason); did you mean '\($0)'?" } ?? issue.reason)
    }
    for index in feed.documents.indices { feed.documents[index].problems = problems }
    return feed
  }
}
