internal import Heed
public import HeedDocument

extension UpdateState {
  private enum Top: UInt8, NamedKind {
    case heedUpdateState, installID, skipped, records, serials, lastCheck, lastInstalled

    static var names: WordList {
      "heedUpdateState installID skipped records serials lastCheck lastInstalled"
    }
  }

  private enum Skipped: UInt8, NamedKind {
    case release, major, majorRelease

    static var names: WordList { "release major majorRelease" }
  }

  private enum Record: UInt8, NamedKind {
    case release, build, shown, answered, updates, lastShown, lastAnswered, remindAfter

    static var names: WordList {
      "release build shown answered updates lastShown lastAnswered remindAfter"
    }
  }

  private enum Serial: UInt8, NamedKind {
    case key, serial

    static var names: WordList { "key serial" }
  }

  private enum Compared: UInt8, NamedKind {
    case text, rules

    static var names: WordList { "text rules" }
  }

  // MARK: Writing

  /// The state as JSON that ends with a line feed; ``init(json:)`` reads it back as an equal one.
  public var json: String {
    var object = JSONObject(Top.self)
    object.add(.heedUpdateState, number: 1)
    object.add(.installID, text: UpdateState.hexadecimal(installID))
    if !skipped.isEmpty {
      var members = JSONObject(Skipped.self)
      members.add(.release, skipped.release.map { UpdateState.value($0) })
      members.add(.major, skipped.major.map { UpdateState.value($0) })
      members.add(.majorRelease, skipped.majorRelease.map { UpdateState.value($0) })
      object.add(.skipped, members.value)
    }
    if !records.isEmpty { object.add(.records, .array(records.map { UpdateState.value($0) })) }
    if !serials.isEmpty {
      let values = serials.map { record in
        var members = JSONObject(Serial.self)
        members.add(.key, text: record.keyID.string)
        members.add(.serial, text: record.serial.description)
        return members.value
      }
      object.add(.serials, .array(values))
    }
    object.add(.lastCheck, number: lastCheck?.seconds)
    object.add(.lastInstalled, text: lastInstalled)
    return object.value.document
  }

  private static func value(_ version: ComparedVersion) -> JSONValue {
    var object = JSONObject(Compared.self)
    object.add(.text, text: version.text)
    object.add(.rules, text: version.rules.kind.name)
    return object.value
  }

  private static func value(_ record: ReleaseRecord) -> JSONValue {
    var object = JSONObject(Record.self)
    object.add(.release, value(record.release))
    object.add(.build, text: record.build?.text)
    object.add(.shown, number: Double(record.shown))
    object.add(.answered, number: Double(record.answered))
    if record.updates > 0 { object.add(.updates, number: Double(record.updates)) }
    object.add(.lastShown, number: record.lastShown?.seconds)
    object.add(.lastAnswered, number: record.lastAnswered?.seconds)
    object.add(.remindAfter, number: record.remindAfter)
    return object.value
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = []
    for place in 0..<16 { bytes.append(digits[Int((number >> UInt64(60 - place * 4)) & 15)]) }
    return String(bytes: bytes)
  }

  // MARK: Reading

  /// Reads a state that was written as JSON; keys that are not known are passed over, for another
  /// version of the app may have written it.
  ///
  /// - Throws: an error where it is damaged; then a new state has to be begun.
  public init(json bytes: [UInt8]) throws(DocumentError) {
    var decoder = try JSONDecoder(
      bytes, maxBytes: 262_144, maxDepth: 16, isStrict: false, issues: 20)
    let root = decoder.tree.root
    guard let keys = decoder.members(root, Top.self), keys[.heedUpdateState] != nil,
      let id = decoder.string(keys[.installID]).flatMap({ UpdateState.number(of: $0) })
    else {
      throw DocumentError(issues: [
        DocumentIssue(
          line: 1, column: 1, path: "",
          reason: "this is no update state with an install id; begin a new one")
      ])
    }
    self.init(installID: id)
    if let node = keys[.skipped], let members = decoder.members(node, Skipped.self) {
      skipped.release = decoder.comparedState(members[.release])
      skipped.major = decoder.comparedState(members[.major])
      skipped.majorRelease = decoder.comparedState(members[.majorRelease])
    }
    for node in decoder.list(keys[.records], of: "records", most: UpdateState.mostRecords) {
      if let record = UpdateState.record(node, &decoder) { records.append(record) }
    }
    for node in decoder.list(keys[.serials], of: "serials", most: UpdateState.mostSerials) {
      guard let members = decoder.members(node, Serial.self), let key = decoder.name(members[.key]),
        let serial = decoder.string(members[.serial]).flatMap({ UInt64($0) })
      else { continue }
      serials.append(SerialRecord(keyID: key, serial: serial))
    }
    lastCheck = decoder.seconds(keys[.lastCheck])
    lastInstalled = decoder.string(keys[.lastInstalled])
  }

  private static func record(_ node: JSONNode, _ decoder: inout JSONDecoder) -> ReleaseRecord? {
    guard let members = decoder.members(node, Record.self),
      let release = decoder.comparedState(members[.release])
    else { return nil }
    return ReleaseRecord(
      release: release, build: decoder.string(members[.build]).flatMap { BuildNumber($0) },
      shown: decoder.count(members[.shown]), answered: decoder.count(members[.answered]),
      updates: decoder.count(members[.updates]), lastShown: decoder.seconds(members[.lastShown]),
      lastAnswered: decoder.seconds(members[.lastAnswered]),
      remindAfter: decoder.number(members[.remindAfter], in: 0...1e12))
  }

  private static func number(of text: String) -> UInt64? {
    let bytes = text.bytes
    guard bytes.count == 16 else { return nil }
    var number: UInt64 = 0
    for byte in bytes {
      switch byte {
      case 0x30...0x39: number = number << 4 | UInt64(byte - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(byte - 0x61 + 10)
      default: return nil
      }
    }
    return number
  }

  fileprivate static func compared(
    _ node: JSONNode, _ decoder: inout JSONDecoder
  ) -> ComparedVersion? {
    guard let members = decoder.members(node, Compared.self),
      let text = decoder.string(members[.text]),
      let rules = decoder.option(members[.rules], VersionRules.self)
    else { return nil }
    return try? ComparedVersion(text, by: rules)
  }
}

extension JSONDecoder {
  fileprivate mutating func comparedState(_ node: JSONNode?) -> ComparedVersion? {
    guard let node else { return nil }
    return UpdateState.compared(node, &self)
  }

  fileprivate mutating func count(_ node: JSONNode?) -> Int {
    Int(whole(node, in: 0...1_000_000_000) ?? 0)
  }

  fileprivate mutating func seconds(_ node: JSONNode?) -> Timestamp? {
    number(node, in: -1e15...1e15).map { Timestamp(seconds: $0) }
  }
}
