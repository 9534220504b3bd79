import Heed
import HeedTesting
import Testing

@testable import HeedUIKit

@Suite struct DrawingTextStripsTests {
  private func lines(_ count: Int, height: Double = 20) -> [TextLayout.Line] {
    let text = String(repeating: "word\n", count: max(1, count)).dropLast()
    var alert = Alert("Title", message: PlacedText(RichText(String(text))))
    alert.message?.font = Font(size: height)
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    return scene["message"]?.text?.lines ?? []
  }

  @Test(arguments: [1, 3, 40, 4000]) func everyLineIsInOneStrip(count: Int) {
    let lines = lines(count)
    #expect(lines.count == count)
    let strips = TextStrips.strips(of: lines)
    #expect(strips.flatMap { Array($0) } == Array(lines.indices))
    for strip in strips {
      let height = TextStrips.frame(of: lines[strip], margin: 0).height
      #expect(height <= TextStrips.height || strip.count == 1)
    }
    #expect((strips.count > 1) == (count > 40))
  }

  @Test func nothingIsNoStrip() {
    #expect(TextStrips.strips(of: []).isEmpty)
  }

  @Test func aStripCoversItsLinesAndAMargin() throws {
    let lines = lines(3)
    let frame = TextStrips.frame(of: lines[1..<3], margin: 5)
    let first = try #require(lines.first { $0.y == lines[1].y })
    #expect(frame.y == first.y - 5)
    #expect(frame.maxY == lines[2].y + lines[2].height + 5)
    #expect(frame.x <= first.x - 5 && frame.maxX >= first.x + first.width + 5)
  }
}
