import Foundation
import HeedUpdate
import Testing

@Suite struct FeedSchemaTests {
  /// The properties of an object of the schema.
  private func keys(_ path: [String]) throws -> Set<String> {
    let data = Data(FeedSchema.json.utf8)
    var value = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    for step in path { value = try #require(value[step] as? [String: Any], "\(path)") }
    return Set(value.keys)
  }

  private func sample(_ path: [Any]) throws -> Set<String> {
    var value: Any = try JSONSerialization.jsonObject(with: Data(FeedSample.text.utf8))
    for step in path {
      if let key = step as? String { value = (value as? [String: Any])?[key] ?? [:] }
      if let index = step as? Int { value = (value as? [Any])?[index] ?? [:] }
    }
    return Set(try #require(value as? [String: Any]).keys)
  }

  /// The sample uses every key that the reader knows, and a strict reading takes it.
  @Test func knowsTheKeysThatTheReaderKnows() throws {
    let defs = ["$defs"]
    #expect(try keys(["properties"]) == sample([]))
    #expect(try keys(defs + ["app", "properties"]) == sample(["apps", 0]))
    #expect(try keys(defs + ["policy", "properties"]) == sample(["apps", 0, "policy"]))
    #expect(
      try keys(defs + ["policy", "properties", "rules", "properties"])
        == sample(["apps", 0, "policy", "rules"]))
    #expect(
      try keys(defs + ["release", "properties"])
        == sample(["apps", 0, "releases", 1]).union(sample(["apps", 0, "releases", 0])))
    #expect(
      try keys(defs + ["release", "properties", "rollout", "properties"])
        == sample(["apps", 0, "releases", 0, "rollout"])
        .union(sample(["apps", 0, "releases", 1, "rollout"])))
  }
}
