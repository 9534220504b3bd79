import Foundation
import Heed
import HeedDocument
import Testing

/// The documents that the documentation shows.
@Suite struct DocumentationDocumentsTests {
  static func documents() throws -> [String] {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Heed/Heed.docc/WritingDocuments.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    return text.components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
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
