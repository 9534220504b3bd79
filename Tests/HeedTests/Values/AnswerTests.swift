import Heed
import Testing

@Suite struct AnswerTests {
  enum Reply: String, CaseIterable { case keep, delete, archive }

  let alert: Alert = {
    var alert = Alert("Delete?", cancel: Action(Reply.keep, "Keep")) {
      Action(Reply.archive, "Archive")
      Action(Reply.delete, "Delete", role: .destructive)
    }
    alert.dismissal.outsideTap = true
    return alert
  }()

  @Test func theAnswerIsReadAsTheCallersEnumeration() {
    let answer = Answer(to: alert, reason: .action, action: "delete")
    #expect(answer.choice(as: Reply.self) == .delete)
    let reply: Reply? = answer.choice()
    #expect(reply == .delete)
  }

  @Test(arguments: [Answer.Reason.outsideTap, .swipe, .escape])
  func aDismissalByThePersonCarriesTheWayOut(reason: Answer.Reason) {
    let answer = Answer(to: alert, reason: reason, action: "delete")
    #expect(answer.action == "keep")
    #expect(answer.index == 0)
  }

  @Test(arguments: [Answer.Reason.timeout, .withdrawn, .replaced, .interrupted, .unavailable])
  func whatNobodyChoseCarriesNoAction(reason: Answer.Reason) {
    let answer = Answer(to: alert, reason: reason, action: "delete", wasShown: false)
    #expect(answer.action == nil)
    #expect(answer.index == nil)
    #expect(answer.choice(as: Reply.self) == nil)
    #expect(answer.reason == reason)
  }

  @Test func anActionThatDoesNotExistIsNone() {
    #expect(Answer(to: alert, reason: .action, action: "other").action == nil)
  }

  @Test func theIndexCountsTheWayOutThenDestructiveThenOthers() {
    #expect(alert.countedEntries.map(\.id) == ["keep", "delete", "archive"])
    #expect(Answer(to: alert, reason: .action, action: "archive").index == 2)
  }

  @Test func idsNotGivenAreNumbered() {
    let alert = Alert("a", cancel: "No") {
      Action("One")
      Action("Drop", role: .destructive)
      Action("Two")
      Action("Three", id: "action4")
      Action("Four")
      Action("Wipe", role: .destructive)
    }
    #expect(
      alert.actionEntries.map(\.id)
        == ["action1", "destructive", "action2", "action4", "action5", "destructive2", "cancel"])
  }

  @Test func theWayOutIsListedWhereItWasPut() {
    var alert = Alert("a", cancel: "No") {
      Action("One")
      Action("Two")
    }
    alert.cancelPosition = 1
    #expect(alert.actionEntries.map(\.id) == ["action1", "cancel", "action2"])
  }

  @Test func valuesAndSelectionsAreFoundByTheirIds() {
    let answer = Answer(
      to: alert, reason: .action, action: "keep", values: [.init("name", "Ada")],
      selections: [.init("size", ["L"])])
    #expect(answer[field: "name"] == "Ada")
    #expect(answer[selection: "size"] == ["L"])
    #expect(answer[field: "age"] == nil)
  }
}
