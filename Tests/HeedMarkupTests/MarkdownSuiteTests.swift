import Foundation
import Heed
import HeedMarkup
import HeedMarkupEntities
import Testing

/// The examples of the CommonMark specification, where it is there.
@Suite struct MarkdownSuiteTests {
  struct Example: CustomStringConvertible, Sendable {
    let number: Int
    let section: String
    let markdown: String
    let html: String
    var description: String { "\(number)" }
  }

  static let examples: [Example] = {
    guard let text = SharedData.text("commonmark/spec.txt") else { return [] }
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var section = ""
    var parts: [[Substring]]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = parts {
        if line == fence {
          let texts = open.map { $0.map { "\($0)\n" }.joined() }
            .map { $0.replacingOccurrences(of: "→", with: "\t") }
          examples.append(
            Example(
              number: examples.count + 1, section: section, markdown: texts[0], html: texts[1]))
          parts = nil
        } else if line == ".", open.count == 1 {
          parts?.append([])
        } else {
          parts?[open.count - 1].append(line)
        }
      } else if line == "\(fence) example" {
        parts = [[]]
      } else if line.hasPrefix("# ") || line.hasPrefix("## ") {
        section = line.drop { $0 == "#" || $0 == " " }.description
      }
    }
    return examples
  }()

  static let sections = Array(Set(examples.map(\.section))).sorted()

  static let isThere: ConditionTrait = .enabled(
    if: !examples.isEmpty, "../shared/data/commonmark is not there")

  @Test(isThere, arguments: sections)
  func writesTheHTMLOfEveryExample(_ section: String) {
    let examples = Self.examples.filter { $0.section == section }
    for example in examples {
      let html = RichText.html(
        ofMarkdown: example.markdown, dialect: .commonMark, references: .all)
      #expect(html == example.html, "example \(example.number): \(example.markdown)")
    }
    print("\(section): \(examples.count) examples")
  }

  /// What is compared by text and attributes does not see the writer of HTML in between.
  @Test(isThere, arguments: sections)
  func meansWhatTheHTMLOfEveryExampleMeans(_ section: String) {
    let options = MarkupOptions(references: .all)
    for example in Self.examples where example.section == section {
      let text = RichText(markdown: example.markdown, dialect: .commonMark, options: options)
      #expect(
        text == RichText(html: example.html, options: options),
        "example \(example.number): \(example.markdown)")
    }
  }
}
