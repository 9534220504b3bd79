import Heed

@testable import HeedDocument

/// Checks JSON against a JSON Schema, as far as the schema of documents needs it.
///
/// A keyword that it does not know is an error of the schema, never passed over.
struct SchemaChecker {
  struct UnknownKeyword: Error {
    let name: String
  }

  private let root: JSONValue

  init(_ schema: String) throws {
    root = try SchemaChecker.parse(schema)
  }

  static func parse(_ text: String) throws(JSONError) -> JSONValue {
    let tree = try JSONParser.parse(Array(text.utf8), maxBytes: 1 << 24, maxDepth: 512)
    return tree.value(of: tree.root)
  }

  /// Whether a text is JSON that the schema allows.
  func allows(_ text: String) throws -> Bool {
    try matches(SchemaChecker.parse(text), root)
  }

  private func members(_ value: JSONValue?) -> [(key: String, value: JSONValue)] {
    if case .object(let members)? = value { members } else { [] }
  }

  private func elements(_ value: JSONValue?) -> [JSONValue] {
    if case .array(let elements)? = value { elements } else { [] }
  }

  private func string(_ value: JSONValue?) -> String {
    if case .string(let string)? = value { string } else { "" }
  }

  private func number(_ value: JSONValue?) -> Double {
    if case .number(let number)? = value { number } else { .nan }
  }

  private func member(_ value: JSONValue, _ key: String) -> JSONValue? {
    members(value).first { $0.key == key }?.value
  }

  private func resolve(_ reference: String) throws -> JSONValue {
    var value = root
    for part in reference.split(separator: "/").dropFirst() {
      guard let next = member(value, String(part)) else { throw UnknownKeyword(name: reference) }
      value = next
    }
    return value
  }

  private func matches(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    if case .bool(let allows) = schema { return allows }
    for keyword in members(schema) {
      if try !matches(value, keyword.key, keyword.value, schema) { return false }
    }
    return true
  }

  private func count(_ value: JSONValue, _ schemas: JSONValue) throws -> Int {
    try elements(schemas).filter { try matches(value, $0) }.count
  }

  private func matches(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "title", "description", "default", "$defs": return true
    case "then", "else",
      "prefixItems" where member(schema, "items") != nil:
      return true
    case "$ref": return try matches(value, resolve(string(rule)))
    case "const": return same(value, rule)
    case "enum": return elements(rule).contains { same(value, $0) }
    case "type":
      let types = elements(rule).isEmpty ? [rule] : elements(rule)
      return types.contains { isType(value, string($0)) }
    case "anyOf": return try count(value, rule) > 0
    case "oneOf": return try count(value, rule) == 1
    case "not": return try !matches(value, rule)
    case "if":
      let branch = member(schema, try matches(value, rule) ? "then" : "else")
      return try branch.map { try matches(value, $0) } ?? true
    default: break
    }
    switch value {
    case .number(let number): return try matches(number: number, keyword, rule)
    case .string(let string): return try matches(string: string, keyword, rule)
    case .array(let list): return try matches(list: list, keyword, rule, schema)
    case .object: return try matches(object: value, keyword, rule, schema)
    default: return try isKnown(keyword)
    }
  }

  private static let typed = [
    "minimum", "maximum", "exclusiveMinimum", "pattern", "minLength", "items", "prefixItems",
    "minItems", "maxItems", "contains", "properties", "required", "additionalProperties",
    "dependentRequired", "dependentSchemas", "minProperties",
  ]

  private func isKnown(_ keyword: String) throws -> Bool {
    guard SchemaChecker.typed.contains(keyword) else { throw UnknownKeyword(name: keyword) }
    return true
  }

  private func matches(number value: Double, _ keyword: String, _ rule: JSONValue) throws -> Bool {
    switch keyword {
    case "minimum": value >= number(rule)
    case "maximum": value <= number(rule)
    case "exclusiveMinimum": value > number(rule)
    default: try isKnown(keyword)
    }
  }

  private func matches(string value: String, _ keyword: String, _ rule: JSONValue) throws -> Bool {
    switch keyword {
    case "minLength": Double(value.unicodeScalars.count) >= number(rule)
    case "pattern":
      try Regex(string(rule)).matchingSemantics(.unicodeScalar).firstMatch(in: value) != nil
    default: try isKnown(keyword)
    }
  }

  private func matches(
    list: [JSONValue], _ keyword: String, _ rule: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "minItems": return Double(list.count) >= number(rule)
    case "maxItems": return Double(list.count) <= number(rule)
    case "contains": return try list.contains { try matches($0, rule) }
    case "items":
      let first = elements(member(schema, "prefixItems"))
      return try zip(list, first).allSatisfy { try matches($0, $1) }
        && list.dropFirst(first.count).allSatisfy { try matches($0, rule) }
    default: return try isKnown(keyword)
    }
  }

  private func matches(
    object: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "properties":
      return try members(object).allSatisfy { member in
        try self.member(rule, member.key).map { try matches(member.value, $0) } ?? true
      }
    case "additionalProperties":
      let known = members(member(schema, "properties")).map(\.key)
      return try members(object).allSatisfy {
        try known.contains($0.key) || matches($0.value, rule)
      }
    case "required": return elements(rule).allSatisfy { member(object, string($0)) != nil }
    case "minProperties": return Double(members(object).count) >= number(rule)
    case "dependentRequired":
      return members(rule).allSatisfy { dependency in
        member(object, dependency.key) == nil
          || elements(dependency.value).allSatisfy { member(object, string($0)) != nil }
      }
    case "dependentSchemas":
      return try members(rule).allSatisfy { dependency in
        try member(object, dependency.key) == nil || matches(object, dependency.value)
      }
    default: return try isKnown(keyword)
    }
  }

  private func isType(_ value: JSONValue, _ name: String) -> Bool {
    switch value {
    case .null: name == "null"
    case .bool: name == "boolean"
    case .number(let number): name == "number" || name == "integer" && number.rounded() == number
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  private func same(_ lhs: JSONValue, _ rhs: JSONValue) -> Bool {
    switch (lhs, rhs) {
    case (.string(let left), .string(let right)): Name(left) == Name(right)
    case (.number(let left), .number(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    default: false
    }
  }
}

extension JSONTree {
  /// A value with everything inside it.
  func value(of node: JSONNode) -> JSONValue {
    switch node.kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(node.number)
    case .string: .string(string(node))
    case .array: .array(children(of: node).map { value(of: $0) })
    case .object: .object(children(of: node).map { (keyText($0), value(of: $0)) })
    }
  }
}
