public import Heed
internal import HeedDocument

/// Reads the answers of Apple's lookup, the public catalogue of its stores.
///
/// Only what is needed is read, and only the version has to be there. What a store says never forces
/// anybody.
public struct LookupReader: Sendable {
  /// The app's bundle identifier, if it is known; other apps in the answer are passed
  /// over. Without it all but the first app are.
  public var bundleID: Name?
  /// The platform that the app runs on, so that a Mac app is not told of the version for iOS.
  public var platform: Name
  /// The country that was asked for, for errors.
  public var country: Name?

  /// The most bytes that are read: 2 MiB.
  public static let mostBytes = 2_097_152

  /// Makes a reader; for iOS by default.
  public init(bundleID: Name? = nil, platform: Name = "ios", country: Name? = nil) {
    self.bundleID = bundleID
    self.platform = platform
    self.country = country
  }

  /// Reads an answer; of several results for the app the newest counts.
  public func read(_ bytes: [UInt8]) throws(LookupError) -> UpdateDocument {
    var decoder: JSONDecoder
    do throws(DocumentError) {
      decoder = try JSONDecoder(
        bytes, maxBytes: LookupReader.mostBytes, maxDepth: 32, isStrict: false, issues: 1)
    } catch {
      throw LookupError(.notJSON, country: country, detail: error.issues.first?.description)
    }
    let root = LookupMembers(decoder.tree.root, in: decoder.tree)
    guard let results = root["results"], results.kind == .array else {
      throw LookupError(.badCountry, country: country, detail: root.text("errorMessage"))
    }
    let elements = decoder.tree.children(of: results)
    if elements.isEmpty { throw LookupError(.notFoundInCountry, country: country) }
    var best: UpdateDocument?
    var failure = LookupError(.otherApp, country: country)
    // Without an id the first app is the one that was asked for: versions of two apps have no order.
    var wanted = bundleID
    for element in elements.prefix(200) {
      let result = LookupMembers(element, in: decoder.tree)
      guard isWanted(result, wanted) else { continue }
      guard let document = document(result) else {
        failure = LookupError(.noVersion, country: country, detail: result.text("version"))
        continue
      }
      if wanted == nil { wanted = document.app?.id }
      best = best.map { LookupReader.newest(of: [$0, document]) ?? document } ?? document
    }
    guard let best else { throw failure }
    return best
  }

  /// The document with the newest release, for a store answers differently to different questions; the
  /// first of equal ones, nothing where there is none.
  public static func newest(of documents: [UpdateDocument]) -> UpdateDocument? {
    var best: UpdateDocument?
    for document in documents {
      guard let release = document.releases.first else { continue }
      guard let other = best?.releases.first else {
        best = document
        continue
      }
      if other.order.order(to: release.order) == .less { best = document }
    }
    return best
  }

  private func isWanted(_ result: LookupMembers, _ wanted: Name?) -> Bool {
    if let wanted, let id = result.text("bundleId"), !Quoting.isSame(Name(id), wanted) {
      return false
    }
    // One purchase may hold an app for iOS and one for the Mac, under one number.
    guard let kind = result.text("kind") else { return true }
    let isMac = isSameText(kind, "mac-software")
    return isMac == Quoting.isSame(platform, "macos") || !isMac && !isSameText(kind, "software")
  }

  private func document(_ result: LookupMembers) -> UpdateDocument? {
    guard let text = result.text("version"),
      let version = try? Version(within: text, isLenient: true)
    else {
      return nil
    }
    var release = Release(version)
    if let date = result.text("currentVersionReleaseDate") {
      release.date = try? Timestamp(iso8601: date, assumesUTC: true)
    }
    if let notes = result.text("releaseNotes") { release.notes = [ReleaseNotes(notes)] }
    release.link = result.text("trackViewUrl")
    var problems: [ItemProblem] = []
    if let system = result.text("minimumOsVersion") {
      do throws(VersionError) {
        release.requirements.minimumSystem = try Version(within: system, isLenient: true)
      } catch {
        problems.append(
          ItemProblem(path: "results.minimumOsVersion", reason: error.description))
      }
    }
    let identity = (result.text("bundleId").map { Name($0) } ?? bundleID).map { id in
      AppIdentity(
        id: bundleID ?? id, name: result.text("trackName"), storeID: result.number("trackId"))
    }
    return UpdateDocument(
      app: identity, platform: platform, releases: [release], link: release.link, source: .store,
      problems: problems)
  }
}
