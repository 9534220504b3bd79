import Foundation
import HeedMarkup

/// A case of the HTML standard's shared tests of tokenizers.
struct TokenizerCase {
  let name: String
  let model: HTMLContentModel
  let lastStartTag: String
  let input: String
  let expected: [HTMLTokenValue]

  /// The cases of a file; a case with several states counts as several.
  ///
  /// Cases with half a surrogate pair have no form in UTF-8 and are left out.
  static func all(in file: URL) throws -> (cases: [TokenizerCase], leftOut: Int) {
    let data = try Data(contentsOf: file)
    var cases: [TokenizerCase] = []
    var leftOut = 0
    // Foundation refuses half a surrogate pair, so such escapes are told apart before.
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let tests = (root["tests"] ?? root["xmlViolationTests"]) as? [[String: Any]]
    else { return ([], 0) }
    for test in tests {
      let isEscaped = test["doubleEscaped"] as? Bool ?? false
      let states = test["initialStates"] as? [String] ?? ["Data state"]
      guard let input = text(test["input"], isEscaped),
        let expected = tokens(test["output"], isEscaped)
      else {
        leftOut += states.count
        continue
      }
      for state in states {
        guard let model = models[state] else {
          leftOut += 1
          continue
        }
        cases.append(
          TokenizerCase(
            name: "\(file.lastPathComponent), \(test["description"] ?? ""), \(state)",
            model: model, lastStartTag: test["lastStartTag"] as? String ?? "", input: input,
            expected: expected))
      }
    }
    return (cases, leftOut)
  }

  private static let models: [String: HTMLContentModel] = [
    "Data state": .data, "PLAINTEXT state": .plainText, "RCDATA state": .escapableRawText,
    "RAWTEXT state": .rawText, "Script data state": .scriptData,
    "CDATA section state": .cdataSection,
  ]

  private static func tokens(_ output: Any?, _ isEscaped: Bool) -> [HTMLTokenValue]? {
    var tokens: [HTMLTokenValue] = []
    for entry in output as? [Any] ?? [] {
      guard let parts = entry as? [Any], let kind = parts.first as? String else { continue }
      switch kind {
      case "Character":
        guard let text = text(parts[1], isEscaped) else { return nil }
        tokens.append(.text(text))
      case "Comment":
        guard let text = text(parts[1], isEscaped) else { return nil }
        tokens.append(.comment(text))
      case "StartTag":
        var attributes: [String: String] = [:]
        for (name, value) in parts[2] as? [String: Any] ?? [:] {
          guard let name = text(name, isEscaped), let value = text(value, isEscaped) else {
            return nil
          }
          attributes[name] = value
        }
        guard let name = text(parts[1], isEscaped) else { return nil }
        tokens.append(.startTag(name, attributes, parts.count > 3))
      case "EndTag":
        guard let name = text(parts[1], isEscaped) else { return nil }
        tokens.append(.endTag(name))
      case "DOCTYPE":
        tokens.append(
          .doctype(
            parts[1] is NSNull ? nil : text(parts[1], isEscaped),
            parts[2] is NSNull ? nil : text(parts[2], isEscaped),
            parts[3] is NSNull ? nil : text(parts[3], isEscaped),
            !(parts[4] as? Bool ?? false)))
      default: return nil
      }
    }
    return tokens
  }

  private static func text(_ value: Any?, _ isEscaped: Bool) -> String? {
    guard let text = value as? String else { return nil }
    if !isEscaped { return text }
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      if unit == 0x5C, rest.first == 0x75, rest.count >= 5,
        let value = UInt16(String(decoding: rest.dropFirst().prefix(4), as: UTF16.self), radix: 16)
      {
        units.append(value)
        rest.removeFirst(5)
      } else {
        units.append(unit)
      }
    }
    return String(validating: units, as: UTF16.self)
  }
}

/// A token as the shared tests write it; attributes have no order there.
enum HTMLTokenValue: Equatable, CustomStringConvertible {
  case doctype(String?, String?, String?, Bool)
  case startTag(String, [String: String], Bool)
  case endTag(String)
  case comment(String)
  case text(String)

  init(_ token: HTMLToken) {
    switch token {
    case .doctype(let name, let publicID, let systemID, let forcesQuirks):
      self = .doctype(name?.string, publicID?.string, systemID?.string, forcesQuirks)
    case .startTag(let name, let attributes, let isSelfClosing):
      self = .startTag(
        name.string,
        Dictionary(
          attributes.map { ($0.name.string, $0.value.string) }, uniquingKeysWith: { a, _ in a }),
        isSelfClosing)
    case .endTag(let name): self = .endTag(name.string)
    case .comment(let text): self = .comment(text.string)
    case .text(let text): self = .text(text.string)
    }
  }

  /// With characters that look alike told apart.
  var description: String {
    func shown(_ text: String?) -> String { text.map { $0.debugDescription } ?? "nil" }
    switch self {
    case .doctype(let name, let publicID, let systemID, let forcesQuirks):
      return "DOCTYPE \(shown(name)) \(shown(publicID)) \(shown(systemID)) \(forcesQuirks)"
    case .startTag(let name, let attributes, let isSelfClosing):
      let list = attributes.sorted { $0.key < $1.key }
        .map { "\(shown($0.key))=\(shown($0.value))" }.joined(separator: " ")
      return "<\(shown(name)) \(list)\(isSelfClosing ? "/" : "")>"
    case .endTag(let name): return "</\(shown(name))>"
    case .comment(let text): return "<!--\(shown(text))-->"
    case .text(let text): return shown(text)
    }
  }
}
