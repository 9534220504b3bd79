package import Heed
package import HeedFindings

/// What was found at one place of a document, in however many pictures.
package struct MatrixProblem: Hashable, Sendable {
  package var document: Int
  package var code: Finding.Code
  /// The worst of all pictures.
  package var severity: Finding.Severity
  package var path: Name
  /// The sentences of the picture where it is worst.
  package var reason: String
  package var remedy: String
  package var font: String?
  /// The places of the pictures in which it appears, in order.
  package var pictures: [Int]
  /// The places of the languages in which it appears, in order.
  package var languages: [Int]
  /// Where it stands in its file, such as `question.json:7:16`.
  package var place: String
  /// Whether it is about the document or the app's texts, whatever pictures look like.
  package var isAboutTexts: Bool
  /// Why it is meant to stay; nothing where it is not.
  package var silence: String?
}
