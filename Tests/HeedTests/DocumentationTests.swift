import Foundation
import Heed
import HeedTesting
import Testing

/// The snippets of the documentation, each between two marks and followed by what it promises.
@Suite struct DocumentationTests {
  // MARK: Heed

  @Test func asksWithAnActionThatMayLoseSomething() {
    // Snippet
    let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    // End
    #expect(alert.actionEntries.map { $0.isDestructive } == [true, false])
  }

  // MARK: AskingAQuestion

  @Test func asksInOneLine() {
    // Snippet
    let alert = Alert("Your copy is ready", message: "It is in the folder Downloads.")
    // End
    #expect(alert.actionEntries.map { $0.id } == ["cancel"])
    #expect(alert.cancel?.title == "OK")
  }

  @Test func listsActionsInBraces() {
    // Snippet
    let folders = ["Travel", "Family"]
    let canDelete = true
    let alert = Alert("Move the photo to", style: .sheet, cancel: "Leave it here") {
      for folder in folders {
        Action("\(folder)", id: Name("folder/\(folder)"))
      }
      if canDelete {
        Action("Delete it", id: "delete", role: .destructive)
      }
    }
    // End
    #expect(
      alert.actionEntries.map { $0.id }
        == ["folder/Travel", "folder/Family", "delete", "cancel"])
  }

  @Test func namesThePreferredAction() {
    // Snippet
    var alert = Alert("Leave without saving?", cancel: Action("Stay", id: "stay")) {
      Action("Leave", id: "leave", role: .destructive)
    }
    alert.preferred = "stay"
    // End
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(scene.initialFocus == "action/stay")
  }

  @Test func stylesTextWhereItIsWritten() {
    // Snippet
    let title: RichText = "Version \("2.6", font: .bold, color: .systemRed) is here"
    let terms: RichText = "Read the \("terms", link: "https://example.com/terms") first."
    // End
    #expect(title.runs.map { $0.text } == ["Version ", "2.6", " is here"])
    #expect(title.runs[1].attributes.color == .systemRed)
    #expect(terms.runs[1].attributes.link == "https://example.com/terms")
  }

  @Test func stylesRangesOfText() {
    // Snippet
    let title = RichText("Ready in 3 minutes")
      .styled(characters: 9..<10, TextAttributes(font: .system(size: 24), color: .red))
      .styled("minutes", TextAttributes(color: .brown))
    // End
    #expect(title.runs.map { $0.text } == ["Ready in ", "3", " ", "minutes"])
    #expect(title.runs[1].attributes.font?.size == 24)
    #expect(title.runs[3].attributes.color == .brown)
  }

  @Test func asksForText() {
    // Snippet
    var alert = Alert("Rename the album", cancel: "Cancel") {
      Action("Rename", id: "rename")
    }
    alert.content = [
      .field(Field("name", placeholder: "Name", value: "Summer", isRequired: true, maxLength: 40))
    ]
    // End
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(scene.initialFocus == "content/0")
    #expect(alert.problems.isEmpty)
  }

  @Test func makesACard() throws {
    // Snippet
    var card = Alert(
      style: .card, title: PlacedText("What is new", font: .system(size: 25), color: .red),
      content: [.badge("2.6.0", background: .color(.red)), .text("Search is faster.")],
      actions: [
        Action("Update", id: "update", color: .white, background: .color(.red), corners: 5)
      ])
    card.frame = Frame(width: .percent(100) - 114)
    card.corners = 15
    card.header = Header(.file("rocket.png"), height: 155, overhang: 57)
    card.close = CloseButton(size: 40)
    card.backdrop = .dimming(.black, opacity: 0.7)
    card.enter = .preset(.popup)
    // End
    let scene = card.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let panel = try #require(scene["panel"]).frame
    #expect(panel.width == 276)
    #expect(scene["header"]?.frame.y == panel.y - 57)
    #expect(card.problems.isEmpty)
  }

  @Test func forcesAChoice() {
    // Snippet
    var alert = Alert(title: "This version has ended", actions: [Action("Update", id: "update")])
    alert.dismissal = Dismissal(isForced: true)
    // End
    #expect(!alert.dismissalRules.hasWayOut)
    #expect(alert.problems.isEmpty)
  }

  @Test func readsTheAnswerAsAnEnumeration() {
    // Snippet
    enum Reply: String { case later, update }

    let alert = Alert("Update now?", cancel: Action(Reply.later, "Later")) {
      Action(Reply.update, "Update")
    }
    let answer = Answer(to: alert, reason: .action, action: "update")
    let reply: Reply? = answer.choice()
    // End
    #expect(reply == .update)
    #expect(Answer(to: alert, reason: .escape).choice() == Reply.later)
    #expect(Answer(to: alert, reason: .timeout).choice(as: Reply.self) == nil)
  }

  @Test func readsTheAnswerByItsPlace() {
    // Snippet
    let alert = Alert("Keep the draft?", cancel: "Cancel") {
      Action("Keep")
      Action("Throw away", role: .destructive)
    }
    let thrownAway = Answer(to: alert, reason: .action, action: "destructive").index
    let kept = Answer(to: alert, reason: .action, action: "action1").index
    // End
    #expect(thrownAway == 1)
    #expect(kept == 2)
  }

  @Test func readsWhatWasTyped() {
    // Snippet
    let alert = Alert("Rename the album", cancel: "Cancel") {
      Action("Rename", id: "rename")
    }
    let answer = Answer(
      to: alert, reason: .action, action: "rename", values: [Answer.Value("name", "Autumn")])
    let name = answer[field: "name"]
    // End
    #expect(name == "Autumn")
  }

  // MARK: HowLayoutWorks

  @Test func laysOutForASurface() {
    // Snippet
    let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let panel = scene["panel"]?.frame
    let firstFocus = scene.initialFocus
    // End
    #expect(panel?.width == 270)
    #expect(firstFocus == "action/cancel")
  }

  @Test func placesTextInACard() throws {
    // Snippet
    var card = Alert(
      style: .card, title: PlacedText("What is new", top: 90),
      content: [.text("2.6.0", Box(inset: Insets(vertical: 0, horizontal: 20), gap: 10))],
      actions: ["Update"])
    card.frame = Frame(width: .percent(100) - 114, height: 400)
    card.header = Header(.file("rocket.png"), height: 155, overhang: 57)
    let scene = card.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    // End
    let panel = try #require(scene["panel"]).frame
    let title = try #require(scene["title"]).frame
    let version = try #require(scene["content/0"]).frame
    #expect(title.y == panel.y + 90)
    #expect(version.y == title.maxY + 10)
    #expect(version.x == panel.x + 20)
    #expect(scene["action/action1"].map { $0.frame.maxY < panel.maxY } == true)
  }

  @Test func scrollsContentThatIsTooLong() {
    // Snippet
    let terms = String(repeating: "All of it counts. ", count: 400)
    let alert = Alert(
      title: "Terms", message: "\(terms)", actions: ["Accept"], cancel: "Refuse")
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    let scrolls = scene.concessions.contains(.contentScrolls)
    // End
    #expect(scrolls)
    #expect(scene.scrollAreas.count == 1)
  }

  @Test func changesATheme() {
    // Snippet
    var alert = Alert("Saved")
    alert.theme = Theme(.ios26, width: 300, tint: Color(hex: 0x5A5FF0))
    // End
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    #expect(scene["panel"]?.frame.width == 300)
  }

  @Test func followsTheTextSize() {
    // Snippet
    let environment = Environment(appearance: .dark, textSize: .accessibility3)
    let scene = Alert("Saved").scene(in: environment, measurer: FixedMeasurer.measurer)
    // End
    #expect(scene["title"]?.text?.request.runs.first?.font.size == 40)
    #expect(scene["title"]?.text?.request.runs.first?.color == RGBA(hex: 0xFFFFFF))
  }

  @Test func mirrorsForArabic() throws {
    // Snippet
    var alert = Alert("حفظ التغييرات؟", cancel: "إلغاء") { Action("حفظ", id: "save") }
    alert.direction = .rightToLeft
    let scene = alert.scene(in: Environment(), measurer: FixedMeasurer.measurer)
    // End
    let save = try #require(scene["action/save"]).frame
    let cancel = try #require(scene["action/cancel"]).frame
    #expect(scene.direction == .rightToLeft)
    #expect(cancel.x > save.x)
  }

  @Test func measuresByAFunction() {
    // Snippet
    let columns = Measurer(text: { request in
      let bytes = request.plainText.utf8.count
      let perLine = max(1, Int(min(request.width, 10_000) / 8))
      var lines: [TextMetrics.Line] = []
      for start in stride(from: 0, to: max(1, bytes), by: perLine) {
        let end = min(bytes, start + perLine)
        lines.append(TextMetrics.Line(range: start..<end, width: Double(end - start) * 8))
      }
      return TextMetrics(lines: lines)
    })
    let scene = Alert("Saved").scene(in: Environment(), measurer: columns)
    // End
    #expect(scene["title"]?.text?.lines.first?.width == 40)
  }

  // MARK: PresentingAlerts

  @MainActor
  @Test func presentsAndWaits() async {
    let host = RecordingHost()
    let photos = Photos()
    // Snippet
    let presenter = AlertPresenter(host: host)
    let alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
    }

    let task = Task {
      let answer = await presenter.answer(to: alert)
      if answer.action == "delete" { photos.delete() }
    }
    // End
    while host.scene == nil { await Task.yield() }
    host.choose("delete")
    host.advance(by: 1)
    await task.value
    #expect(photos.areDeleted)
  }

  @MainActor
  @Test func presentsWithACompletion() {
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    let alert = Alert("Saved")
    var reasons: [Answer.Reason] = []
    // Snippet
    let handle = presenter.present(alert) { answer in
      reasons.append(answer.reason)
    }
    handle.update(Alert("Saved twice"))
    handle.close()
    // End
    host.advance(by: 1)
    #expect(reasons == [.withdrawn])
  }

  @MainActor
  @Test func waitsForACaseOfItsOwn() async {
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    // Snippet
    enum Reply: String { case later, update }

    let alert = Alert("Update now?", cancel: Action(Reply.later, "Later")) {
      Action(Reply.update, "Update")
    }
    let task = Task { await presenter.ask(alert, as: Reply.self) }
    // End
    while host.scene == nil { await Task.yield() }
    host.choose("update")
    host.advance(by: 1)
    #expect(await task.value == .update)
  }

  @MainActor
  @Test func worksWhileItIsUp() async {
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    let album = Album()
    // Snippet
    var alert = Alert("Rename the album", cancel: "Cancel") {
      Action("Rename", id: "rename", needsValid: true)
    }
    alert.content = [.field(Field("name", isRequired: true))]

    var handlers = Handlers()
    handlers.validate("name") { name in
      name == "Summer" ? "There is an album of that name." : nil
    }
    handlers.onAction("rename") { context in
      try await album.rename(context[field: "name"] ?? "")
    }
    presenter.present(alert, handlers: handlers)
    // End
    host.type("Summer", into: "name")
    host.choose("rename")
    #expect(host.presentation?.session?.isBusy == false)
    host.type("Winter", into: "name")
    host.choose("rename")
    while presenter.isBusy {
      await Task.yield()
      host.advance(by: 0.1)
    }
    #expect(album.name == "Winter")
  }

  @MainActor
  @Test func waitsForItsTurn() {
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    presenter.present(Alert("Saved"))
    host.advance(by: 1)
    // Snippet
    let options = PresentationOptions(
      id: "offline", priority: 1, policy: .preempt, isUnique: true, minimumTime: 2)
    presenter.present(Alert("No connection"), options: options)
    // End
    host.advance(by: 1)
    #expect(host.scene?["title"]?.text?.request.plainText == "No connection")
  }

  @MainActor
  @Test func testsWithoutAScreen() {
    let alert = Alert("Delete 3 photos?", cancel: Action("Keep", id: "keep")) {
      Action("Delete", id: "delete", role: .destructive)
    }
    // Snippet
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    var answers: [Answer] = []
    presenter.present(alert) { answers.append($0) }

    host.choose("delete")
    host.advance(by: 1)
    // End
    #expect(answers.map { $0.action } == ["delete"])
    #expect(host.appearances == [.show(1), .hide(1)])
  }

  // MARK: WritingAHost

  @MainActor
  @Test func writesAHost() {
    // Snippet
    final class ListHost: AlertHost {
      let environment = Environment(), measurer = FixedMeasurer.measurer, playsMotion = true
      var now = 0.0, shown: [Name] = [], presentation: Presentation?
      var due: (presenter: AlertPresenter, time: Double)?

      func show(_ scene: Scene, for presentation: Presentation) {
        draw(scene, animated: false, for: presentation)
        presentation.send(.presented)
      }
      func draw(_ scene: Scene, animated: Bool, for presentation: Presentation) {
        shown = scene.nodes.filter { $0.role == .action }.map { $0.id }
        self.presentation = presentation
      }
      func hide(_ presentation: Presentation) { (shown, self.presentation) = ([], nil) }
      func wake(_ presenter: AlertPresenter, at time: Double?) {
        due = time.map { (presenter, $0) }
      }
    }
    // End

    // Snippet: checksAHost
    let violations = HostContract.check {
      let host = ListHost()
      return HostUnderTest(
        host,
        advance: { seconds in
          let end = host.now + seconds
          while let due = host.due, due.time <= end {
            host.due = nil
            host.now = max(host.now, due.time)
            due.presenter.wake()
          }
          host.now = end
        },
        shownActions: { host.shown.map { Name("\($0.string.dropFirst("action/".count))") } },
        choose: { host.presentation?.send(.activated("action/\($0)")) })
    }
    // End
    #expect(violations.isEmpty)
  }

  @MainActor
  private final class Photos {
    var areDeleted = false
    func delete() { areDeleted = true }
  }

  @MainActor
  private final class Album {
    var name = ""
    func rename(_ name: String) async throws { self.name = name }
  }

  // MARK: The articles

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The code between the marks, by the name of the test that it stands in, without its indentation.
  static func snippetsInTests() throws -> [String: String] {
    var snippets: [String: String] = [:]
    var name = ""
    var code: [String]?
    for line in try lines(of: "Tests/HeedTests/DocumentationTests.swift") {
      if line.hasPrefix("  @Test func ") {
        name = String(line.dropFirst("  @Test func ".count).prefix { $0 != "(" })
      } else if line.hasPrefix("    // Snippet") {
        code = []
        // A second snippet of a test has a name of its own.
        if line.hasPrefix("    // Snippet: ") { name = String(line.dropFirst(16)) }
      } else if line == "    // End" {
        snippets[name] = code?.joined(separator: "\n")
        code = nil
      } else {
        code?.append(String(line.dropFirst(4)))
      }
    }
    return snippets
  }

  /// The Swift code of an article with the test that its comment names.
  static func snippets(in article: String) throws -> [(test: String, code: String)] {
    var snippets: [(test: String, code: String)] = []
    var test = ""
    var code: [String]?
    for line in try lines(of: "Sources/Heed/Heed.docc/\(article).md") {
      if line.hasPrefix("<!-- Test: ") {
        test = String(line.dropFirst("<!-- Test: ".count).dropLast(" -->".count))
      } else if line == "```swift" {
        code = []
      } else if line == "```", let whole = code {
        snippets.append((test, whole.joined(separator: "\n")))
        test = ""
        code = nil
      } else {
        code?.append(line)
      }
    }
    return snippets
  }

  static let articles = [
    "Heed", "AskingAQuestion", "WritingDocuments", "HowLayoutWorks", "PresentingAlerts",
    "WritingAHost",
  ]

  @Test(arguments: articles)
  func showsTheCodeThatIsTested(_ article: String) throws {
    let tested = try Self.snippetsInTests()
    for (test, code) in try Self.snippets(in: article) {
      #expect(code == tested[test], "the code above which stands 'Test: \(test)'")
    }
  }

  @Test func showsEveryTestedSnippet() throws {
    let shown = try Self.articles.flatMap { try Self.snippets(in: $0).map { $0.test } }
    #expect(shown.sorted() == (try Self.snippetsInTests()).keys.sorted())
    #expect(shown.count > 15)
  }

  @Test func listsEveryPublicTypeOnce() throws {
    let sources = Self.root.appendingPathComponent("Sources/Heed")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    var types: [String] = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      for line in try Self.lines(of: "Sources/Heed/\(file)") {
        for keyword in [
          "struct", "enum", "indirect enum", "class", "final class", "protocol", "actor",
          "typealias",
        ]
        where line.hasPrefix("public \(keyword) ") {
          let rest = line.dropFirst("public \(keyword) ".count)
          types.append(String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
    }
    let listed = try Self.lines(of: "Sources/Heed/Heed.docc/Heed.md")
      .filter { $0.hasPrefix("- ``") }.map { String($0.dropFirst(4).dropLast(2)) }
    #expect(types.count > 50)
    #expect(listed.sorted() == types.sorted())
  }
}
