@testable import Heed
import HeedImage
import Testing

@Suite struct TextTests {
  private func draw(
    _ request: TextRequest, width: Double = 300, height: Double = 60, scale: Double = 1,
    x: (TextMetrics.Line) -> Double = { _ in 0 }
  ) throws -> PixelImage {
    let renderer = try Scenes.renderer()
    let node = Node(
      "t", role: .text, frame: Rect(x: 10, y: 10, width: width - 20, height: height - 20),
      text: Scenes.layout(request, by: renderer, x: x))
    return try renderer.pixels(
      Scenes.scene([node], width: width, height: height, scale: scale))
  }

  private func metrics(_ request: TextRequest) throws -> TextMetrics {
    try Scenes.renderer().measurer.text(request)
  }

  @Test func drawsLettersInTheirColour() throws {
    let image = try draw(Scenes.request("■HEED", size: 24, weight: .bold, color: Scenes.blue))
    #expect(image.words.contains(0xFF00_00FF))
    #expect(image.words.allSatisfy { $0 & 0xFF == 0xFF })
  }

  @Test(arguments: [
    "Delete this album?", "Löschen – größer", "删除相册？无法撤销", "سيؤدي هذا إلى حذف الصور",
    "האם למחוק את האלבום", "ต้องการลบอัลบั้มนี้หรือไม่", "क्या आप यह एल्बम हटाना चाहते हैं",
    "Ελληνικά και кириллица", "削除しますか", "삭제하시겠습니까", "👩‍👩‍👧‍👦 🇫🇷 ❤️",
  ])
  func keepsTheInkOfEachLineWithinItsBox(text: String) throws {
    for scale in [1.0, 2] {
      let request = Scenes.request(text, size: 17, width: 140)
      let renderer = try Scenes.renderer()
      let layout = Scenes.layout(request, by: renderer, lineHeight: 40) { 160 - $0.width }
      let node = Node(
        "t", role: .text, frame: Rect(x: 20, y: 0, width: 160, height: 200), text: layout)
      let image = try renderer.pixels(
        Scenes.scene([node], width: 200, height: 200, scale: scale))
      #expect(!layout.lines.isEmpty)
      for line in layout.lines {
        let rows = Int(line.y * scale)..<Int((line.y + line.height) * scale)
        let columns = try #require(image.inkedColumns(rows: rows))
        // Letters may reach over their widths a little, such as an italic or an Arabic tail.
        let left = (20 + line.x - 2) * scale
        let right = (20 + line.x + line.width + 2) * scale
        #expect(Double(columns.lowerBound) >= left, "\(text) at \(scale)")
        #expect(Double(columns.upperBound) <= right, "\(text) at \(scale)")
        // The box is not much wider than what is in it.
        #expect(Double(columns.count) > (line.width - 6) * scale, "\(text) at \(scale)")
      }
    }
  }

  @Test func breaksLinesSoThatTheirBytesFollowEachOther() throws {
    let text = "This removes 128 photos from all of your devices, and it cannot be undone."
    let found = try metrics(Scenes.request(text, size: 13, width: 120))
    #expect(found.lines.count > 3)
    #expect(found.lines.first?.range.lowerBound == 0)
    #expect(found.lines.last?.range.upperBound == text.utf8.count)
    for (line, next) in zip(found.lines, found.lines.dropFirst()) {
      #expect(line.range.upperBound == next.range.lowerBound)
    }
    #expect(found.lines.allSatisfy { $0.width > 0 && $0.width <= 120 })
    #expect(!found.isTruncated)
  }

  @Test func needsNoMoreLinesAtTheWidthThatItMeasured() throws {
    for text in ["Delete album", "删除相册", "حذف الألبوم", "AVAVAV To. Wa"] {
      let width = try #require(try metrics(Scenes.request(text)).lines.first?.width)
      #expect(try metrics(Scenes.request(text, width: width)).lines.count == 1)
    }
  }

  @Test func doesNotCountWhiteSpaceAtALinesEnd() throws {
    let plain = try metrics(Scenes.request("Delete")).lines[0]
    let spaced = try metrics(Scenes.request("Delete   ")).lines[0]
    #expect(plain.width == spaced.width)
    #expect(spaced.range == 0..<9)
    let hebrew = try metrics(Scenes.request("שלום")).lines[0]
    let spacedHebrew = try metrics(Scenes.request("שלום   ")).lines[0]
    #expect(abs(hebrew.width - spacedHebrew.width) < 0.01)
  }

  @Test(arguments: [
    ("", [0..<0]), ("a\n", [0..<1, 2..<2]), ("\n", [0..<0, 1..<1]), ("a\r\nb", [0..<1, 3..<4]),
    ("a\u{2029}b", [0..<1, 4..<5]), ("a\u{2028}b", [0..<1, 4..<5]),
    ("a\n\nb", [0..<1, 2..<2, 3..<4]), ("a\0b", [0..<3]),
  ])
  func partsParagraphsAtNewlines(text: String, ranges: [Range<Int>]) throws {
    let found = try metrics(Scenes.request(text))
    #expect(found.lines.map(\.range) == ranges)
    #expect(found.lines.allSatisfy { $0.width.isFinite })
  }

