package import HeedFindings

/// Something about a document's texts in one language, whatever the picture looks like.
package struct MatrixTextFinding: Hashable, Sendable {
  package var document: Int
  /// The language's place among the languages.
  package var language: Int
  package var finding: Finding
  /// Where the text stands, such as `de.lproj/Localizable.strings:12:1`; nothing where no file has it.
  package var place: String?

  /// Makes a finding.
  package init(document: Int, language: Int, _ finding: Finding, place: String? = nil) {
    self.document = document
    self.language = language
    self.finding = finding
    self.place = place
  }
}
