import Heed
import HeedExamples
import HeedTesting
import Testing

/// The examples that are about where they are shown and in which look.
@Suite struct ExampleSurroundingsTests {
  typealias Laid = ExampleFiguresTests.Laid

  // MARK: A long message on a small surface

  @Test func scrollsALongMessageAndKeepsItsActions() throws {
    let small = Environment(size: Size(width: 320, height: 256))
    let laid = Laid(ExampleAlerts.longMessage, in: small)
    let panel = try laid.node("panel").frame
    let area = try #require(laid.scene.scrollAreas.first)
    #expect(laid.scene.concessions.contains(.contentScrolls))
    #expect(!laid.scene.concessions.contains(.actionsScroll))
    #expect(area.contentHeight > 1.5 * area.viewport.height)
    #expect(Rect(width: 320, height: 256).contains(panel))
    for id in ["action/cancel", "action/share"] {
      let action = try laid.node(id)
      #expect(action.scrollArea == nil && action.frame.height >= 44)
      #expect(panel.contains(action.frame) && action.frame.y >= area.viewport.maxY)
    }
    #expect(try laid.text("message").isTruncated == false)
    // At least three lines can be read at once.
    let lines = try laid.text("message").lines
    let top = try laid.node("message").frame.y
    #expect(lines.filter { top + $0.y + $0.height <= area.viewport.maxY }.count >= 3)
  }

  // MARK: The largest text

  @Test func growsWithTheTextAndCutsNothing() throws {
    let largest = Environment(
      safeArea: EdgeInsets(top: 47, bottom: 34), textSize: .accessibility5)
    let laid = Laid(ExampleAlerts.largeText, in: largest)
    #expect(try laid.node("panel").frame.width == 374)
    #expect(laid.actionsInOrder == ["join", "cancel"])
    #expect(try laid.node("action/join").frame.height >= 125)
    for node in laid.scene.nodes {
      if let text = node.text { #expect(!text.isTruncated, "\(node.id)") }
    }
    #expect(!laid.scene.concessions.contains(.actionsScroll))
  }

  // MARK: Right to left

  @Test func runsFromTheRightWhateverTheSurfaceDoes() throws {
    for direction in [Direction.leftToRight, .rightToLeft] {
      let laid = Laid(ExampleAlerts.rightToLeft, in: Environment(direction: direction))
      #expect(laid.scene.direction == .rightToLeft)
      #expect(try laid.text("message").request.direction == .rightToLeft)
      let share = try laid.node("action/edit/image").frame
      let shareTitle = try laid.node("action/edit/title").frame
      let chevron = try laid.node("action/more/image").frame
      let moreTitle = try laid.node("action/more/title").frame
      #expect(share.midX > shareTitle.midX)
      #expect(chevron.midX < moreTitle.midX)
    }
  }

  @Test func parksTheWayOutBeneathTheHebrewSheet() throws {
    let laid = Laid(ExampleAlerts.rightToLeft)
    #expect(laid.actionsInOrder == ["edit", "view", "more", "cancel"])
    let panel = try laid.node("panel").frame
    #expect(try laid.node("action/cancel").frame.y == panel.maxY + 8)
  }

  // MARK: Dark

  @Test func isDarkOnALightSurface() throws {
    let light = Laid(ExampleAlerts.dark, in: Environment(appearance: .light))
    let dark = Laid(ExampleAlerts.dark, in: Environment(appearance: .dark))
    #expect(light.scene == dark.scene)
    #expect(try light.node("panel").fill == .color(RGBA(hex: 0x1F1B2E)))
    #expect(try light.node("action/windDown").fill == .color(RGBA(hex: 0xFFB86B)))
  }

  @Test func spansTheDarkCardsTopWithItsPicture() throws {
    let laid = Laid(ExampleAlerts.dark)
    let panel = try laid.node("panel")
    let header = try laid.node("header")
    #expect(header.frame == Rect(x: panel.frame.x, y: panel.frame.y, width: 304, height: 128))
    #expect(header.clip?.corners.topLeft == 28 && header.clip?.corners.bottomLeft == 0)
    #expect(try laid.node("title").frame.y == header.frame.maxY + 20)
    #expect(header.accessibility?.label == "The moon over hills")
  }

  // MARK: iOS 26

  @Test func hasTheFiguresOfIOS26() throws {
    let laid = Laid(ExampleAlerts.ios26)
    let panel = try laid.node("panel")
    let keep = try laid.node("action/cancel")
    let delete = try laid.node("action/destructive")
    #expect(panel.frame.width == 320)
    #expect(panel.corners.topLeft == 35)
    #expect(try laid.node("title").frame.x == panel.frame.x + 30)
    #expect(try laid.text("title").lines.allSatisfy { $0.x == 0 })
    #expect(keep.frame.x == panel.frame.x + 16)
    #expect(delete.frame.maxX == panel.frame.maxX - 16)
    #expect(delete.frame.x == keep.frame.maxX + 8)
    #expect(keep.frame.maxY == panel.frame.maxY - 16)
    // Capsules: as round as they are high.
    #expect(keep.corners.topLeft >= keep.frame.height / 2)
  }

  // MARK: Banner

  @Test func standsTheBannerAtTheTopAndLetsThePersonGoOn() throws {
    let laid = Laid(
      ExampleAlerts.banner,
      in: Environment(safeArea: EdgeInsets(top: 47, bottom: 34)))
    let panel = try laid.node("panel").frame
    #expect(panel.y == 47 + 8 && panel.x == 8 && panel.width == 374)
    #expect(laid.scene.backdrop.passesTouches)
    #expect(laid.scene.backdrop.color.alpha == 0)
    let close = try laid.node("close").frame
    #expect(panel.contains(close))
    let title = try laid.node("title")
    let line = try #require(title.text?.lines.first)
    #expect(title.frame.x + line.x + line.width <= close.x)
    #expect(ExampleAlerts.banner.dismissal.timeout == 8)
  }

  // MARK: Gradient and material

  @Test func laysGradientsOnFrostedGlass() throws {
    let laid = Laid(ExampleAlerts.gradient)
    guard case .material(let blur, let tint)? = try laid.node("panel").fill else {
      throw ExampleFiguresTests.Missing(id: "material")
    }
    #expect(blur > 0 && tint.alpha < 1)
    guard case .gradient(let colors, let stops, let angle)? = try laid.node("action/start").fill
    else { throw ExampleFiguresTests.Missing(id: "gradient") }
    #expect(colors == [0x7A2FF2, 0xC026A8, 0xE0412F].map { RGBA(hex: $0) })
    #expect(stops == [0, 0.55, 1] && angle == 100)
    #expect(laid.scene.backdrop.blur == 2)
    let benefits = try laid.node("content/0")
    #expect(benefits.corners.topLeft == 14)
    #expect(try laid.text("content/0").lines.count >= 3)
  }

  @Test func isOpaqueWhereThePersonAskedForLessTransparency() throws {
    let laid = Laid(ExampleAlerts.gradient, in: Environment(reducesTransparency: true))
    guard case .color(let color)? = try laid.node("panel").fill else {
      throw ExampleFiguresTests.Missing(id: "color")
    }
    #expect(color.alpha == 1)
    #expect(laid.scene.backdrop.blur == 0)
  }
}

/// Letters of the largest size keep their words whole.
@Suite struct LargestTextTests {
  typealias Laid = ExampleFiguresTests.Laid

