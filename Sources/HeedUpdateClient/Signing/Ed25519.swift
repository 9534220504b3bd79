#if canImport(CryptoKit)
  internal import CryptoKit
  internal import Foundation
#elseif os(Linux)
  internal import CSodium
#endif

/// Signatures of RFC 8032, by the system's own library.
enum Ed25519 {
  static let keyLength = 32
  static let signatureLength = 64

  #if canImport(CryptoKit)
    /// Whether a key made a signature of exactly these bytes.
    static func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
      guard signature.count == signatureLength, publicKey.count == keyLength,
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
      else { return false }
      return key.isValidSignature(Data(signature), for: Data(message))
    }

    /// The public key that belongs to a secret one.
    static func publicKey(of secret: [UInt8]) -> [UInt8]? {
      guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: secret) else {
        return nil
      }
      return Array(key.publicKey.rawRepresentation)
    }

    /// The signature of a message, or nothing where the key is none.
    static func sign(_ message: [UInt8], by secret: [UInt8]) -> [UInt8]? {
      guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: secret),
        let signature = try? key.signature(for: Data(message))
      else { return nil }
      return Array(signature)
    }

    /// A new secret key.
    static func newSecret() -> [UInt8]? {
      Array(Curve25519.Signing.PrivateKey().rawRepresentation)
    }
  #else
    private static let isReady = sodium_init() >= 0

    /// Whether a key made a signature of exactly these bytes.
    static func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
      guard isReady, signature.count == signatureLength, publicKey.count == keyLength else {
        return false
      }
      return crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
    }

    /// The public key that belongs to a secret one.
    static func publicKey(of secret: [UInt8]) -> [UInt8]? { pair(secret)?.publicKey }

    /// The signature of a message, or nothing where the key is none.
    static func sign(_ message: [UInt8], by secret: [UInt8]) -> [UInt8]? {
      guard var keys = pair(secret) else { return nil }
      defer { sodium_memzero(&keys.secretKey, keys.secretKey.count) }
      var signature = [UInt8](repeating: 0, count: signatureLength)
      let status = crypto_sign_detached(
        &signature, nil, message, UInt64(message.count), keys.secretKey)
      return status == 0 ? signature : nil
    }

    /// A new secret key.
    static func newSecret() -> [UInt8]? {
      guard isReady else { return nil }
      var secret = [UInt8](repeating: 0, count: keyLength)
      randombytes_buf(&secret, secret.count)
      return secret
    }

    private static func pair(_ secret: [UInt8]) -> (publicKey: [UInt8], secretKey: [UInt8])? {
      guard isReady, secret.count == keyLength else { return nil }
      var publicKey = [UInt8](repeating: 0, count: keyLength)
      var secretKey = [UInt8](repeating: 0, count: 64)
      guard crypto_sign_seed_keypair(&publicKey, &secretKey, secret) == 0 else { return nil }
      return (publicKey, secretKey)
    }
  #endif
}
