import Heed
import Testing

@testable import HeedWeb

@MainActor @Suite struct WebEngineTests {
  private let question = """
    {"heed": 1, "title": "Delete it?", "message": "Gone for good.", "actions": [
      {"id": "keep", "title": "Keep", "role": "cancel"},
      {"id": "delete", "title": "Delete", "role": "destructive", "key": "d"}]}
    """

  @Test func showsADocumentAndGivesTheAnswer() {
    let page = PageDouble()
    page.show(question)
    #expect(page.isUp)
    #expect(page.moment == .atRest)
    #expect(page.focus == page.handle(of: "action/keep"))
    page.activate("action/delete")
    page.wait(2)
    #expect(!page.isUp)
    #expect(page.answers == [1: ["action delete"]])
  }

  @Test func givesBackTheFocusBeforeTheAnswer() throws {
    let page = PageDouble()
    page.show(question)
    page.press(8)
    page.wait(2)
    let end = page.commands.suffix(6)
    let hidden = try #require(end.firstIndex(of: "hide"))
    let restored = try #require(end.firstIndex(of: "restoreFocus"))
    let settled = try #require(end.firstIndex(of: "settle"))
    #expect(hidden < restored && restored < settled)
    #expect(page.answers == [1: ["escape keep"]])
  }

  @Test func showsNoDocumentThatCannotBeRead() {
    let page = PageDouble()
    page.setSurface()
    page.read("{\"heed\": 1,\n \"title\": \"x\"}")
    #expect(!page.isRead && page.remarks == 1)
    page.present()
    #expect(page.answers.isEmpty && !page.isUp)
  }

  @Test func passesOverWhatItDoesNotKnow() {
    let page = PageDouble()
    page.show(question.replacing("\"heed\": 1", with: "\"heed\": 1, \"colour\": 3"))
    #expect(page.isUp && page.isRead)
    #expect(page.remarks == 1)
  }

  @Test func describesOnlyWhatChanged() throws {
    let page = PageDouble()
    page.show(question)
    let all = page.elements.count
    let action = try #require(page.elements[page.handle(of: "action/keep")])
    page.event(7) { writer in
      writer.add(action.frame.midX)
      writer.add(action.frame.midY)
    }
    // The pointer is over the action now, which shows that and nothing else.
    #expect(page.drawn.described == 1)
    #expect(page.drawn.named == all)
  }

  @Test func saysItsOwnWordsAsThePageGivesThem() {
    let page = PageDouble()
    page.setSurface()
    page.read(
      """
      {"heed": 1, "title": "Name", "content": [{"field": {"id": "name", "required": true}}],
       "preferred": "ok", "actions": [{"id": "ok", "title": "OK", "needsValid": true}]}
      """)
    page.present(texts: [(0, "Bitte ausfüllen.")])
    page.event(0)
    page.wait(2)
    page.activate("action/ok")
    #expect(page.said.contains("Bitte ausfüllen."))
    #expect(page.answers.isEmpty)
  }

  @Test func keepsTheNumbersOfElementsThroughAnUpdate() {
    let page = PageDouble()
    page.show(question)
    let before = page.handle(of: "action/keep")
    page.read(question.replacing("Gone for good.", with: "Gone."), as: .update)
    #expect(page.handle(of: "action/keep") == before)
    #expect(page.handle(of: "message") != 0)
  }

  @Test func putsThePartsOfAnActionInside() throws {
    let page = PageDouble()
    page.show(question)
    let action = page.handle(of: "action/keep")
    let title = try #require(page.elements[page.handle(of: "action/keep/title")])
    #expect(title.parent == action)
    #expect(title.frame.x >= 0 && title.frame.maxX <= 270)
  }

  @Test func putsAMaterialBeneathWhatFades() throws {
    let page = PageDouble()
    page.show(question)
    #expect(try #require(page.elements[page.handle(of: "panel")]).parent == 1)
    #expect(try #require(page.elements[page.handle(of: "title")]).parent == 0)
  }

  @Test func measuresATextOnce() {
    let page = PageDouble()
    page.show(question)
    let measured = page.measured
    page.setSurface(width: 391)
    page.setSurface()
    #expect(page.measured == measured)
  }

