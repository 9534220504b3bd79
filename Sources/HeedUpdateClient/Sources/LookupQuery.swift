internal import Heed

/// Which app to look up in Apple's store, and where.
public struct LookupQuery: Hashable, Sendable {
  /// The number that the store gave the app, or its bundle identifier.
  public var app: String
  /// The countries to ask, best first, by two letters or three; `US` where there is none.
  ///
  /// The first one whose store has the app counts. Give the storefront's country, never a language.
  public var countries: [String]
  /// The language of the notes, such as `de_de`.
  public var language: String?
  /// `tvSoftware`, `macSoftware` or nothing for iPhone and iPad.
  public var entity: String?
  /// The store's server.
  public var server: WebAddress

  static let apple = WebAddress(
    scheme: "https", host: "itunes.apple.com", port: nil, path: "/", query: nil)

  /// Makes a query.
  public init(
    app: String, countries: [String] = [], language: String? = nil, entity: String? = nil,
    server: WebAddress? = nil
  ) {
    self.app = app
    self.countries = countries
    self.language = language
    self.entity = entity
    self.server = server ?? LookupQuery.apple
  }

  /// The countries by two letters, each once.
  func codes() throws(UpdateError) -> [String] {
    var codes: [String] = []
    for country in countries {
      let code = try Country.code(country)
      if !codes.contains(code) { codes.append(code) }
    }
    return codes.isEmpty ? ["US"] : codes
  }

  /// The addresses to ask for one country: the store answers them from different caches, some of which
  /// are days behind.
  func addresses(_ code: String) -> [WebAddress] {
    let isNumber = !app.isEmpty && app.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    var items = [(name: isNumber ? "id" : "bundleId", value: app)]
    if let entity { items.append((name: "entity", value: entity)) }
    if let language { items.append((name: "lang", value: language)) }
    let lower = code.lowercased()
    return [
      at("lookup").adding(items + [(name: "country", value: lower)]),
      at(lower + "/lookup").adding(items),
    ]
  }

  private func at(_ path: String) -> WebAddress {
    WebAddress(
      scheme: server.scheme, host: server.host, port: server.port,
      path: server.path.hasSuffix("/") ? server.path + path : server.path + "/" + path, query: nil)
  }
}
