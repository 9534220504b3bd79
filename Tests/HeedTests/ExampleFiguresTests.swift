import Heed
import HeedExamples
import HeedTesting
import Testing

/// The figures of the gallery, on a surface of 390 × 844 points.
@Suite struct ExampleFiguresTests {
  static let red = RGBA(hex: 0xFF0000)
  static let brown = RGBA(hex: 0x996633)
  static let lightGray = RGBA(hex: 0xAAAAAA)
  static let white = RGBA(hex: 0xFFFFFF)

  static let customs = named("custom-alert", "custom-sheet")
  static let updates = named("update-remind", "update-forced")
  static let quickOnes = named("quick-alert", "quick-sheet")

  static func named(_ names: Name...) -> [Example] {
    ExampleAlerts.all.filter { names.contains($0.name) }
  }

  /// A part of an example's scene that it cannot be without.
  struct Missing: Error { let id: String }

  struct Laid {
    let scene: Scene

    init(_ alert: Alert, scale: Double = 2) {
      self.init(
        alert, in: Environment(size: Size(width: 390, height: 844), scale: scale))
    }

    init(_ alert: Alert, in environment: Environment) {
      scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
    }

    func node(_ id: String) throws -> Node {
      guard let node = scene[Name(id)] else { throw Missing(id: id) }
      return node
    }

    func text(_ id: String) throws -> TextLayout {
      guard let text = try node(id).text else { throw Missing(id: "\(id) text") }
      return text
    }

    /// The ids of the actions from top to bottom, and from the leading side.
    var actionsInOrder: [String] {
      let isMirrored = scene.direction == .rightToLeft
      return scene.nodes.filter { $0.role == .action }
        .sorted { first, second in
          first.frame.y != second.frame.y
            ? first.frame.y < second.frame.y
            : (first.frame.x < second.frame.x) != isMirrored
        }
        .map { String($0.id.string.dropFirst("action/".count)) }
    }
  }

  /// The size and colour of each character.
  static func looks(of text: TextLayout) -> [(size: Double, color: RGBA)] {
    text.request.runs.flatMap { run in run.text.map { _ in (run.font.size, run.color) } }
  }

  // MARK: Styled alert

  @Test func stylesRangesOfTheTitle() throws {
    let title = try Laid(ExampleAlerts.styledAlert).text("title")
    #expect(title.request.plainText == "这里是标题")
    let looks = Self.looks(of: title)
    #expect(looks.map(\.size) == [24, 24, 17, 17, 17])
    #expect(looks[0].color == Self.red && looks[1].color == Self.red)
    for look in looks[2...] { #expect(look.color == RGBA(hex: 0x000000)) }
  }

  @Test func stylesRangesOfTheMessage() throws {
    let message = try Laid(ExampleAlerts.styledAlert).text("message")
    #expect(message.request.plainText == "这里是正文信息")
    let looks = Self.looks(of: message)
    let black = RGBA(hex: 0x000000)
    #expect(looks.map(\.size) == [10, 10, 10, 10, 10, 10, 13])
    #expect(
      looks.map(\.color) == [
        Self.red, Self.red, black, Self.brown, Self.brown, Self.brown, black,
      ])
  }

  @Test func listsConfirmBeforeCancel() throws {
    let laid = Laid(ExampleAlerts.styledAlert)
    #expect(laid.actionsInOrder == ["confirm", "cancel"])
    #expect(try laid.text("action/confirm/title").request.plainText == "确认")
    #expect(try laid.text("action/cancel/title").request.plainText == "取消")
    #expect(ExampleAlerts.styledAlert.actionEntries.map { $0.isCancel } == [false, true])
    #expect(ExampleAlerts.styledAlert.actions[0].role == .default)
  }

