/// A file of texts with what is in it.
public struct StringsFile: Sendable {
  /// The path from the folder that is read, with slashes, such as `de.lproj/Localizable.strings`.
  public var path: String
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether a path is one of a file that a catalog reads: `.strings` and `.stringsdict` in a folder
  /// `.lproj`, and `.xcstrings` anywhere.
  public static func isRead(_ path: String) -> Bool { StringsPath(path) != nil }

  /// What is in it as UTF-8, where places are counted; nothing where it is no text.
  public var text: [UInt8]? {
    if BinaryPropertyList.isOne(bytes) { return nil }
    return try? TextEncoding.utf8(bytes).get()
  }

  /// The most bytes of a file that are read, 16 MiB; the largest real ones have a few.
  public static let maxBytes = 16_777_216
}
