import Foundation
import Heed
import HeedUpdateClient
import Testing

/// The keys of the sample code, which a compiler cannot check.
struct SampleKeyTests {
  @Test func theKeysOfTheSamplesCanBeRead() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Examples/Update/Feeds.swift"), encoding: .utf8)
    let keys = text.components(separatedBy: "\"").filter { $0.contains("=ed25519:") }
    #expect(keys.count == 2)
    #expect(try FeedKeys(keys.map { try FeedKey($0) }).keys.map(\.id) == ["spring", "spare"])
  }
}
