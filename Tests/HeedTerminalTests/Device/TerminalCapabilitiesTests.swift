import Heed
import HeedTerminal
import Testing

struct TerminalCapabilitiesTests {
  private func capabilities(_ variables: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities { variables[$0] }
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], ColorDepth.palette256), (["TERM": "xterm"], .ansi16),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "foot"], .trueColor), (["TERM": "xterm-direct"], .trueColor),
    (["TERM": "tmux-256color"], .palette256), (["TERM": "screen"], .ansi16),
    (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
  ])
  func knowsTheColours(_ variables: [String: String], _ depth: ColorDepth) {
    #expect(capabilities(variables).depth == depth)
  }

  @Test(arguments: [
    (["TERM": "dumb"], true), ([:], true), (["TERM": ""], true), (["TERM": "unknown"], true),
    (["TERM": "dumber"], false), (["TERM": "xterm"], false), (["TERM": "vt220"], false),
  ])
  func knowsWhatPrintsLinesOnly(_ variables: [String: String], _ isDumb: Bool) {
    #expect(capabilities(variables).isDumb == isDumb)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen.xterm", true), ("linux", false),
    ("vt100", false), ("dumb", false), ("alacritty", true),
  ])
  func asksOnlyTerminalsThatPassOverWhatTheyDoNotKnow(_ term: String, _ asks: Bool) {
    let capabilities = capabilities(["TERM": term])
    #expect(capabilities.answersQuestions == asks)
    #expect(capabilities.hasPointer == asks)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], TerminalLook.Borders.rounded), ([:], .rounded),
    (["LC_ALL": "C"], .rounded), (["LANG": "de_DE.ISO-8859-1"], .ascii),
    (["LANG": "de_DE.utf8@euro"], .rounded),
    (["LC_ALL": "de_DE.ISO-8859-15@euro", "LANG": "en_US.UTF-8"], .ascii),
    (["TERM": "linux", "LANG": "en_US.UTF-8"], .box), (["TERM": "vt100"], .ascii),
  ])
  func drawsWithWhatTheEncodingHas(
    _ variables: [String: String], _ borders: TerminalLook.Borders
  ) {
    let own = variables.merging(["TERM": "xterm"]) { given, _ in given }
    #expect(capabilities(own).borders == borders)
  }

  @Test(arguments: [
    ("15;0", true), ("0;15", false), ("0;default;15", false), ("7;8", true), ("0;7", false),
    ("what", true), ("", true), ("1;99", true),
  ])
  func guessesTheBackground(_ colors: String, _ isDark: Bool) {
    #expect(capabilities(["TERM": "xterm", "COLORFGBG": colors]).isDark == isDark)
  }

  @Test(
    arguments: [
      (["LANG": "zh_TW.UTF-8"], "zh-TW"), (["LANG": "C"], "en"), (["LC_ALL": "POSIX"], "en"),
      (["LANG": "de", "LC_MESSAGES": "ar_EG"], "ar-EG"), (["LANG": "no such thing"], "en"),
    ] as [([String: String], Name)])
  func knowsTheLanguage(_ variables: [String: String], _ locale: Name) {
    #expect(capabilities(variables).locale == locale)
  }

  @Test func movesNothingWithoutColour() {
    #expect(capabilities(["TERM": "xterm", "NO_COLOR": "1"]).reducesMotion)
    #expect(!capabilities(["TERM": "xterm"]).reducesMotion)
  }
}
