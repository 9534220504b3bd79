import Heed
import HeedDocument
import HeedTesting
import HeedUpdate
import Testing

/// Whatever the bytes are, the readers come back with a value or an error.
@Suite struct HostileInputTests {
  private func read(_ bytes: [UInt8]) {
    _ = try? FeedReader().read(bytes)
    _ = try? FeedReader(isStrict: true).read(bytes)
    _ = try? LookupReader(bundleID: "org.example.teapot").read(bytes)
    _ = try? UpdateState(json: bytes)
    if let path = try? FieldPath("apps[0].releases") {
      var map = FieldMap(version: path)
      map.releases = path
      _ = try? MappedReader(map).read(bytes)
    }
    _ = FeedLint(now: Sample.now).findings(in: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? Version(lenient: text)
    _ = try? Timestamp(iso8601: text)
    _ = try? Timestamp(rfc822: text)
    _ = try? FieldPath(text)
    _ = LinkAllowList.https.contains(text)
  }

  @Test func randomBytesNeverEndTheApp() {
    var generator = SeededGenerator(seed: TestSeed.value)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...60, using: &generator)
      read((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test func brokenFeedsNeverEndTheApp() {
    var generator = SeededGenerator(seed: TestSeed.value)
    let whole = Array(FeedSample.text.utf8)
    for _ in 0..<1_500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 32...126, using: &generator), at: place)
        default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
        }
      }
      read(bytes)
      // What is read has a decision, too.
      guard let feed = try? FeedReader().read(bytes) else { continue }
      for document in feed.documents {
        var situation = Situation("1.0")
        situation.document = document
        #expect(!situation.decide().summary.isEmpty)
      }
    }
  }

  @Test func manyReleasesAndManyFaultsTakeTimeInProportion() throws {
    let release = "{\"version\": \"1.0\", \"mood\": 1, \"date\": 5}"
    let many = Array(repeating: release, count: 4_096).joined(separator: ",")
    let feed = try FeedSample.read(FeedSample.app("\"releases\": [\(many)]"))
    #expect(feed.issues.count == FeedLimits().issues)
    #expect(feed.documents[0].releases.isEmpty)
    let good = (0..<4_096).map { "{\"version\": \"1.\($0)\", \"minimumSystem\": \"\($0 % 20)\"}" }
      .joined(separator: ",")
    let large = try FeedSample.read(
      FeedSample.app("\"policy\": {\"minimumSupported\": \"1.5\"}, \"releases\": [\(good)]"))
    var situation = Situation("1.0")
    situation.document = large.documents[0]
    situation.installed.id = nil
    #expect(
      situation.decide().release?.versionText == "1.4095" || situation.decide().kind == .forced)
    #expect(!FeedLint().findings(of: large).isEmpty)
  }

  @Test func foreignTextPlaysNoTricks() {
    var situation = Situation("1.0")
    situation.document.releases = [
      Sample.item("2.0") { $0.versionText = "\u{1B}[31m2.0" + String(repeating: "!", count: 500) }
    ]
    situation.document.ordering = .build
    situation.installed.build = BuildNumber("1.0")
    let decision = situation.decide()
    #expect(!decision.summary.utf8.contains(0x1B))
    #expect(decision.summary.utf8.count < 300)
    #expect(decision.trace.allSatisfy { !$0.text.utf8.contains(0x1B) })
  }
}
