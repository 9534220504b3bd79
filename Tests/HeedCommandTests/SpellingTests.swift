import HeedCommand
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("rendr", "render"), ("RENDER", "render"), ("chekc", "check"), ("galery", "gallery"),
    ("shcema", "schema"),
  ])
  func findsTheWordThatWasMeant(_ word: String, _ meant: String) {
    #expect(Spelling.closest(to: word, among: CommandSpec.all.map(\.name)) == meant)
  }

  @Test(arguments: ["", "x", "banana", "completely different"])
  func guessesNothingFromAWordThatIsFarAway(_ word: String) {
    #expect(Spelling.closest(to: word, among: CommandSpec.all.map(\.name)) == nil)
  }
}
