import HeedDocument
import Testing

/// Documents made to take long or much; each has to end in few issues.
@Suite struct HostileDocumentTests {
  private static func many(_ count: Int, _ part: String) -> String {
    [String](repeating: part, count: count).joined(separator: ",")
  }

  static let documents: [String] = [
    "{\"heed\": 1, \(many(2_000, "\"title\": 1"))}",
    "{\"heed\": 1, \(many(2_000, "\"x\": 1"))}",
    "{\"heed\": 1, \(many(2_000, "\"titlr\": 1")), \(many(2_000, "\"title\": \"a\""))}",
    "{\"heed\": 1, \"actions\": [\(many(6_000, "1"))]}",
    "{\"heed\": 1, \"content\": [\(many(3_000, "{}"))]}",
    "{\"heed\": 1, \"content\": [{\(many(3_000, "\"image\": {}"))}]}",
    "{\"heed\": 1, \"requires\": [\(many(3_000, "5"))]}",
    "{\"heed\": 1, \"title\": {\"runs\": [\(many(6_000, "{}"))]}}",
    "{\"heed\": 1, \"title\": {\"key\": \"a\", \"arguments\": [\(many(6_000, "{}"))]}}",
    "{\"heed\": 1, \"content\": [{\"choices\": {\"id\": \"a\", \"items\": [{\"id\": \"b\", "
      + "\"title\": \"b\"}], \"selected\": [\(many(6_000, "7"))]}}]}",
    "{\"heed\": 1, \"background\": {\"gradient\": {\"colors\": [\(many(6_000, "1"))]}}}",
    String(repeating: "{\"fallback\":", count: 5_000),
    String(repeating: "{\"heed\":2,\"fallback\":", count: 60) + "0"
      + String(repeating: "}", count: 60),
    "{\"heed\": 1, \"title\": \"" + String(repeating: "\\u0041", count: 20_000) + "\"",
    "{\"heed\": 1, \"\(String(repeating: "a", count: 40_000))\": 1}",
  ]

  @Test(arguments: documents.indices)
  func endsInFewIssues(_ index: Int) {
    for mode in [DocumentReader.Mode.strict, .lenient] {
      do throws(DocumentError) {
        let document = try read(Self.documents[index], mode: mode)
        Issue.record("read with \(document.issues.count) issues")
      } catch {
        #expect((1...20).contains(error.issues.count))
        #expect(error.description.utf8.count < 20_000)
      }
    }
  }

  @Test func rejectsOneByteTooMany() {
    let text = "{\"heed\": 1, \"dismiss\": {\"timeout\": 1}}"
    let padded = text + String(repeating: " ", count: 1_048_576 - text.utf8.count)
    #expect(issues(padded).isEmpty)
    #expect(issues(padded + " ").first?.reason.contains("1048576") == true)
  }
}
