import Foundation
import HeedCommand
import Testing

/// The documents of `docs/findings`: each fault is found, and no cure is.
struct FindingPicturesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/findings")
    .path

  static var codes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix("-fault.json") }.map { String($0.dropLast(11)) }.sorted()
  }

  /// The codes that a matrix of a document finds.
  private func found(in name: String, _ folder: String) throws -> Set<String> {
    let heed = try Command(
      "matrix", Self.folder + "/\(name).json", "-o", folder + "/" + name, "--size", "320x300",
      "--scale", "1")
    #expect(heed.exitCode == 0 || heed.exitCode == 1, "\(heed.errors)")
    let report = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/report.json"))
    let value = try JSONSerialization.jsonObject(with: report) as? [String: Any]
    let problems = try #require(value?["problems"] as? [[String: Any]])
    return Set(problems.compactMap { $0["code"] as? String })
  }

  @Test func thereAreSome() { #expect(Self.codes.count > 20) }

  @Test(arguments: codes.filter { $0 != "stacked-in-some" })
  func theFaultIsFoundAndTheCureIsNot(_ code: String) throws {
    try withFolder { folder in
      let fault = try found(in: "\(code)-fault", folder)
      #expect(fault.contains(code))
      let cure = try found(in: "\(code)-cure", folder)
      #expect(cure.isEmpty)
    }
  }
}
