internal import Heed
internal import HeedDocument

/// The signature that Sparkle 2.9 puts into a comment behind a feed.
public struct AppcastSignature: Hashable, Sendable {
  /// The signature's 64 bytes.
  public var bytes: [UInt8]
  /// How many bytes from the start of the feed it covers.
  public var length: Int

  init?(comment: [UInt8]) {
    var bytes: [UInt8]?
    var length: Int?
    for line in String(bytes: comment).split(whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = String(bytes: WebAddress.trimmed(Array(line[line.index(after: colon)...].utf8)))
      switch String(bytes: WebAddress.trimmed(Array(line[..<colon].utf8))) {
      case "edSignature": bytes = Base64.decode(value)
      case "length": length = Int(value)
      default: break
      }
    }
    guard let bytes, let length, length >= 0 else { return nil }
    self.bytes = bytes
    self.length = length
  }

  /// Whether a trusted key signed the feed: all of it that is in front of the comment.
  ///
  /// Were anything between what is covered and the comment, it could be anybody's.
  func key(of feed: [UInt8], in keys: FeedKeys) -> FeedKey? {
    guard length <= feed.count else { return nil }
    let rest = feed[length...].drop { $0 <= 0x20 }
    guard rest.starts(with: "<!--".utf8), isOneComment(Array(rest)) else { return nil }
    let covered = Array(feed[..<length])
    return keys.keys.first { Ed25519.isValid(bytes, of: covered, by: $0.bytes) }
  }

  private func isOneComment(_ bytes: [UInt8]) -> Bool {
    let end = Array("-->".utf8)
    for index in 4..<max(bytes.count - 2, 4) where bytes[index..<(index + 3)].elementsEqual(end) {
      return bytes[(index + 3)...].allSatisfy { $0 <= 0x20 }
    }
    return false
  }
}
