import Heed
import Testing

struct SpellingTests {
  private static let keys = ["title", "message", "tint", "actions", "id", "kind", "top"]
  private static let commands = ["render", "check", "gallery", "schema", "completions", "man"]

  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("mesage", "message"), ("acitons", "actions"),
    ("action", "actions"), ("messsage", "message"), ("knid", "kind"), ("tpo", "top"),
    ("rendr", "render"), ("RENDER", "render"), ("chekc", "check"), ("galery", "gallery"),
    ("shcema", "schema"),
  ])
  func findsWhatWasMeant(_ word: String, _ meant: String) {
    #expect(Spelling.closest(to: word, among: Self.keys + Self.commands) == meant)
  }

  @Test(arguments: [
    "", "x", "xx", "buttons", "nothing", "é", "banana", "completely different",
    String(repeating: "a", count: 9_000),
  ])
  func keepsSilentWhenNothingIsNear(_ word: String) {
    #expect(Spelling.closest(to: word, among: Self.keys + Self.commands) == nil)
  }

  @Test func prefersTheNearestAndOfTwoTheFirst() {
    #expect(Spelling.closest(to: "cat", among: ["car", "cats", "cat"]) == "cat")
    #expect(Spelling.closest(to: "cat", among: ["dog", "cats", "car"]) == "cats")
  }
}
