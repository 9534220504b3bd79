package import Heed
package import HeedFindings

/// Findings that are meant to be as they are, and why.
package struct MatrixSilence: Hashable, Sendable {
  package var code: Finding.Code
  /// The document's file as it is named in the configuration; every document where there is none.
  package var document: String?
  /// The language; every language where there is none.
  package var language: Name?
  package var reason: String
  /// Where it stands in the file, both from 1.
  package var line: Int
  package var column: Int

  /// Makes a silence.
  package init(
    _ code: Finding.Code, document: String? = nil, language: Name? = nil, reason: String,
    line: Int = 1, column: Int = 1
  ) {
    self.code = code
    self.document = document
    self.language = language
    self.reason = reason
    self.line = line
    self.column = column
  }

  /// Whether a finding is meant.
  package func covers(_ code: Finding.Code, document: String, language: Name?) -> Bool {
    guard self.code == code else { return false }
    if let own = self.document, own != document { return false }
    // What is true of a document in every language is not silenced for one of them.
    if let own = self.language { return own == language }
    return true
  }
}
