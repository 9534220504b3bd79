internal import Heed
internal import HeedDocument
internal import HeedUpdate

/// A document of releases in a file, and what kind it is.
package struct LocalDocument: Sendable {
  /// What a file may hold.
  package enum Kind: String, Sendable {
    case feed, appcast, lookup, mapped
  }

  /// The most bytes that are read, as of the longest kind of document.
  package static let most = 16 << 20

  package let file: String
  package let bytes: [UInt8]
  package let kind: Kind

  /// Reads a file; `-` is standard input.
  package init(_ file: String, isMapped: Bool) throws(CommandError) {
    self.file = file
    bytes = try FileSystem.read(file, limit: Self.most)
    kind = try Self.kind(of: bytes, isMapped: isMapped, Self.name(of: file))
  }

  /// The file as people know it.
  package var name: String { Self.name(of: file) }

  private static func name(of file: String) -> String { file == "-" ? "standard input" : file }

  /// A document of the web begins with an angle bracket, and the others are told apart by their keys.
  private static func kind(
    of bytes: [UInt8], isMapped: Bool, _ name: String
  ) throws(CommandError) -> Kind {
    if isMapped { return .mapped }
    var start = bytes[...]
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    guard let first = start.first(where: { $0 > 0x20 }) else {
      throw .usage("\(name) is empty")
    }
    // In UTF-16 a mark comes before it.
    if first == UInt8(ascii: "<") || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return .appcast
    }
    guard
      let tree = try? JSONParser.parse(
        bytes, maxBytes: most, maxDepth: 64, keepsHugeNumbers: true),
      tree.root.kind == .object
    else { return .feed }
    let keys = tree.children(of: tree.root).map { tree.keyText($0) }
    if keys.contains("heedFeed") || keys.contains("apps") { return .feed }
    if keys.contains("results") || keys.contains("resultCount") || keys.contains("errorMessage") {
      return .lookup
    }
    throw .usage(
      "\(name) is neither a feed, an appcast nor an answer of Apple's lookup",
      advice: "Of any other JSON --map says where the fields are, such as --map version=ios.latest."
    )
  }

  /// The document for an app; an appcast is not read here.
  ///
  /// It is read as apps do: what cannot be read of it is passed over and told.
  func document(for question: UpdateQuestion) throws(CommandError) -> UpdateDocument {
    switch kind {
    case .lookup:
      let reader = LookupReader(
        bundleID: question.installed.id, platform: question.installed.platform,
        country: question.settings.country)
      do throws(LookupError) {
        return try reader.read(bytes)
      } catch {
        throw .usage("\(name): \(error)")
      }
    case .mapped:
      guard let map = question.map else { throw .usage("--map is missing") }
      do throws(DocumentError) {
        return try MappedReader(map).read(bytes)
      } catch {
        throw .usage("\(name): \(Self.first(error))")
      }
    case .feed, .appcast: return try feed(for: question.installed)
    }
  }

  private func feed(for installed: InstalledApp) throws(CommandError) -> UpdateDocument {
    let feed: Feed
    do throws(DocumentError) {
      feed = try FeedReader().read(bytes)
    } catch {
      throw .usage("\(name):\(Self.first(error))")
    }
    do throws(FeedError) {
      return try feed.document(for: installed)
    } catch {
      throw .usage("\(name): \(error)", advice: "--app and --platform say which app asks.")
    }
  }

  private static func first(_ error: DocumentError) -> String {
    error.issues.first?.description ?? "it cannot be read"
  }
}
