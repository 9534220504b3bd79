/// Where a text stands in the files of an app.
public struct TextPlace: Hashable, Sendable {
  /// The file, as it was given, such as `de.lproj/Localizable.strings`.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, counted in Unicode scalars.
  public var column: Int

  /// Makes a place; the start of the file by default.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension TextPlace: CustomStringConvertible {
  /// Such as `de.lproj/Localizable.strings:12:1`.
  public var description: String { "\(file):\(line):\(column)" }
}
