import Foundation
import Heed
import Testing

@testable import HeedSnapshots

@Suite struct RecordingTests {
  private let folder: TestFolder
  private let site: CallSite

  init() throws {
    folder = try TestFolder()
    var site = CallSite(
      fileID: "Tests/AlertTests.swift", filePath: "AlertTests.swift", function: "looksRight()",
      line: 7, column: 3)
    site.path = "\(folder.path)/AlertTests.swift"
    self.site = site
  }

  private static let picture = "__Snapshots__/AlertTests/looksRight.\(label).png"
  private static let label = (try? PictureSurface.label()) ?? ""

  private func check(
    _ mode: RecordMode = .missing, record: Bool = false, ending: String = "\(label).png",
    kind: String = "picture"
  ) -> SnapshotCheck {
    SnapshotCheck(
      reference: Reference(site: site, named: nil, ending: ending), mode: mode,
      recordsAlways: record, kind: kind, failures: "\(folder.path)/failures")
  }

  private func picture(_ title: PlacedText = "Delete?") -> AlertPicture {
    var picture = AlertPicture(
      alert: Alert(title, cancel: "Cancel") {
        Action("Delete", role: .destructive)
      })
    picture.environment.size = Size(width: 320, height: 256)
    picture.environment.scale = 1
    return picture
  }

  private func failure(_ body: () throws -> Void) throws -> SnapshotFailure {
    try #require(throws: SnapshotFailure.self, performing: body)
  }

  @Test func recordsWhatIsMissingAndFailsOnce() throws {
    let failure = try failure { _ = try picture().compare(by: check()) }
    #expect(failure.message.hasPrefix("There was no picture to compare with, so one was recorded"))
    #expect(failure.message.contains("\(folder.path)/\(Self.picture)"))
    #expect(folder.files == [Self.picture])
    #expect(try picture().compare(by: check()) == .same)
  }

  @Test func recordsWithoutFailingWhereItIsAsked() throws {
    #expect(try picture().compare(by: check(.all)) == .recorded)
    let before = try folder.bytes(Self.picture)
    #expect(try picture().compare(by: check(.all)) == .same)
    #expect(try picture("Remove?").compare(by: check(.all)) == .recorded)
    #expect(try folder.bytes(Self.picture) != before)
    #expect(try picture("Remove?").compare(by: check()) == .same)
  }

  @Test func recordsNothingOnServers() throws {
    let failure = try failure { _ = try picture().compare(by: check(.never)) }
    #expect(failure.message.contains("is missing"))
    #expect(folder.files == [])
  }

  @Test func aTestThatAsksToRecordNeverPasses() throws {
    _ = try failure { _ = try picture().compare(by: check(record: true)) }
    let same = try failure { _ = try picture().compare(by: check(record: true)) }
    #expect(same.message.hasPrefix("The picture is as recorded"))
    let other = try failure { _ = try picture("Remove?").compare(by: check(.never, record: true)) }
    #expect(other.message.contains("Remove 'record: true'"))
    #expect(try picture("Remove?").compare(by: check()) == .same)
  }

  @Test func showsWhatDiffersUntilItDoesNot() throws {
    #expect(try picture().compare(by: check(.all)) == .recorded)
    let failure = try failure { _ = try picture("Remove?").compare(by: check(.never)) }
    let names = ["actual", "difference"].map { "looksRight.\(Self.label).\($0).png" }
    #expect(failure.files.map { $0.name } == names)
    #expect(folder.files == [Self.picture] + names.map { "failures/\($0)" })
    for name in names {
      #expect(failure.message.contains("\(folder.path)/failures/\(name)"))
    }
    #expect(failure.message.contains("pixels differ, in columns"))
    let sheet = try PictureSurface.pixels(png: failure.files[1].bytes, path: "difference")
    #expect(sheet.width == 3 * 320 + 16 && sheet.height == 256)
    #expect(try folder.bytes("failures/\(names[0])") == failure.files[0].bytes)
    #expect(try picture().compare(by: check()) == .same)
    #expect(folder.files == [Self.picture])
  }

  @Test func saysWhatCannotBeDrawn() throws {
    var picture = picture()
    picture.alert.content = [.image(.file("nowhere.png"))]
    let failure = try failure { _ = try picture.compare(by: check()) }
    #expect(failure.message.contains("the picture “nowhere.png” does not exist"))
    #expect(folder.files == [])
  }

  @Test(arguments: [[], Array("no picture".utf8)])
  func saysThatAReferenceIsDamaged(bytes: [UInt8]) throws {
    try SnapshotFiles.write(bytes, to: "\(folder.path)/\(Self.picture)")
    let failure = try failure { _ = try picture().compare(by: check()) }
    #expect(failure.message.contains("cannot be compared with"))
    #expect(try folder.bytes(Self.picture) == bytes)
  }

  @Test func readsBackEveryPixelThatItRecords() throws {
    var pixels = Drawing.dialog()
    for index in 0..<256 { pixels.words[index] = 0xFF00_0000 | UInt32(index) &* 0x01_0305 }
    let png = try PictureSurface.png(pixels)
    #expect(try PictureSurface.pixels(png: png, path: "a") == pixels)
  }

  @Test func comparesScenesLineByLine() throws {
    func scene(_ title: PlacedText) -> AlertScene {
      var alert = AlertScene(alert: Alert(title) { Action("OK") })
      alert.environment.size = Size(width: 320, height: 256)
      return alert
    }
    let check = check(.all, ending: "scene.txt", kind: "scene")
    #expect(try scene("Saved").compare(by: check) == .recorded)
    #expect(try scene("Saved").compare(by: check) == .same)
    let strict = self.check(.never, ending: "scene.txt", kind: "scene")
    let failure = try failure { _ = try scene("Stored").compare(by: strict) }
    #expect(failure.message.hasPrefix("The scene is not as recorded: lines differ."))
    #expect(failure.message.contains("\n- ") && failure.message.contains("\n+ "))
    #expect(failure.files.map { $0.name } == ["looksRight.scene.actual.txt"])
    // Git may write other ends of lines.
    let path = check.reference.path
    let text = try #require(try SnapshotFiles.read(path))
    try SnapshotFiles.write(text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, to: path)
    #expect(try scene("Saved").compare(by: strict) == .same)
  }
}
