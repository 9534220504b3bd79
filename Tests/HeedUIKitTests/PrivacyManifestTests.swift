import Foundation
import Testing

/// What an app takes over with the module about the person's data.
@Suite struct PrivacyManifestTests {
  @Test func declaresThatNothingIsCollectedAndNoOneIsTracked() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/HeedUIKit/PrivacyInfo.xcprivacy")
    let manifest = try #require(
      try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        as? [String: Any])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in [
      "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes",
    ] {
      #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
    }
  }
}
