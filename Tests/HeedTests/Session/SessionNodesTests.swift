import HeedTesting
import Testing

@testable import Heed

/// What a host with controls and views of its own asks a session.
@Suite struct SessionNodesTests {
  private func session(_ alert: Alert) -> Session {
    var session = Session(alert)
    _ = session.layOut(with: FixedMeasurer.measurer, at: 0)
    _ = session.handle(.present, at: 0)
    _ = session.handle(.presented, at: 0)
    _ = session.handle(.entered, at: 1)
    return session
  }

  private var form: Alert {
    var alert = Alert("Sign in", cancel: "Cancel") { Action("OK", id: "ok") }
    alert.content = [
      .field(Field("name", isRequired: true)), .slot("map"), .field(Field("word")),
      .field(Field("again")),
    ]
    return alert
  }

  @Test func aFieldHoldsWhatWasTypedAndWhatIsWrong() {
    var session = session(form)
    #expect(session.field(of: "content/0")?.id == "name")
    _ = session.handle(.focusMoved("content/0"), at: 2)
    _ = session.handle(.textChanged(field: "name", text: "A"), at: 2)
    #expect(session.field(of: "content/0")?.value == "A")
    #expect(session.field(of: "content/0")?.error == nil)
    _ = session.handle(.textChanged(field: "name", text: ""), at: 2)
    _ = session.handle(.editingEnded(field: "name"), at: 2)
    #expect(session.field(of: "content/0")?.error != nil)
    #expect(session.field(of: "content/1") == nil)
    #expect(session.field(of: "action/ok") == nil)
    #expect(session.field(of: "content/9") == nil)
  }

  @Test func slotsAndActionsAreKnownByTheirNodes() {
    let session = session(form)
    #expect(session.slot(of: "content/1") == "map")
    #expect(session.slot(of: "content/0") == nil)
    #expect(session.action(of: "action/ok")?.id == "ok")
    #expect(session.action(of: "action/cancel")?.isCancel == true)
    #expect(session.action(of: "content/1") == nil)
  }

  @Test func returnLeadsOnWhereAnotherFieldIsNext() {
    let plain = session(form)
    #expect(plain.leadsToAnotherField("content/2"))
    // Next is a slot, or an action.
    #expect(!plain.leadsToAnotherField("content/0"))
    #expect(!plain.leadsToAnotherField("content/3"))
    #expect(!plain.leadsToAnotherField("action/ok"))
    var preferring = form
    preferring.preferred = "ok"
    #expect(!session(preferring).leadsToAnotherField("content/2"))
  }

  @Test func aPanelLeavesToTheEdgeWhereItStands() {
    var alert = Alert("News", cancel: "Close") { Action("One") }
    #expect(session(alert).swipeEdge == nil)
    alert.style = .sheet
    #expect(session(alert).swipeEdge == .bottom)
    #expect(session(alert).dragsBetweenActions)
    alert.style = .banner
    #expect(session(alert).swipeEdge == .top)
    #expect(!session(alert).dragsBetweenActions)
    alert.dismissal.swipe = false
    #expect(session(alert).swipeEdge == nil)
  }

  @Test func oneActionIsNotDraggedFrom() {
    var alert = Alert("News") { Action("One") }
    alert.style = .sheet
    #expect(!session(alert).dragsBetweenActions)
  }
}
