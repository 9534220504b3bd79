internal import Heed

/// Turns an alert into the JSON of a document.
///
/// Its extensions write a kind of value each. Nothing stands for what is left out.
enum DocumentEncoder {
  static func string(_ value: String?) -> JSONValue? { value.map { JSONValue.string($0) } }

  static func name(_ value: Name?) -> JSONValue? { string(value?.string) }

  static func number(_ value: Double?) -> JSONValue? { value.map { JSONValue.number($0) } }

  static func whole(_ value: Int?) -> JSONValue? { number(value.map { Double($0) }) }

  static func bool(_ value: Bool?) -> JSONValue? { value.map { JSONValue.bool($0) } }

  /// A truth that is only written where it is one.
  static func flag(_ value: Bool) -> JSONValue? { value ? JSONValue.bool(true) : nil }

  /// A text that is only written where it has characters.
  static func filled(_ value: String) -> JSONValue? { value.utf8.isEmpty ? nil : string(value) }

  static func numbers(_ values: [Double]) -> JSONValue {
    var elements: [JSONValue] = []
    for value in values { elements.append(JSONValue.number(value)) }
    return JSONValue.array(elements)
  }

  static func names(_ values: [Name]) -> JSONValue {
    var elements: [JSONValue] = []
    for value in values { elements.append(JSONValue.string(value.string)) }
    return JSONValue.array(elements)
  }

  static func option<Option: OpenSet>(_ value: Option?) -> JSONValue? {
    string(value?.kind.name)
  }

  /// A name that is only written where it is not the default.
  static func option<Option: OpenSet>(_ value: Option, unless usual: Option) -> JSONValue? {
    value == usual ? nil : string(value.kind.name)
  }

  /// A number that is only written where it is not the default.
  static func number(_ value: Double, unless usual: Double) -> JSONValue? {
    value == usual ? nil : number(value)
  }
}
