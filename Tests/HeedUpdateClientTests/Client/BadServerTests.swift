#if os(Linux)
  import Heed
  import HeedUpdate
  import HeedUpdateClient
  import Testing

  /// Real loads from a server that does something wrong. Before, a good feed forced; whatever the server
  /// does then, that stays, the failure is named, and the state is whole.
  struct BadServerTests {
    struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      let kind: UpdateError.Kind
      let answer: @Sendable (TestRequest, TestConnection) -> Void
      var testDescription: String { name }
    }

    static let cases: [Case] = [
      Case(name: "slow drip", kind: .timedOut) { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        while connection.send(" "), connection.pause(milliseconds: 20) {}
      },
      Case(name: "silence", kind: .timedOut) { _, connection in
        while connection.pause(milliseconds: 20) {}
      },
      Case(name: "half a body", kind: .incomplete) { _, connection in
        let feed = Scenario.feed(serial: 2)
        connection.respond(200, body: feed.prefix(feed.count / 2), length: feed.count)
      },
      Case(name: "too short a length", kind: .notADocument) { _, connection in
        connection.respond(200, body: Scenario.feed(serial: 2), length: 40)
      },
      Case(name: "huge", kind: .tooLarge) { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\n\r\n")
      },
      Case(name: "endless", kind: .tooLarge) { _, connection in
        connection.send("HTTP/1.1 200 OK\r\n\r\n")
        while connection.send([UInt8](repeating: 0x20, count: 4096)) {}
      },
      Case(name: "captive page", kind: .notADocument) { _, connection in
        connection.respond(
          200, ["Content-Type: text/html"], text: "<html><body>Sign in</body></html>")
      },
      Case(name: "redirect loop", kind: .redirectRefused) { request, connection in
        connection.respond(302, ["Location: \(request.target == "/a" ? "/b" : "/a")"])
      },
      Case(name: "redirect to a file", kind: .redirectRefused) { _, connection in
        connection.respond(302, ["Location: file:///etc/passwd"])
      },
      Case(name: "304 that was not asked for", kind: .refused) { _, connection in
        connection.respond(304)
      },
      Case(name: "500", kind: .refused) { _, connection in connection.respond(500) },
      Case(name: "404 with a document", kind: .refused) { _, connection in
        connection.respond(404, body: Scenario.feed(serial: 2))
      },
      Case(name: "garbage", kind: .notADocument) { _, connection in
        connection.respond(200, body: (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) })
      },
      Case(name: "no HTTP", kind: .notADocument) { _, connection in
        connection.send("220 mail.example ESMTP\r\n")
      },
      Case(name: "deep nesting", kind: .notADocument) { _, connection in
        connection.respond(200, body: [UInt8](repeating: UInt8(ascii: "["), count: 60_000))
      },
      Case(name: "closed in the middle", kind: .incomplete) { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{\"he\r\n4\r\nx")
      },
      Case(name: "reset", kind: .unreachable) { _, connection in connection.reset() },
      Case(name: "packed bomb", kind: .tooLarge) { _, connection in
        guard let bomb = try? Gzip.pack(count: 8 << 20) else { return }
        connection.respond(200, ["Content-Encoding: gzip"], body: bomb)
      },
      Case(name: "empty", kind: .empty) { _, connection in connection.respond(200) },
      Case(name: "wrong type", kind: .notADocument) { _, connection in
        connection.respond(200, ["Content-Type: application/json"], text: "\u{89}PNG\r\n\u{1A}\n")
      },
    ]

    @Test(arguments: cases)
    func leavesDecisionAndStateAsTheyWere(bad: Case) async throws {
      let isBad = TestFlag()
      let server = try TestServer { request, connection in
        if isBad.isSet {
          bad.answer(request, connection)
        } else {
          connection.respond(200, body: Scenario.feed(serial: 1, minimum: "1.5.0"))
        }
      }
      let app = try Scenario(address: server.address("/feed.json").description)
      let folder = try TemporaryFolder()
      var setup = await app.client(CurlTransport()).setup
      setup.store = FileStateStore(path: folder.path("state"))
      setup.limits = SourceLimits(seconds: 15, bytes: 100_000)
      let before = await UpdateClient(setup).check()
      #expect(before.decision.kind == .forced)

      isBad.set()
      if bad.kind == .timedOut { setup.limits.seconds = 0.5 }
      let start = ContinuousClock.now
      let check = await UpdateClient(setup).check()
      #expect(ContinuousClock.now - start < .seconds(60))
      #expect(check.failure?.kind == bad.kind, "\(check.failure?.description ?? "no failure")")
      #expect(check.decision.kind == .forced)
      #expect(check.document == before.document)
      #expect(check.storage.isEmpty)
      #expect(check.state.installID == before.state.installID)
      server.stop()
      #expect(await UpdateClient(setup).checkStored().decision.kind == .forced)
    }

    @Test(arguments: cases)
    func aBadFirstAnswerBlocksNobody(bad: Case) async throws {
      let server = try TestServer(bad.answer)
      let app = try Scenario(address: server.address("/feed.json").description)
      var setup = await app.client(CurlTransport()).setup
      setup.limits = SourceLimits(seconds: bad.kind == .timedOut ? 0.5 : 15, bytes: 100_000)
      let check = await UpdateClient(setup).check()
      #expect(check.failure?.kind == bad.kind)
      #expect(check.decision.kind == .unavailable)
      #expect(check.document == nil)
      server.stop()
    }

    @Test func aServerThatFailsOnceIsAskedAgain() async throws {
      let hasFailed = TestFlag()
      let server = try TestServer { _, connection in
        guard hasFailed.isSet else {
          hasFailed.set()
          connection.respond(503, text: "busy")
          return
        }
        connection.respond(200, body: Scenario.feed())
      }
      let app = try Scenario(address: server.address("/feed.json").description)
      let check = await app.client(CurlTransport()).check()
      #expect(check.failure == nil)
      #expect(check.decision.kind == .offer)
      #expect(server.requests.count == 2)
      server.stop()
    }

    @Test func anAnswerThatNothingChangedCostsNoBody() async throws {
      let server = try TestServer { request, connection in
        if request.headers["if-none-match"] == "\"one\"" {
          connection.respond(304, ["ETag: \"one\""])
        } else {
          connection.respond(200, ["ETag: \"one\""], body: Scenario.feed(minimum: "1.5.0"))
        }
      }
      let app = try Scenario(address: server.address("/feed.json").description)
      #expect(await app.client(CurlTransport()).check().isFromStore == false)
      let check = await app.client(CurlTransport()).check()
      #expect(check.isFromStore)
      #expect(check.failure == nil)
      #expect(check.decision.kind == .forced)
      server.stop()
    }

    @Test func anAppcastThatIsTooDeepGivesTheItemsInFrontOfIt() async throws {
      let cast =
        "<rss><channel><item><version>2.0.0</version><link>https://example.org/</link></item>"
        + String(repeating: "<a>", count: 10_000)
      let server = try TestServer { _, connection in connection.respond(200, body: cast.utf8) }
      var app = try Scenario()
      app.source = .appcast(try server.address("/appcast.xml"))
      let check = await app.client(CurlTransport()).check()
      #expect(check.document?.releases.count == 1)
      #expect(check.document?.problems.contains { $0.reason.contains("nested") } == true)
      server.stop()
    }
  }
#endif