  @Test func measuresTheSameAtEverySizeOfPixels() throws {
    let one = try metrics(Scenes.request("Heed", size: 10)).lines[0].width
    let ten = try metrics(Scenes.request("Heed", size: 100)).lines[0].width
    #expect(abs(ten - 10 * one) < 0.2)
  }

  @Test func endsATruncatedTextWithAnEllipsis() throws {
    let text = "One two three four five six seven eight nine ten eleven twelve"
    let request = Scenes.request(text, width: 100, lineLimit: 2)
    let found = try metrics(request)
    #expect(found.isTruncated)
    #expect(found.lines.count == 2)
    let last = try #require(found.lines.last)
    #expect(last.range.upperBound < text.utf8.count)
    #expect(last.width <= 100)
    // The ellipsis is drawn: the line ends with less ink than a letter has, at the baseline only.
    let image = try draw(request, width: 160, height: 80)
    let columns = try #require(image.inkedColumns(rows: 33..<54))
    let dots = (columns.upperBound - 10)...columns.upperBound
    #expect(dots.allSatisfy { x in (33..<44).allSatisfy { image.ink(x, $0) < 40 } })
  }

  @Test func countsTheLinesOfAllParagraphsTogether() throws {
    let found = try metrics(Scenes.request("one\ntwo\nthree", width: 200, lineLimit: 2))
    #expect(found.lines.count == 2)
    #expect(found.isTruncated)
    let two = try metrics(Scenes.request("two", width: 200)).lines[0].width
    #expect(found.lines[1].width > two + 5)
    #expect(found.lines[1].range == 4..<7)
    #expect(try !metrics(Scenes.request("one\ntwo", width: 200, lineLimit: 2)).isTruncated)
    #expect(try !metrics(Scenes.request("one\n", width: 200, lineLimit: 1)).isTruncated)
  }

  @Test func leavesOutTheMiddleOfALine() throws {
    let text = "A rather long name of a document.pdf"
    let found = try metrics(
      Scenes.request(text, width: 150, lineLimit: 1, truncation: .middle))
    #expect(found.isTruncated)
    #expect(found.lines.map(\.range) == [0..<text.utf8.count])
    #expect(found.lines[0].width <= 150)
  }

  @Test func stretchesJustifiedLinesToTheWidth() throws {
    let text = "Some words that take more than a single line of this width, and then some more."
    let found = try metrics(Scenes.request(text, width: 200, isJustified: true))
    #expect(found.lines.count > 2)
    #expect(found.lines.dropLast().allSatisfy { abs($0.width - 200) < 0.5 })
    #expect(found.lines.last.map { $0.width < 199 } == true)
  }

  @Test func addsNoHyphenWhereALongWordIsBroken() throws {
    let text = "Donaudampfschifffahrtsgesellschaft"
    let found = try metrics(Scenes.request(text, width: 80))
    let whole = try metrics(Scenes.request(text)).lines[0].width
    #expect(found.lines.count > 2)
    #expect(abs(found.lines.reduce(0) { $0 + $1.width } - whole) < 2)
  }

  @Test(arguments: [Font.Design.default, .serif, .monospaced, .rounded], [0.0, 1, 5, 20])
  func survivesTextsWithLoneMarksWhereThereIsNoRoom(design: Font.Design, width: Double) throws {
    // Pango alone would end the process for such texts.
    let parts: [(String, Double)] = [
      (
        "\u{FF1F}\u{FF1F}\u{5220}Bfi-   \u{633}\u{FF0C}\u{200D}\u{200D}\u{2764}"
          + "\u{FE0F}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F1EB}\u{200D}"
          + "\u{1F1EB}\u{1F1EB}\u{200D}\u{200D}\u{1F1EB}\u{1F1EB}\u{1F642}\u{1F1EB}"
          + "\u{1F642}\u{A}\u{301}\u{7}\u{D}\u{A}\u{937}\u{937}", 32
      ),
      (
        "\u{93F}\u{94D}", 13
      ),
      (
        "\u{10FFFD}\u{D}\u{A}\u{7}\u{AD}\u{7} \u{E01}\u{E01} \u{E31}\u{200D}\u{1F642}"
          + "\u{1F1EB}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F642}\u{915}\u{94D}"
          + "\u{937}\u{93F}\u{915}\u{E31}\u{E49}", 28
      ),
    ]
    for limit in [0, 1, 3] {
      let runs = parts.map { text, size in
        TextRequest.Run(text, font: ResolvedFont(size: size, design: design), color: Scenes.black)
      }
      let found = try metrics(TextRequest(runs: runs, width: width, lineLimit: limit))
      #expect(limit == 0 ? found.lines.count > 3 : found.lines.count <= limit)
    }
  }

