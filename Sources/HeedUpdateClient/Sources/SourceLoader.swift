internal import Heed
internal import HeedUpdate

/// Brings a source's bytes and has them read.
struct SourceLoader {
  let setup: UpdateClient.Setup
  /// All that a check loads stays within the limit of one load.
  private let stopwatch = Stopwatch()

  init(setup: UpdateClient.Setup) {
    self.setup = setup
  }

  typealias Accept = @Sendable (StoredDocument) throws(UpdateError) -> SourceReader.Reading

  struct Result {
    var reading: SourceReader.Reading
    var stored: StoredDocument
    /// Whether it is another one than was stored.
    var isFresh: Bool
  }

  /// Loads a document; where nothing has changed, `last` is read again.
  func load(
    kind: CheckKind, last: StoredDocument?, now: Timestamp, accept: Accept
  ) async throws(UpdateError) -> Result {
    switch setup.source.kind {
    case .fixed:
      let stored = StoredDocument(source: setup.source.key, body: [UInt8(ascii: "-")], loaded: now)
      return Result(reading: try accept(stored), stored: stored, isFresh: true)
    case .lookup(let query):
      return try await lookup(query, now, accept)
    case .appcast(let address), .feed(let address), .mapped(let address, _):
      return try await single(address, kind, last, now, accept)
    }
  }

  // MARK: One address

  private func single(
    _ address: WebAddress, _ kind: CheckKind, _ last: StoredDocument?, _ now: Timestamp,
    _ accept: Accept
  ) async throws(UpdateError) -> Result {
    try AddressRule.check(address, isSigned: setup.keys != nil, allowsHTTP: setup.allowsHTTP)
    let isManual = kind == .manual
    // A document that does not count any more, or from a clock that was set back, is not asked about.
    let known = last.flatMap { last -> StoredDocument? in
      let age = now - last.loaded
      guard !isManual, age >= 0, age < UpdateClient.fullLoadInterval, !last.validators.isEmpty,
        (try? accept(last)) != nil
      else { return nil }
      return last
    }
    let response = try await get(address, known?.validators ?? Validators(), isManual)
    if response.status == 304, let known {
      return Result(reading: try accept(known), stored: known, isFresh: false)
    }
    let stored = try await fetchSignature(response, address, now, bypassesCaches: isManual)
    do throws(UpdateError) {
      return Result(reading: try accept(stored), stored: stored, isFresh: true)
    } catch {
      // A feed and its signature are two files, of which a cache may hold an old one.
      guard error.kind == .badSignature, stored.signature != nil, !isManual else { throw error }
      let again = try await fetchSignature(
        try await get(address, Validators(), true), address, now, bypassesCaches: true)
      return Result(reading: try accept(again), stored: again, isFresh: true)
    }
  }

  private func fetchSignature(
    _ response: SourceResponse, _ address: WebAddress, _ now: Timestamp, bypassesCaches: Bool
  ) async throws(UpdateError) -> StoredDocument {
    var stored = StoredDocument(
      source: setup.source.key, body: try body(of: response), validators: response.validators,
      loaded: now)
    guard setup.keys != nil, needsSignatureFile else { return stored }
    do throws(UpdateError) {
      let file = try await get(
        address.appending(SignatureFile.suffix), Validators(), bypassesCaches)
      stored.signature = try body(of: file)
    } catch {
      guard error.kind == .refused || error.kind == .empty else { throw error }
    }
    return stored
  }

  private var needsSignatureFile: Bool {
    switch setup.source.kind {
    case .feed, .mapped: true
    case .lookup, .appcast, .fixed: false
    }
  }

  private func get(
    _ address: WebAddress, _ validators: Validators, _ bypassesCaches: Bool
  ) async throws(UpdateError) -> SourceResponse {
    var limits = setup.limits
    limits.seconds = setup.limits.bounded.seconds - stopwatch.elapsed
    guard limits.seconds > 0.05 else {
      throw UpdateError(.timedOut, "\(address) was not asked, since the time for a check was over")
    }
    let request = SourceRequest(
      address: address, accepts: accepts, validators: validators, bypassesCaches: bypassesCaches,
      limits: limits)
    return try await setup.retry.load(request, by: setup.transport)
  }

  private var accepts: String {
    if case .appcast = setup.source.kind {
      return "application/rss+xml, application/xml, */*;q=0.1"
    }
    return "application/json, */*;q=0.1"
  }

  private func body(of response: SourceResponse) throws(UpdateError) -> [UInt8] {
    guard response.status == 200 || response.status == 203 else {
      throw UpdateError(
        .refused, "\(response.address) answered with the status \(response.status)",
        status: response.status)
    }
    guard !response.body.isEmpty else {
      throw UpdateError(.empty, "\(response.address) answered with nothing")
    }
    return response.body
  }

  // MARK: Apple's lookup

  /// Asks the countries in order. In each, every form of the question is asked and the newest answer
  /// counts, since some of the store's caches are days behind.
  private func lookup(
    _ query: LookupQuery, _ now: Timestamp, _ accept: Accept
  ) async throws(UpdateError) -> Result {
    try AddressRule.check(query.server, isSigned: false, allowsHTTP: setup.allowsHTTP)
    var firstError: UpdateError?
    for code in try query.codes() {
      var results: [Result] = []
      for address in query.addresses(code) {
        do throws(UpdateError) {
          let response = try await get(address, Validators(), true)
          let stored = StoredDocument(
            source: setup.source.key, body: try body(of: response), country: code, loaded: now)
          results.append(Result(reading: try accept(stored), stored: stored, isFresh: true))
        } catch {
          if error.kind == .cancelled { throw error }
          firstError = firstError ?? error
        }
      }
      let newest = LookupReader.newest(of: results.map(\.reading.document))
      if let best = results.first(where: { $0.reading.document == newest }) { return best }
    }
    throw firstError ?? UpdateError(.notFound, "no country was asked")
  }
}
