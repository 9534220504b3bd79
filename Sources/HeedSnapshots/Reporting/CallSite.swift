/// Where a test asks for a comparison.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  /// The test's function, such as `looksRight()` or `draws(_:)`.
  let function: String
  let line: UInt
  let column: UInt
  /// The path of the test's file, beside which references are.
  var path: String

  init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
    path = "\(filePath)"
  }
}
