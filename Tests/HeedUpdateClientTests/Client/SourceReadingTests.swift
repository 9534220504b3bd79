import Heed
import HeedUpdate
import HeedUpdateClient
import Testing

struct SourceReadingTests {
  private let app = InstalledApp(
    id: Scenario.id, platform: "ios", versionText: "1.0.0", distribution: .store)

  @Test func aFileAtHandIsReadAsTheSourceWouldBe() throws {
    let source = UpdateSource.feed(try WebAddress("https://example.org/feed.json"))
    let document = try source.document(from: Scenario.feed(version: "2.0.0"), for: app)
    #expect(document.releases.map(\.versionText) == ["2.0.0"])
    #expect(document.trust == .unsigned)
    #expect(throws: UpdateError.self) {
      try source.document(from: Scenario.feed(id: "org.example.other"), for: app)
    }
  }

  @Test func aFileHasToBeSignedWhereAKeyIsTrusted() throws {
    let source = UpdateSource.feed(try WebAddress("https://example.org/feed.json"))
    let key = try SecretKey.generate(id: "main")
    let keys = try FeedKeys([key.publicKey])
    let feed = Scenario.feed()
    let signature = Array(try SignatureFile.text(signing: feed, by: [key]).utf8)
    let document = try source.document(from: feed, signature: signature, for: app, keys: keys)
    #expect(document.trust == .verified(keyID: "main"))
    #expect(throws: UpdateError.self) { try source.document(from: feed, for: app, keys: keys) }
  }

  @Test(arguments: [
    ("https://Example.org:443/a/../b?x=1#y", "https://example.org/b?x=1"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/"),
    ("https://[::1]:8443/x", "https://[::1]:8443/x"),
    ("https://example.org/a b/ü", "https://example.org/a%20b/%C3%BC"),
    ("HTTPS://example.org/%41", "https://example.org/%41"),
    ("  https://example.org/ \n", "https://example.org/"),
  ])
  func readsAddresses(text: String, expected: String) throws {
    #expect(try WebAddress(text).description == expected)
  }

  @Test(arguments: [
    "", "example.org", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///path",
    "https://user:secret@example.org/", "https://example.org:99999/", "https://example.org:x/",
    "https://exa mple.org/", "https://example.org\\@evil.example/\u{1}", "javascript:alert(1)",
    "https://[::1/", "data:text/html,x",
  ])
  func refusesWhatIsNoAddressOfTheWeb(text: String) {
    #expect(throws: UpdateError.self) { try WebAddress(text) }
  }

  @Test func onlyNumbersOf127AreThisMachine() throws {
    for text in ["http://localhost/", "http://127.0.0.1/", "http://127.1.2.3:80/", "http://[::1]/"]
    {
      #expect(try WebAddress(text).isLoopback)
    }
    for text in ["http://127.0.0.1.example.org/", "http://128.0.0.1/", "http://localhost.example/"]
    {
      #expect(try !WebAddress(text).isLoopback)
    }
  }
}
