public import Heed
internal import HeedDocument

/// A public key by which an app trusts a feed.
///
/// Its text is `ed25519:` and the key in base 64, with a check against slips in copying. The bare key
/// in base 64, as Sparkle's tools print it, is read too.
public struct FeedKey: Hashable, Sendable {
  /// By what signatures name the key: the first 16 hexadecimal digits of the key, unless given.
  public let id: Name
  /// The key's 32 bytes.
  public let bytes: [UInt8]

  /// Makes a key from its 32 bytes.
  public init(bytes: [UInt8], id: Name? = nil) throws(UpdateError) {
    guard bytes.count == Ed25519.keyLength else {
      throw UpdateError(.badKey, "a public key has 32 bytes, not \(bytes.count)")
    }
    self.bytes = bytes
    self.id = id ?? FeedKey.id(of: bytes)
  }

  /// Reads a key's text; a name and `=` may stand in front of it and become its id.
  public init(_ text: String) throws(UpdateError) {
    let trimmed = String(bytes: WebAddress.trimmed(Array(text.utf8)))
    guard !trimmed.hasPrefix(SecretKey.prefix) else {
      throw UpdateError(.badKey, "this is a secret key; an app may only hold the public one")
    }
    var id: Name?
    var body = trimmed
    if let mark = trimmed.range(of: FeedKey.prefix) {
      let front = trimmed[..<mark]
      body = String(trimmed[mark...].dropFirst(FeedKey.prefix.utf8.count))
      if !front.isEmpty {
        guard front.hasSuffix("="), front.utf8.count > 1 else {
          throw UpdateError(.badKey, "a key reads ed25519:… or NAME=ed25519:…")
        }
        id = Name(String(front.dropLast()))
      }
      guard let bytes = CheckedBytes.bytes(of: body, purpose: FeedKey.prefix) else {
        throw UpdateError(.badKey, "the key “\(body)” was not copied exactly; copy it again")
      }
      try self.init(bytes: bytes, id: id)
      return
    }
    guard let bytes = Base64.decode(body), bytes.count == Ed25519.keyLength else {
      throw UpdateError(.badKey, "“\(body)” is no public key; it reads ed25519:…")
    }
    try self.init(bytes: bytes)
  }

  static let prefix = "ed25519:"

  private static func id(of bytes: [UInt8]) -> Name {
    let digits = Array("0123456789abcdef".utf8)
    return Name(
      String(bytes: bytes.prefix(8).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }))
  }
}

extension FeedKey: CustomStringConvertible {
  /// The key's text, without its id.
  public var description: String {
    FeedKey.prefix + CheckedBytes.text(of: bytes, purpose: FeedKey.prefix)
  }
}

extension String {
  /// Where a word begins, or nothing.
  fileprivate func range(of word: String) -> String.Index? {
    let all = Array(utf8)
    let part = Array(word.utf8)
    guard all.count >= part.count else { return nil }
    for offset in 0...(all.count - part.count)
    where all[offset..<(offset + part.count)].elementsEqual(part) {
      return utf8.index(startIndex, offsetBy: offset)
    }
    return nil
  }
}