  @Test func showsAHyphenWhereAWordIsBrokenAtASoftOne() throws {
    func width(_ text: String) throws -> Double {
      try metrics(Scenes.request(text)).lines[0].width
    }
    let found = try metrics(Scenes.request("Donau\u{AD}dampf", width: 60))
    #expect(found.lines.count == 2)
    #expect(try found.lines[0].width > width("Donau") + 3)
    #expect(try abs(width("Donau\u{AD}dampf") - width("Donaudampf")) < 0.5)
  }

  @Test func findsLinksOnTheirLines() throws {
    let font = ResolvedFont(size: 17)
    let runs = [
      TextRequest.Run("See ", font: font, color: Scenes.black),
      TextRequest.Run("the ", font: font, color: Scenes.blue, link: "https://a.example"),
      TextRequest.Run(
        "terms", font: ResolvedFont(size: 17, weight: .bold), color: Scenes.blue,
        link: "https://a.example"),
      TextRequest.Run(" now", font: font, color: Scenes.black),
    ]
    let found = try metrics(TextRequest(runs: runs))
    let see = try metrics(TextRequest(runs: [runs[0], runs[1]])).links[0].x
    #expect(found.links.count == 1)
    #expect(found.links[0].link == "https://a.example")
    #expect(found.links[0].line == 0)
    #expect(found.links[0].x == see)
    #expect(found.links[0].x + found.links[0].width < found.lines[0].width)
  }

  @Test func drawsRightToLeftTextAtItsGivenPlace() throws {
    let request = Scenes.request("مرحبا بالعالم", width: 280, direction: .rightToLeft)
    let renderer = try Scenes.renderer()
    let width = try #require(renderer.measurer.text(request).lines.first?.width)
    let image = try draw(request, x: { 280 - $0.width })
    let columns = try #require(image.inkedColumns(rows: 0..<60))
    #expect(abs(Double(columns.upperBound) - 289) < 3)
    #expect(abs(Double(columns.lowerBound) - (290 - width)) < 3)
  }

  @Test func joinsArabicLettersAcrossAChangeOfColour() throws {
    let font = ResolvedFont(size: 40)
    let runs = [
      TextRequest.Run("بي", font: font, color: Scenes.black),
      TextRequest.Run("ت", font: font, color: Scenes.black),
    ]
    let parted = try metrics(TextRequest(runs: runs)).lines[0].width
    let whole = try metrics(Scenes.request("بيت", size: 40)).lines[0].width
    let letters = try ["ب", "ي", "ت"].reduce(0) { sum, letter in
      try sum + metrics(Scenes.request(letter, size: 40)).lines[0].width
    }
    #expect(parted == whole)
    #expect(whole < letters - 5)
  }

  @Test func ordersAParagraphByItsFirstLetterAndElseByTheRequest() throws {
    func image(_ text: String, _ direction: Direction) throws -> PixelImage {
      try draw(Scenes.request(text, direction: direction))
    }
    // Of a digit and low lines, only the digit is seen far above the baseline.
    func digit(_ direction: Direction) throws -> Int {
      try #require(image("1 ____", direction).inkedColumns(rows: 14..<22)).lowerBound
    }
    #expect(try digit(.leftToRight) < 20)
    #expect(try digit(.rightToLeft) > 40)
    #expect(try image("abc +", .rightToLeft) == image("abc +", .leftToRight))
    #expect(try image("שלום +", .rightToLeft) == image("שלום +", .leftToRight))
    // Each paragraph by itself.
    let lines = try metrics(Scenes.request("abc\n1 +", direction: .rightToLeft)).lines
    #expect(lines.count == 2)
  }

  @Test func raisesUnderlinesStrikesAndPaintsBehindLetters() throws {
    func image(_ change: (inout TextRequest.Run) -> Void) throws -> PixelImage {
      var request = Scenes.request("nnnn", size: 24)
      change(&request.runs[0])
      return try draw(request)
    }
    let plain = try image { _ in }
    let rows = try #require(plain.inkedRows())
    let under = try image { $0.isUnderlined = true }
    #expect(try #require(under.inkedRows()).upperBound > rows.upperBound)
    #expect(
      try #require(image { $0.baselineOffset = 5 }.inkedRows()).upperBound
        == rows.upperBound - 5)
    let struck = try image { $0.isStruckThrough = true }
    #expect(struck.inkedRows() == rows)
    #expect(struck != plain)
    let behind = try image { $0.background = Scenes.red }
    #expect(behind[12, 11] == 0xFFFF_0000)
    #expect(behind[12, 31] == 0xFFFF_0000)
    #expect(behind[9, 11] == 0xFFFF_FFFF)
  }
}
