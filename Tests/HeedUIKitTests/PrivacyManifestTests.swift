import Foundation
import Testing

/// What an app takes over with the modules about the person's data.
@Suite struct PrivacyManifestTests {
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")
  static let modules = ["HeedUIKit", "HeedUpdateClient"]

  /// Some of the interfaces for which Apple wants a reason, by category; the likely ones here.
  static let reasoned: [(category: String, names: [String])] = [
    ("SystemBootTime", ["systemUptime", "mach_absolute_time"]),
    ("UserDefaults", ["UserDefaults"]),
    ("FileTimestamp", ["creationDate", "modificationDate", "contentModificationDateKey", "stat("]),
    ("DiskSpace", ["volumeAvailableCapacity", "systemFreeSize", "statfs("]),
    ("ActiveKeyboards", ["activeInputModes"]),
  ]

  private func manifest(_ module: String) throws -> [String: Any] {
    let file = Self.sources.appendingPathComponent("\(module)/PrivacyInfo.xcprivacy")
    return try #require(
      try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        as? [String: Any])
  }

  @Test(arguments: modules)
  func declaresThatNothingIsCollectedAndNoOneIsTracked(_ module: String) throws {
    let manifest = try manifest(module)
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
      #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
    }
  }

  @Test(arguments: modules)
  func givesAReasonForEveryInterfaceThatNeedsOneAndForNoOther(_ module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let files =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    let code = try files.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    #expect(files.count > 10)
    let used = Self.reasoned.filter { $0.names.contains { code.contains($0) } }
      .map { "NSPrivacyAccessedAPICategory\($0.category)" }
    let declared = try #require(
      try manifest(module)["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(declared.compactMap { $0["NSPrivacyAccessedAPIType"] as? String } == used)
    for entry in declared {
      #expect((entry["NSPrivacyAccessedAPITypeReasons"] as? [String])?.isEmpty == false)
    }
  }
}
