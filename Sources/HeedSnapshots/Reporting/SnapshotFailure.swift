/// Why a comparison failed, in words for the test's author, and what shows it.
struct SnapshotFailure: Error, Hashable {
  struct File: Hashable {
    /// Without its folder, such as `looksRight.inter.actual.png`.
    let name: String
    let bytes: [UInt8]
    var isPicture: Bool { name.hasSuffix(".png") }
  }

  let message: String
  var files: [File] = []

  init(_ message: String) { self.message = message }
}
