import Heed
import HeedTesting
import Testing

@Suite struct LayoutTests {
  func scene(
    _ alert: Alert, _ change: (inout Environment) -> Void = { _ in }
  ) -> Scene {
    var environment = Environment()
    change(&environment)
    return alert.scene(in: environment, measurer: FixedMeasurer.measurer)
  }

  func frame(_ id: Name, _ scene: Scene) throws -> Rect {
    try #require(scene[id]).frame
  }

  let question = Alert("Delete?", message: "It is gone for good.", cancel: "Keep") {
    Action("Delete", id: "delete", role: .destructive)
  }

  // MARK: iOS 13 to 18

  @Test func anAlertHasTheMeasuredFiguresOfIOS() throws {
    let scene = scene(question)
    let panel = try #require(scene["panel"])
    #expect(panel.frame.width == 270)
    #expect(panel.corners.topLeft == 14)
    // 20 above, a title line of 22, 4 between, a message line of 18, 20 beneath; line and row.
    #expect(panel.frame.height == 20 + 22 + 4 + 18 + 20 + 0.5 + 44)
    #expect(panel.frame.midX == 195)
    #expect(abs(panel.frame.midY - 422) <= 0.25)
    let title = try #require(scene["title"]?.text?.request.runs.first)
    #expect(title.font == ResolvedFont(size: 17, weight: .semibold))
    let message = try #require(scene["message"]?.text?.request.runs.first)
    #expect(message.font == ResolvedFont(size: 13))
    #expect(scene.backdrop.color == RGBA(hex: 0, alpha: 0.2))
    #expect(scene.enter == .preset(.classic))
  }

  @Test func twoShortActionsStandSideBySideWithTheWayOutFirst() throws {
    let scene = scene(question)
    let keep = try frame("action/cancel", scene)
    let delete = try frame("action/delete", scene)
    #expect(keep.y == delete.y)
    #expect(keep.maxX + 0.5 == delete.x)
    #expect(abs(keep.width - delete.width) <= 0.5)
    #expect(try frame("separator/delete", scene).width == 0.5)
  }

  @Test func anActionThatDoesNotFitHalfTheWidthIsStackedWithTheWayOutLast() throws {
    var alert = question
    alert.actions[0].title = "Delete all of them"
    let scene = scene(alert)
    let keep = try frame("action/cancel", scene)
    let delete = try frame("action/delete", scene)
    #expect(keep.y == delete.maxY + 0.5)
    #expect(keep.width == 270)
  }

  @Test func threeActionsAreStacked() throws {
    var alert = question
    alert.actions.append("Share")
    let scene = scene(alert)
    let tops = try ["action/delete", "action/action1", "action/cancel"].map {
      try frame($0, scene).y
    }
    #expect(tops == tops.sorted())
    #expect(Set(tops).count == 3)
  }

  @Test func theWayOutIsSemiboldUnlessAnotherIsPreferred() throws {
    func weight(_ id: Name, _ scene: Scene) throws -> Font.Weight {
      try #require(scene[Name("action/\(id)/title")]?.text?.request.runs.first).font.weight
    }
    var alert = question
    #expect(try weight("cancel", scene(alert)) == .semibold)
    #expect(try weight("delete", scene(alert)) == .regular)
    alert.preferred = "delete"
    #expect(try weight("cancel", scene(alert)) == .regular)
    #expect(try weight("delete", scene(alert)) == .semibold)
  }

  @Test(arguments: [1, 2, 3] as [Double]) func linesAreOnePixelHighAtEachScale(scale: Double) throws
  {
    let scene = scene(question) { $0.scale = scale }
    let line = try frame("separator/actions", scene)
    #expect(abs(line.height - 1 / scale) < 1e-9)
    #expect(abs((line.y * scale).rounded() - line.y * scale) < 1e-9)
  }

  @Test(
    arguments: [
      (ContentSizeCategory.large, 44), (.extraExtraExtraLarge, 51), (.accessibility5, 125),
    ] as [(ContentSizeCategory, Double)])
  func rowsGrowWithTheTextSize(category: ContentSizeCategory, height: Double) throws {
    let scene = scene(question) { $0.textSize = category }
    #expect(try frame("action/delete", scene).height == height)
    #expect(try frame("panel", scene).width == (category == .accessibility5 ? 374 : 270))
  }

