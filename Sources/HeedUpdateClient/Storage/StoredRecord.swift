internal import Heed
internal import HeedDocument
internal import HeedUpdate

/// What the client keeps: what happened to prompts, and the last document that counted.
///
/// The document is kept as its exact bytes with its signature, so that a changed file or a key that is
/// trusted no longer is found out when it is read.
struct StoredRecord: Equatable {
  var state: UpdateState
  /// The last document that counted, if there was one.
  var document: StoredDocument?
  /// When a document was verified last, or else when the first check was.
  var verified: Timestamp?

  init(state: UpdateState) {
    self.state = state
  }

  // MARK: Writing

  /// The record as JSON.
  var json: [UInt8] {
    var members: [(key: String, value: JSONValue)] = [
      (key: "heedStore", value: .number(1)), (key: "state", value: .string(state.json)),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key: key, value: .string(text))) }
    }
    func add(_ key: String, _ moment: Timestamp?) {
      if let moment { members.append((key: key, value: .number(moment.seconds))) }
    }
    add("verified", verified)
    if let document {
      add("source", document.source)
      add("body", Base64.encode(document.body))
      add("signature", document.signature.map { Base64.encode($0) })
      add("entityTag", document.validators.entityTag)
      add("lastModified", document.validators.lastModified)
      add("country", document.country)
      add("loaded", document.loaded)
    }
    members.append((key: "check", value: .number(Double(check))))
    var printer = JSONPrinter()
    printer.print(.object(members))
    return printer.bytes
  }

  /// By what a slip in the file is found.
  private var check: UInt32 {
    let parts: [[UInt8]] = [
      Array(state.json.utf8), Array((document?.source ?? "").utf8), document?.body ?? [],
      document?.signature ?? [],
    ]
    return CRC32.checksum(parts.joined())
  }

  // MARK: Reading

  /// Reads a record; nothing where it is damaged.
  init?(json bytes: [UInt8]) {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: FileStateStore.limit, maxDepth: 8)
    else {
      return nil
    }
    let fields = JSONFields(tree)
    func moment(_ name: String) -> Timestamp? {
      fields.number(name).map { Timestamp(seconds: $0) }
    }
    guard fields.number("heedStore") == 1, let text = fields.text("state"),
      let state = try? UpdateState(json: Array(text.utf8))
    else { return nil }
    self.state = state
    verified = moment("verified")
    if let source = fields.text("source"), let loaded = moment("loaded"),
      let body = fields.text("body").flatMap({ Base64.decode($0) })
    {
      document = StoredDocument(
        source: source, body: body,
        signature: fields.text("signature").flatMap { Base64.decode($0) },
        validators: Validators(
          entityTag: fields.text("entityTag"), lastModified: fields.text("lastModified")),
        country: fields.text("country"), loaded: loaded)
    }
    guard fields.number("check") == Double(check) else { return nil }
  }
}

/// A document as it came.
struct StoredDocument: Equatable {
  /// Which source it came from.
  var source: String
  var body: [UInt8]
  /// The signature file, where one was asked for.
  var signature: [UInt8]?
  var validators = Validators()
  /// The country whose store answered.
  var country: String?
  /// When all of it was loaded.
  var loaded: Timestamp
}
