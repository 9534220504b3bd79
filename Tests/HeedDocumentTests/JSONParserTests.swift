import Foundation
import Heed
import Testing

@testable import HeedDocument

@Suite struct JSONParserTests {
  static let suite = Folders.shared.appendingPathComponent("data/json-test-suite")
  static let files = Folders.files(in: suite, ending: ".json")

  private func parse(_ text: String, maxDepth: Int = 64) throws(JSONError) -> JSONTree {
    try JSONParser.parse(Array(text.utf8), maxBytes: 1 << 20, maxDepth: maxDepth)
  }

  private func isJSON(_ file: URL) throws -> Bool {
    let bytes = [UInt8](try Data(contentsOf: file))
    return (try? JSONParser.parse(bytes, maxBytes: 1 << 20, maxDepth: 64)) != nil
  }

  @Test(.enabled(if: !files.isEmpty, "the shared folder with json-test-suite is not there"))
  func hasTheWholeSuite() {
    let names = Self.files.map(\.lastPathComponent)
    #expect(names.filter { $0.hasPrefix("y_") }.count == 95)
    #expect(names.filter { $0.hasPrefix("n_") }.count == 188)
  }

  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("y_") })
  func acceptsWhatIsJSON(_ file: URL) throws {
    #expect(try isJSON(file))
  }

  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("n_") })
  func rejectsWhatIsNoJSON(_ file: URL) throws {
    #expect(try !isJSON(file))
  }

  /// What may be read or not must at least end in one or the other.
  @Test(arguments: files.filter { $0.lastPathComponent.hasPrefix("i_") })
  func rejectsWhatOthersWouldChange(_ file: URL) throws {
    let accepted = [
      "i_number_double_huge_neg_exp.json", "i_number_real_underflow.json",
      "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
      "i_number_very_big_negative_int.json", "i_structure_UTF-8_BOM_empty_object.json",
    ]
    #expect(try isJSON(file) == accepted.contains(file.lastPathComponent))
  }

  @Test(arguments: [
    (#""\u00e9\u20AC""#, "é€"), (#""\uD83D\uDE00""#, "😀"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0000""#, "\0"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\u007f""#, "\u{7F}"),
  ])
  func decodesEscapes(_ text: String, _ expected: String) throws {
    let tree = try parse(text)
    #expect(tree.root.kind == .string)
    #expect(Array(tree.string(tree.root).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    #""\uD83D""#, #""\uDE00""#, #""\uD83D\uD83D""#, #""\uD83D\n""#, #""\uD83Dx""#,
  ])
  func rejectsHalfACharacter(_ text: String) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.offset == 1)
    #expect(error?.reason.string.contains("half a character") == true)
  }

  @Test func keepsThePlaceOfEveryValue() throws {
    let text = "{\"a\": [1,\n  {\"é😀\": null}], \"b\": true}"
    let tree = try parse(text)
    let members = tree.children(of: tree.root)
    let elements = tree.children(of: members[0])
    let inner = tree.children(of: elements[1])
    let bytes = Array(text.utf8)
    func place(_ offset: Int) -> [Int] {
      let position = SourcePosition(of: offset, in: bytes)
      return [position.line, position.column]
    }
    #expect(place(members[0].keyOffset) == [1, 2])
    #expect(place(elements[0].offset) == [1, 8])
    #expect(place(elements[1].offset) == [2, 3])
    #expect(place(inner[0].keyOffset) == [2, 4])
    #expect(place(inner[0].offset) == [2, 10])
    #expect(place(members[1].offset) == [2, 23])
  }

  @Test(arguments: ["[\n1,\n x]", "[\r\n1,\r\n x]", "[\r1,\r x]", "\u{FEFF}[\n1,\n x]"])
  func countsLinesHoweverTheyEnd(_ text: String) {
    let found = issues(text)
    #expect(found.map(\.line) == [3])
    #expect(found.map(\.column) == [2])
  }

  @Test func allowsAsManyLevelsAsTheLimit() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try parse(deep) }
    let error = #expect(throws: JSONError.self) { try parse("[\(deep)]") }
    #expect(error?.offset == 64)
    #expect(error?.reason.string.contains("more than 64 levels") == true)
  }

  @Test func neverGoesDeeperThanTheStackAllows() {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONError.self) { try parse(deep, maxDepth: .max) }
    #expect(error?.offset == 512)
  }

  @Test(arguments: [
    ("1", 1), ("-0.5", -0.5), ("1e3", 1000), ("1E+2", 100), ("12.25e-2", 0.1225), ("0", 0),
    ("123456789012345678", 123_456_789_012_345_680), ("5e-324", .leastNonzeroMagnitude),
  ])
  func readsNumbersExactly(_ text: String, _ expected: Double) throws {
    let root = try parse(text).root
    #expect(root.kind == .number)
    #expect(root.number == expected)
  }

  @Test(arguments: ["1e400", "-1e400", "1e999999999"])
  func rejectsNumbersThatAreNotFinite(_ text: String) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.reason.string.contains("out of range") == true)
  }
}
