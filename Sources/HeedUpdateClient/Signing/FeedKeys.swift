public import Heed

/// The keys that an app trusts.
///
/// An app holds at least two, of which one signs and the others are kept apart. To change the key:
/// publish an app that holds a further one; sign by the old and the next key until few use the app
/// before it; then sign by the next alone. An app that holds one of several signing keys trusts the
/// feed. Serials are kept per key, so a thief's huge serial ends with the key.
public struct FeedKeys: Hashable, Sendable {
  /// The keys; the ids differ.
  public let keys: [FeedKey]
  /// Seconds without a verified document after which an unsigned one may offer an update, though
  /// never force one; nothing, the default, means never.
  ///
  /// It is for the case that all keys are lost. Sparkle's figure is 1,728,000, which is 20 days.
  public let failsafe: Double?

  /// Makes a set of keys.
  ///
  /// Throws where there is none, or where two have the same id.
  public init(_ keys: [FeedKey], failsafe: Double? = nil) throws(UpdateError) {
    guard !keys.isEmpty else { throw UpdateError(.badKey, "give at least one key") }
    guard Set(keys.map(\.id)).count == keys.count else {
      throw UpdateError(.badKey, "two keys have the same id; give them different ones")
    }
    self.keys = keys
    self.failsafe = failsafe
  }

  /// The ids of all trusted keys that made one of the signatures of exactly these bytes, in the order
  /// of ``keys``.
  ///
  /// Throws where there is none. Signatures by unknown keys are passed over.
  public func verify(
    _ bytes: [UInt8], _ signatures: [FeedSignature]
  ) throws(UpdateError) -> [Name] {
    guard !signatures.isEmpty else {
      throw UpdateError(.unsigned, "the feed has no signature, though a key is trusted")
    }
    let valid = keys.filter { key in
      signatures.prefix(FeedKeys.most).contains {
        $0.key == key.id && Ed25519.isValid($0.bytes, of: bytes, by: key.bytes)
      }
    }
    guard !valid.isEmpty else {
      let named = signatures.prefix(4).map(\.key.string).joined(separator: ", ")
      let isKnown = signatures.contains { signature in keys.contains { $0.id == signature.key } }
      throw UpdateError(
        .badSignature,
        isKnown
          ? "the signature is not of these bytes; the feed was changed or is half published"
          : "the feed is signed by \(named), which this app does not trust")
    }
    return valid.map(\.id)
  }

  /// The most signatures looked at; each takes the time of a check over the whole feed.
  static let most = 16
}
