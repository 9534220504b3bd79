internal import Heed
internal import HeedDocument
internal import HeedUpdate

/// Makes a document of a source's bytes: first whose they are, then what they say.
struct SourceReader {
  let source: UpdateSource
  let installed: InstalledApp
  let languages: [Name]
  let keys: FeedKeys?

  /// A document with all trusted keys that signed it.
  struct Reading {
    var document: UpdateDocument
    var keys: [Name]
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - stored: the bytes and their signature.
  ///   - isTrustedAnyway: whether the failsafe holds, so that a missing signature is overlooked.
  /// - Returns: the document and the keys that signed it.
  /// - Throws: an error where it is not signed as it has to be, or cannot be read.
  func read(
    _ stored: StoredDocument, isTrustedAnyway: Bool = false
  ) throws(UpdateError) -> Reading {
    guard stored.body.contains(where: { $0 > 0x20 }) else {
      throw UpdateError(.empty, "the answer has no text")
    }
    var ids: [Name] = []
    if let keys, source.canBeSigned, !isTrustedAnyway { ids = try signers(stored, keys) }
    let trust = ids.first.map { UpdateDocument.Trust.verified(keyID: $0) } ?? .unsigned
    var document = try parse(stored, trust)
    if isTrustedAnyway { document = SourceReader.reduced(document) }
    return Reading(document: document, keys: ids)
  }

  private func signers(_ stored: StoredDocument, _ keys: FeedKeys) throws(UpdateError) -> [Name] {
    if case .appcast = source.kind {
      let cast = try Appcast(stored.body)
      guard let signature = cast.signature else {
        throw UpdateError(.unsigned, "the appcast has no signature, though a key is trusted")
      }
      guard let key = signature.key(of: stored.body, in: keys) else {
        throw UpdateError(.badSignature, "no trusted key made the signature of this appcast")
      }
      return [key.id]
    }
    guard let file = stored.signature else {
      throw UpdateError(.unsigned, "the feed has no signature file, though a key is trusted")
    }
    return try keys.verify(stored.body, try SignatureFile.read(file))
  }

  private func parse(
    _ stored: StoredDocument, _ trust: UpdateDocument.Trust
  ) throws(UpdateError) -> UpdateDocument {
    switch source.kind {
    case .fixed(let document):
      return document
    case .appcast(let address):
      return try Appcast(
        stored.body, address: address, languages: languages.map(\.string),
        platform: installed.platform.string.lowercased()
      ).document(for: installed, trust: trust)
    case .lookup(let query):
      return try lookup(stored, query)
    case .feed:
      return try feed(stored.body, trust)
    case .mapped(_, let map):
      do throws(DocumentError) {
        return try MappedReader(map).read(stored.body, trust: trust)
      } catch {
        throw SourceReader.unreadable(error, stored.body)
      }
    }
  }

  private func feed(
    _ bytes: [UInt8], _ trust: UpdateDocument.Trust
  ) throws(UpdateError) -> UpdateDocument {
    let feed: Feed
    do throws(DocumentError) {
      feed = try FeedReader().read(bytes, trust: trust)
    } catch {
      throw SourceReader.unreadable(error, bytes)
    }
    do throws(FeedError) {
      return try feed.document(for: installed)
    } catch {
      throw UpdateError(
        error.code == .otherPlatform ? .wrongPlatform : .wrongApp, error.description)
    }
  }

  private func lookup(
    _ stored: StoredDocument, _ query: LookupQuery
  ) throws(UpdateError) -> UpdateDocument {
    let reader = LookupReader(
      bundleID: installed.id, platform: installed.platform, country: stored.country.map { Name($0) }
    )
    do throws(LookupError) {
      return try reader.read(stored.body)
    } catch {
      let kind: UpdateError.Kind =
        switch error.code.kind {
        case .badCountry: .badCountry
        case .notFoundInCountry: .notFoundInCountry
        case .otherApp: .wrongApp
        case .notJSON, .noVersion: .notADocument
        }
      throw UpdateError(kind, error.description)
    }
  }

  /// What a body that is no document most likely is.
  private static func unreadable(_ error: DocumentError, _ bytes: [UInt8]) -> UpdateError {
    let isPage = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    return UpdateError(
      .notADocument,
      isPage
        ? "the answer is a web page, as from a network that wants a sign-in"
        : error.issues.first?.description ?? "the answer cannot be read")
  }

  /// A document that nobody vouches for: it may name releases and nothing else.
  private static func reduced(_ document: UpdateDocument) -> UpdateDocument {
    var document = document
    document.policy = Policy()
    document.trust = .unsigned
    for place in document.releases.indices {
      document.releases[place].notes = []
      document.releases[place].critical = nil
      document.releases[place].informational = nil
    }
    return document
  }
}
