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

  @Test func aTraceReadsAsSentences() {
    var situation = Situation("1.0", releases: "2.0")
    situation.document.policy.minimumSupported = Sample.version("2.0")
    #expect(
      situation.decide().trace.map { $0.text } == [
        "installed: 1.0 is installed", "document: this document (feed) counts",
        "environment: people are asked in a build that came by store",
        "releases: newer and to be installed here: 1 of 1",
        "minimum: 1.0 is below the oldest supported version 2.0",
        "result: 1.0 is below the oldest supported version 2.0",
      ])
  }

  @Test func whatUsersPrintHasAName() {
    #expect(CheckKind.manual.name == "manual")
    #expect(UpdateAnswer.later.name == "later")
    #expect(Policy.Rule.never.name == "none")
    #expect(ReleaseNotes.Format.markdown.name == "markdown")
    #expect(FeedError.Code.otherApp.name == "other-app")
    #expect(LookupError.Code.badCountry.name == "bad-country")
  }
}
