import Heed
import HeedTesting
import Testing

@Suite struct ParagraphTests {
  let item = ParagraphStyle(level: 1, marker: "•")

  @Test func keepsOneStyleThroughoutAParagraph() {
    let text = RichText(runs: [
      .init("a", TextAttributes(paragraph: item)), .init("b\nc"),
      .init("d", TextAttributes(color: .red, paragraph: item)),
    ])
    #expect(
      text.runs == [
        .init("ab\n", TextAttributes(paragraph: item)), .init("c"),
        .init("d", TextAttributes(color: .red)),
      ])
  }

  @Test func isEqualHoweverItIsPutTogether() {
    let whole = RichText("a\nb", TextAttributes(paragraph: item))
    var parts = RichText("a", TextAttributes(paragraph: item))
    parts.append(RichText.Run("\n"))
    parts.append(RichText.Run("b", TextAttributes(paragraph: item)))
    #expect(parts == whole)
    #expect(RichText("a", TextAttributes(paragraph: ParagraphStyle())) == "a")
  }

  /// The nodes of a message, with what they stand in first.
  private func nodes(_ text: RichText, direction: Direction = .leftToRight) -> [Node] {
    var alert = Alert("Title", actions: { Action("OK") })
    alert.message = PlacedText(text)
    let scene = alert.scene(
      in: Environment(direction: direction), measurer: FixedMeasurer.measurer)
    return scene.nodes.filter { $0.id.string.hasPrefix("message") }
  }

  private func list() -> RichText {
    RichText(runs: [
      .init("First\n", TextAttributes(paragraph: item)),
      .init("inner\n", TextAttributes(paragraph: ParagraphStyle(level: 2, marker: "10."))),
      .init("after", TextAttributes(paragraph: ParagraphStyle(spacing: 8))),
    ])
  }

  @Test func hangsMarkersBeforeTheirText() throws {
    let found = nodes(list())
    let texts = found.compactMap { node in node.text.map { ($0.request.plainText, node.frame) } }
    #expect(texts.map(\.0) == ["•", "First", "10.", "inner", "after"])
    let whole = found[0].frame
    let frames = texts.map(\.1)
    // Texts begin at whole steps, markers end before them.
    let step = frames[1].x - whole.x
    #expect(step > 0 && frames[3].x - whole.x == 2 * step && frames[4].x == whole.x)
    #expect(frames[0].maxX < frames[1].x && frames[2].maxX < frames[3].x)
    #expect(frames[0].x >= whole.x && frames[2].x >= whole.x)
    // Lines follow each other, the last after its space.
    #expect(frames[1].y == whole.y && frames[3].y == frames[1].maxY)
    #expect(frames[4].y == frames[3].maxY + 8 && frames[4].maxY == whole.maxY)
  }

  @Test func isReadAsOneText() {
    let found = nodes(list())
    #expect(found[0].accessibility?.label == "First\ninner\nafter")
    #expect(found.dropFirst().allSatisfy { $0.accessibility == nil })
  }

  @Test func mirrorsListsWhereTextRunsToTheLeft() {
    let left = nodes(list())
    let right = nodes(list(), direction: .rightToLeft)
    for (one, other) in zip(left, right) {
      #expect(abs(one.frame.x - left[0].frame.x - (right[0].frame.maxX - other.frame.maxX)) < 0.001)
    }
  }

  @Test func turnsAParagraphThatRunsAgainstTheOthers() throws {
    let style = ParagraphStyle(level: 1, marker: "•", direction: .rightToLeft)
    let found = nodes(RichText("abc", TextAttributes(paragraph: style)))
    let whole = found[0].frame
    let marker = found[1].frame
    let text = try #require(found[2].text)
    #expect(marker.x > found[2].frame.maxX && marker.maxX <= whole.maxX)
    #expect(text.request.direction == .rightToLeft && text.request.plainText == "\u{200F}abc")
    #expect(abs(text.lines[0].x + text.lines[0].width - found[2].frame.width) < 0.001)
  }

  @Test func drawsOneBarBesideAQuote() {
    let first = ParagraphStyle(quoteLevel: 1)
    let second = ParagraphStyle(quoteLevel: 1, spacing: 8)
    let found = nodes(
      RichText(runs: [
        .init("a\n", TextAttributes(paragraph: first)),
        .init("b\n", TextAttributes(paragraph: second)),
        .init("c"),
      ]))
    let bars = found.filter { $0.fill != nil }
    #expect(bars.count == 1)
    let texts = found.filter { $0.text != nil }
    #expect(bars[0].frame.y == texts[0].frame.y && bars[0].frame.maxY == texts[1].frame.maxY)
  }

  @Test func endsWithAnEllipsisAtItsLimitOfLines() {
    var text = list()
    text.lineLimit = 2
    let found = nodes(text).filter { $0.text != nil }
    #expect(found.count == 4)
    #expect(found.last?.text?.isTruncated == true)
    #expect(found.dropLast().allSatisfy { $0.text?.isTruncated == false })
  }
}
