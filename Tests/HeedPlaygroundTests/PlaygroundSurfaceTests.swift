import Heed
import HeedPlayground
import Testing

@Suite struct PlaygroundSurfaceTests {
  private func surface(_ json: String) -> PlaygroundSurface {
    PlaygroundSurface(json: Array(json.utf8))
  }

  @Test func everythingCanBeSaid() {
    let surface = surface(
      """
      { "size": [820, 1180], "safeArea": [1, 2, 3, 4], "scale": 3, "appearance": "dark",
        "contrast": "high", "direction": "rtl", "textSize": "AX3", "locale": "zh-Hant",
        "theme": "card", "boldText": true, "reduceMotion": true, "reduceTransparency": true }
      """)
    #expect(
      surface.environment
        == Environment(
          size: Size(width: 820, height: 1180),
          safeArea: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), scale: 3,
          appearance: .dark, isHighContrast: true, direction: .rightToLeft,
          textSize: .accessibility3, isBoldText: true, reducesMotion: true,
          reducesTransparency: true, locale: "zh-Hant"))
    #expect(surface.theme == .card)
  }

  @Test(arguments: [
    "", "{", "[]", "[1, 2]", "null", "{}", #"{"size": [1]}"#, #"{"size": "390x844"}"#,
    #"{"size": [1, "2"]}"#, #"{"theme": "none"}"#, #"{"textSize": "huge"}"#, #"{"scale": true}"#,
    #"{"other": {}}"#,
  ])
  func whatCannotBeReadIsAsUsual(_ json: String) {
    #expect(surface(json).environment == Environment())
    #expect(surface(json).theme == nil)
  }

  @Test func sidesStayWithinWhatCanBeLaidOut() {
    let environment = surface(#"{"size": [0, 1e99], "scale": 1e9}"#).environment
    #expect(environment.size == Size(width: 1, height: 4096))
    #expect(environment.scale == 4)
  }
}
