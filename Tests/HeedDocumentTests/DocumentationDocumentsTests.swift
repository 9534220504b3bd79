import Foundation
import Heed
import HeedDocument
import Testing

/// The documents that the documentation shows.
@Suite struct DocumentationDocumentsTests {
  static func article() throws -> String {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Heed/Heed.docc/WritingDocuments.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func documents() throws -> [String] {
    try article().components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The words that stand as code in the article, outside its documents.
  static func codeWords() throws -> Set<String> {
    let prose = try article().components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 0 }.map { $0.element }.joined()
    let spans = prose.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map { $0.element }
    let separators = CharacterSet.alphanumerics.union(["$"]).inverted
    return Set(spans.flatMap { $0.components(separatedBy: separators) })
  }

  /// Every key that a schema allows anywhere.
  static func keys(in schema: Any) -> Set<String> {
    var keys: Set<String> = []
    if let object = schema as? [String: Any] {
      if let properties = object["properties"] as? [String: Any] { keys.formUnion(properties.keys) }
      for value in object.values { keys.formUnion(Self.keys(in: value)) }
    } else if let list = schema as? [Any] {
      for value in list { keys.formUnion(Self.keys(in: value)) }
    }
    return keys
  }

  @Test func namesEveryKeyOfTheSchemaInTheArticle() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(AlertSchema.json.utf8))
    let keys = Self.keys(in: schema)
    #expect(keys.count > 100)
    #expect(try keys.subtracting(Self.codeWords()).sorted() == [])
  }

  @Test func readsEveryDocumentThatTheArticleShows() throws {
    let documents = try Self.documents()
    #expect(documents.count >= 6)
    for text in documents {
      do {
        let document = try DocumentReader().read(Array(text.utf8))
        #expect(document.issues.isEmpty && !document.usedFallback)
      } catch {
        Issue.record("\(error)\n\(text)")
      }
    }
  }
}
