internal import Heed
internal import HeedDocument

/// Finds what would lock people out, or is hardly meant, before a feed is published.
public struct FeedLint: Sendable {
  /// The moment that counts as now; without it nothing is said of dates.
  public var now: Timestamp?
  /// Whether the feed will be signed.
  public var isSigned: Bool
  /// What the app opens; without it nothing is said of hosts.
  public var allowedLinks: LinkAllowList?
  /// The feed that is published now.
  public var previous: Feed?

  /// Makes a lint.
  public init(
    now: Timestamp? = nil, isSigned: Bool = false, allowedLinks: LinkAllowList? = nil,
    previous: Feed? = nil
  ) {
    self.now = now
    self.isSigned = isSigned
    self.allowedLinks = allowedLinks
    self.previous = previous
  }

  /// What is found in a feed as it stands in a file: what cannot be read first, then the rules in
  /// their order, app by app.
  public func findings(in bytes: [UInt8], limits: FeedLimits = FeedLimits()) -> [FeedFinding] {
    let feed: Feed
    do throws(DocumentError) {
      feed = try FeedReader(limits: limits).read(bytes)
    } catch {
      return error.issues.map { FeedLint.finding($0) }
    }
    return feed.issues.map { FeedLint.finding($0) } + findings(of: feed)
  }

  /// What is found in a feed.
  public func findings(of feed: Feed) -> [FeedFinding] {
    var findings = wholeFindings(feed)
    for (place, document) in feed.documents.enumerated() {
      var inspection = FeedInspection(document, at: place, self)
      inspection.check()
      findings += inspection.findings
    }
    return findings
  }

  private static func finding(_ issue: DocumentIssue) -> FeedFinding {
    var reason = issue.reason
    if let suggestion = issue.suggestion { reason += "; did you mean '\(suggestion)'?" }
    var finding = FeedFinding(.invalidFeed, .error, "\(issue.path)", "\(reason)")
    finding.line = issue.line
    finding.column = issue.column
    return finding
  }

  private func wholeFindings(_ feed: Feed) -> [FeedFinding] {
    var findings: [FeedFinding] = []
    if let expires = feed.expires, let now {
      if expires <= now {
        findings.append(
          FeedFinding(
            .expired, .error, "expires",
            "it has expired at \(expires.iso8601); nobody would listen to it, so give it a later"
              + " moment"))
      } else if expires - now < 7 * CalendarDate.secondsOfDay {
        findings.append(
          FeedFinding(
            .expiresSoon, .warning, "expires",
            "it expires at \(expires.iso8601), within a week; publish a new one before that"))
      }
    } else if isSigned, feed.expires == nil {
      findings.append(
        FeedFinding(
          .noExpiry, .warning, "",
          "add \"expires\", so that nobody can show an old feed for ever"))
    }
    if let issued = feed.issued, let now, issued > now {
      findings.append(
        FeedFinding(.dateAhead, .warning, "issued", "\(issued.iso8601) lies ahead"))
    }
    if isSigned, feed.serial == nil {
      findings.append(
        FeedFinding(
          .missingSerial, .error, "",
          "a signed feed needs a \"serial\" that grows, or an old one can be replayed"))
    }
    if let published = previous?.serial, feed.serial.map({ $0 <= published }) ?? true {
      findings.append(
        FeedFinding(
          .serialNotHigher, .error, "serial",
          "the published feed has serial \(published.description); this one needs a higher one, or"
            + " every install refuses it"))
    }
    return findings + duplicateApps(feed)
  }

  private func duplicateApps(_ feed: Feed) -> [FeedFinding] {
    var findings: [FeedFinding] = []
    var seen: [Name: Int] = [:]
    for (place, document) in feed.documents.enumerated() {
      let platform = Quoting.lowercased(document.platform?.string.bytes ?? [])
      let key = (document.app?.id ?? "") / Name(String(bytes: platform))
      if let first = seen[key] {
        findings.append(
          FeedFinding(
            .duplicateApp, .error, "apps[\(place)]",
            "apps[\(first)] is for the same app and platform, and only that one counts; put the"
              + " releases together"))
      } else {
        seen[key] = place
      }
    }
    return findings
  }
}
