import Foundation
import HeedMarkup
import HeedMarkupEntities
import Testing

/// The shared tests that accompany the HTML standard, where they are there.
@Suite struct TokenizerSuiteTests {
  static let files = SharedData.files(in: "html5lib-tests", ending: ".test")

  @Test(
    .enabled(if: !files.isEmpty, "../shared/data/html5lib-tests is not there"), arguments: files)
  func tokenizesAsTheStandardSays(_ file: URL) throws {
    let (cases, leftOut) = try TokenizerCase.all(in: file)
    #expect(!cases.isEmpty)
    for test in cases {
      let tokens = HTMLTokens.of(
        Array(test.input.utf8), model: test.model, lastStartTag: test.lastStartTag,
        references: .all, followsElements: false)
      let values = tokens.map { HTMLTokenValue($0) }
      // Descriptions compare scalars; strings would be equal where only their form differs.
      #expect(
        values.map(\.description) == test.expected.map(\.description),
        "\(test.name): \(test.input.debugDescription)")
    }
    print("\(file.lastPathComponent): \(cases.count) cases, \(leftOut) have no form in UTF-8")
  }
}
