import Testing

@testable import Heed

@Suite struct DynamicTypeTests {
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 14.0), (.large, 17), (.extraExtraExtraLarge, 23),
    (.accessibility1, 28), (.accessibility5, 53),
  ])
  func bodyTextHasThePublishedSizes(category: ContentSizeCategory, size: Double) {
    #expect(DynamicType.size(of: .body, at: category) == size)
  }

  @Test func everyStyleGrowsWithTheTextSize() {
    for style in Font.Style.Kind.allCases {
      let sizes = ContentSizeCategory.all.map {
        DynamicType.size(of: Font.Style(kind: style), at: $0)
      }
      #expect(sizes == sizes.sorted())
      #expect(sizes[11] > sizes[3])
    }
  }

  @Test(
    arguments: [(13, 18), (17, 22), (20, 25), (34, 41), (16.5, 21.5), (5.5, 6.5)]
      as [(Double, Double)])
  func linesHaveThePublishedHeight(size: Double, height: Double) {
    #expect(abs(DynamicType.lineHeight(of: size) - height) < 1e-9)
  }

  @Test func linesGrowWithTheirSize() {
    let heights = stride(from: 1.0, to: 120, by: 0.5).map { DynamicType.lineHeight(of: $0) }
    #expect(heights == heights.sorted())
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 44.5), (.large, 44.5), (.extraLarge, 47),
    (.extraExtraLarge, 49.5), (.extraExtraExtraLarge, 51.5), (.accessibility1, 67.5),
    (.accessibility2, 79.5), (.accessibility3, 96), (.accessibility4, 112.5),
    (.accessibility5, 125.5),
  ])
  func rowsWithTheLineBetweenThemHaveTheMeasuredHeight(
    category: ContentSizeCategory, height: Double
  ) {
    #expect(DynamicType.rowHeight(at: category) + 0.5 == height)
  }
}
