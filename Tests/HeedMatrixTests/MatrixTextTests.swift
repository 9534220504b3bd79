import Heed
import HeedFindings
import HeedMatrix
import HeedStrings
import Testing

struct MatrixTextTests {
  @Test func looksAtWhatStandsInForALanguage() {
    let catalog = StringsCatalog(
      files: [
        ("de.lproj/Localizable.strings", "\"title\" = \"%d löschen?\";"),
        ("en.lproj/Localizable.strings", "\"title\" = \"Delete %@ now?\";"),
        ("en.lproj/Other.strings", "\"other\" = \"Nobody asks for this\";"),
      ].map { StringsFile(path: $0.0, bytes: Array($0.1.utf8)) })
    let found = MatrixTextFinding.all(
      alerts: [], keys: [[(key: "title", path: "message")]], catalog: catalog,
      languages: ["de-AT", "fr"].map { MatrixLanguage(Name($0), direction: .leftToRight) })
    #expect(found.map { $0.finding.code } == [.placeholderMismatch, .missingTranslation])
    #expect(found.map { $0.language } == [0, 1])
    #expect(found.allSatisfy { $0.document == 0 && $0.finding.path == "message" })
  }
}
