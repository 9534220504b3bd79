public import Heed

/// The key that signs feeds. It belongs on the machine that publishes and nowhere else.
public struct SecretKey: Sendable {
  /// The public key that apps hold.
  public let publicKey: FeedKey
  private let bytes: [UInt8]

  /// Makes a new key from the system's random numbers.
  public static func generate(id: Name? = nil) throws(UpdateError) -> SecretKey {
    guard let bytes = Ed25519.newSecret() else {
      throw UpdateError(.badKey, "the system gave no random numbers")
    }
    return try SecretKey(bytes: bytes, id: id)
  }

  /// Makes a key from its 32 bytes, the seed of RFC 8032.
  public init(bytes: [UInt8], id: Name? = nil) throws(UpdateError) {
    guard bytes.count == Ed25519.keyLength, let publicKey = Ed25519.publicKey(of: bytes) else {
      throw UpdateError(.badKey, "a secret key has 32 bytes")
    }
    self.bytes = bytes
    self.publicKey = try FeedKey(bytes: publicKey, id: id)
  }

  /// Reads the text of a key file: the id and the key, with white space between.
  public init(fileText: String) throws(UpdateError) {
    let words = fileText.split { $0 == " " || $0 == "\n" || $0 == "\r\n" || $0 == "\t" }
    guard let body = words.last, body.hasPrefix(SecretKey.prefix), words.count <= 2,
      let bytes = CheckedBytes.bytes(
        of: String(body.dropFirst(SecretKey.prefix.utf8.count)), purpose: SecretKey.prefix)
    else {
      throw UpdateError(
        .badKey, "this is no key file of Heed, or it was not copied exactly; use the original")
    }
    try self.init(bytes: bytes, id: words.count == 2 ? Name(String(words[0])) : nil)
  }

  /// The text of a key file.
  public var fileText: String {
    publicKey.id.string + " " + SecretKey.prefix
      + CheckedBytes.text(of: bytes, purpose: SecretKey.prefix) + "\n"
  }

  /// The signature of exactly these bytes.
  public func signature(of bytes: [UInt8]) throws(UpdateError) -> FeedSignature {
    guard let signature = Ed25519.sign(bytes, by: self.bytes) else {
      throw UpdateError(.badKey, "the key could not sign")
    }
    return FeedSignature(key: publicKey.id, bytes: signature)
  }

  static let prefix = "ed25519-secret:"
}
