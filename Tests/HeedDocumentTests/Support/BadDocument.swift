import Testing

/// A document that cannot be read, with the place, the path and a part of the sentence to expect.
struct BadDocument: Sendable, CustomTestStringConvertible {
  let text: String
  let path: String
  let fragment: String
  let suggestion: String?
  /// Whether the schema finds it too; what it cannot know is for the reader alone.
  let isKnownToSchema: Bool
  let line: Int
  let column: Int

  /// Makes a case; a `§` in the text, which is then left out, marks the place to expect.
  init(
    _ marked: String, _ path: String, _ fragment: String, meant suggestion: String? = nil,
    schema isKnownToSchema: Bool = true
  ) {
    var text = ""
    var place: (Int, Int)?
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "§" {
        place = (line, column)
        continue
      }
      text.unicodeScalars.append(scalar)
      column += 1
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
    self.text = text
    self.path = path
    self.fragment = fragment
    self.suggestion = suggestion
    self.isKnownToSchema = isKnownToSchema
    self.line = place?.0 ?? 0
    self.column = place?.1 ?? 0
  }

  /// A case whose members are given; the version and an action are added.
  static func member(
    _ marked: String, _ path: String, _ fragment: String, meant suggestion: String? = nil,
    schema isKnownToSchema: Bool = true
  ) -> BadDocument {
    BadDocument(
      "{\"heed\": 1, \"actions\": [{\"title\": \"OK\"}],\n  \(marked)}", path, fragment,
      meant: suggestion, schema: isKnownToSchema)
  }

  /// A case of an action.
  static func action(
    _ marked: String, _ path: String, _ fragment: String, meant suggestion: String? = nil,
    schema isKnownToSchema: Bool = true
  ) -> BadDocument {
    BadDocument(
      "{\"heed\": 1,\n \"actions\": [\n  {\"title\": \"OK\", \(marked)}]}", "actions[0]" + path,
      fragment, meant: suggestion, schema: isKnownToSchema)
  }

  /// A case of a block.
  static func block(
    _ marked: String, _ path: String, _ fragment: String, meant suggestion: String? = nil,
    schema isKnownToSchema: Bool = true
  ) -> BadDocument {
    member(
      "\"content\": [{\"space\": 1}, \(marked)]", "content[1]" + path, fragment,
      meant: suggestion, schema: isKnownToSchema)
  }

  var testDescription: String { text }
}
