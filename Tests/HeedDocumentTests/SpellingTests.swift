import Testing

@testable import HeedDocument

@Suite struct SpellingTests {
  static let names = ["title", "message", "tint", "actions", "id", "kind", "top"]

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("mesage", "message"), ("acitons", "actions"),
    ("action", "actions"), ("messsage", "message"), ("knid", "kind"), ("tpo", "top"),
  ])
  func findsWhatWasMeant(_ word: String, _ expected: String) {
    #expect(Spelling.nearest(to: word, among: Self.names) == expected)
  }

  @Test(arguments: ["", "x", "xx", "buttons", "nothing", "é", String(repeating: "a", count: 9_000)])
  func keepsSilentWhenNothingIsNear(_ word: String) {
    #expect(Spelling.nearest(to: word, among: Self.names) == nil)
  }
}
