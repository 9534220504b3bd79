import HeedCommand
import Testing

struct ProgressFeedTests {
  private func feed(_ text: String, _ form: ProgressFeed.Form = .lines) -> ProgressFeed {
    var feed = ProgressFeed(form)
    feed.feed(Array(text.utf8))
    return feed
  }

  @Test(
    arguments: [
      ("40\n", 0.4, ""), ("40 %\n", 0.4, ""), (" 12.5%\n", 0.125, ""), ("3/8\n", 0.375, ""),
      ("40% Copying\n", 0.4, "Copying"), ("3/4 file 3\n", 0.75, "file 3"), ("250\n", 1, ""),
      ("7/0\n", nil, "7/0"), ("3 files\n", nil, "3 files"), ("1/2a\n", nil, "1/2a"),
      ("# Unpacking\n", nil, "Unpacking"), ("-5\n", nil, "-5"), ("1e9\n", nil, "1e9"),
      ("nan\n", nil, "nan"), ("\n \n", nil, ""), ("10\r20\r", 0.2, ""), ("40", nil, ""),
      ("99999999999999999999999\n", nil, "99999999999999999999999"),
    ] as [(String, Double?, String)])
  func readsALine(_ line: String, _ part: Double?, _ text: String) {
    #expect(feed(line).part == part)
    #expect(feed(line).text == text)
  }

  @Test func readsBlocks() {
    let edge = String(repeating: "X", count: 3)
    for form in [ProgressFeed.Form.lines, .gauge] {
      let read = feed("\(edge)\n40\nOne\\nTwo\nThree\n\(edge)\n", form)
      #expect(read.part == 0.4)
      #expect(read.text == "One\nTwo\nThree")
    }
    #expect(feed("\(edge)\n40\nOpen\n", .gauge).part == nil)
    var open = feed("\(edge)\n40\nOpen\n", .gauge)
    open.end()
    #expect(open.part == 0.4)
    #expect(open.text == "Open")
  }

  @Test func passesOverWhatIsNoNumberInAGauge() {
    let read = feed("10\nwords\n-5\n3/4\n50 %\n\n", .gauge)
    #expect(read.part == 0.1)
    #expect(read.text == "")
  }

  @Test func takesBytesAsTheyCome() {
    let text = Array("10\n25 % naïve 日本\n3/4\nlast".utf8)
    for cut in text.indices {
      var feed = ProgressFeed(.lines)
      feed.feed(Array(text[..<cut]))
      feed.feed(Array(text[cut...]))
      feed.end()
      #expect(feed.part == 0.75)
      #expect(feed.text == "last")
    }
  }

  @Test func keepsNoMoreThanItShows() {
    var feed = ProgressFeed(.lines)
    for _ in 0..<100 { feed.feed([UInt8](repeating: 0x61, count: 10_000)) }
    feed.end()
    #expect(feed.text.utf8.count <= 16_384)
  }

  @Test func tellsEveryTenthAndEachText() {
    var plain = PlainProgress()
    var feed = ProgressFeed(.lines)
    var told: [String] = []
    for number in 0...30 {
      feed.feed(Array("\(number)\n".utf8))
      if let line = plain.line(for: feed) { told.append(line) }
    }
    feed.feed(Array("Un\u{1B}[31mpacking\n".utf8))
    if let line = plain.line(for: feed) { told.append(line) }
    #expect(told == ["0 %", "10 %", "20 %", "30 %", "30 % Un\\u{1B}[31mpacking"])
  }

  @Test func asksForAPipe() throws {
    let arguments = try ArgumentParser(.progress).parse(["Title", "Text", "--percent", "3/4"])
    let options = try ProgressOptions(arguments)
    #expect(options.title == "Title")
    #expect(options.message == "Text")
    #expect(options.part == 0.75)
    #expect(throws: CommandError.self) {
      try ProgressOptions(ArgumentParser(.progress).parse(["--percent", "all"]))
    }
  }
}
