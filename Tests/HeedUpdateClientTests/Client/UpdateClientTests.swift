import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

struct UpdateClientTests {
  @Test func offersWhatAFeedHas() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed())
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.decision.kind == .offer)
    #expect(check.decision.release?.versionText == "2.0.0")
    #expect(!check.isFromStore)
  }

  @Test func anUnreachableServerBlocksNobody() async throws {
    let app = try Scenario()
    let check = await app.check()
    #expect(check.decision.kind == .unavailable)
    #expect(check.failure?.kind == .unreachable)
    #expect(check.document == nil)
  }

  @Test func offlineTheLastGoodDocumentStillBinds() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    app.clock.advance(86_400)
    let check = await app.check()
    #expect(check.decision.kind == .forced)
    #expect(check.isFromStore)
    #expect(check.failure?.kind == .unreachable)
    #expect(await app.client().checkStored().decision.kind == .forced)
  }

  @Test func anAppThatWasUpdatedOfflineIsFree() async throws {
    var app = try Scenario()
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    app.installed.versionText = "2.0.0"
    #expect(await app.check().decision.kind == .none)
  }

  @Test func aDocumentOfAnotherAddressDoesNotBind() async throws {
    var app = try Scenario()
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    _ = await app.check()
    app.goOffline()
    app.source = .feed(try WebAddress("https://other.example/feed.json"))
    #expect(await app.check().decision.kind == .unavailable)
  }

  @Test(arguments: [
    (Scenario.feed(id: "org.example.other"), UpdateError.Kind.wrongApp),
    (Scenario.feed(platform: "macos"), .wrongPlatform),
    (Scenario.feed(expires: "2020-01-01T00:00:00Z"), .expired),
    (Array("<html>Sign in</html>".utf8), .notADocument),
    (Array("{}".utf8), .notADocument),
    (Array("{\"heedFeed\": 99}".utf8), .notADocument),
    (Array(repeating: UInt8(ascii: "["), count: 100_000), .notADocument),
    (Array("   \n".utf8), .empty),
    ([], .empty),
    ([0xFF, 0xFE, 0x00], .notADocument),
  ])
  func whatIsNoDocumentForTheAppLeavesTheLastGoodOne(
    body: [UInt8], kind: UpdateError.Kind
  ) async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(serial: 1, minimum: "1.5.0"))
    let before = await app.check()
    try app.publish(body)
    let check = await app.check()
    #expect(check.failure?.kind == kind)
    #expect(check.decision.kind == .forced)
    #expect(check.document == before.document)
  }

  @Test func aStoredDocumentThatExpiredDoesNotBind() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(minimum: "1.5.0", expires: "2026-06-30T00:00:00Z"))
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    app.clock.advance(90 * 86_400)
    #expect(await app.check().decision.kind == .unavailable)
  }

  @Test func asksWhetherAnythingHasChanged() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(), tag: "\"1\"")
    _ = await app.check()
    app.transport.answer { request in
      SourceResponse(status: 304, address: request.address)
    }
    app.clock.advance(86_400)
    let check = await app.check()
    #expect(app.transport.requests.last?.validators.entityTag == "\"1\"")
    #expect(check.failure == nil)
    #expect(check.isFromStore)
    #expect(check.decision.kind == .offer)
    #expect(check.state.lastCheck == app.clock.now)
  }

  @Test func anAnswerThatNothingChangedNeedsAQuestion() async throws {
    let app = try Scenario()
    app.transport.answer { request in SourceResponse(status: 304, address: request.address) }
    let check = await app.check()
    #expect(check.failure?.kind == .refused)
    #expect(check.failure?.status == 304)
    #expect(check.decision.kind == .unavailable)
  }

  @Test(arguments: [22 * 86_400.0, -86_400.0])
  func loadsAllAgainAfterThreeWeeksOrWhereTheClockWasSetBack(passed: Double) async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(), tag: "\"1\"")
    _ = await app.check()
    app.clock.advance(passed)
    _ = await app.check()
    #expect(app.transport.requests.last?.validators.isEmpty == true)
    app.clock.advance(86_400)
    _ = await app.check()
    #expect(app.transport.requests.last?.validators.isEmpty == false)
  }

  @Test func aCheckThatThePersonAskedForGoesPastAllCaches() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(), tag: "\"1\"")
    _ = await app.check()
    _ = await app.check(.manual)
    let request = try #require(app.transport.requests.last)
    #expect(request.bypassesCaches)
    #expect(request.validators.isEmpty)
  }

  @Test func triesOnceMoreAfterAFailureOfTheServer() async throws {
    let app = try Scenario()
    let feed = Scenario.feed()
    app.transport.answer { [transport = app.transport] request in
      SourceResponse(
        status: transport.requests.count == 1 ? 503 : 200, body: feed, address: request.address)
    }
    #expect(await app.check().decision.kind == .offer)
    #expect(app.transport.requests.count == 2)
  }

  @Test(arguments: [400, 403, 404, 410, 204, 206, 302])
  func otherStatusesAreNotTriedAgain(status: Int) async throws {
    let app = try Scenario()
    app.transport.answer { request in
      SourceResponse(status: status, body: Scenario.feed(), address: request.address)
    }
    let check = await app.check()
    #expect(check.failure?.kind == .refused)
    #expect(check.failure?.status == status)
    #expect(app.transport.requests.count == 1)
  }

  @Test func onlyLoopbackAndSignedFeedsMayComeOverHTTP() async throws {
    var app = try Scenario(address: "http://example.org/feed.json")
    try app.publish(Scenario.feed())
    #expect(await app.check().failure?.kind == .insecureAddress)
    #expect(app.transport.requests.isEmpty)
    app.allowsHTTP = true
    #expect(await app.check().failure == nil)
    app = try Scenario(address: "http://127.0.0.1:8080/feed.json")
    try app.publish(Scenario.feed())
    #expect(await app.check().failure == nil)
  }

  @Test func aDamagedStateIsPutAsideAndReported() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed())
    _ = await app.check()
    let whole = try #require(app.store.bytes)
    app.store.bytes = Array(whole.prefix(whole.count / 2))
    let check = await app.check()
    #expect(check.storage.map(\.kind) == [.storage])
    #expect(check.decision.kind == .offer)
    #expect(app.store.setAsideBytes?.count == whole.count / 2)
    #expect(await app.check().storage.isEmpty)
  }

  @Test func aStateThatCannotBeReadNowIsNotOverwritten() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed())
    _ = await app.check()
    let whole = app.store.bytes
    app.store.failsToRead.set()
    let check = await app.check()
    #expect(check.storage.map(\.kind) == [.storage])
    #expect(check.decision.kind == .offer)
    await #expect(throws: UpdateError.self) { try await app.client().record { $0.lastCheck = nil } }
    #expect(app.store.bytes == whole)
  }

  @Test func everyChangedByteOfAStateIsFoundOrMeansNothing() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    _ = await app.check()
    app.goOffline()
    let whole = try #require(app.store.bytes)
    for place in whole.indices {
      var changed = whole
      changed[place] ^= 1
      app.store.bytes = changed
      let kind = await app.client().checkStored().decision.kind
      #expect(kind == .forced || kind == .unavailable)
    }
  }

  @Test func withoutAStoreEachCheckIsTheFirst() async throws {
    let app = try Scenario()
    try app.publish(Scenario.feed())
    var setup = await app.client().setup
    setup.store = nil
    let client = UpdateClient(setup)
    let check = await client.check()
    #expect(check.decision.kind == .offer)
    // Who said "later" is asked again at once, so that nobody may leave the store out by mistake.
    try await answer(.later, to: check, of: app, by: client)
    #expect(await client.check().decision.kind == .offer)
    app.goOffline()
    #expect(await client.check().decision.kind == .unavailable)
  }

  @Test func aFixedDocumentNeedsNoNetwork() async throws {
    var app = try Scenario()
    let release = Release(try Version("3.0.0"), date: Timestamp(seconds: 0))
    app.source = .fixed(UpdateDocument(releases: [release]))
    let check = await app.check()
    #expect(check.decision.kind == .offer)
    #expect(app.transport.requests.isEmpty)
  }

  /// Optional, later, skip, the next release, forced, offline, back online.
  @Test func livesALife() async throws {
    var app = try Scenario()
    try app.publish(Scenario.feed(serial: 1, version: "1.1.0"))
    var check = await app.check()
    #expect(check.decision.kind == .offer)
    try await answer(.later, to: check, of: app)
    app.clock.advance(60)
    #expect(await app.check().decision.kind == .none)
    #expect(await app.check(.manual).decision.kind == .offer)

    app.clock.advance(30 * 86_400)
    check = await app.check()
    #expect(check.decision.kind == .offer)
    try await answer(.skip, to: check, of: app)
    app.clock.advance(30 * 86_400)
    #expect(await app.check().decision.kind == .none)

    try app.publish(Scenario.feed(serial: 2, version: "1.2.0"))
    #expect(await app.check().decision.release?.versionText == "1.2.0")

    try app.publish(Scenario.feed(serial: 3, version: "1.3.0", minimum: "1.2.0"))
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    #expect(await app.check().decision.kind == .forced)
    app.installed.versionText = "1.3.0"
    #expect(await app.check().decision.kind == .none)
    try app.publish(Scenario.feed(serial: 4, version: "1.3.0", minimum: "1.2.0"))
    #expect(await app.check().decision.reason.code == .upToDate)
  }

  private func answer(
    _ answer: UpdateAnswer, to check: UpdateCheck, of app: Scenario, by client: UpdateClient? = nil
  ) async throws {
    let release = try #require(check.decision.release)
    let moment = app.clock.now
    try await (client ?? app.client()).record { state in
      state.recordShown(release, at: moment)
      state.recordAnswer(answer, for: check.decision, at: moment, wasShown: true)
    }
  }
}
