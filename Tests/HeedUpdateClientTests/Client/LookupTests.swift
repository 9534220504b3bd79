import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

struct LookupTests {
  private func app(_ countries: [String], id: String = "1000000001") throws -> Scenario {
    var app = try Scenario()
    app.source = .lookup(LookupQuery(app: id, countries: countries))
    return app
  }

  private static func result(_ version: String) -> [UInt8] {
    Array(
      """
      {"resultCount": 1, "results": [{"trackId": 1000000001, "bundleId": "org.example.teapot", \
      "version": "\(version)", "currentVersionReleaseDate": "2026-03-02T08:15:00Z", \
      "minimumOsVersion": "16.0", "trackViewUrl": "https://apps.apple.com/us/app/id1000000001?uo=4"}]}
      """.utf8)
  }

  private static let nothing = Array("{\"resultCount\": 0, \"results\": []}".utf8)
  private static let noResults = Array("{\"errorMessage\": \"Invalid value\"}".utf8)

  private static func answers(
    _ body: @escaping @Sendable (String) -> [UInt8]
  ) -> ScriptedTransport.Answer {
    { request in
      let query = request.address.query.map { "?" + $0 } ?? ""
      return SourceResponse(
        status: 200, body: body(request.address.path + query), address: request.address)
    }
  }

  @Test func asksBothFormsAndTakesTheHighest() async throws {
    let app = try app(["US"])
    app.transport.answer(
      Self.answers { $0.hasPrefix("/us/") ? Self.result("2.10.0") : Self.result("2.9.0") })
    let check = await app.check()
    #expect(check.decision.release?.versionText == "2.10.0")
    #expect(check.decision.kind == .offer)
    #expect(
      app.transport.requests.map(\.address.description) == [
        "https://itunes.apple.com/lookup?id=1000000001&country=us",
        "https://itunes.apple.com/us/lookup?id=1000000001",
      ])
  }

  @Test func oneFormIsEnough() async throws {
    let app = try app(["US"])
    app.transport.answer(
      Self.answers { $0.hasPrefix("/us/") ? Array("<html>".utf8) : Self.result("2.9.0") })
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.decision.release?.versionText == "2.9.0")
  }

  @Test func asksByBundleIdWhereThereIsNoNumber() async throws {
    let app = try app([], id: "org.example.teapot")
    app.transport.answer(Self.answers { _ in Self.result("2.9.0") })
    _ = await app.check()
    #expect(app.transport.requests.first?.address.query == "bundleId=org.example.teapot&country=us")
  }

  @Test func asksTheCountriesInOrder() async throws {
    let app = try app(["DEU", "at", "CHE"])
    app.transport.answer(
      Self.answers { path in
        path.contains("/de/") || path.contains("=de") ? Self.nothing : Self.result("3.0.0")
      })
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.decision.release?.versionText == "3.0.0")
    #expect(app.transport.requests.count == 4)
  }

  @Test func saysInWhichCountryThereIsNoSuchApp() async throws {
    let app = try app(["de"])
    app.transport.answer(Self.answers { _ in Self.nothing })
    let check = await app.check()
    #expect(check.failure?.kind == .notFoundInCountry)
    #expect(check.failure?.reason.contains("DE") == true)
    #expect(check.decision.kind == .unavailable)
  }

  @Test func saysWhenTheStoreDoesNotKnowTheCountry() async throws {
    let app = try app(["aq"])
    app.transport.answer(Self.answers { _ in Self.noResults })
    #expect(await app.check().failure?.kind == .badCountry)
  }

  @Test(arguments: ["en", "ja", "xx", "USAA", "", "u", "en_US", "zh-Hans"])
  func neverTakesALanguageForACountry(country: String) async throws {
    let app = try app([country])
    #expect(await app.check().failure?.kind == .badCountry)
    #expect(app.transport.requests.isEmpty)
  }

  @Test func storeDataNeverForces() async throws {
    let app = try app(["us"])
    app.transport.answer(Self.answers { _ in Self.result("99.0.0") })
    var setup = await app.client().setup
    setup.settings.policy.rules = Policy.Rules(
      major: .forced, minor: .forced, patch: .forced, revision: .forced)
    #expect(await UpdateClient(setup).check().decision.kind == .offer)
  }

  @Test func keysMeanNothingForAStore() async throws {
    var app = try app(["us"])
    app.keys = try FeedKeys([SecretKey.generate().publicKey])
    app.transport.answer(Self.answers { _ in Self.result("2.0.0") })
    #expect(await app.check().decision.kind == .offer)
  }

  @Test func readsAnyBackendByAMap() async throws {
    var app = try Scenario()
    app.source = .mapped(
      try WebAddress("https://example.org/api"),
      FieldMap(version: try FieldPath("latest.name")))
    app.transport.answer(
      ScriptedTransport.files(["/api": Array("{\"latest\": {\"name\": \"4.0.0\"}}".utf8)]))
    let check = await app.check()
    #expect(check.decision.release?.versionText == "4.0.0")
  }
}
