import Foundation
import HeedUpdateClient
import Testing

/// A process that saves without a pause is killed again and again. Whenever that happens, the file holds
/// all of one state.
struct KilledWriterTests {
  private static let pathKey = "HEED_TEST_SAVES_TO"
  private static let savesTo = ProcessInfo.processInfo.environment[pathKey]

  /// A state that shows whether it is whole: its length and each byte follow from its first two.
  private static func state(_ number: Int) -> [UInt8] {
    let length = 2 + number * 977 % 60_000
    let low = UInt8(truncatingIfNeeded: length)
    let high = UInt8(truncatingIfNeeded: length >> 8)
    return [low, high] + [UInt8](repeating: low ^ high, count: length - 2)
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, bytes.count == Int(bytes[0]) | Int(bytes[1]) << 8 else { return false }
    return bytes.dropFirst(2).allSatisfy { $0 == bytes[0] ^ bytes[1] }
  }

  /// What the other process runs; in a usual run there is nothing to do.
  @Test(.enabled(if: savesTo != nil, "only the process that is killed runs this"))
  func savesUntilItIsKilled() throws {
    let store = FileStateStore(path: try #require(Self.savesTo))
    for number in 0..<1_000_000 { try store.write(Self.state(number)) }
  }

  @Test(.enabled(if: savesTo == nil))
  func aKilledWriterLeavesAWholeState() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("state")
    let store = FileStateStore(path: path)
    for round in 0..<30 {
      try? FileManager.default.removeItem(atPath: path)
      let process = try ChildProcess(
        CommandLine.arguments[0],
        ["--testing-library", "swift-testing", "--filter", "savesUntilItIsKilled"],
        variables: ["\(Self.pathKey)=\(path)"])
      while !FileManager.default.fileExists(atPath: path), process.isRunning { usleep(500) }
      usleep(UInt32.random(in: 0..<20_000))
      process.send(SIGKILL)
      #expect(process.wait() == SIGKILL)

      let bytes = try #require(try store.read())
      #expect(Self.isWhole(bytes))
      // What was left beside it is in nobody's way.
      try store.write(Self.state(round))
      #expect(try store.read() == Self.state(round))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["state"])
    }
  }
}
