import Heed
import HeedTesting
import HeedUIKit
import Testing

/// What the system's own controller cannot do, said before it is shown.
@Suite struct SystemLimitsTests {
  private func paths(_ alert: Alert) -> [String] { alert.systemLimits.map(\.path.string) }

  @Test func needsAnActionToComeDownBy() {
    var alert = Alert(title: "Wait")
    alert.dismissal.timeout = 3
    #expect(paths(alert) == ["actions"])
  }

  @Test func anOrdinaryQuestionHasNone() {
    var alert = Alert("Delete 3 photos?", message: "This cannot be undone.", cancel: "Keep") {
      Action("Delete", id: "delete", role: .destructive)
      Action("Archive", isEnabled: false)
    }
    alert.preferred = "delete"
    alert.content = [
      .field(Field("name", placeholder: "Name", isRequired: true)),
      .field(Field("word", input: .secure)),
    ]
    alert.appearance = .dark
    alert.dismissal.timeout = 10
    #expect(alert.systemLimits.isEmpty)
    alert.style = .sheet
    alert.preferred = nil
    alert.content = []
    #expect(alert.systemLimits.isEmpty)
  }

  /// A part that cannot be expressed, and the path under which it is reported.
  static let parts: [(path: String, change: @Sendable (inout Alert) -> Void)] = [
    ("style", { $0.style = .card }),
    ("theme", { $0.theme = .ios26 }),
    ("title", { $0.title?.color = .red }),
    ("title", { $0.title = PlacedText("Say \("this", color: .red)") }),
    ("title", { $0.title?.top = 20 }),
    ("message", { $0.message?.font = .bold }),
    ("content[0]", { $0.content = [.toggle("on", "On")] }),
    ("content[1]", { $0.content = [.field(Field("a")), .space(8)] }),
    ("content[0]", { $0.content = [.field(Field("a", input: .multiline))] }),
    ("content[0]", { $0.content = [.field(Field("a", error: "Taken"))] }),
    ("actions[0].image", { $0.actions[0].image = .symbol("star") }),
    ("actions[0]", { $0.actions[0].color = .red }),
    ("actions[0]", { $0.actions[0].height = 60 }),
    ("actions[0].keepsOpen", { $0.actions[0].keepsOpen = true }),
    ("actions[0].key", { $0.actions[0].key = "d" }),
    ("actions[0].countdown", { $0.actions[0].countdown = 5 }),
    ("actions[0].label", { $0.actions[0].label = "Delete it" }),
    ("cancel", { $0.cancel?.background = .color(.red) }),
    ("arrangement", { $0.arrangement = .vertical }),
    ("close", { $0.close = CloseButton() }),
    ("header", { $0.header = Header(.symbol("star")) }),
    ("background", { $0.background = .color(.red) }),
    ("border", { $0.border = Border(width: 1, color: .red) }),
    ("shadow", { $0.shadow = Shadow() }),
    ("corners", { $0.corners = 20 }),
    ("frame", { $0.frame = Frame(width: 200) }),
    ("backdrop", { $0.backdrop = Backdrop.none }),
    ("enter", { $0.enter = .preset(.popup) }),
    ("exit", { $0.exit = .preset(.popup) }),
    ("dismiss.outsideTap", { $0.dismissal.outsideTap = true }),
    ("dismiss.swipe", { $0.dismissal.swipe = true }),
    ("dismiss.escape", { $0.dismissal.isForced = true }),
    (
      "dismiss.escape",
      {
        $0.cancel = nil
        $0.dismissal.escape = true
      }
    ),
    ("direction", { $0.direction = .rightToLeft }),
    ("language", { $0.language = "ar" }),
  ]

  @Test(arguments: parts.indices) func eachIsReportedWithItsPath(index: Int) {
    let part = Self.parts[index]
    var alert = Alert("Delete?", message: "For good.", cancel: "Keep") { Action("Delete") }
    #expect(alert.systemLimits.isEmpty)
    part.change(&alert)
    #expect(paths(alert) == [part.path], "\(part.path)")
  }

  /// What can be set by key-value coding, and what only goes with more than that.
  @Test(arguments: parts.indices) func stylingLiftsWhatItCanSet(index: Int) {
    var alert = Alert("Delete?", message: "For good.", cancel: "Keep") { Action("Delete") }
    Self.parts[index].change(&alert)
    let isLifted =
      alert.title?.color != nil || alert.title?.text.runs.count == 2 || alert.message?.font != nil
      || alert.actions[0].image != nil || alert.actions[0].color != nil
    #expect(alert.systemLimits(with: .keyValueCoding).isEmpty == isLifted)
  }

  @Test func aSheetHasNoFieldsAndNoActionThatStandsOut() {
    var alert = Alert("Save?", style: .sheet, cancel: "Cancel") { Action("Save", id: "save") }
    alert.preferred = "save"
    alert.content = [.field(Field("name"))]
    #expect(paths(alert) == ["content[0]", "preferred"])
  }

  @Test func aSheetEndsByATouchBesideItWhereThereIsAWayOut() {
    var alert = Alert("Save?", style: .sheet, cancel: "Cancel") { Action("Save") }
    alert.dismissal.outsideTap = false
    #expect(paths(alert) == ["dismiss.outsideTap"])
    alert.cancel = nil
    #expect(paths(alert).isEmpty)
    alert.dismissal.outsideTap = true
    #expect(paths(alert) == ["dismiss.outsideTap", "dismiss.escape"])
  }

  @Test func aReportSaysWhatBecomesOfIt() {
    var alert = Alert("Delete?")
    alert.corners = 4
    #expect(
      alert.systemLimits.map(\.description) == ["corners: The system's look is used."])
  }
}