  @Test func runsWorkAndShowsWhatFailed() {
    let page = PageDouble()
    page.show(question, working: ["delete"])
    page.activate("action/delete")
    #expect(page.works.map { $0.action } == ["delete"])
    page.send(.work) { writer in
      writer.add(whole: 1)
      writer.add(whole: page.works[0].number)
      writer.add(byte: 3)
      writer.add("No network.")
    }
    #expect(page.isUp && page.answers.isEmpty)
    #expect(page.commands.contains("announce"))
    page.activate("action/delete")
    page.send(.work) { writer in
      writer.add(whole: 1)
      writer.add(whole: page.works[1].number)
      writer.add(byte: 0)
      writer.add("")
    }
    page.wait(2)
    #expect(page.answers == [1: ["action delete"]])
  }

  @Test func asksThePageAboutAField() {
    let page = PageDouble()
    page.show(
      """
      {"heed": 1, "title": "Name", "content": [{"field": {"id": "name"}}],
       "actions": [{"id": "ok", "title": "OK", "needsValid": true}]}
      """, checked: ["name"])
    page.event(16) { writer in
      writer.add("name")
      writer.add("Noor")
    }
    #expect(page.questions.map { $0.field } == ["name"])
    page.activate("action/ok")
    page.wait(1)
    #expect(page.answers.isEmpty)
    page.send(.verdict) { writer in
      writer.add(whole: 1)
      writer.add(whole: page.questions[0].number)
      writer.add(false)
      writer.add("")
    }
    page.activate("action/ok")
    page.wait(2)
    #expect(page.answers == [1: ["action ok"]])
  }

  @Test func tellsThePageOfEachPictureOnce() {
    let page = PageDouble()
    page.show(
      """
      {"heed": 1, "title": "Stars", "content": [{"image": {"file": "a.png"}},
       {"image": {"file": "a.png"}}, {"image": {"symbol": "star"}}],
       "actions": [{"title": "OK"}]}
      """)
    #expect(page.pictures == [0, 1])
    page.send(.picture) { writer in
      writer.add(whole: 1)
      writer.add(whole: 0)
      writer.add(100)
      writer.add(50)
    }
    #expect(page.pictures == [0, 1])
    #expect(page.elements[page.handle(of: "content/0")]?.frame.width == 100)
  }

  @Test func endsEverythingWhereTheSurfaceIsGone() {
    let page = PageDouble()
    page.show(question)
    page.read(question, token: 2)
    page.present(token: 2)
    page.send(.gone) { $0.add(whole: 1) }
    #expect(page.answers == [1: ["interrupted -"], 2: ["interrupted -"]])
  }

  @Test func showsAnyMomentWhereTimeStandsStill() {
    let page = PageDouble()
    page.setSurface(isManual: true)
    page.read(question)
    page.present()
    page.event(0)
    func seek(_ seconds: Double, _ isEntering: Bool) {
      page.send(.seek) { writer in
        writer.add(whole: 1)
        writer.add(seconds)
        writer.add(isEntering)
      }
    }
    seek(0, true)
    #expect(page.moment.opacity == 0 && page.moment.scale == 1.2)
    seek(10, true)
    #expect(page.moment == .atRest)
    seek(10, false)
    #expect(page.moment.opacity == 0)
    page.activate("action/keep")
    #expect(page.answers == [1: ["action keep"]])
  }

  @Test func readsAnyBytesWithoutHarm() {
    print("HEED_SEED=\(TestSeed.value)")
    var state = TestSeed.value
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let page = PageDouble()
    page.show(question)
    for _ in 0..<3_000 {
      var bytes = [UInt8(next(16))]
      for _ in 0..<next(24) { bytes.append(UInt8(next(4) == 0 ? next(256) : next(4))) }
      page.time += Double(next(10)) / 100
      page.hand(bytes)
    }
    page.send(.gone) { $0.add(whole: 1) }
    for (token, answers) in page.answers {
      #expect(answers.count == 1, "HEED_SEED=\(TestSeed.value), alert \(token): \(answers)")
    }
    #expect(page.answers[1] != nil)
  }
}
