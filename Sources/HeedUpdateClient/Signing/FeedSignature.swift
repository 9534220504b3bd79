public import Heed

/// A signature of a feed's exact bytes, and the id of the key that made it.
public struct FeedSignature: Hashable, Sendable {
  /// The id of the key.
  public var key: Name
  /// The signature's 64 bytes.
  public var bytes: [UInt8]

  /// Makes a signature.
  public init(key: Name, bytes: [UInt8]) {
    self.key = key
    self.bytes = bytes
  }
}
