import Heed
import HeedUpdateClient
import Testing

struct SigningTests {
  /// RFC 8032, section 7.1.
  struct Vector: Sendable {
    let secret: String
    let publicKey: String
    let message: String
    let signature: String
  }

  static let vectors = [
    Vector(
      secret: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      message: "",
      signature: """
        e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46\
        bd25bf5f0595bbe24655141438e7a100b
        """),
    Vector(
      secret: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      message: "72",
      signature: """
        92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8\
        c387b2eaeb4302aeeb00d291612bb0c00
        """),
    Vector(
      secret: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      message: "af82",
      signature: """
        6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc65\
        94a7c15e9716ed28dc027beceea1ec40a
        """),
  ]

  static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
  }

  @Test(arguments: vectors)
  func agreesWithTheVectorsOfTheStandard(vector: Vector) throws {
    let secret = try SecretKey(bytes: Self.bytes(vector.secret))
    #expect(secret.publicKey.bytes == Self.bytes(vector.publicKey))
    let message = Self.bytes(vector.message)
    let signature = try secret.signature(of: message)
    #if os(Linux)
      #expect(signature.bytes == Self.bytes(vector.signature))
    #endif
    let keys = try FeedKeys([secret.publicKey])
    let given = FeedSignature(key: secret.publicKey.id, bytes: Self.bytes(vector.signature))
    #expect(try keys.verify(message, [given]) == [secret.publicKey.id])
    #expect(try keys.verify(message, [signature]) == [secret.publicKey.id])
  }

  @Test func everyChangedBitBreaksASignature() throws {
    let secret = try SecretKey(bytes: Self.bytes(Self.vectors[1].secret))
    let keys = try FeedKeys([secret.publicKey])
    let message = Array("{\"heedFeed\": 1}".utf8)
    let signature = try secret.signature(of: message)
    for bit in 0..<(message.count * 8) {
      var changed = message
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: UpdateError.self) { try keys.verify(changed, [signature]) }
    }
    for bit in 0..<512 {
      var changed = signature
      changed.bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: UpdateError.self) { try keys.verify(message, [changed]) }
    }
    #expect(throws: UpdateError.self) { try keys.verify(message + [0x0A], [signature]) }
  }

  @Test func aKeysTextSurvivesAndASlipIsFound() throws {
    let key = try SecretKey.generate().publicKey
    let text = key.description
    #expect(try FeedKey(text) == key)
    #expect(try FeedKey("main=" + text).id == "main")
    var letters = Array(text)
    for place in 8..<letters.count {
      let before = letters[place]
      letters[place] = before == "A" ? "B" : "A"
      #expect(throws: UpdateError.self) { try FeedKey(String(letters)) }
      letters[place] = before
    }
  }

  @Test func readsTheBareKeyOfSparklesTools() throws {
    let key = try FeedKey("11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=")
    #expect(key.bytes == Self.bytes(Self.vectors[0].publicKey))
    #expect(key.id == "d75a980182b10ab7")
  }

  @Test func neverTakesASecretKeyForAPublicOne() throws {
    let secret = try SecretKey.generate(id: "main")
    let body = try #require(secret.fileText.split(separator: " ").last)
    do {
      _ = try FeedKey(String(body))
      Issue.record("a secret key was taken")
    } catch {
      #expect(error.reason.contains("secret"))
      #expect(!error.reason.contains(body.dropFirst(20).dropLast(5)))
    }
    let asPublic = "ed25519:" + body.dropFirst("ed25519-secret:".count)
    #expect(throws: UpdateError.self) { try FeedKey(asPublic) }
  }

  @Test func aKeyFileSurvivesWithItsId() throws {
    let secret = try SecretKey.generate(id: "main")
    let again = try SecretKey(fileText: secret.fileText)
    #expect(again.publicKey == secret.publicKey)
    #expect(again.publicKey.id == "main")
    #expect(throws: UpdateError.self) { try SecretKey(fileText: "main") }
    #expect(throws: UpdateError.self) { try SecretKey(fileText: "") }
  }

  @Test func oneOfSeveralSigningKeysIsEnoughAndUnknownOnesArePassedOver() throws {
    let old = try SecretKey.generate(id: "old")
    let next = try SecretKey.generate(id: "next")
    let stranger = try SecretKey.generate(id: "stranger")
    let message = Array("feed".utf8)
    let both = [
      try stranger.signature(of: message), try next.signature(of: message),
      try old.signature(of: message),
    ]
    #expect(try FeedKeys([old.publicKey]).verify(message, both) == ["old"])
    #expect(
      try FeedKeys([next.publicKey, old.publicKey]).verify(message, both) == ["next", "old"])
    let keys = try FeedKeys([next.publicKey])
    #expect(throws: UpdateError.self) { try keys.verify(message, [both[0]]) }
    #expect(throws: UpdateError.self) { try keys.verify(message, []) }
  }

  @Test func aStrangersKeyUnderATrustedIdIsRefused() throws {
    let trusted = try SecretKey.generate(id: "main")
    let stranger = try SecretKey.generate(id: "main")
    let message = Array("feed".utf8)
    let forged = try stranger.signature(of: message)
    let keys = try FeedKeys([trusted.publicKey])
    #expect(throws: UpdateError.self) { try keys.verify(message, [forged]) }
  }

  @Test func keysNeedDifferentIds() throws {
    let one = try SecretKey.generate(id: "main").publicKey
    let other = try SecretKey.generate(id: "main").publicKey
    #expect(throws: UpdateError.self) { try FeedKeys([one, other]) }
    #expect(throws: UpdateError.self) { try FeedKeys([]) }
  }
}
