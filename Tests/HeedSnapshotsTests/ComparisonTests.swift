import Heed
import HeedExamples
import HeedTesting
import Testing

@testable import HeedSnapshots

@Suite struct ComparisonTests {
  private func compare(
    _ expected: Pixels, _ actual: Pixels, _ tolerance: PictureTolerance = .standard
  ) -> PictureComparison {
    PictureComparison(expected, actual, tolerance: tolerance)
  }

  @Test func takesAPictureForItself() {
    let dialog = Drawing.dialog()
    #expect(compare(dialog, dialog, .exact).isAlike)
    #expect(compare(dialog, dialog, .exact).summary == "no pixel differs")
  }

  @Test(arguments: [2, 3, 4, 5, 8])
  func ignoresHowFinelyEdgesAreSmoothed(samples: Int) {
    let (fine, other) = (Drawing.dialog(samples: 16), Drawing.dialog(samples: samples))
    #expect(fine != other)
    let comparison = compare(fine, other)
    let isAlike = comparison.isAlike
    #expect(isAlike, "\(comparison.summary)")
    #expect(!compare(fine, other, .exact).isAlike)
  }

  @Test func ignoresNoiseOnEdges() {
    var random = SeededGenerator(seed: TestSeed.value)
    let dialog = Drawing.dialog()
    for number in 0..<50 {
      var noisy = dialog
      for y in 0..<dialog.height {
        for x in 0..<dialog.width {
          // Only where an edge was smoothed: the sides of it keep their colours.
          let value = Int(dialog[x, y] & 0xFF)
          let contrast = dialog.contrast(x, y)
          let isSmoothed = ![0x10, Drawing.paper, 0xFF, 0xFF - 12].contains(value)
          guard contrast > 40, isSmoothed else { continue }
          let most = contrast / 5
          // Between its sides, as every way of smoothing has it.
          let noise = value + Int.random(in: -most...most, using: &random)
          noisy[x, y] = Drawing.grey(min(max(noise, 0x10), 0xFF))
        }
      }
      let comparison = compare(dialog, noisy)
      let isAlike = comparison.isAlike
      #expect(
        isAlike, "HEED_SEED=\(TestSeed.value), case \(number): \(comparison.summary)")
    }
  }

  @Test(arguments: [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (0, 2)])
  func seesThatEverythingMoved(columns: Int, rows: Int) {
    let dialog = Drawing.dialog()
    let comparison = compare(dialog, dialog.moved(columns: columns, rows: rows))
    #expect(comparison.different.count > 50, "\(comparison.summary)")
  }

  @Test func seesThatOneRowMoved() {
    let dialog = Drawing.dialog()
    var moved = dialog
    for x in 0..<dialog.width {
      moved[x, 46] = dialog[x, 45]
      moved[x, 45] = dialog[x, 46]
    }
    let comparison = compare(dialog, moved)
    #expect(comparison.different.count == 2 * 76)
    #expect(
      comparison.summary == "152 of 6912 pixels differ, in columns 10 to 85 and rows 45 to 46")
  }

  @Test func seesThatAFaintHairlineIsMissing() {
    let (with, without) = (Drawing.dialog(), Drawing.dialog(hasLine: false))
    #expect(compare(with, without).different.count == 76)
    #expect(compare(without, with).different.count == 76)
  }

  @Test func seesAColourThatIsOnePercentOff() {
    let comparison = compare(Drawing.dialog(), Drawing.dialog(panel: 0xFF - 3))
    #expect(comparison.different.count > 3_000)
  }

  @Test func ignoresAColourThatIsRoundedOtherwise() {
    let (one, other) = (Drawing.dialog(), Drawing.dialog(panel: 0xFE))
    #expect(compare(one, other).isAlike)
    #expect(!compare(one, other, .exact).isAlike)
  }

  @Test func seesAnotherSize() {
    let dialog = Drawing.dialog()
    let other = Pixels(width: 96, height: 73, word: dialog[0, 0])
    let comparison = compare(dialog, other)
    #expect(!comparison.isAlike)
    #expect(comparison.summary == "it has 96 by 73 pixels instead of 96 by 72")
  }

  @Test func allowsAsManyPixelsAsItIsTold() {
    let dialog = Drawing.dialog()
    var other = dialog
    other[1, 1] = 0xFF00_0000
    other[5, 1] = 0xFF00_0000
    #expect(!compare(dialog, other, PictureTolerance(pixels: 1)).isAlike)
    #expect(compare(dialog, other, PictureTolerance(pixels: 2)).isAlike)
    #expect(compare(dialog, other).summary.hasPrefix("2 of 6912 pixels differ, in columns 1 to 5"))
  }

  @Test func seesASmallPictureToTheLastPixel() {
    let one = Pixels(width: 1, height: 1, word: 0xFF00_0000)
    #expect(!compare(one, Pixels(width: 1, height: 1)).isAlike)
  }

  /// A real picture moved by a pixel, and one of its letters changed.
  @Test(arguments: ExampleAlerts.all)
  func seesThatAnAlertOfTheGalleryMoved(_ example: Example) throws {
    let picture = try PictureSurface.pixels(
      of: example.alert, in: GalleryTests.environment, behind: RGBA(hex: 0xFFFFFF),
      folder: GalleryTests.images)
    for (columns, rows) in [(0, 1), (1, 0)] {
      let comparison = compare(picture, picture.moved(columns: columns, rows: rows))
      #expect(comparison.different.count > 100, "\(comparison.summary)")
    }
  }

  @Test func showsWhatDiffersInRed() {
    let dialog = Drawing.dialog()
    var other = dialog
    other[20, 50] = 0xFF00_0000
    let sheet = compare(dialog, other).picture
    #expect(sheet.width == 3 * 96 + 16 && sheet.height == 72)
    #expect(sheet[20, 50] == dialog[20, 50])
    #expect(sheet[104 + 20, 50] == 0xFF00_0000)
    #expect(sheet[208 + 20, 50] == 0xFFE0_0020)
    #expect(sheet.words.count { $0 == 0xFFE0_0020 } == 1)
    let large = compare(dialog, Pixels(width: 100, height: 80)).picture
    #expect(large.width == 96 + 100 + 100 + 16 && large.height == 80)
    #expect(large[large.width - 1, 79] == 0xFFE0_0020)
  }
}
