import Foundation
import HeedCommand
import Testing

struct AtomicFileTests {
  @Test func replacesAFileAsAWhole() throws {
    try withFolder { folder in
      let path = folder + "/a.txt"
      try AtomicFile.write(Array("one".utf8), to: path)
      try AtomicFile.write(Array("three".utf8), to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "three")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }
  }

  @Test func leavesNothingBehindWhereAFolderIsInTheWay() throws {
    try withFolder { folder in
      let path = folder + "/a.txt"
      try FileSystem.makeFolder(path)
      let error = #expect(throws: CommandError.self) { try AtomicFile.write([1], to: path) }
      #expect(error?.exitCode == .failure)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.txt"])
    }
  }

  @Test func saysThatThereIsNoFolder() throws {
    try withFolder { folder in
      let path = folder + "/none/a.txt"
      let error = #expect(throws: CommandError.self) { try AtomicFile.write([1], to: path) }
      #expect(error?.message == "Cannot write '\(path)': No such file or directory")
    }
  }

  @Test func makesFoldersWithinFolders() throws {
    try withFolder { folder in
      try FileSystem.makeFolder(folder + "/a/b/c/")
      try FileSystem.makeFolder(folder + "/a/b/c")
      #expect(FileSystem.isFolder(folder + "/a/b/c"))
    }
  }

  @Test func readsNoMoreThanItsLimit() throws {
    try withFolder { folder in
      let path = folder + "/a.txt"
      try AtomicFile.write([UInt8](repeating: 7, count: 100_000), to: path)
      #expect(try FileSystem.read(path, limit: 99_999).count == 100_000)
      #expect(try FileSystem.read(path, limit: 10).count == 11)
      #expect(try FileSystem.read(path, limit: 1_000_000).count == 100_000)
    }
  }
}
