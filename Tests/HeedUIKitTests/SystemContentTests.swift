import Heed
import HeedTesting
import Testing

@testable import HeedUIKit

/// What the system's own controller is given of an alert.
@Suite struct SystemContentTests {
  private func content(
    _ alert: Alert, _ change: (inout Session) -> Void = { _ in }
  ) -> SystemContent {
    var session = Session(alert, options: SessionOptions(working: ["save"]))
    _ = session.handle(.present, at: 0)
    _ = session.layOut(with: FixedMeasurer.measurer, at: 0)
    _ = session.handle(.presented, at: 0)
    change(&session)
    let scene = session.layOut(with: FixedMeasurer.measurer, at: 1)
    return SystemContent(session.alert, scene: scene, values: session.values)
  }

  private let alert: Alert = {
    var alert = Alert(
      "Rename \("it", color: .red)", message: "Pick a name.", cancel: "Cancel"
    ) {
      Action("Save", id: "save")
      Action("Delete", id: "delete", role: .destructive)
    }
    alert.actions[0].needsValid = true
    alert.preferred = "save"
    alert.content = [
      .separator(), .field(Field("name", placeholder: "Name", value: "Old", isRequired: true)),
      .field(Field("notes", input: .multiline)),
    ]
    return alert
  }()

  @Test func everyActionIsThereInTheAlertsOrder() {
    let content = content(alert)
    #expect(content.title == "Rename it")
    #expect(content.message == "Pick a name.")
    #expect(content.actions.map(\.title) == ["Save", "Delete", "Cancel"])
    #expect(content.actions.map(\.isCancel) == [false, false, true])
    #expect(content.actions.map(\.isDestructive) == [false, true, false])
    #expect(content.preferred == "save")
  }

  @Test func fieldsOfOneLineAreThereWithWhatThePersonTyped() {
    let content = content(alert) {
      _ = $0.handle(.textChanged(field: "name", text: "New"), at: 0.5)
    }
    #expect(content.fields.map(\.id) == ["name"])
    #expect(content.fields.map(\.value) == ["New"])
  }

  @Test func anActionThatNeedsValidFieldsFollowsThem() {
    let valid = content(alert)
    let invalid = content(alert) {
      _ = $0.handle(.textChanged(field: "name", text: ""), at: 0.5)
    }
    #expect(valid.actions.map(\.isEnabled) == [true, true, true])
    #expect(invalid.actions.map(\.isEnabled) == [false, true, true])
    #expect(invalid.isSameShape(as: valid))
  }

  @Test func whatFailedStandsBelowTheMessage() {
    let content = content(alert) { session in
      let effects = session.handle(.activated("action/save"), at: 0.5)
      for case .startWork(let request) in effects {
        _ = session.handle(.workFinished(request.number, .failed("No network.")), at: 0.6)
      }
    }
    #expect(content.message == "Pick a name.\n\nNo network.")
    // It is a text, for which the controller on the screen need not go.
    #expect(content.isSameShape(as: self.content(alert)))
    #expect(self.content(alert).isSameShape(as: content))
  }

  @Test func emptyTextsAreNone() {
    let content = content(Alert(title: "", message: "", cancel: "OK"))
    #expect(content.title == nil)
    #expect(content.message == nil)
  }

  @Test func aSheetHasNeitherFieldsNorAPreferredAction() {
    var sheet = alert
    sheet.style = .sheet
    let content = content(sheet)
    #expect(content.isSheet)
    #expect(content.fields.isEmpty)
    #expect(content.preferred == nil)
  }

  static let changes: [(isSame: Bool, change: @Sendable (inout Alert) -> Void)] = [
    (true, { $0.title = "Another" }),
    (true, { $0.message = nil }),
    (true, { $0.actions[1].isEnabled = false }),
    (false, { $0.actions[1].title = "Remove" }),
    (false, { $0.actions[1].role = .default }),
    (false, { $0.actions.append("More") }),
    (false, { $0.cancel = nil }),
    (false, { $0.preferred = nil }),
    (false, { $0.content = [] }),
    (false, { $0.style = .sheet }),
  ]

  @Test(arguments: changes.indices) func otherTextsFitTheSameController(index: Int) {
    let given = Self.changes[index]
    var changed = alert
    given.change(&changed)
    #expect(content(changed).isSameShape(as: content(alert)) == given.isSame)
    #expect(content(alert).isSameShape(as: content(changed)) == given.isSame)
  }
}
