import Foundation
import HeedUpdateClient
import Testing

struct FileStateStoreTests {
  @Test func aFileThatIsNotThereIsNoError() throws {
    let folder = try TemporaryFolder()
    #expect(try FileStateStore(path: folder.path("state")).read() == nil)
  }

  @Test func givesBackWhatWasWrittenLast() throws {
    let folder = try TemporaryFolder()
    let store = FileStateStore(path: folder.path("state"))
    for count in [0, 1, 65_535, 65_536, 200_000, 3] {
      let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: count), count: count)
      try store.write(bytes)
      #expect(try store.read() == bytes)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["state"])
  }

  @Test func onlyTheOwnerMayReadIt() throws {
    let folder = try TemporaryFolder()
    try FileStateStore(path: folder.path("state")).write([1])
    let facts = try FileManager.default.attributesOfItem(atPath: folder.path("state"))
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test func aFailedWriteLeavesTheOldStateAndNoRest() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("state")
    // A folder in the place of the file lets everything but the last step succeed.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try Data([7]).write(to: URL(fileURLWithPath: path + "/inside"))
    #expect(throws: UpdateError.self) { try FileStateStore(path: path).write([1, 2, 3]) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["state"])
    #expect(throws: UpdateError.self) {
      try FileStateStore(path: folder.path("none/state")).write([1])
    }
  }

  @Test func whatIsSetAsideCanBeLookedAt() throws {
    let folder = try TemporaryFolder()
    let store = FileStateStore(path: folder.path("state"))
    try store.write([1, 2, 3])
    try store.setAside()
    #expect(try store.read() == nil)
    #expect(try FileStateStore(path: folder.path("state.damaged")).read() == [1, 2, 3])
    try store.setAside()
  }

  @Test func writersAtTheSameTimeLeaveOneWholeState() async throws {
    let folder = try TemporaryFolder()
    let store = FileStateStore(path: folder.path("state"))
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...8 {
        group.addTask {
          for _ in 0..<10 {
            try? store.write([UInt8](repeating: UInt8(writer), count: writer * 20_000))
          }
        }
      }
    }
    let bytes = try #require(try store.read())
    let first = try #require(bytes.first)
    #expect(bytes == [UInt8](repeating: first, count: Int(first) * 20_000))
  }
}
