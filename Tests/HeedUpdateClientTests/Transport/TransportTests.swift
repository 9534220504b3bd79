#if os(Linux)
  import HeedUpdateClient
  import Glibc
  import Testing

  /// `make test-url-session` runs these for the other one.
  #if HEED_URL_SESSION
    typealias TestedTransport = URLSessionTransport
  #else
    typealias TestedTransport = CurlTransport
  #endif

  /// Each server here does something wrong; the limits are short, and the only time that is looked at is
  /// the limit with ample room.
  struct TransportTests {
    private let transport = TestedTransport()

    private func load(
      _ server: TestServer, _ path: String = "/", limits: SourceLimits = SourceLimits(seconds: 10),
      validators: Validators = Validators(), bypassesCaches: Bool = false
    ) async throws -> SourceResponse {
      let request = SourceRequest(
        address: try server.address(path), validators: validators, bypassesCaches: bypassesCaches,
        limits: limits)
      return try await transport.load(request)
    }

    private func failure(
      _ server: TestServer, limits: SourceLimits = SourceLimits(seconds: 10)
    ) async throws -> UpdateError.Kind? {
      do {
        let response = try await load(server, limits: limits)
        Issue.record("it answered \(response.status)")
        return nil
      } catch let error as UpdateError {
        return error.kind
      }
    }

    @Test func bringsTheBodyAndWhatLaterRequestsCanAskBy() async throws {
      let server = try TestServer { _, connection in
        connection.respond(
          200,
          [
            "ETag: \"a-1\"", "Last-Modified: Mon, 02 Mar 2026 08:15:00 GMT",
            "Content-Type: application/json",
          ], text: "{}")
      }
      let response = try await load(server)
      #expect(response.status == 200)
      #expect(response.body == Array("{}".utf8))
      #expect(response.validators.entityTag == "\"a-1\"")
      #expect(response.validators.lastModified == "Mon, 02 Mar 2026 08:15:00 GMT")
      #expect(response.contentType == "application/json")
    }

    @Test func asksByWhatItWasGivenAndTakesAnAnswerWithoutBody() async throws {
      let server = try TestServer { request, connection in
        connection.respond(request.headers["if-none-match"] == "\"a-1\"" ? 304 : 200)
      }
      let response = try await load(
        server, validators: Validators(entityTag: "\"a-1\"", lastModified: "a date"))
      #expect(response.status == 304)
      #expect(response.body.isEmpty)
      #expect(server.requests.first?.headers["if-modified-since"] == "a date")
    }

    @Test func tellsCachesToAskTheServer() async throws {
      let server = try TestServer { _, connection in connection.respond(text: "x") }
      _ = try await load(server, bypassesCaches: true)
      #expect(server.requests.first?.headers["cache-control"] == "no-cache")
    }

    @Test func sendsNoHeaderThatAServerSmuggledIn() async throws {
      let server = try TestServer { _, connection in connection.respond(text: "x") }
      _ = try await load(server, validators: Validators(entityTag: "\"a\"\r\nEvil: 1"))
      #expect(server.requests.first?.headers["evil"] == nil)
    }

    @Test func givesUpOnASlowDripAtTheLimit() async throws {
      let server = try TestServer { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
        while connection.send("x"), connection.pause(milliseconds: 50) {}
      }
      #expect(try await failure(server, limits: SourceLimits(seconds: 1)) == .timedOut)
      #expect(try await server.duration() < .seconds(30))
    }

    @Test func givesUpOnAServerThatSaysNothing() async throws {
      let server = try TestServer { _, connection in
        while connection.pause(milliseconds: 50) {}
      }
      #expect(try await failure(server, limits: SourceLimits(seconds: 0.5)) == .timedOut)
    }

    @Test func givesUpOnALoadThatStalls() async throws {
      let server = try TestServer { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nsome")
        while connection.pause(milliseconds: 50) {}
      }
      let limits = SourceLimits(seconds: 60, stallSeconds: 1)
      #expect(try await failure(server, limits: limits) == .timedOut)
      #expect(try await server.duration() < .seconds(40))
    }

    @Test func refusesHalfABody() async throws {
      let server = try TestServer { _, connection in
        connection.respond(200, body: "half".utf8, length: 8)
      }
      #expect(try await failure(server) == .incomplete)
    }

    @Test func takesNoMoreThanTheLengthSays() async throws {
      let server = try TestServer { _, connection in
        connection.respond(200, body: "0123456789".utf8, length: 4)
      }
      #expect(try await load(server).body == Array("0123".utf8))
    }

    @Test func refusesALengthBeyondTheLimitBeforeTheBody() async throws {
      let server = try TestServer { _, connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
        while connection.pause(milliseconds: 50) {}
      }
      #expect(
        try await failure(server, limits: SourceLimits(seconds: 30, bytes: 1000)) == .tooLarge)
    }

    @Test func stopsAnEndlessBodyAtTheLimit() async throws {
      let server = try TestServer { _, connection in
        connection.send("HTTP/1.1 200 OK\r\n\r\n")
        let block = [UInt8](repeating: 0x20, count: 4096)
        while connection.send(block) {}
      }
      #expect(
        try await failure(server, limits: SourceLimits(seconds: 30, bytes: 100_000)) == .tooLarge)
    }

    @Test func acceptsABodyOfExactlyTheLimit() async throws {
      let server = try TestServer { _, connection in
        connection.respond(200, body: [UInt8](repeating: 0x20, count: 1000))
      }
      #expect(try await load(server, limits: SourceLimits(bytes: 1000)).body.count == 1000)
      #expect(try await failure(server, limits: SourceLimits(bytes: 999)) == .tooLarge)
    }

    @Test func countsTheBytesThatComeOutOfAPackedBody() async throws {
      // 256 KiB of spaces in stored blocks would be long; gzip packs them a thousandfold.
      let bomb = try Gzip.pack(count: 4 << 20)
      #expect(bomb.count < 100_000)
      let server = try TestServer { _, connection in
        connection.respond(200, ["Content-Encoding: gzip"], body: bomb)
      }
      #expect(
        try await failure(server, limits: SourceLimits(seconds: 30, bytes: 1 << 20)) == .tooLarge)
      #expect(try await load(server, limits: SourceLimits(bytes: 4 << 20)).body.count == 4 << 20)
    }

    @Test func refusesAPackedBodyThatIsGarbage() async throws {
      let server = try TestServer { _, connection in
        connection.respond(200, ["Content-Encoding: gzip"], text: "no gzip at all")
      }
      #expect(try await failure(server) == .incomplete)
    }

    @Test func saysWhenTheConnectionClosesBeforeAnAnswer() async throws {
      let server = try TestServer { _, connection in connection.reset() }
      #expect(try await failure(server) == .unreachable)
    }

    @Test func saysWhenTheConnectionClosesInTheMiddle() async throws {
      let server = try TestServer { _, connection in
        connection.send(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n5\r\nwor")
      }
      #expect(try await failure(server) == .incomplete)
    }

    @Test func saysWhenNobodyListens() async throws {
      let server = try TestServer { _, _ in }
      let address = try server.address()
      server.stop()
      await #expect(throws: UpdateError.self) {
        try await transport.load(SourceRequest(address: address))
      }
    }

    @Test func refusesWhatIsNotHTTP() async throws {
      let server = try TestServer { _, connection in connection.send("SSH-2.0-OpenSSH_9.2\r\n") }
      #expect(try await failure(server) == .notADocument)
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func followsRedirects(status: Int) async throws {
      let server = try TestServer { request, connection in
        if request.target == "/" {
          connection.respond(status, ["Location: next/feed.json"])
        } else {
          connection.respond(text: request.target)
        }
      }
      let response = try await load(server)
      #expect(response.body == Array("/next/feed.json".utf8))
      #expect(response.address == (try server.address("/next/feed.json")))
    }

    @Test(arguments: [
      "/", "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "https://127.0.0.1:9/",
      "http://name:secret@127.0.0.1/", "", "http://", "javascript:alert(1)",
    ])
    func refusesRedirectsElsewhere(location: String) async throws {
      let server = try TestServer { _, connection in
        connection.respond(302, ["Location: \(location)"])
      }
      #expect(try await failure(server) == .redirectRefused)
    }

    @Test func refusesALongChainOfRedirects() async throws {
      let server = try TestServer { request, connection in
        connection.respond(302, ["Location: /\(request.target.utf8.count)/x\(request.target)"])
      }
      #expect(try await failure(server, limits: SourceLimits(redirects: 3)) == .redirectRefused)
      #expect(server.requests.count == 4)
    }

    @Test func allRedirectsTogetherStayWithinTheLimitOfTime() async throws {
      let server = try TestServer { request, connection in
        guard connection.pause(milliseconds: 400) else { return }
        connection.respond(302, ["Location: /x\(request.target)"])
      }
      // Twenty redirects of 400 milliseconds, each alone within the limit.
      let limits = SourceLimits(seconds: 1, redirects: 20)
      #expect(try await failure(server, limits: limits) == .timedOut)
      #expect(try await server.duration() < .seconds(30))
    }

    @Test func endsSoonWhenTheTaskIsCancelled() async throws {
      let server = try TestServer { _, connection in
        while connection.pause(milliseconds: 50) {}
      }
      let request = SourceRequest(
        address: try server.address(), limits: SourceLimits(seconds: 300, stallSeconds: 300))
      let task = Task { try await TestedTransport().load(request) }
      while server.requests.isEmpty { await Task.yield() }
      task.cancel()
      let result = await task.result
      #expect(throws: UpdateError.self) { try result.get() }
    }

    // The system's own networking has the system's proxies.
    #if !HEED_URL_SESSION
      @Test func takesNoProxyFromTheEnvironment() async throws {
        // Other tests run at the same time, so it is never taken back; they may not notice either.
        setenv("http_proxy", "http://127.0.0.1:1", 1)
        let server = try TestServer { _, connection in connection.respond(text: "direct") }
        #expect(try await load(server).body == Array("direct".utf8))
      }
    #endif
  }
#endif
