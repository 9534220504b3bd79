internal import Heed

/// Text out of HTML, compared byte by byte.
public struct HTMLText: Hashable, Sendable {
  /// The text in UTF-8, as far as the markup was.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text; what is not UTF-8 is replaced.
  public var string: String { String(bytes: bytes) }
}