  @Test func aLongTitleOfAnActionWrapsThenShrinksThenLosesItsMiddle() throws {
    func title(_ text: String) throws -> TextLayout {
      var alert = question
      alert.actions[0].title = RichText(text)
      return try #require(scene(alert)["action/delete/title"]?.text)
    }
    let two = try title("Delete every one of these photos")
    #expect(two.lines.count == 2)
    #expect(two.request.runs[0].font.size == 17)
    let small = try title("Delete every one of these photos and all of the others as well")
    #expect(small.lines.count == 2)
    #expect(small.request.runs[0].font.size < 17)
    let cut = try title(String(repeating: "Delete every one of these photos ", count: 9))
    #expect(cut.request.truncation == .middle)
    #expect(abs(cut.request.runs[0].font.size - 17 * 0.58) < 1e-9)
  }

  // MARK: Other styles and themes

  @Test func aSheetStandsAtTheBottomWithTheWayOutInAPanelOfItsOwn() throws {
    var alert = question
    alert.style = .sheet
    let scene = scene(alert)
    let main = try frame("panel", scene)
    let cancel = try frame("panel/cancel", scene)
    #expect(main.width == 374)
    #expect(cancel.y == main.maxY + 8)
    #expect(cancel.maxY == 836)
    #expect(cancel.height == 57)
    let font = try #require(scene["action/delete/title"]?.text?.request.runs.first).font
    #expect(font.size == 20)
    let title = try #require(scene["title"]?.text?.request.runs.first).font
    #expect(title.size == 13)
  }

  @Test func aSheetKeepsClearOfTheBarAtTheBottom() throws {
    var alert = question
    alert.style = .sheet
    let scene = scene(alert) { $0.safeArea.bottom = 34 }
    #expect(try frame("panel/cancel", scene).maxY == 810)
  }

  @Test func theLookOfIOS26HasItsFigures() throws {
    var alert = question
    alert.theme = .ios26
    let scene = scene(alert)
    let panel = try #require(scene["panel"])
    #expect(panel.frame.width == 320)
    #expect(panel.corners.topLeft == 35)
    let title = try frame("title", scene)
    #expect(title.x == panel.frame.x + 30)
    #expect(title.y == panel.frame.y + 22)
    #expect(scene["title"]?.text?.lines.first?.x == 0)
    let action = try frame("action/cancel", scene)
    #expect(action.x == panel.frame.x + 16)
    #expect(action.maxY == panel.frame.maxY - 16)
    #expect(try frame("action/delete", scene).x == action.maxX + 8)
  }

  @Test func aBannerStandsAtTheTopAndLetsTouchesThrough() throws {
    var alert = question
    alert.style = .banner
    let scene = scene(alert) { $0.safeArea.top = 47 }
    #expect(try frame("panel", scene).y == 55)
    #expect(scene.backdrop.passesTouches)
  }

  @Test func aCardShowsTheWayOutWhereItIsListed() throws {
    var alert = question
    alert.style = .card
    alert.cancelPosition = 1
    let scene = scene(alert)
    #expect(try frame("action/delete", scene).maxX < (try frame("action/cancel", scene)).x)
  }

  @Test func aThemeCanBeChangedInParts() throws {
    var alert = question
    alert.theme = Theme(
      .ios, width: 300, corners: 4, padding: 10, title: Font(size: 24), actionHeight: 60,
      tint: .brown)
    let scene = scene(alert)
    #expect(try frame("panel", scene).width == 300)
    #expect(try frame("title", scene).y == (try frame("panel", scene)).y + 10)
    #expect(scene["title"]?.text?.request.runs[0].font.size == 24)
    #expect(scene["title"]?.text?.request.runs[0].font.weight == .regular)
    #expect(try frame("action/delete", scene).height == 60)
    let keep = try #require(scene["action/cancel/title"]?.text?.request.runs.first)
    #expect(keep.color == RGBA(hex: 0x996633))
  }

  // MARK: Surfaces

  @Test func theKeyboardMovesThePanelUp() throws {
    let scene = scene(question) { $0.keyboardHeight = 336 }
    #expect(abs(try frame("panel", scene).midY - 254) <= 0.5)
  }

  @Test func longContentScrollsAndTheActionsStay() throws {
    var alert = question
    alert.message = PlacedText(RichText(String(repeating: "All of it is gone. ", count: 200)))
    let scene = scene(alert)
    #expect(scene.concessions.contains(.contentScrolls))
    let area = try #require(scene.scrollAreas.first { $0.id == "content" })
    #expect(area.contentHeight > area.viewport.height)
    let delete = try #require(scene["action/delete"])
    #expect(delete.scrollArea == nil)
    #expect(delete.frame.y >= area.viewport.maxY)
    #expect(try #require(scene["message"]).clip?.frame == area.viewport)
  }

