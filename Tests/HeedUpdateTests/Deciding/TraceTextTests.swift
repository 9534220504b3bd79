import Heed
import HeedUpdate
import Testing

@Suite struct TraceTextTests {
  @Test(arguments: [
    "\u{1B}[2J", "\u{9B}31m", "\u{7F}", "\u{202E}", "\u{2067}", "\u{2028}", "\u{0}", "\r\n",
  ])
  func noTextPlaysTricksOnWhoReadsIt(_ trick: String) {
    var situation = Situation("1.0", releases: "2.0")
    situation.installed.versionText = "1\(trick)é–…"
    let text = situation.decide().summary
    let tricks = Set(trick.unicodeScalars.filter { $0.value < 0x20 || $0.value > 0x7E })
    #expect(text.unicodeScalars.allSatisfy { !tricks.contains($0) })
    #expect(text.contains("é–…"), "what is harmless stays")
  }
}
