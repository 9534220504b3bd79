import Heed
import Testing

@Suite struct RichTextTests {
  let red = TextAttributes(color: .red)

  @Test func equalTextIsEqualHoweverItWasPutTogether() {
    let parts = RichText("ab") + RichText("c", red)
    let others = RichText("a") + (RichText("b") + RichText("c", red))
    #expect(parts == others)
    #expect(parts.runs.count == 2)
  }

  @Test func emptyRunsAreLeftOut() {
    let text = RichText(runs: [.init(""), .init("a"), .init("", red), .init("b")])
    #expect(text.runs == [.init("ab")])
    #expect(RichText("").isEmpty)
  }

  @Test func interpolationCarriesLooks() {
    let text: RichText = "Delete \("Summer", color: .red) and \(3) more?"
    #expect(text.plainText == "Delete Summer and 3 more?")
    #expect(text.runs.map(\.attributes.color) == [nil, .red, nil])
  }

  @Test func aLookCanBeLaidOverCharactersAsAPersonCountsThem() {
    let text = RichText("👩‍👩‍👧‍👦é这里").styled(characters: 1..<3, red)
    #expect(text.runs.map(\.text) == ["👩‍👩‍👧‍👦", "é这", "里"])
  }

  @Test func aLookCanBeLaidOverUTF16UnitsAsNSRangeCountsThem() {
    // The family is 11 units long; a range that begins inside a character begins at its start.
    let text = RichText("😀ab").styled(utf16: 1..<3, red)
    #expect(text.runs.map(\.text) == ["😀a", "b"])
    #expect(RichText("abc").styled(utf16: 1..<2, red).runs.map(\.text) == ["a", "b", "c"])
  }

  @Test func aLookCanBeLaidOverAPartOfTheText() {
    #expect(RichText("这里是标题").styled("这里", red).runs.map(\.text) == ["这里", "是标题"])
    #expect(RichText("abc").styled("x", red) == RichText("abc"))
    #expect(RichText("abc").styled("", red) == RichText("abc"))
  }

  @Test(arguments: [
    (-5..<2, ["ab", "c"]), (1..<99, ["a", "bc"]), (7..<9, ["abc"]), (1..<1, ["abc"]),
  ])
  func rangesBeyondTheTextAreClamped(range: Range<Int>, parts: [String]) {
    #expect(RichText("abc").styled(characters: range, red).runs.map(\.text) == parts)
  }

  @Test func looksLaidOverEachOtherAddUp() {
    let text = RichText("abc", TextAttributes(font: Font(size: 10)))
      .styled(characters: 0..<2, TextAttributes(font: .bold, color: .red))
      .styled(characters: 1..<3, TextAttributes(isUnderlined: true))
    #expect(text.runs.map(\.text) == ["a", "b", "c"])
    #expect(text.runs[0].attributes.font == Font(size: 10, weight: .bold))
    #expect(text.runs[1].attributes.isUnderlined)
    #expect(text.runs[1].attributes.color == .red)
    #expect(text.runs[2].attributes.color == nil)
  }

  @Test(arguments: [
    ("https://example.com", true), ("HTTPS://example.com", true), ("mailto:a@b.c", true),
    ("tel:112", true), ("itms-apps://itunes.apple.com/app/id1", true),
    ("javascript:alert(1)", false), ("file:///etc/passwd", false), ("https:", false),
    ("data:text/html,x", false), ("java\nscript:x", false), (" https://a", false), ("", false),
    ("example.com", false), ("https://a b", false),
  ])
  func onlyListedSchemesMayBeOpened(address: String, isAllowed: Bool) {
    #expect(Link.isAllowed(Name(address)) == isAllowed)
  }
}
