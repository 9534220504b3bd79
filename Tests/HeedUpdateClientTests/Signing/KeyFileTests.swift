import Foundation
import Heed
import HeedUpdateClient
import Testing

struct KeyFileTests {
  @Test func onlyTheOwnerMayReadAKeyFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("key")
    let key = try SecretKey.generate(id: "main")
    try KeyFile.write(key, to: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try KeyFile.read(path).publicKey == key.publicKey)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    do {
      _ = try KeyFile.read(path)
      Issue.record("a key that others may read was used")
    } catch {
      #expect(error.reason.contains("chmod 600"))
    }
  }

  @Test func aKeyIsNeverOverwritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("key")
    let key = try SecretKey.generate()
    try KeyFile.write(key, to: path)
    #expect(throws: UpdateError.self) { try KeyFile.write(SecretKey.generate(), to: path) }
    #expect(try KeyFile.read(path).publicKey == key.publicKey)
  }

  @Test func saysWhatIsWrongWithOtherFiles() throws {
    let folder = try TemporaryFolder()
    #expect(throws: UpdateError.self) { try KeyFile.read(folder.path("missing")) }
    #expect(throws: UpdateError.self) { try KeyFile.read(folder.path("")) }
    #expect(
      FileManager.default.createFile(
        atPath: folder.path("text"), contents: Data("hello".utf8),
        attributes: [.posixPermissions: 0o600]))
    #expect(throws: UpdateError.self) { try KeyFile.read(folder.path("text")) }
  }
}
