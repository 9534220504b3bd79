import Heed
import HeedUpdate
import HeedUpdateClient
import Synchronization

/// An app with a feed, a store and a clock that a test moves.
struct Scenario {
  let transport = ScriptedTransport()
  let store = MemoryStore()
  let clock = TestClock()
  var installed: InstalledApp
  var keys: FeedKeys?
  var source: UpdateSource
  var allowsHTTP = false

  static let id: Name = "org.example.teapot"

  init(
    version: String = "1.0.0", keys: FeedKeys? = nil,
    address: String = "https://example.org/feed.json"
  ) throws {
    installed = InstalledApp(
      id: Scenario.id, platform: "ios", version: try Version(version), distribution: .store)
    self.keys = keys
    source = .feed(try WebAddress(address))
  }

  /// A client as after a new start of the app.
  func client(_ transport: (any UpdateTransport)? = nil) -> UpdateClient {
    var setup = UpdateClient.Setup(
      source: source, installed: installed,
      device: Device(system: try? Version("17.4"), family: "phone"),
      settings: UpdateSettings(allowedLinks: .https), keys: keys,
      transport: transport ?? self.transport, store: store,
      now: { [clock] in clock.now })
    setup.retry = Retry(random: { 0 }, pause: { _ in })
    setup.randomID = { 7 }
    setup.allowsHTTP = allowsHTTP
    return UpdateClient(setup)
  }

  func check(_ kind: CheckKind = .background) async -> UpdateCheck {
    await client().check(kind)
  }

  /// Publishes a feed, signed by some keys.
  func publish(_ feed: [UInt8], by signers: [SecretKey] = [], tag: String? = nil) throws {
    var files = ["/feed.json": feed]
    if !signers.isEmpty {
      files["/feed.json.sig"] = Array(try SignatureFile.text(signing: feed, by: signers).utf8)
    }
    transport.answer(ScriptedTransport.files(files, tag: tag))
  }

  func goOffline() { transport.answer(ScriptedTransport.unreachable) }

  /// A feed with one release.
  static func feed(
    serial: UInt64 = 1, version: String = "2.0.0", minimum: String? = nil, expires: String? = nil,
    id: Name = Scenario.id, platform: String = "ios"
  ) -> [UInt8] {
    let policy = minimum.map { "\"policy\": {\"minimumSupported\": \"\($0)\"}, " } ?? ""
    let end = expires.map { "\"expires\": \"\($0)\", " } ?? ""
    return Array(
      """
      {"heedFeed": 1, "serial": \(serial), \(end)"apps": [{"id": "\(id)", "platform": "\(platform)", \
      \(policy)"link": "https://example.org/get", "releases": [{"version": "\(version)", \
      "date": "2026-01-01T00:00:00Z"}]}]}
      """.utf8)
  }
}

/// A clock that stands still.
final class TestClock: Sendable {
  private let moment = Mutex(Timestamp(seconds: 1_780_000_000))

  var now: Timestamp { moment.withLock { $0 } }

  func advance(_ seconds: Double) { moment.withLock { $0 = $0 + seconds } }
}
