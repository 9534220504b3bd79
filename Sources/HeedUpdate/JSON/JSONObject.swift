internal import Heed
internal import HeedDocument

/// Collects the members of an object in the order in which they are written.
struct JSONObject<Keys: NamedKind> {
  private var members: [(key: String, value: JSONValue)] = []

  init(_ keys: Keys.Type) {}

  var value: JSONValue { .object(members) }
  var isEmpty: Bool { members.isEmpty }

  /// Adds a member, unless there is nothing to write.
  mutating func add(_ key: Keys, _ value: JSONValue?) {
    if let value { members.append((key.name, value)) }
  }

  mutating func add(_ key: Keys, text: String?) {
    if let text { members.append((key.name, .string(text))) }
  }

  mutating func add(_ key: Keys, number: Double?) {
    if let number { members.append((key.name, .number(number))) }
  }
}

extension JSONValue {
  /// A text that ends with a line feed.
  var document: String {
    var printer = JSONPrinter()
    printer.print(self)
    return String(bytes: printer.bytes) + "\n"
  }

  static func names(_ names: [Name]) -> JSONValue? {
    names.isEmpty ? nil : .array(names.map { .string($0.string) })
  }

  static func versions(_ versions: [ComparedVersion]) -> JSONValue? {
    versions.isEmpty ? nil : .array(versions.map { .string($0.text) })
  }
}
