package import Heed
package import HeedFindings

/// What came of one picture of a matrix.
package struct MatrixPicture: Hashable, Sendable {
  /// Where a text of the alert stands in it.
  package struct Place: Hashable, Sendable {
    /// Such as `actions[0].title`.
    package var path: Name
    /// Points on the surface.
    package var frame: Rect

    /// Makes a place.
    package init(_ path: Name, _ frame: Rect) {
      self.path = path
      self.frame = frame
    }
  }

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
  /// Where its texts stand.
  package var places: [Place]

  /// Makes what came of a picture.
  package init(
    file: String, digest: String, bytes: Int, isStacked: Bool?, findings: [Finding],
    places: [Place] = []
  ) {
    self.file = file
    self.digest = digest
    self.bytes = bytes
    self.isStacked = isStacked
    self.findings = findings
    self.places = places
  }
}