  @Test func whatGivesWayComesInAFixedOrder() throws {
    var alert = Alert(style: .card, title: PlacedText("Title", top: 90), message: "Message")
    alert.header = Header(.file("a.png"), height: 155, overhang: 57)
    alert.content = (0..<8).map { _ in .text("Notes") }
    alert.cancel = "Later"
    var seen: [[Scene.Concession]] = []
    for height in stride(from: 844.0, through: 240, by: -4) {
      let concessions = scene(alert) { $0.size.height = height }.concessions
      if seen.last != concessions { seen.append(concessions) }
    }
    let order = Scene.Concession.allCases
    #expect(seen.first == [])
    #expect(seen.last?.contains(.contentScrolls) == true)
    for concessions in seen {
      #expect(concessions == order.filter { concessions.contains($0) })
    }
    #expect(seen.map(\.count) == seen.map(\.count).sorted())
  }

  @Test func aFrameIsAWishThatIsClamped() throws {
    var alert = question
    alert.frame = Frame(width: 9000, height: 9000)
    let large = try frame("panel", scene(alert) { $0.safeArea = EdgeInsets(top: 47, bottom: 34) })
    #expect(large == Rect(x: 0, y: 47, width: 390, height: 763))
    alert.frame = Frame(height: 10)
    let small = scene(alert)
    #expect(small.concessions == [])
    #expect(try frame("panel", small).height == 128.5)
    alert.frame = Frame(offset: Point(x: 0, y: 5000))
    #expect(try frame("panel", scene(alert)).maxY == 820)
  }

  @Test func aTextThatIsHigherThanItsBoxScrollsInIt() throws {
    var alert = question
    alert.content = [.text(RichText(String(repeating: "Notes ", count: 80)), Box(height: 80))]
    let scene = scene(alert)
    let area = try #require(scene.scrollAreas.first)
    #expect(area.id == "content/0")
    #expect(area.viewport.height == 80)
    #expect(area.contentHeight > 80)
    #expect(scene.concessions == [])
  }

  @Test func aTextWithAFixedPlaceMovesNoFurtherThanItHasTo() throws {
    var alert = Alert(style: .card, title: PlacedText("Title", top: 116), cancel: "Later")
    alert.content = [.text("Notes", Box(height: 80))]
    alert.frame = Frame(width: 280, height: 320)
    let full = scene(alert)
    #expect(try frame("title", full).y - frame("panel", full).y == 116)
    let natural = try frame("panel", full).height
    #expect(natural == 320)
    var heights: [Double] = []
    for height in stride(from: 320.0, through: 200, by: -10) {
      let small = scene(alert) { $0.size.height = height }
      heights.append(try frame("title", small).y - frame("panel", small).y)
      // What moved up leaves no gap: the actions stand right beneath the content.
      if small.concessions == [.spacing, .fixedTops] {
        let gap = try frame("action/cancel", small).y - frame("content/0", small).maxY
        #expect(gap < 30)
      }
    }
    #expect(heights == heights.sorted().reversed())
    #expect(Set(heights).count > 4)
  }

  @Test func aHeightGrowsWithTheTextSize() throws {
    var alert = question
    alert.content = [.badge("2.0", Box(height: 18)), .text("Notes", Box(height: 20))]
    alert.message?.height = 10
    let scene = scene(alert) { $0.textSize = .accessibility2 }
    #expect(scene.scrollAreas.allSatisfy { $0.id == "content" || $0.id == "actions" })
    for id in ["content/0", "content/1", "message"] as [Name] {
      let node = try #require(scene[id])
      let last = try #require(node.text?.lines.last)
      #expect(node.frame.height >= last.y + last.height)
    }
  }

  @Test func theTitleKeepsClearOfACloseButtonInItsCorner() throws {
    var alert = question
    alert.style = .card
    alert.title = "A title that is long enough to reach the corner of its card"
    alert.close = CloseButton()
    let scene = scene(alert)
    #expect(try frame("title", scene).maxX <= frame("close", scene).x)
    #expect(try abs(frame("title", scene).midX - frame("panel", scene).midX) <= 0.5)
  }

