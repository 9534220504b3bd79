internal import Heed
internal import HeedDocument

/// The file beside a feed that holds its signatures: the feed's name with `.sig` behind it.
///
/// `{"heedSignature": 1, "keys": [{"id": "…", "signature": "base 64"}]}`. The signatures are over the
/// feed's exact bytes, so that nothing of it is read before it is known whose it is.
public enum SignatureFile {
  /// What is added to a feed's address or path.
  public static let suffix = ".sig"
  static let limit = 1 << 16

  /// The file's text: signatures of exactly these bytes by each of some keys.
  public static func text(
    signing feed: [UInt8], by keys: [SecretKey]
  ) throws(UpdateError) -> String {
    var signatures: [FeedSignature] = []
    for key in keys { signatures.append(try key.signature(of: feed)) }
    return text(signatures)
  }

  /// The file's text.
  public static func text(_ signatures: [FeedSignature]) -> String {
    let keys = signatures.map { signature in
      JSONValue.object([
        (key: "id", value: .string(signature.key.string)),
        (key: "signature", value: .string(Base64.encode(signature.bytes))),
      ])
    }
    var printer = JSONPrinter()
    printer.print(
      .object([(key: "heedSignature", value: .number(1)), (key: "keys", value: .array(keys))]))
    return String(bytes: printer.bytes) + "\n"
  }

  /// Reads the file; entries that cannot be read are passed over.
  public static func read(_ bytes: [UInt8]) throws(UpdateError) -> [FeedSignature] {
    let tree: JSONTree
    do throws(JSONError) {
      tree = try JSONParser.parse(bytes, maxBytes: limit, maxDepth: 8)
    } catch {
      throw UpdateError(.unsigned, "the signature file is no JSON: \(error.reason.string)")
    }
    let fields = JSONFields(tree)
    guard fields.number("heedSignature") == 1, let list = fields["keys"], list.kind == .array else {
      throw UpdateError(.unsigned, "the signature file is not one that this version can read")
    }
    return tree.children(of: list).prefix(FeedKeys.most).compactMap { node in
      let fields = JSONFields(tree, node)
      guard let id = fields.text("id"),
        let signature = fields.text("signature").flatMap({ Base64.decode($0) })
      else { return nil }
      return FeedSignature(key: Name(id), bytes: signature)
    }
  }
}
