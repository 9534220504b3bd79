import Heed
import HeedExamples
import HeedTesting
import Testing

/// The examples with fields, lists and progress, on a surface of 390 × 844 points.
@Suite struct ExampleControlsTests {
  typealias Laid = ExampleFiguresTests.Laid

  static let mirrored = Environment(direction: .rightToLeft)

  // MARK: Fields with an inline error

  @Test func saysBeneathTheFieldWhatIsWrongWithIt() throws {
    let laid = Laid(ExampleAlerts.signIn)
    let email = try laid.node("content/0")
    let password = try laid.node("content/1")
    let error = try laid.node("content/1/error")
    #expect(laid.scene["content/0/error"] == nil)
    #expect(email.frame.height == 44 && password.frame.height == 44)
    #expect(password.frame.y == email.frame.maxY + 8)
    #expect(error.frame.y == password.frame.maxY + 4)
    #expect(error.frame.x == password.frame.x)
    #expect(error.text?.request.plainText == "This is not the right password.")
    // The field's edge and the error have one colour, and the other field's edge another.
    #expect(password.border?.color == error.text?.request.runs.first?.color)
    #expect(password.border?.color != email.border?.color)
    #expect(password.accessibility?.hint == "This is not the right password.")
  }

  @Test func neverShowsThePassword() throws {
    let laid = Laid(ExampleAlerts.signIn)
    #expect(try laid.text("content/1/text").request.plainText == String(repeating: "•", count: 13))
    #expect(try laid.node("content/1").accessibility?.value == nil)
    #expect(try laid.node("content/0").accessibility?.value == "noor@example.com")
  }

  @Test func beginsInTheFirstFieldAndStandsOutByItsPreferredAction() throws {
    let laid = Laid(ExampleAlerts.signIn)
    #expect(laid.scene.initialFocus == "content/0")
    #expect(laid.actionsInOrder == ["cancel", "signIn"])
    let (cancel, signIn) = (try laid.node("action/cancel"), try laid.node("action/signIn"))
    #expect(cancel.frame.y == signIn.frame.y)
  }

  // MARK: A list

  @Test func marksTheOneItemThatIsPicked() throws {
    let laid = Laid(ExampleAlerts.choiceList)
    let items = ["hour", "evening", "monday", "always"]
    for item in items {
      let row = try laid.node("content/0/\(item)")
      let mark = try laid.node("content/0/\(item)/mark")
      #expect(row.frame.height >= 44)
      #expect(row.accessibility?.role == .radio)
      #expect(row.accessibility?.isSelected == (item == "evening"))
      #expect((laid.scene[Name("content/0/\(item)/check")] != nil) == (item == "evening"))
      #expect((mark.fill != nil) == (item == "evening"))
    }
  }

  @Test func standsMarksLeadingAndTheSwitchTrailing() throws {
    for environment in [Environment(), Self.mirrored] {
      let laid = Laid(ExampleAlerts.choiceList, in: environment)
      let panel = try laid.node("panel").frame
      let mark = try laid.node("content/0/evening/mark").frame
      let track = try laid.node("content/2/track").frame
      let isMirrored = environment.direction == .rightToLeft
      #expect((isMirrored ? panel.maxX - mark.maxX : mark.x - panel.x) == 20)
      #expect((isMirrored ? track.x - panel.x : panel.maxX - track.maxX) == 20)
    }
  }

  @Test func colorsTheListByItsOwnTint() throws {
    let light = try Laid(ExampleAlerts.choiceList).node("content/0/evening/mark")
    let dark = try Laid(ExampleAlerts.choiceList, in: Environment(appearance: .dark))
      .node("content/0/evening/mark")
    #expect(light.fill == .color(RGBA(hex: 0x0B7A5B)))
    #expect(dark.fill == .color(RGBA(hex: 0x5BD6AE)))
  }

  @Test func writesOnALightTintInBlackAndOnADarkOneInWhite() throws {
    let colors: [(Appearance, UInt32)] = [(.light, 0xFFFFFF), (.dark, 0x000000)]
    for (appearance, color) in colors {
      let laid = Laid(ExampleAlerts.choiceList, in: Environment(appearance: appearance))
      #expect(try laid.node("content/0/evening/check").picture?.tint == RGBA(hex: color))
      let title = try laid.text("action/mute/title")
      #expect(title.request.runs.allSatisfy { $0.color == RGBA(hex: color) })
    }
  }

  // MARK: Progress

  @Test func fillsTheTrackAsFarAsTheWorkIs() throws {
    for environment in [Environment(), Self.mirrored] {
      let laid = Laid(ExampleAlerts.progress, in: environment)
      let track = try laid.node("content/0")
      let bar = try laid.node("content/0/bar").frame
      #expect(track.frame.height == 6 && bar.height == 6)
      #expect(abs(bar.width - track.frame.width * 0.62) <= 0.25)
      let isMirrored = environment.direction == .rightToLeft
      #expect(isMirrored ? bar.maxX == track.frame.maxX : bar.x == track.frame.x)
      #expect(track.accessibility?.value == "62%")
      #expect(track.accessibility?.label == "15 of 24 · about 2 minutes left")
    }
  }

  @Test func isNotEndedByAccidentWhileTheWorkGoesOn() {
    let rules = ExampleAlerts.progress.dismissalRules
    #expect(!rules.escape && !rules.outsideTap && !rules.swipe)
    #expect(Laid(ExampleAlerts.progress).actionsInOrder == ["background", "stop"])
    #expect(Laid(ExampleAlerts.progress).scene.initialFocus == "action/background")
  }
}
