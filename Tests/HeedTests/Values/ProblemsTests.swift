@testable import Heed
import Testing

@Suite struct ProblemsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let fragment: String
    let change: @Sendable (inout Alert) -> Void
    var testDescription: String { "\(path): \(fragment)" }

    init(_ path: String, _ fragment: String, _ change: @escaping @Sendable (inout Alert) -> Void) {
      self.path = path
      self.fragment = fragment
      self.change = change
    }
  }

  static let good = Alert("Title", message: "Message", cancel: "No") { Action("Yes", id: "yes") }

  static let cases = [
    Case("actions[1].id", "Two actions") { $0.cancel?.id = "yes" },
    Case("actions[0].id", "at least one character") { $0.actions[0].id = "" },
    Case("actions[0].title", "title or a picture") { $0.actions[0].title = "" },
    Case("actions[1].key", "Two actions have the key") {
      $0.actions[0].key = "d"
      $0.cancel?.key = "d"
    },
    Case("preferred", "No action has the id 'other'") { $0.preferred = "other" },
    Case("actions[0].height", "negative") { $0.actions[0].height = -1 },
    Case("actions[0].inset", "negative") { $0.actions[0].inset = Insets(top: -1) },
    Case("actions[0].width", "negative") { $0.actions[0].width = -5 },
    Case("title.text.runs[0].link", "A link may use https") {
      $0.title = PlacedText(RichText("a", TextAttributes(link: "javascript:x")), top: 5)
    },
    Case("title.runs[0].link", "A link may use https") {
      $0.title = PlacedText(RichText("a", TextAttributes(link: "javascript:x")))
    },
    Case("message.text.lines", "at least one line") {
      $0.message = PlacedText(RichText(runs: [.init("a")], lineLimit: 0), top: 1)
    },
    Case("title.top", "negative") { $0.title?.top = -1 },
    Case("theme.actionHeight", "negative") { $0.theme = Theme(.ios, actionHeight: -1) },
    Case("header.overhang", "More sticks out") {
      $0.header = Header(.file("a.png"), height: 10, overhang: 20)
    },
    Case("header.image.file", "outside the document's folder") {
      $0.header = Header(.file("../a.png"))
    },
    Case("background.image.file", "outside the document's folder") {
      $0.background = .image(.file("/etc/a.png"))
    },
    Case("background.gradient.colors", "at least one color") {
      $0.background = .gradient(Gradient(colors: []))
    },
    Case("background.gradient.stops", "as many stops") {
      $0.background = .gradient(Gradient(colors: [.red, .blue], stops: [0]))
    },
    Case("background.gradient.stops[1]", "rising order") {
      $0.background = .gradient(Gradient(colors: [.red, .blue], stops: [0.5, 0.2]))
    },
    Case("frame.width", "negative") { $0.frame = Frame(width: -10) },
    Case("frame.offset", "finite") { $0.frame = Frame(offset: Point(x: .infinity)) },
    Case("corners", "negative") { $0.corners = Corners(topTrailing: -1) },
    Case("backdrop.opacity", "from 0 to 1") { $0.backdrop = .dimming(opacity: 2) },
    Case("enter.duration", "negative") { $0.enter = .custom(Pose(), duration: -1) },
    Case("exit.curve.spring.damping", "more than 0") {
      $0.exit = .custom(Pose(), duration: 1, curve: .spring(damping: 0))
    },
    Case("enter.curve[0]", "from 0 to 1") {
      $0.enter = .custom(Pose(), duration: 1, curve: .bezier(2, 0, 0, 1))
    },
    Case("enter.duration", "at most 60") { $0.enter = .custom(Pose(), duration: 1e300) },
    Case("enter.curve.spring.damping", "at most") {
      $0.enter = .custom(Pose(), duration: 1, curve: .spring(damping: 1e200))
    },
    Case("content[0].choices.selected", "More items are picked") {
      let picked = (0..<60_000).map { Name("\($0)") }
      $0.content = [.choices(Choices("a", items: [.init("x", "X")], selected: picked))]
    },
    Case("dismiss.timeout", "more than 0 seconds") { $0.dismissal.timeout = 0 },
    Case("dismiss.outsideTap", "forced") {
      $0.dismissal = Dismissal(outsideTap: true, isForced: true)
    },
    Case("dismiss.timeout", "forced") { $0.dismissal = Dismissal(timeout: 3, isForced: true) },
    Case("close", "forced") {
      $0.close = CloseButton()
      $0.dismissal.isForced = true
    },
    Case("dismiss.forced", "at least one enabled action") {
      $0.cancel = nil
      $0.actions[0].isEnabled = false
      $0.dismissal.isForced = true
    },
    Case("", "Nothing ends this alert") {
      $0.cancel = nil
      $0.actions = []
    },
    Case("actions", "Nothing ends this alert") {
      $0.cancel = nil
      $0.actions[0].isEnabled = false
    },
    Case("content[1].field.id", "Two parts") {
      $0.content = [.field(Field("a")), .field(Field("a"))]
    },
    Case("content[0].field.matches", "No other field") {
      $0.content = [.field(Field("a", matches: "a"))]
    },
    Case("content[0].field.maxLength", "fewer than the least") {
      $0.content = [.field(Field("a", minLength: 5, maxLength: 2))]
    },
    Case("content[0].choices.items", "at least one item") {
      $0.content = [.choices(Choices("a", items: []))]
    },
    Case("content[0].choices.selected[0]", "No item") {
      $0.content = [.choices(Choices("a", items: [.init("x", "X")], selected: ["y"]))]
    },
    Case("content[0].choices.selected", "Only one item") {
      $0.content = [
        .choices(Choices("a", items: [.init("x", "X"), .init("y", "Y")], selected: ["x", "y"]))
      ]
    },
    Case("content[0].progress", "from 0 to 1") { $0.content = [.progress(1.5)] },
    Case("content[0].space", "negative") { $0.content = [.space(-4)] },
    Case("content[0].font.size", "more than 0") { $0.content = [.text("a", font: Font(size: 0))] },
  ]

  @Test(arguments: cases) func aProblemSaysWhereItIsAndWhatToDo(sample: Case) throws {
    var alert = Self.good
    sample.change(&alert)
    let problem = try #require(alert.problems.first)
    #expect(problem.path.string == sample.path)
    #expect(problem.reason.contains(sample.fragment))
    #expect(problem.reason.hasSuffix("."))
    #expect(throws: AlertProblem.self) { try alert.validate() }
  }

  @Test func aGoodAlertHasNone() {
    #expect(Self.good.problems == [])
  }

  @Test func everyProblemIsFound() {
    var alert = Self.good
    alert.preferred = "x"
    alert.corners = -1
    alert.title?.top = -1
    #expect(alert.problems.map(\.path) == ["title.top", "preferred", "corners"])
  }

  @Test(arguments: [
    ("a.png", true), ("art/a.png", true), ("./a.png", true), ("a..b/c.png", true),
    ("../a.png", false), ("art/../../a.png", false), ("/a.png", false), ("~/a.png", false),
    ("art//a.png", false), ("..\\a.png", false), ("C:a.png", false), ("", false), ("a\0b", false),
  ])
  func picturesStayInTheirFolder(path: String, isInside: Bool) {
    #expect(ImagePath.isInside(Name(path)) == isInside)
  }

  @Test func aForcedAlertCannotBeDismissed() {
    var alert = Self.good
    alert.dismissal.isForced = true
    #expect(alert.dismissalRules.hasWayOut == false)
    #expect(alert.problems == [])
  }
}
