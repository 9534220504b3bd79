#if os(Linux)
  import HeedUpdateClient
  import Testing

  @Suite(.enabled(if: SecureServer.isAvailable, "openssl makes the certificate"))
  struct SecureTransportTests {
    private func failure(
      _ server: SecureServer, _ path: String, by transport: some UpdateTransport
    ) async throws -> UpdateError.Kind? {
      do {
        let response = try await transport.load(SourceRequest(address: try server.address(path)))
        Issue.record("it answered \(response.status)")
        return nil
      } catch let error as UpdateError {
        return error.kind
      }
    }

    @Test(arguments: ["localhost", "other.example"])
    func trustsNoCertificateThatWasMadeJustNow(name: String) async throws {
      let server = try SecureServer(answers: [:], name: name)
      let kind = try await failure(server, "feed.json", by: TestedTransport())
      #if HEED_URL_SESSION
        // The Foundation of Linux has no code for this.
        #expect(kind == .unreachable)
      #else
        #expect(kind == .badCertificate)
      #endif
    }

    @Test func trustsTheCertificatesItIsGiven() async throws {
      let server = try SecureServer(answers: [
        "feed.json": "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        "down": "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n",
      ])
      let transport = CurlTransport(certificates: server.certificate)
      let response = try await transport.load(
        SourceRequest(address: try server.address("feed.json")))
      #expect(response.body == Array("{}".utf8))
      #expect(try await failure(server, "down", by: transport) == .redirectRefused)
    }

    @Test func refusesACertificateForAnotherHost() async throws {
      let server = try SecureServer(answers: [:], name: "other.example")
      let transport = CurlTransport(certificates: server.certificate)
      #expect(try await failure(server, "feed.json", by: transport) == .badCertificate)
    }
  }
#endif
