@testable import Heed
import Testing

@Suite struct ValuesTests {
  @Test func namesAreComparedByTheirBytes() {
    #expect(Name("\u{E9}") != Name("e\u{301}"))
    #expect("\u{E9}" == "e\u{301}")
    #expect(Name("a") == "a")
    #expect(Set([Name("a"), Name("a"), Name("b")]).count == 2)
  }

  @Test(
    arguments: [
      (.points(280), 280), (.percent(100) - 114, 276), (.percent(50) + 10, 205),
      (.percent(10) - 100, 0), (300, 300),
    ] as [(Length, Double)])
  func lengthsAreResolvedInTheirContainer(length: Length, points: Double) {
    #expect(length.resolved(in: 390) == points)
  }

  @Test func aColorFollowsTheAppearance() {
    let color = Color(light: .white, dark: .black, lightHighContrast: .red)
    #expect(color.rgba(dark: false, highContrast: false) == RGBA(hex: 0xFFFFFF))
    #expect(color.rgba(dark: true, highContrast: false) == RGBA(hex: 0x000000))
    #expect(color.rgba(dark: false, highContrast: true) == RGBA(hex: 0xFF0000))
    #expect(color.rgba(dark: true, highContrast: true) == RGBA(hex: 0x000000))
  }

  @Test func partsOfAColorAreClamped() {
    #expect(RGBA(red: 2, green: -1, blue: .nan) == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test func aColorOverAnotherIsMixed() {
    let mixed = RGBA(hex: 0x000000, alpha: 0.5).over(RGBA(hex: 0xFFFFFF))
    #expect(mixed == RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func aFontTakesWhatItLeavesOpenFromTheOneBelow() {
    let below = Font(size: 17, weight: .semibold, family: "Georgia")
    #expect(
      Font(isItalic: true).over(below)
        == Font(size: 17, weight: .semibold, isItalic: true, family: "Georgia"))
    #expect(Font(style: .body).over(below) == Font(family: "Georgia", style: .body))
    #expect(Font(size: 10).over(Font(style: .body)) == Font(size: 10))
  }

  @Test func equalAlertsAreEqual() {
    func make() -> Alert {
      Alert("Delete?", message: "Really", cancel: "Keep") {
        Action("Delete", id: "delete", role: .destructive)
      }
    }
    #expect(make() == make())
    #expect(make().hashValue == make().hashValue)
    var other = make()
    other.actions[0].title = "Remove"
    #expect(other != make())
  }

  @Test func theBuilderTakesConditionsAndLoops() {
    let isAdmin = true
    let alert = Alert("Share") {
      for name in ["Mail", "Messages"] { Action(RichText(name)) }
      if isAdmin { Action("Everyone") } else { Action("Ask") }
    }
    #expect(alert.actions.map(\.title.plainText) == ["Mail", "Messages", "Everyone"])
  }

  @Test func theCommonCaseIsOneLine() {
    let alert = Alert("Saved")
    #expect(alert.actionEntries.map(\.id) == ["cancel"])
    #expect(alert.problems.isEmpty)
  }

  @Test func aWayOutHasNoOtherRole() {
    var alert = Alert(title: "a", cancel: Action("b", role: .destructive))
    #expect(alert.actionEntries[0].isDestructive == false)
    alert.cancel = Action("c", role: .destructive)
    #expect(alert.cancel?.role == .default)
  }

  @Test func textSizesHaveTheNamesThatFlagsUse() {
    #expect(ContentSizeCategory("ax3") == .accessibility3)
    #expect(ContentSizeCategory("XL") == .extraLarge)
    #expect(ContentSizeCategory("huge") == nil)
    #expect(ContentSizeCategory.all.count == 12)
    #expect(ContentSizeCategory.all.map(\.isAccessibilitySize).filter { $0 }.count == 5)
  }
}