  static let largest = Environment(
    safeArea: EdgeInsets(top: 47, bottom: 34), textSize: .accessibility5)

  @Test func makesACardWiderThanItsThemeAsksWhereLettersAreLarge() throws {
    #expect(try Laid(ExampleAlerts.dark).node("panel").frame.width == 304)
    #expect(try Laid(ExampleAlerts.dark, in: Self.largest).node("panel").frame.width == 374)
  }

  @Test(arguments: ["Incomprehension", "Непреодолимость", "الاستقلاليةوالحر"])
  func makesLettersSmallerBeforeTheyBreakAWord(title: String) throws {
    let alert = Alert(PlacedText(RichText(title)))
    let text = try Laid(alert, in: Self.largest).text("title")
    let usual = try Laid(alert).text("title").request.runs[0].font.size
    #expect(text.lines.count == 1)
    #expect(text.request.runs[0].font.size < usual * 53 / 17)
    #expect(text.request.runs[0].font.size >= usual)
  }

  @Test func stacksWhatStandsSideBySideWhereItsWordsWouldBreak() throws {
    let usual = Laid(ExampleAlerts.updateRemind)
    let large = Laid(ExampleAlerts.updateRemind, in: Self.largest)
    func y(_ laid: Laid, _ id: String) throws -> Double { try laid.node("action/\(id)").frame.y }
    #expect(try y(usual, "later") == y(usual, "update"))
    #expect(try y(large, "later") < y(large, "update"))
    #expect(try large.node("action/update").frame.width > 112)
    #expect(try large.text("action/update/title").isTruncated == false)
  }

  @Test func drawsMarksAndPicturesTwiceAsLargeBesideTheLargestText() throws {
    let list = Laid(ExampleAlerts.choiceList, in: Self.largest)
    #expect(try list.node("content/0/evening/mark").frame.size == Size(width: 44, height: 44))
    let sheet = Laid(ExampleAlerts.rightToLeft, in: Self.largest)
    #expect(try sheet.node("action/edit/image").frame.size == Size(width: 44, height: 44))
    #expect(
      try Laid(ExampleAlerts.rightToLeft).node("action/edit/image").frame.size
        == Size(width: 22, height: 22))
  }
}
