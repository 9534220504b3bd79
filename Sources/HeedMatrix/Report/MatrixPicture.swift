package import HeedFindings

/// What came of one picture of a matrix.
package struct MatrixPicture: Hashable, Sendable {
  /// The path within the folder of all.
  package var file: String
  /// The digest of everything that the picture depends on.
  package var digest: String
  /// How large the file is, in bytes; 0 where it could not be drawn.
  package var bytes: Int
  /// Whether two actions that may stand side by side do not.
  package var isStacked: Bool?
  /// What was found in it.
  package var findings: [Finding]

  /// Makes what came of a picture.
  package init(
    file: String, digest: String, bytes: Int, isStacked: Bool?, findings: [Finding]
  ) {
    self.file = file
    self.digest = digest
    self.bytes = bytes
    self.isStacked = isStacked
    self.findings = findings
  }
}