  @Test func someOfTheQuestionIsSeenOnTheSmallestSurfaceAtTheLargestTextSize() throws {
    var alert = question
    alert.actions[0].title = "Delete everything now"
    alert.cancel?.title = "Keep everything as it is"
    let scene = scene(alert) {
      $0.size = Size(width: 320, height: 256)
      $0.textSize = .accessibility5
    }
    let content = try #require(scene.scrollAreas.first { $0.id == "content" })
    #expect(content.viewport.height >= 40)
    let actions = try #require(scene.scrollAreas.first { $0.id == "actions" })
    #expect(actions.viewport.height >= 1.5 * 125)
  }

  @Test func rightToLeftMirrorsTheWholePanel() throws {
    var alert = question
    alert.close = CloseButton()
    let left = scene(alert)
    let right = scene(alert) { $0.direction = .rightToLeft }
    #expect(try frame("close", left).maxX > 300)
    #expect(try frame("close", right).x < 90)
    #expect(try frame("action/cancel", right).x > (try frame("action/delete", right)).x)
    #expect(right.direction == .rightToLeft)
  }

  @Test func theHeaderHangsOverTheTopEdgeAndTheCloseButtonCanStandOutside() throws {
    var alert = question
    alert.style = .card
    alert.header = Header(.file("a.png"), height: 100, overhang: 40)
    alert.close = CloseButton(size: 40, offset: Point(x: 20, y: -20))
    let scene = scene(alert)
    let panel = try frame("panel", scene)
    #expect(try frame("header", scene).y == panel.y - 40)
    #expect(try frame("close", scene).maxX == panel.maxX + 20)
    #expect(try frame("title", scene).y == panel.y + 60 + 20)
  }

  @Test func eachSettingChangesTheScene() {
    var alert = question
    alert.dismissal.outsideTap = true
    let base = scene(alert)
    let changes: [(String, (inout Environment) -> Void)] = [
      ("size", { $0.size.width = 500 }), ("safe area", { $0.safeArea.top = 500 }),
      ("keyboard", { $0.keyboardHeight = 300 }), ("scale", { $0.scale = 3 }),
      ("appearance", { $0.appearance = .dark }), ("contrast", { $0.isHighContrast = true }),
      ("direction", { $0.direction = .rightToLeft }), ("text size", { $0.textSize = .small }),
      ("bold text", { $0.isBoldText = true }), ("motion", { $0.reducesMotion = true }),
      ("transparency", { $0.reducesTransparency = true }),
      ("assistive technology", { $0.usesAssistiveTechnology = true }),
      ("keyboard access", { $0.hasFullKeyboardAccess = true }), ("locale", { $0.locale = "ja" }),
    ]
    for (name, change) in changes {
      #expect(scene(alert, change) != base, "\(name) changes nothing")
    }
  }

  // MARK: Focus and accessibility

  @Test func theFirstFieldHasTheFocus() {
    var alert = question
    alert.content = [.text("a"), .field(Field("name"))]
    #expect(scene(alert).initialFocus == "content/1")
    #expect(scene(alert).focusOrder == ["content/1", "action/cancel", "action/delete"])
  }

  @Test func thePreferredActionHasTheFocusElseTheWayOutElseTheLast() {
    var alert = question
    #expect(scene(alert).initialFocus == "action/cancel")
    alert.preferred = "delete"
    #expect(scene(alert).initialFocus == "action/delete")
    let plain = Alert("a", cancel: "No") {
      Action("One")
      Action("Two")
    }
    #expect(scene(plain).initialFocus == "action/action2")
  }

  @Test func assistiveTechnologyIsToldEverythingInOrder() {
    var alert = question
    alert.content = [
      .field(Field("pin", placeholder: "PIN", input: .secure, value: "12", error: "Too short."))
    ]
    alert.actions[0].isEnabled = false
    let told = scene(alert).accessibleNodes.compactMap(\.accessibility)
    #expect(told.map(\.role) == [.dialog, .heading, .text, .secureField, .text, .button, .button])
    #expect(
      told.map(\.label) == [
        "Delete?", "Delete?", "It is gone for good.", "PIN", "Too short.", "Keep", "Delete",
      ])
    #expect(told[3].value == nil)
    #expect(told[3].hint == "Too short.")
    #expect(told[6].isEnabled == false)
  }

  @Test func aDisabledActionStaysFocusable() {
    var alert = question
    alert.actions[0].isEnabled = false
    #expect(scene(alert).focusOrder.contains("action/delete"))
  }
}
