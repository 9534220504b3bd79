import Heed
import HeedTesting
import Testing

@testable import HeedUIKit

@Suite struct DrawingScenePlanTests {
  private let phone = Size(width: 375, height: 667)

  private func plan(_ alert: Alert, _ environment: Environment) -> ScenePlan {
    ScenePlan(alert.scene(in: environment, measurer: FixedMeasurer.measurer))
  }

  private func plan(_ alert: Alert, keyboard: Double = 0) -> ScenePlan {
    plan(alert, Environment(size: phone, keyboardHeight: keyboard, scale: 2))
  }

  /// The nodes that a plan shows, in its order, and the ids of its parts.
  private func flattened(_ parts: [ScenePlan.Part]) -> (nodes: [Name], parts: [Name]) {
    var nodes: [Name] = []
    var ids: [Name] = []
    for part in parts {
      ids.append(part.id)
      switch part {
      case .node(let node), .slot(let node), .sweep(let node, _): nodes.append(node.id)
      case .action(let node, let parts): nodes += [node.id] + parts.map(\.id)
      case .field(let node, let text): nodes += [node.id] + (text.map { [$0.id] } ?? [])
      case .area(let area):
        let inner = flattened(area.parts)
        nodes += inner.nodes
        ids += inner.parts
      }
    }
    return (nodes, ids)
  }

  private func area(_ id: Name, in parts: [ScenePlan.Part]) -> ScenePlan.Area? {
    for case .area(let area) in parts {
      if area.id == id { return area }
      if let inner = self.area(id, in: area.parts) { return inner }
    }
    return nil
  }

  private var form: Alert {
    var alert = Alert("Sign in", message: "Twice", cancel: "Cancel") { Action("OK") }
    alert.content = (0..<3).map { .field(Field(Name("field\($0)"), placeholder: "Text")) }
    return alert
  }

  @Test func everyNodeIsShownOnceAndEveryViewHasItsOwnId() {
    var generator = AlertGenerator(seed: TestSeed.value)
    for turn in 0..<300 {
      let alert = generator.alert()
      let environment = generator.environment()
      let scene = alert.scene(in: environment, measurer: FixedMeasurer.measurer)
      let flat = flattened(ScenePlan(scene).parts)
      #expect(
        Set(flat.nodes) == Set(scene.nodes.map(\.id)) && flat.nodes.count == scene.nodes.count,
        "seed \(TestSeed.value), alert \(turn)")
      #expect(Set(flat.parts).count == flat.parts.count, "seed \(TestSeed.value), alert \(turn)")
    }
  }

  @Test func anActionHoldsWhatBelongsToIt() throws {
    var alert = Alert("Title") { Action("Save", id: "a", image: .symbol("star")) }
    alert.actions.append(Action("Other", id: "a/b"))
    let actions = try #require(area("actions", in: plan(alert).parts))
    let held: [[Name]] = actions.parts.compactMap { part in
      if case .action(let node, let parts) = part { [node.id] + parts.map(\.id) } else { nil }
    }
    #expect(
      held == [
        ["action/a", "action/a/image", "action/a/title"], ["action/a/b", "action/a/b/title"],
      ])
  }

  @Test func aFieldStaysInItsAreaWhenTheKeyboardMakesItScroll() throws {
    let before = try #require(area("content", in: plan(form).parts))
    let after = try #require(area("content", in: plan(form, keyboard: 420).parts))
    #expect(before.scroll == nil && before.clip == nil)
    #expect(after.scroll?.id == "content" && after.clip != nil)
    func fields(_ area: ScenePlan.Area) -> [Name] {
      area.parts.compactMap { if case .field(let node, _) = $0 { node.id } else { nil } }
    }
    #expect(fields(before) == ["content/0", "content/1", "content/2"])
    #expect(fields(after) == fields(before))
  }

  @Test func aTextThatScrollsByItselfIsAnAreaInTheContent() throws {
    var alert = Alert("News", cancel: "Close")
    alert.content = [
      .text(RichText(String(repeating: "Something is new. ", count: 80)), Box(height: 100))
    ]
    let content = try #require(area("content", in: plan(alert).parts))
    let own = try #require(area("area/content/0", in: content.parts))
    #expect(own.scroll?.id == "content/0")
    #expect(own.parts.map(\.id) == ["content/0"])
    #expect(own.frame.height == 100)
  }

  @Test func aCancelPanelOfItsOwnHasItsOwnArea() throws {
    var alert = Alert("Choose", cancel: "Cancel") { Action("One", id: "one") }
    alert.style = .sheet
    let parts = plan(alert).parts
    #expect(try #require(area("actions", in: parts)).parts.contains { $0.id == "action/one" })
    let own = try #require(area("area/cancel", in: parts))
    #expect(own.parts.map(\.id) == ["action/cancel"])
    #expect(!own.frame.isEmpty)
  }

  @Test func theFocusIsDrawnWhereItsNodeIs() throws {
    var environment = Environment(size: phone, scale: 2)
    environment.hasFullKeyboardAccess = true
    #expect(plan(form, environment).parts.last?.id == "focus")
    environment.keyboardHeight = 420
    let content = try #require(area("content", in: plan(form, environment).parts))
    #expect(content.parts.last?.id == "focus")
    let plain = Alert("Title", cancel: "No") { Action("Yes") }
    environment.keyboardHeight = 0
    let actions = try #require(area("actions", in: plan(plain, environment).parts))
    #expect(actions.parts.last?.id == "focus")
  }

  @Test func onlyWorkOfUnknownLengthSweeps() {
    func sweeps(_ value: Double?) -> Bool {
      var alert = Alert("Wait", cancel: "Stop")
      alert.content = [.progress(value, title: "Loading")]
      return area("content", in: plan(alert).parts)?.parts.contains {
        if case .sweep(let bar, let track) = $0 { track.contains(bar.frame) } else { false }
      } ?? false
    }
    #expect(sweeps(nil))
    #expect(!sweeps(0.5))
  }
}
