#if os(Linux)
  import Heed
  import HeedUpdate
  import HeedUpdateClient
  import Synchronization
  import Testing

  /// Months with one app, its publisher and a thief, over a real server and a real file.
  struct LoopbackLifeTests {
    private let old: SecretKey
    private let next: SecretKey
    private let stranger: SecretKey

    init() throws {
      old = try SecretKey.generate(id: "old")
      next = try SecretKey.generate(id: "next")
      stranger = try SecretKey.generate(id: "stranger")
    }

    /// What the server has.
    private final class Files: Sendable {
      private let files = Mutex<[String: [UInt8]]>([:])

      func publish(_ feed: [UInt8], by signers: SecretKey...) throws {
        let signature =
          signers.isEmpty ? nil : Array(try SignatureFile.text(signing: feed, by: signers).utf8)
        files.withLock { files in
          files["/feed.json"] = feed
          files["/feed.json.sig"] = signature
        }
      }

      func start(port: UInt16 = 0) throws -> TestServer {
        try TestServer(port: port) { [self] request, connection in
          if let file = files.withLock({ $0[request.target] }) {
            connection.respond(200, body: file)
          } else {
            connection.respond(404)
          }
        }
      }
    }

    /// An app on this machine whose state is in a file.
    private struct App {
      var scenario: Scenario
      let folder: TemporaryFolder

      /// A check after a new start of the app, and whether it is blocked then.
      func check(_ kind: CheckKind = .background) async -> (UpdateCheck, isBlocked: Bool) {
        let check = await client().check(kind)
        return (check, Self.isBlocked(check.decision))
      }

      func client() async -> UpdateClient {
        var setup = await scenario.client(CurlTransport()).setup
        setup.store = FileStateStore(path: folder.path("state"))
        setup.limits = SourceLimits(seconds: 600, bytes: 100_000)
        return UpdateClient(setup)
      }

      func answer(_ answer: UpdateAnswer, to check: UpdateCheck) async throws {
        let release = try #require(check.decision.release)
        let moment = scenario.clock.now
        try await client().record { state in
          state.recordShown(release, at: moment)
          state.recordAnswer(answer, for: check.decision, at: moment, wasShown: true)
        }
      }

      static func isBlocked(_ decision: Decision) -> Bool {
        var machine = GateMachine(prompt: UpdatePrompt(appName: "Teapot", languages: ["en"]))
        _ = machine.handle(
          .decided(decision, .background, mayPresent: true, at: Timestamp(seconds: 0)))
        return machine.state.isBlocked
      }
    }

    @Test func aLife() async throws {
      let files = Files()
      var server = try files.start()
      let port = server.port
      var app = App(
        scenario: try Scenario(
          keys: FeedKeys([next.publicKey, old.publicKey]),
          address: server.address("/feed.json").description),
        folder: try TemporaryFolder())

      // Optional: later, asked again, skipped for good, shown to who asks.
      try files.publish(Scenario.feed(serial: 1, version: "1.1.0"), by: old)
      var (check, isBlocked) = await app.check()
      #expect(check.failure == nil)
      #expect(check.decision.kind == .offer)
      #expect(!isBlocked)
      try await app.answer(.later, to: check)
      #expect(await app.check().0.decision.reason.code == .reminderPending)
      app.scenario.clock.advance(30 * 86_400)
      (check, _) = await app.check()
      #expect(check.decision.kind == .offer)
      try await app.answer(.skip, to: check)
      #expect(await app.check().0.decision.reason.code == .skipped)
      #expect(await app.check(.manual).0.decision.kind == .offer)

      // The next release.
      try files.publish(Scenario.feed(serial: 2, version: "1.2.0"), by: old)
      (check, _) = await app.check()
      #expect(check.decision.release?.versionText == "1.2.0")

      // Forced, and still so without the server, at once after a start and after a check.
      try files.publish(Scenario.feed(serial: 3, version: "1.3.0", minimum: "1.3.0"), by: old)
      (check, isBlocked) = await app.check()
      #expect(check.decision.kind == .forced)
      #expect(check.decision.link?.description == "https://example.org/get")
      #expect(isBlocked)
      server.stop()
      app.scenario.clock.advance(86_400)
      #expect(await app.client().checkStored().decision.kind == .forced)
      (check, isBlocked) = await app.check()
      #expect(check.failure?.kind == .unreachable)
      #expect(check.isFromStore)
      #expect(check.decision.kind == .forced)
      #expect(isBlocked)

      // Back on the network, nobody but the publisher lifts it.
      server = try await restart(files, port)
      try files.publish(Scenario.feed(serial: 4, version: "1.1.0"), by: stranger)
      try await expectForced(app, .badSignature)
      try files.publish(Scenario.feed(serial: 4, version: "1.1.0"))
      try await expectForced(app, .unsigned)
      try files.publish(Scenario.feed(serial: 1, version: "1.1.0"), by: old)
      try await expectForced(app, .replayed)
      try files.publish(
        Scenario.feed(serial: 4, version: "1.1.0", expires: "2026-01-01T00:00:00Z"), by: old)
      try await expectForced(app, .expired)
      try files.publish(Scenario.feed(serial: 4, version: "1.1.0"), by: old)
      (check, isBlocked) = await app.check()
      #expect(check.failure == nil)
      #expect(check.decision.kind == .none)
      #expect(!isBlocked)

      // A thief has the key and counts as far ahead as can be: the publisher's next serial comes too late.
      try files.publish(
        Scenario.feed(serial: 9_007_199_254_740_991, version: "9.9.9", minimum: "9.9.9"), by: old)
      (check, isBlocked) = await app.check()
      #expect(check.decision.kind == .forced)
      try files.publish(Scenario.feed(serial: 5, version: "1.1.0"), by: old)
      try await expectForced(app, .replayed)
      // By the other key it counts, with its own serials.
      try files.publish(Scenario.feed(serial: 5, version: "1.1.0"), by: next)
      (check, isBlocked) = await app.check()
      #expect(check.failure == nil)
      #expect(check.document?.trust == .verified(keyID: "next"))
      #expect(!isBlocked)
      // And the app's next version trusts the stolen one no more.
      app.scenario.keys = try FeedKeys([next.publicKey])
      try files.publish(
        Scenario.feed(serial: 9_007_199_254_740_991, version: "9.9.9", minimum: "9.9.9"), by: old)
      (check, isBlocked) = await app.check()
      #expect(check.failure?.kind == .badSignature)
      #expect(check.decision.kind == .none)
      #expect(!isBlocked)
      server.stop()
    }

    private func expectForced(_ app: App, _ failure: UpdateError.Kind) async throws {
      let (check, isBlocked) = await app.check()
      #expect(check.failure?.kind == failure)
      #expect(check.decision.kind == .forced)
      #expect(isBlocked)
    }

    /// The port is free once the thread of the server before has ended.
    private func restart(_ files: Files, _ port: UInt16) async throws -> TestServer {
      for _ in 0..<500 {
        if let server = try? files.start(port: port) { return server }
        try await Task.sleep(for: .milliseconds(10))
      }
      return try files.start(port: port)
    }
  }
#endif
