import Foundation
import Heed
import HeedFindings
import HeedStrings
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("shared/data/localized-app").path

/// The strings of a public app in seven languages, which lie beside the repository and not in it;
/// without them these tests are skipped.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: folder)))
struct RealAppTests {
  static let languages = ["en", "de", "fi", "he", "ja", "ml", "zh-Hans"]

  private static func bytes(_ language: String) -> [UInt8] {
    let file = "\(folder)/\(language).lproj/Localizable.strings"
    return FileManager.default.contents(atPath: file).map { Array($0) } ?? []
  }

  static let texts = StringsCatalog(
    files: languages.map {
      StringsFile(path: "\($0).lproj/Localizable.strings", bytes: bytes($0))
    })

  @Test(arguments: languages)
  func readsWhatFoundationReads(_ language: String) throws {
    let data = Data(Self.bytes(language))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let theirs = try #require(list as? [String: String])
    #expect(theirs.count > 2_700)
    let ours = StringsCatalog(files: [
      StringsFile(path: "\(language).lproj/Localizable.strings", bytes: Self.bytes(language))
    ])
    #expect(ours.keys.count == theirs.count)
    for (key, value) in theirs where !value.contains("%") {
      #expect(ours.string(Name(key), Name(language)) == value, "\(key)")
    }
  }

  @Test func findsTheirSlipsAndNoOthers() {
    var counts: [String: Int] = [:]
    for finding in Self.texts.findings() {
      counts["\(finding.code.name) \(finding.language?.string ?? "-")", default: 0] += 1
    }
    // A developer wrote an escape of Swift's into the original, and translators copied it.
    for language in Self.languages { #expect(counts["invalid-strings \(language)"] == 2) }
    // Two texts are new in the original.
    for language in Self.languages.dropFirst() {
      #expect(counts["missing-translation \(language)"] == 2)
    }
    #expect(counts.keys.allSatisfy { !$0.hasPrefix("duplicate-key") })
    // Malayalam was begun and never gone on with.
    #expect(counts["untranslated-text ml"] ?? 0 > 1_500)
    #expect(counts["untranslated-text de"] ?? 0 < 10)
  }

  @Test func fillsEveryTextInEveryLanguage() {
    for key in Self.texts.keys {
      for language in Self.texts.languages {
        let text = Self.texts.text(key, language: language)
        #expect(text?.problem == nil, "\(key), \(language)")
      }
    }
  }
}
