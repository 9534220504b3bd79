import Heed
import Testing

struct LetterScaleTests {
  @Test(arguments: [
    (1.0, ContentSizeCategory.large), (0.1, .extraSmall), (1.5, .extraExtraExtraLarge),
    (2, .accessibility2), (18 / 17.0, .large), (18.5 / 17, .extraLarge), (9, .accessibility5),
    (.nan, .large),
  ])
  func aScaleOfLettersIsTheNearestTextSize(_ scale: Double, _ size: ContentSizeCategory) {
    #expect(ContentSizeCategory(letterScale: scale) == size)
  }
}
