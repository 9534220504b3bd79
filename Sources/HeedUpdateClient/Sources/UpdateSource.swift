public import HeedUpdate

/// Where an app learns of its releases.
public struct UpdateSource: Sendable {
  enum Kind: Sendable {
    case lookup(LookupQuery)
    case appcast(WebAddress)
    case feed(WebAddress)
    case mapped(WebAddress, FieldMap)
    case fixed(UpdateDocument)
  }
  let kind: Kind

  /// Apple's lookup. It never forces anybody, is up to days behind, and has no signature.
  public static func lookup(_ query: LookupQuery) -> UpdateSource {
    UpdateSource(kind: .lookup(query))
  }

  /// A Sparkle appcast; with keys, its trailing signature is verified.
  public static func appcast(_ address: WebAddress) -> UpdateSource {
    UpdateSource(kind: .appcast(address))
  }

  /// Heed's own feed; with keys, the signature is at the same address with `.sig` behind its path.
  public static func feed(_ address: WebAddress) -> UpdateSource {
    UpdateSource(kind: .feed(address))
  }

  /// Any JSON, by where its fields are; with keys it is signed as a feed is.
  public static func mapped(_ address: WebAddress, _ map: FieldMap) -> UpdateSource {
    UpdateSource(kind: .mapped(address, map))
  }

  /// A document that is there already, for tests and previews.
  public static func fixed(_ document: UpdateDocument) -> UpdateSource {
    UpdateSource(kind: .fixed(document))
  }

  /// By what a stored document is known to have come from here.
  var key: String {
    switch kind {
    case .lookup(let query):
      let parts = [query.app, query.countries.joined(separator: ","), query.entity ?? ""]
      return "lookup \(query.server) " + parts.joined(separator: " ")
    case .appcast(let address): return "appcast \(address)"
    case .feed(let address): return "feed \(address)"
    case .mapped(let address, _): return "mapped \(address)"
    case .fixed: return "fixed"
    }
  }

  /// Whether its documents can be signed.
  var canBeSigned: Bool {
    switch kind {
    case .lookup, .fixed: false
    case .appcast, .feed, .mapped: true
    }
  }
}

extension UpdateSource {
  /// Whether its documents come from outside and have to be kept.
  var canBeStored: Bool {
    if case .fixed = kind { return false }
    return true
  }
}
