import Foundation
import Heed
import HeedDocument
import HeedExamples
import Testing

@Suite struct ExampleDocumentsTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  static func documentNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  @Test(arguments: ExampleAlerts.all)
  func saysInItsDocumentWhatItSaysInSwift(_ example: Example) throws {
    let document = try DocumentReader().read(Self.bytes(of: "\(example.name).json"))
    #expect(document.issues.isEmpty)
    #expect(document.alert == example.alert)
  }

  @Test func hasAnExampleInSwiftForEveryDocument() throws {
    #expect(try Self.documentNames() == ExampleAlerts.all.map { $0.name.string }.sorted())
  }

  /// The gallery shows the file in which it finds this.
  @Test(arguments: ExampleAlerts.all)
  func isAVariableInOneFile(_ example: Example) throws {
    let words = "\(example.name)".components(separatedBy: "-")
    let name = words[0] + words.dropFirst().map { $0.capitalized }.joined()
    let swift = Self.folder.appendingPathComponent("Swift")
    let files = try FileManager.default.contentsOfDirectory(atPath: swift.path)
      .filter { $0.hasSuffix(".swift") }
    let found = try files.filter { file in
      try String(contentsOf: swift.appendingPathComponent(file), encoding: .utf8)
        .contains("static var \(name): Alert {")
    }
    #expect(found.count == 1, "\(name) in \(found)")
  }

  @Test(arguments: ExampleAlerts.all)
  func usesOnlyPicturesThatShip(_ example: Example) throws {
    let text = String(decoding: try Self.bytes(of: "\(example.name).json"), as: UTF8.self)
    for part in text.components(separatedBy: "\"file\": \"").dropFirst() {
      let path = part.prefix { $0 != "\"" }
      let bytes = try Self.bytes(of: String(path))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(path) is no PNG file")
    }
  }
}
