import Heed
import HeedTesting
import Testing

@Suite @MainActor struct BoundAlertPresenterTests {
  /// A view with a value, presenting on a recorded surface.
  @MainActor final class View {
    let host = RecordingHost()
    let presenter: AlertPresenter
    var value: Alert?
    var title = ""
    /// Whether the value stays as it is when it is written to.
    var isConstant = false
    var answers: [String] = []
    /// What an answer leads to.
    var next: Alert?
    private(set) var bound: BoundAlertPresenter<Int>?

    init(_ showing: RecordingHost.Showing = .atOnce) {
      host.showing = showing
      let presenter = AlertPresenter(host: host)
      self.presenter = presenter
      let bound = BoundAlertPresenter<Int> { presenter.present($0, completion: $1) }
      bound.clear = { [unowned self] in if !self.isConstant { self.value = nil } }
      self.bound = bound
    }

    /// Does what the view's update leads to.
    func update(_ value: Alert?, title: String = "") {
      self.value = value
      self.title = title
      bound?.readWish = { [unowned self] in
        self.value.map { alert in
          .init(.init(alert)) { answer in
            self.answers.append("\(title)\(answer.action?.string ?? answer.reason.kind.name)")
            if let next = self.next { self.value = next }
          }
        }
      }
      bound?.pass(isInWindow: true)
    }

    func remove() {
      bound?.viewIsGone()
      bound = nil
    }
  }

  private static let deletion = Alert("Delete?", cancel: Action("Keep", id: "keep")) {
    Action("Delete", id: "delete")
  }
  private static let notice = Alert("Deleted", cancel: Action("OK", id: "ok"))

  @Test func clearsTheValueAndGivesTheAnswer() {
    let view = View()
    view.update(Self.deletion)
    view.host.choose("delete")
    #expect(view.value == Self.deletion)
    view.host.advance(by: 2)
    #expect(view.value == nil)
    #expect(view.answers == ["delete"])
    view.update(nil)
    #expect(view.host.appearances == [.show(1), .hide(1)])
  }

  @Test func tellsTheViewAsItIsWhenTheAnswerComes() {
    let view = View()
    view.update(Self.deletion, title: "first ")
    view.update(Self.deletion, title: "second ")
    view.host.choose("delete")
    view.host.advance(by: 2)
    #expect(view.answers == ["second delete"])
  }

  @Test func changesTheAlertThatIsUp() {
    let view = View()
    view.update(Self.deletion)
    var changed = Self.deletion
    changed.title = "Delete 2?"
    view.update(changed)
    #expect(view.host.appearances == [.show(1)])
    #expect(view.host.scene?["title"]?.accessibility?.label == "Delete 2?")
  }

  @Test func showsTheNextWhenTheLastIsOffTheSurface() {
    let view = View()
    view.update(Self.deletion)
    view.host.advance(by: 1)
    view.update(Self.notice)
    view.host.advance(by: 2)
    #expect(view.answers == ["withdrawn"])
    #expect(view.value == Self.notice)
    view.update(view.value)
    #expect(view.host.appearances == [.show(1), .hide(1), .show(2)])
  }

  @Test func keepsAQuestionThatCameJustBeforeTheAnswer() {
    let view = View()
    view.update(Self.deletion)
    view.host.choose("delete")
    view.value = Self.notice
    view.host.advance(by: 2)
    #expect(view.answers == ["delete"])
    #expect(view.value == Self.notice)
  }

  @Test func asksOnceWhereTheValueIsConstant() {
    let view = View()
    view.isConstant = true
    view.update(Self.deletion)
    view.host.choose("delete")
    view.host.advance(by: 2)
    view.update(Self.deletion)
    #expect(view.answers == ["delete"])
    #expect(view.host.appearances == [.show(1), .hide(1)])
  }

  @Test func asksTheSameAgainWhereTheAnswerLedToIt() {
    let view = View()
    view.next = Self.deletion
    view.update(Self.deletion)
    view.host.choose("delete")
    view.host.advance(by: 2)
    view.update(view.value)
    #expect(view.host.appearances == [.show(1), .hide(1), .show(2)])
  }

  @Test func asksWhatTheAnswerLedTo() {
    let view = View()
    view.next = Self.notice
    view.update(Self.deletion)
    view.host.choose("delete")
    view.host.advance(by: 2)
    #expect(view.value == Self.notice)
    view.next = nil
    view.update(view.value)
    #expect(view.host.shownActions == ["ok"])
  }

  @Test func answersWhereNothingCanBeShown() {
    let view = View(.refused)
    view.update(Self.deletion)
    #expect(view.answers == ["unavailable"])
    #expect(view.value == nil)
    view.update(nil)
    view.update(Self.notice)
    #expect(view.answers == ["unavailable", "unavailable"])
  }

  @Test func answersOnceWhereTheViewIsGone() {
    let view = View()
    view.update(Self.deletion)
    weak var bound: AnyObject?
    bound = view.bound
    view.remove()
    #expect(bound != nil)
    view.host.advance(by: 2)
    #expect(view.answers == ["withdrawn"])
    #expect(view.value == Self.deletion)
    #expect(bound == nil)
    #expect(view.host.appearances == [.show(1), .hide(1)])
  }

  @Test func takesBackWhatWaitsForItsTurn() {
    let view = View()
    view.presenter.present(Self.notice)
    view.update(Self.deletion)
    view.update(nil)
    #expect(view.answers == ["withdrawn"])
    #expect(view.host.appearances == [.show(1)])
  }

  /// A host may be through with an alert, and the view with its own, before `present` returns.
  @Test func keepsTheHandleOfTheAlertThatIsUp() {
    let view = View(.refused)
    view.bound?.onDelivery = {
      view.host.showing = .atOnce
      view.bound?.pass(isInWindow: true)
    }
    view.next = Self.notice
    view.update(Self.deletion)
    view.next = nil
    #expect(view.answers == ["unavailable"])
    #expect(view.host.shownActions == ["ok"])
    view.update(nil)
    view.host.advance(by: 2)
    #expect(view.answers == ["unavailable", "withdrawn"])
    #expect(view.host.appearances.last == .hide(2))
  }

  @Test func takesBackTheAlertOfAViewThatGoesAsItIsPresented() {
    let host = RecordingHost()
    let presenter = AlertPresenter(host: host)
    var answers: [Answer.Reason] = []
    let bound = BoundAlertPresenter<Int> { _, _ in nil }
    bound.present = { [unowned bound] alert, completion in
      defer { bound.viewIsGone() }
      return presenter.present(alert, completion: completion)
    }
    bound.readWish = { .init(.init(Self.notice)) { answers.append($0.reason) } }
    bound.pass(isInWindow: true)
    host.advance(by: 2)
    #expect(answers == [.withdrawn])
  }
}