  @Test func drawsCancelLightGreyAtTheLeadingSideWithItsPictureAsItIs() throws {
    let laid = Laid(ExampleAlerts.styledAlert)
    let action = try laid.node("action/cancel")
    let image = try laid.node("action/cancel/image")
    let title = try laid.node("action/cancel/title")
    let text = try laid.text("action/cancel/title")
    let line = try #require(text.lines.first)
    #expect(Self.looks(of: text).allSatisfy { $0.color == Self.lightGray })
    #expect(
      image.picture?.image == .file("art/cancel-mark@2x.png", size: Size(width: 20, height: 20)))
    #expect(image.picture?.tint == nil)
    #expect(image.frame.size == Size(width: 20, height: 20))
    // Both stand in the leading half, the picture first, and nothing overlaps.
    #expect(image.frame.x - action.frame.x <= 20)
    let start = title.frame.x + line.x
    #expect(start >= image.frame.maxX && start - image.frame.maxX <= 12)
    #expect(start + line.width < action.frame.midX)
  }

  // MARK: Update popup

  @Test func placesThePopupCard() throws {
    let laid = Laid(ExampleAlerts.updatePopup)
    let card = try laid.node("panel")
    #expect(card.frame.width == 390 - 114)
    #expect(card.frame.height == 844 - 380)
    #expect(card.frame.midX == 195)
    #expect(card.frame.midY == 422 - 50)
    #expect(
      card.corners
        == CornerRadii(topLeft: 15, topRight: 15, bottomRight: 15, bottomLeft: 15))
    #expect(card.fill == .color(Self.white))
    #expect(laid.scene.concessions.isEmpty)
    #expect(laid.scene.backdrop.color == RGBA(hex: 0x000000, alpha: 0.7))
  }

  @Test func hangsTheHeaderOverTheCardsEdge() throws {
    let laid = Laid(ExampleAlerts.updatePopup)
    let card = try laid.node("panel").frame
    let header = try laid.node("header")
    #expect(
      header.frame == Rect(x: card.x, y: card.y - 57, width: card.width, height: 155))
    // What sticks out is seen.
    if let clip = header.clip { #expect(clip.frame.contains(header.frame)) }
  }

  @Test func putsTheCloseButtonInTheHeadersTrailingPart() throws {
    let laid = Laid(ExampleAlerts.updatePopup)
    let header = try laid.node("header").frame
    let close = try laid.node("close")
    #expect(close.frame.size == Size(width: 40, height: 40))
    #expect(close.frame.y == header.y + 60)
    #expect(header.contains(close.frame))
    #expect(close.frame.x > header.midX)
    #expect(close.accessibility?.label == "关闭")
    // Nothing drawn later lies over it.
    let index = try #require(laid.scene.nodes.firstIndex { $0.id == "close" })
    for node in laid.scene.nodes[(index + 1)...] where !node.id.string.hasPrefix("close") {
      #expect(node.frame.intersection(close.frame).isEmpty)
    }
  }

  @Test func setsThePopupsTexts() throws {
    let laid = Laid(ExampleAlerts.updatePopup)
    let card = try laid.node("panel").frame
    let title = try laid.node("title").frame
    let version = try laid.node("content/0").frame
    let notes = try laid.node("content/1").frame
    let titleText = try laid.text("title")
    #expect(titleText.request.plainText == "发现新版本")
    #expect(Self.looks(of: titleText).allSatisfy { $0.size == 25 && $0.color == Self.red })
    let line = try #require(titleText.lines.first)
    #expect(title.x + line.x + line.width / 2 == card.midX)
    #expect(title.y == card.y + 90)

    #expect(Self.looks(of: try laid.text("content/0")).allSatisfy { $0.size == 15 })
    #expect(version.y == title.maxY + 10)
    #expect(version.x == card.x + 20 && version.maxX == card.maxX - 20)

    let notesText = try laid.text("content/1")
    #expect(Self.looks(of: notesText).allSatisfy { $0.size == 15 })
    #expect(notes.y == version.maxY)
    #expect(notes.x == card.x + 20 && notes.maxX == card.maxX - 20)
    #expect(notesText.lines.count >= 5)
    #expect(!notesText.isTruncated)
  }

  @Test func setsThePopupsButton() throws {
    let laid = Laid(ExampleAlerts.updatePopup)
    let card = try laid.node("panel").frame
    let button = try laid.node("action/update")
    let text = try laid.text("action/update/title")
    #expect(
      button.frame
        == Rect(x: card.x + 20, y: card.maxY - 60, width: card.width - 40, height: 40))
    #expect(
      button.corners == CornerRadii(topLeft: 5, topRight: 5, bottomRight: 5, bottomLeft: 5))
    #expect(button.fill == .color(Self.red))
    #expect(text.request.plainText == "立即更新")
    #expect(Self.looks(of: text).allSatisfy { $0.color == Self.white })
    #expect(try laid.node("content/1").frame.maxY <= button.frame.y)
  }

  @Test func takesNotesOfAnyNumberOfLines() throws {
    var alert = ExampleAlerts.updatePopup
    let many = (1...60).map { "\($0). 修复问题" }.joined(separator: "\n")
    alert.content[1] = .text(
      RichText(many), font: .system(size: 15), alert.content[1].box)
    let laid = Laid(alert)
    let card = try laid.node("panel").frame
    #expect(try laid.text("content/1").lines.count == 60)
    #expect(laid.scene.concessions.contains(.contentScrolls))
    #expect(card.contains(try laid.node("action/update").frame))
  }

  // MARK: Custom alert and sheet

  @Test(arguments: customs)
  func dimsByHalfBehindOnesOwnController(_ example: Example) {
    #expect(Laid(example.alert).scene.backdrop.color == RGBA(hex: 0x000000, alpha: 0.5))
  }

  @Test(arguments: customs)
  func givesEachCustomActionAnOwnLook(_ example: Example) throws {
    let alert = example.alert
    let laid = Laid(alert)
    let cards = laid.scene.nodes.filter { $0.role == .action }
    #expect(cards.count == alert.actionEntries.count)
    #expect(Set(cards.map(\.fill)).count == cards.count)
    #expect(laid.actionsInOrder == alert.actionEntries.map { $0.id.string })
    for card in cards {
      let text = try laid.text("\(card.id)/title")
      #expect(text.request.runs.allSatisfy { $0.font.design == .rounded })
      #expect(card.frame.height >= 44)
    }
  }

  @Test func showsContentByStyle() throws {
    let alert = Laid(ExampleAlerts.customAlert)
    let card = try alert.node("panel").frame
    let medallion = try alert.node("header").frame
    #expect(abs(card.midY - 422) <= 0.25)
    #expect(medallion.y == card.y - 56 && medallion.height == 112)
    #expect(try alert.node("title").frame.y >= medallion.maxY)

    let sheet = Laid(ExampleAlerts.customSheet)
    let panel = try sheet.node("panel").frame
    let picture = try sheet.node("content/0").frame
    #expect(panel.maxY > 820 && panel.maxY <= 844)
    #expect(picture.size == Size(width: 334, height: 140))
    #expect(picture.midX == panel.midX)
    #expect(try picture.y >= sheet.node("message").frame.maxY)
  }

  // MARK: Update cards

  @Test(arguments: updates)
  func placesTheUpdateCard(_ example: Example) throws {
    let laid = Laid(example.alert)
    let card = try laid.node("panel")
    #expect(card.frame == Rect(x: 55, y: 262, width: 280, height: 320))
    #expect(
      card.corners
        == CornerRadii(topLeft: 12, topRight: 12, bottomRight: 12, bottomLeft: 12))
    guard case .image(let image, let fit, _)? = card.fill else { throw Missing(id: "picture") }
    #expect(
      image == .file("art/update-background@2x.png", size: Size(width: 280, height: 320)))
    #expect(fit == .fill)
    let grey = RGBA(hex: 0x808080, alpha: 0.4)
    #expect(laid.scene.backdrop.color == grey)
    #expect(laid.scene.direction == .rightToLeft)
    #expect(laid.scene.concessions.isEmpty)
  }

  @Test(arguments: updates)
  func setsTheUpdateCardsTexts(_ example: Example) throws {
    let laid = Laid(example.alert)
    let card = try laid.node("panel").frame
    let title = try laid.node("title").frame
    let badge = try laid.node("content/0")
    let notes = try laid.node("content/1")
    #expect(title.y == card.y + 116)
    #expect(try laid.text("title").request.direction == .rightToLeft)
    #expect(badge.frame.y == title.maxY + 15)
    #expect(badge.fill == .color(Self.red))
    #expect(badge.frame.midX == card.midX)
    #expect(Self.looks(of: try laid.text("content/0")).allSatisfy { $0.color == Self.white })
    #expect(notes.frame.size == Size(width: 215, height: 80))
    #expect(abs(notes.frame.midX - card.midX) <= 0.25)
    #expect(notes.frame.y >= badge.frame.maxY && notes.frame.y - badge.frame.maxY <= 5)
    // The notes take four lines and fit: nothing of them has to be scrolled.
    #expect(laid.scene.scrollAreas.isEmpty)
    #expect(try laid.text("content/1").lines.count == 4)
    #expect(try laid.text("content/1").isTruncated == false)
  }

  @Test func putsTwoButtonsSideBySide() throws {
    let laid = Laid(ExampleAlerts.updateRemind)
    let card = try laid.node("panel").frame
    let notes = try laid.node("content/1").frame
    let later = try laid.node("action/later").frame
    let update = try laid.node("action/update").frame
    // Text runs from the right, so the first action stands there.
    #expect(later.maxX == card.maxX - 19 && later.width == 112)
    #expect(update.x == card.x + 19 && update.width == 112)
    for button in [later, update] {
      #expect(button.y == notes.maxY + 16)
      #expect(button.maxY == card.maxY - 16)
    }
    #expect(laid.actionsInOrder == ["later", "update"])
    #expect(ExampleAlerts.updateRemind.preferred == "update")
    #expect(ExampleAlerts.updateRemind.dismissalRules.escape)
  }

  @Test func putsOneButtonFromSideToSideWhereTheUpdateIsForced() throws {
    let laid = Laid(ExampleAlerts.updateForced)
    let card = try laid.node("panel").frame
    let notes = try laid.node("content/1").frame
    let update = try laid.node("action/update").frame
    #expect(laid.actionsInOrder == ["update"])
    #expect(update.x == card.x + 19 && update.maxX == card.maxX - 19)
    #expect(update.y == notes.maxY + 16 && update.maxY == card.maxY - 16)
  }

  @Test func cannotBeDismissedWhereTheUpdateIsForced() {
    let alert = ExampleAlerts.updateForced
    #expect(!alert.dismissalRules.hasWayOut)
    #expect(alert.cancel == nil && alert.dismissal.timeout == nil)
    #expect(Laid(alert).scene["close"] == nil)
    #expect(alert.problems.isEmpty)
  }

  // MARK: Quick questions

  @Test func listsQuickActionsAsTheirStyleDoes() throws {
    let alert = Laid(ExampleAlerts.quickAlert)
    let order = ["destructive", "action1", "action2", "action3", "cancel"]
    #expect(alert.actionsInOrder == order)
    #expect(try alert.node("panel").frame.width == 270)
    let sheet = Laid(ExampleAlerts.quickSheet)
    #expect(sheet.actionsInOrder == order)
    // A sheet's way out stands in a panel of its own, 8 points beneath.
    let panel = try sheet.node("panel").frame
    #expect(try sheet.node("action/cancel").frame.y == panel.maxY + 8)
  }

  @Test(arguments: quickOnes)
  func answersByCancelThenDestructiveThenTheOthers(_ example: Example) {
    let ids: [Name] = ["cancel", "destructive", "action1", "action2", "action3"]
    for (index, id) in ids.enumerated() {
      #expect(Answer(to: example.alert, reason: .action, action: id).index == index)
    }
  }

  /// Which kinds of action an alert has.
  struct Presence: CustomStringConvertible {
    var cancel: Bool
    var destructive: Bool
    var others: Bool

    static let all: [Presence] = (0..<8).map { bits in
      Presence(cancel: bits & 1 != 0, destructive: bits & 2 != 0, others: bits & 4 != 0)
    }

    var description: String {
      let parts = [
        cancel ? "cancel" : nil, destructive ? "destructive" : nil, others ? "others" : nil,
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }
  }

  @Test(arguments: Presence.all)
  func countsOnlyTheActionsThatArePresent(_ presence: Presence) {
    var alert = Alert(title: "?")
    // Listed in another order than they are counted in.
    if presence.others { alert.actions += [Action("a"), Action("b"), Action("c")] }
    if presence.destructive { alert.actions.insert(Action("d", role: .destructive), at: 0) }
    if presence.cancel { alert.cancel = Action("x") }

    var expected: [Name] = []
    if presence.cancel { expected.append("cancel") }
    if presence.destructive { expected.append("destructive") }
    if presence.others { expected += ["action1", "action2", "action3"] }
    for id: Name in ["cancel", "destructive", "action1", "action2", "action3"] {
      let answer = Answer(to: alert, reason: .action, action: id)
      #expect(answer.index == expected.firstIndex(of: id))
      #expect(answer.action == (expected.contains(id) ? id : nil))
    }
    let dismissal = Answer(to: alert, reason: .escape)
    #expect(dismissal.index == (presence.cancel ? 0 : nil))
  }

  // MARK: All of them

  @Test func hasTheAlertsOfTheGallery() {
    #expect(
      ExampleAlerts.all.map { $0.name } == [
        "styled-alert", "update-popup", "custom-alert", "custom-sheet", "update-remind",
        "update-forced", "quick-alert", "quick-sheet", "sign-in", "choice-list", "progress",
        "long-message", "large-text", "right-to-left", "dark", "ios26", "banner", "gradient",
      ])
    #expect([Self.customs, Self.updates, Self.quickOnes].map(\.count) == [2, 2, 2])
  }

  @Test(arguments: ExampleAlerts.all)
  func saysNothingThatCannotBeMeant(_ example: Example) {
    #expect(example.alert.problems.isEmpty)
  }

  @Test(arguments: ExampleAlerts.all)
  func givesWayNowhereAtAnyScale(_ example: Example) {
    for scale in [1.0, 2, 3] {
      let scene = Laid(example.alert, scale: scale).scene
      #expect(scene.concessions.isEmpty)
      let surface = Rect(x: 0, y: 0, width: 390, height: 844)
      for node in scene.nodes { #expect(surface.contains(node.frame), "\(node.id)") }
    }
  }

  @Test(arguments: ExampleAlerts.all)
  func keepsItsActionsReachableOnSmallSurfacesAndAtLargeTextSizes(_ example: Example) {
    let sizes = [
      Size(width: 320, height: 256), Size(width: 320, height: 568),
      Size(width: 844, height: 390), Size(width: 1024, height: 1366),
    ]
    for size in sizes {
      for textSize in ContentSizeCategory.all {
        let scene = example.alert.scene(
          in: Environment(size: size, textSize: textSize), measurer: FixedMeasurer.measurer)
        let surface = Rect(x: 0, y: 0, width: size.width, height: size.height)
        for node in scene.nodes where node.role == .action {
          let isSeen = surface.contains(node.frame, tolerance: 0.01)
          let reason = "\(node.id) on \(size.width) × \(size.height) at \(textSize.name)"
          #expect(isSeen || node.scrollArea != nil, "\(reason)")
          #expect(node.frame.width >= 44, "\(reason)")
        }
      }
    }
  }
}
