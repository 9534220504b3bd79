import Heed
import Testing

@testable import HeedWeb

@MainActor @Suite struct WebMemoryTests {
  /// How an alert ends before the page takes its surface away.
  enum End: CaseIterable {
    case chosen, closed, lost, working, waiting
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private let document = """
    {"heed": 1, "title": "Name", "content": [{"field": {"id": "name"}}], "actions": [
      {"id": "keep", "title": "Keep", "role": "cancel"}, {"id": "ok", "title": "OK"}]}
    """

  @Test(arguments: End.allCases) func keepsNothingOfASurfaceThatIsGone(_ end: End) throws {
    let page = PageDouble()
    var kept: [Weak] = []
    for round in 1...20 {
      page.setSurface(round)
      page.read(document, token: round)
      page.present(
        token: round, surface: round, working: end == .working ? ["ok"] : [],
        checked: end == .working ? ["name"] : [])
      if end == .waiting {
        page.read(document, token: round + 100)
        page.present(token: round + 100, surface: round)
      }
      page.event(0, token: round)
      let place = try #require(page.engine.places.first)
      kept.append(Weak(object: place.surface))
      kept.append(Weak(object: place.presenter))
      for alert in page.engine.alerts { kept.append(Weak(object: alert)) }
      page.time += 2
      page.tick(round)
      switch end {
      case .chosen: page.activate("action/ok", token: round)
      case .closed: page.send(.close) { $0.add(whole: round) }
      case .lost: page.event(2, token: round)
      case .working:
        page.event(16, token: round) { writer in
          writer.add("name")
          writer.add("x")
        }
        page.activate("action/ok", token: round)
      case .waiting: break
      }
      page.time += 2
      page.tick(round)
      page.send(.gone) { $0.add(whole: round) }
      #expect(page.answers[round]?.count == 1)
    }
    #expect(page.engine.places.isEmpty && page.engine.alerts.isEmpty)
    #expect(kept.count >= 60)
    #expect(kept.filter { $0.object != nil }.isEmpty)
  }
}
