import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

/// What somebody who writes on the wire, or who stole a key, can do: nothing that lasts.
struct SignedFeedTests {
  private let old: SecretKey
  private let next: SecretKey
  private let stranger: SecretKey

  init() throws {
    old = try SecretKey.generate(id: "old")
    next = try SecretKey.generate(id: "next")
    stranger = try SecretKey.generate(id: "stranger")
  }

  private func app(_ keys: [SecretKey], failsafe: Double? = nil) throws -> Scenario {
    try Scenario(keys: FeedKeys(keys.map(\.publicKey), failsafe: failsafe))
  }

  @Test func aSignedFeedForces() async throws {
    let app = try app([old, next])
    try app.publish(Scenario.feed(minimum: "1.5.0"), by: [old])
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.document?.trust == .verified(keyID: "old"))
    #expect(check.decision.kind == .forced)
  }

  @Test func withoutASignatureNothingCounts() async throws {
    let app = try app([old])
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    let check = await app.check()
    #expect(check.failure?.kind == .unsigned)
    #expect(check.decision.kind == .unavailable)
  }

  @Test func aForgedFeedLeavesTheLastGoodOne() async throws {
    let app = try app([old])
    try app.publish(Scenario.feed(serial: 5, version: "2.0.0"), by: [old])
    _ = await app.check()
    try app.publish(Scenario.feed(serial: 6, version: "6.6.6", minimum: "6.6.6"), by: [stranger])
    let check = await app.check()
    #expect(check.failure?.kind == .badSignature)
    #expect(check.decision.kind == .offer)
    #expect(check.decision.release?.versionText == "2.0.0")
  }

  @Test func aFeedThatWasChangedAfterSigningIsRefused() async throws {
    let app = try app([old])
    let feed = Scenario.feed()
    let signature = try SignatureFile.text(signing: feed, by: [old])
    app.transport.answer(
      ScriptedTransport.files([
        "/feed.json": feed + [0x20], "/feed.json.sig": Array(signature.utf8),
      ]))
    #expect(await app.check().failure?.kind == .badSignature)
  }

  @Test func whatIsNotSignedIsNotParsed() async throws {
    let app = try app([old])
    let broken = Array("{\"heedFeed\": ".utf8)
    let signature = try SignatureFile.text(signing: Scenario.feed(), by: [old])
    app.transport.answer(
      ScriptedTransport.files(["/feed.json": broken, "/feed.json.sig": Array(signature.utf8)]))
    #expect(await app.check().failure?.kind == .badSignature)
  }

  @Test func anOlderFeedIsRefusedAndTheSameOneIsNot() async throws {
    let app = try app([old])
    try app.publish(Scenario.feed(serial: 7, version: "2.0.0", minimum: "1.5.0"), by: [old])
    _ = await app.check()
    try app.publish(Scenario.feed(serial: 6, version: "1.0.0"), by: [old])
    let check = await app.check()
    #expect(check.failure?.kind == .replayed)
    #expect(check.decision.kind == .forced)
    try app.publish(Scenario.feed(serial: 7, version: "2.0.0", minimum: "1.5.0"), by: [old])
    #expect(await app.check().failure == nil)
  }

  @Test func anExpiredFeedIsRefused() async throws {
    let app = try app([old])
    try app.publish(Scenario.feed(expires: "2026-01-01T00:00:00Z"), by: [old])
    #expect(await app.check().failure?.kind == .expired)
  }

  @Test func aStolenKeysHugeSerialEndsWithTheKey() async throws {
    let app = try app([next, old])
    try app.publish(Scenario.feed(serial: 9_007_199_254_740_991, version: "1.0.0"), by: [old])
    _ = await app.check()
    try app.publish(Scenario.feed(serial: 8, version: "2.0.0"), by: [old])
    #expect(await app.check().failure?.kind == .replayed)
    try app.publish(Scenario.feed(serial: 9, version: "2.0.0", minimum: "1.5.0"), by: [next])
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.decision.kind == .forced)
    // Signed by both, it counts by the key that was not stolen.
    try app.publish(Scenario.feed(serial: 10, version: "2.1.0"), by: [old, next])
    #expect(await app.check().document?.trust == .verified(keyID: "next"))
  }

  @Test func aFeedThatTwoKeysSignedRaisesTheSerialOfBoth() async throws {
    let app = try app([next, old])
    try app.publish(Scenario.feed(serial: 10), by: [old, next])
    _ = await app.check()
    try app.publish(Scenario.feed(serial: 5), by: [old])
    #expect(await app.check().failure?.kind == .replayed)
    try app.publish(Scenario.feed(serial: 5), by: [next])
    #expect(await app.check().failure?.kind == .replayed)
  }

  @Test func keysAreChangedWithoutLosingAnyApp() async throws {
    let before = try app([old])
    let between = try app([old, next])
    let after = try app([next])
    for app in [before, between] {
      try app.publish(Scenario.feed(serial: 1), by: [old])
      #expect(await app.check().failure == nil)
    }
    for app in [before, between, after] {
      try app.publish(Scenario.feed(serial: 2), by: [old, next])
      #expect(await app.check().failure == nil)
    }
    for app in [between, after] {
      try app.publish(Scenario.feed(serial: 3), by: [next])
      #expect(await app.check().failure == nil)
    }
    try before.publish(Scenario.feed(serial: 3), by: [next])
    #expect(await before.check().failure?.kind == .badSignature)
  }

  @Test func aKeyThatIsTrustedNoLongerTakesItsDocumentAway() async throws {
    var app = try app([old])
    try app.publish(Scenario.feed(minimum: "1.5.0"), by: [old])
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    app.keys = try FeedKeys([next.publicKey])
    #expect(await app.check().decision.kind == .unavailable)
  }

  @Test func aDocumentPutIntoTheStateFileDoesNotBind() async throws {
    var app = try app([old])
    let keys = app.keys
    app.keys = nil
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    #expect(await app.check().decision.kind == .forced)
    app.goOffline()
    app.keys = keys
    #expect(await app.check().decision.kind == .unavailable)
  }

  @Test func aHalfPublishedFeedIsAskedForAgainPastTheCaches() async throws {
    let app = try app([old])
    let stale = Scenario.feed(serial: 1)
    let fresh = Scenario.feed(serial: 2, version: "2.5.0")
    let signature = Array(try SignatureFile.text(signing: fresh, by: [old]).utf8)
    app.transport.answer { request in
      let isFeed = request.address.path == "/feed.json"
      return SourceResponse(
        status: 200, body: isFeed ? request.bypassesCaches ? fresh : stale : signature,
        address: request.address)
    }
    let check = await app.check()
    #expect(check.failure == nil)
    #expect(check.decision.release?.versionText == "2.5.0")
  }

  @Test func afterTheFailsafeAnUnsignedFeedMayOfferAndNeverForce() async throws {
    let app = try app([old], failsafe: 20 * 86_400)
    try app.publish(Scenario.feed(minimum: "1.5.0"))
    #expect(await app.check().decision.kind == .unavailable)
    app.clock.advance(19 * 86_400)
    #expect(await app.check().decision.kind == .unavailable)
    app.clock.advance(2 * 86_400)
    let check = await app.check()
    #expect(check.decision.kind == .offer)
    #expect(check.document?.trust == .unsigned)
    try app.publish(Scenario.feed(minimum: "1.5.0"), by: [old])
    #expect(await app.check().decision.kind == .forced)
  }

  @Test func withoutAFailsafeItNeverDoes() async throws {
    let app = try app([old])
    try app.publish(Scenario.feed())
    _ = await app.check()
    app.clock.advance(1000 * 86_400)
    #expect(await app.check().decision.kind == .unavailable)
  }

  @Test func aSignatureFileThatCannotBeReadIsNone() async throws {
    let app = try app([old])
    for file in ["", "<html>", "{}", "{\"heedSignature\": 1, \"keys\": [{\"id\": \"old\"}]}"] {
      app.transport.answer(
        ScriptedTransport.files(["/feed.json": Scenario.feed(), "/feed.json.sig": Array(file.utf8)])
      )
      #expect(await app.check().failure?.kind == .unsigned)
    }
  }
}
