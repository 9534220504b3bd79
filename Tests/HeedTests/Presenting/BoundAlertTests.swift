import Heed
import Testing

@Suite struct BoundAlertTests {
  private static let photos = alert("Delete 3 photos?", "delete")
  private static let fewerPhotos = alert("Delete 2 photos?", "delete")
  private static let film = alert("Share the film?", "share")

  private static func alert(_ title: String, _ action: Name) -> Alert {
    Alert(title: PlacedText(RichText(title)), actions: [Action("Yes", id: action)], cancel: "No")
  }

  private static func answer(_ alert: Alert, _ action: Name? = nil) -> Answer {
    Answer(to: alert, reason: action == nil ? .withdrawn : .action, action: action)
  }

  // MARK: Coming

  @Test func showsWhatIsWantedFromTheBeginningOnceThereIsAWindow() {
    var model = BoundAlertModel(value: .init(Self.photos))
    model.pass()
    #expect(model.log == [])
    model.moveToWindow(true)
    #expect(model.log == ["present Delete 3 photos?"])
  }

  @Test func presentsOnceHoweverOftenTheViewIsUpdated() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    for _ in 0..<3 { model.pass() }
    model.moveToWindow(false)
    model.moveToWindow(true)
    #expect(model.log == ["present Delete 3 photos?"])
  }

  @Test func waitsForTheWindowAgainAfterTheViewLeftIt() {
    var model = BoundAlertModel(isInWindow: true)
    model.moveToWindow(false)
    model.set(.init(Self.film))
    #expect(model.log == [])
    model.moveToWindow(true)
    #expect(model.log == ["present Share the film?"])
  }

  // MARK: Answers

  @Test func writesBackBeforeItGivesTheAnswer() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.end(with: Self.answer(Self.photos, "delete"))
    model.pass()
    #expect(model.log == ["present Delete 3 photos?", "clear", "deliver action"])
    #expect(model.value == nil)
  }

  @Test func presentsWhatTheAnswerLedTo() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.end(with: Self.answer(Self.photos, "delete"))
    model.set(.init(Self.photos))
    #expect(
      model.log == [
        "present Delete 3 photos?", "clear", "deliver action", "present Delete 3 photos?",
      ])
  }

  @Test func doesNotAskAgainWhereTheValueCannotBeChanged() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.ignoresWrites = true
    model.pass()
    model.end(with: Self.answer(Self.photos, "delete"))
    for _ in 0..<3 { model.pass() }
    #expect(model.log == ["present Delete 3 photos?", "clear", "deliver action"])
    model.set(.init(Self.fewerPhotos))
    #expect(model.log.last == "present Delete 2 photos?")
  }

  @Test func asksAgainOnceAValueThatCouldNotBeChangedWantedNothing() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.ignoresWrites = true
    model.pass()
    model.end(with: Self.answer(Self.photos, "delete"))
    model.set(nil)
    model.set(.init(Self.photos))
    #expect(model.log.last == "present Delete 3 photos?")
    #expect(model.log.count == 4)
  }

  @Test func keepsANewQuestionThatTheViewHasNotSeenWhenTheOldOneIsAnswered() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.value = .init(Self.film)
    model.end(with: Self.answer(Self.photos, "delete"))
    #expect(
      model.log == ["present Delete 3 photos?", "deliver action", "present Share the film?"])
  }

  // MARK: Changes while it is up

  @Test func updatesWhereTheChoicesAreTheSame() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.set(.init(Self.fewerPhotos))
    #expect(model.log == ["present Delete 3 photos?", "update Delete 2 photos?"])
  }

  @Test func replacesWhereTheChoicesAreOthers() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.set(.init(Self.film))
    #expect(model.log == ["present Delete 3 photos?", "close"])
    model.end(with: Self.answer(Self.photos))
    #expect(
      model.log == [
        "present Delete 3 photos?", "close", "deliver withdrawn", "present Share the film?",
      ])
  }

  @Test func replacesWhereTheStyleOrTheWayOutIsAnother() {
    var sheet = Self.photos
    sheet.style = .sheet
    var forced = Self.photos
    forced.cancel = nil
    for other in [sheet, forced] {
      var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
      model.pass()
      model.set(.init(other))
      #expect(model.log.last == "close")
    }
  }

  @Test func goesByTheIdsWhereThereAreSome() {
    var model = BoundAlertModel(value: .init(Self.photos, id: 1), isInWindow: true)
    model.pass()
    model.set(.init(Self.film, id: 1))
    #expect(model.log.last == "update Share the film?")
    model.set(.init(Self.film, id: 2))
    #expect(model.log.last == "close")
  }

  @Test func takesBackWhatIsWantedNoLonger() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.set(nil)
    model.pass()
    model.end(with: Self.answer(Self.photos))
    #expect(model.log == ["present Delete 3 photos?", "close", "deliver withdrawn"])
  }

  @Test func presentsAgainWhatIsWantedAgainWhileItLeaves() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.set(nil)
    model.set(.init(Self.photos))
    #expect(model.log == ["present Delete 3 photos?", "close"])
    model.end(with: Self.answer(Self.photos))
    #expect(model.log.suffix(2) == ["deliver withdrawn", "present Delete 3 photos?"])
  }

  // MARK: Going

  @Test func takesBackTheAlertOfAViewThatIsGoneAndLeavesTheValue() {
    var model = BoundAlertModel(value: .init(Self.photos), isInWindow: true)
    model.pass()
    model.removeView()
    model.end(with: Self.answer(Self.photos))
    model.pass()
    #expect(model.log == ["present Delete 3 photos?", "close", "deliver withdrawn"])
    #expect(model.value != nil)
  }

  @Test func presentsNothingForAViewThatIsGone() {
    var model = BoundAlertModel(isInWindow: true)
    model.removeView()
    model.set(.init(Self.film))
    #expect(model.log == [])
  }
}
