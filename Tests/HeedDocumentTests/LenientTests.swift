import Heed
import HeedDocument
import Testing

@Suite struct LenientTests {
  private func lenient(_ text: String) throws -> Document { try read(text, mode: .lenient) }

  @Test func passesOverWhatItDoesNotKnow() throws {
    let document = try lenient(
      """
      {"heed": 1, "glow": {"deep": [1]}, "title": {"text": "t", "tilt": 3},
       "content": [{"chart": [1, 2]}, {"text": "a", "shimmer": true}],
       "actions": [{"id": "ok", "title": "OK", "haptic": "tick"}]}
      """)
    var expected = Alert(title: "t", actions: [Action("OK", id: "ok")])
    expected.content = [.text("a")]
    #expect(document.alert == expected)
    #expect(
      document.issues.map(\.path) == [
        "glow", "title.tilt", "content[0].chart", "content[1].shimmer", "actions[0].haptic",
      ])
    #expect(document.issues.allSatisfy { $0.severity == .skipped })
    #expect(!document.usedFallback)
  }

  @Test(arguments: [
    "\"style\": \"toast\"", "\"theme\": \"ios30\"", "\"theme\": {\"width\": 3}",
    "\"background\": \"mauve\"", "\"background\": {\"mesh\": 1}",
    "\"background\": {\"gradient\": {\"colors\": [1]}}", "\"corners\": [1, 2]",
    "\"border\": 3", "\"shadow\": true", "\"frame\": \"wide\"", "\"backdrop\": \"fog\"",
    "\"enter\": \"whirl\"", "\"exit\": {}", "\"direction\": \"up\"", "\"appearance\": 5",
    "\"language\": 5", "\"header\": {}", "\"arrangement\": \"grid\"",
  ])
  func passesOverALookThatItCannotRead(_ member: String) throws {
    let document = try lenient("{\"heed\": 1, \"actions\": [{\"title\": \"OK\"}], \(member)}")
    #expect(document.alert == Alert(actions: ["OK"]))
    #expect(document.issues.count == 1)
    #expect(document.issues.first?.severity == .skipped)
  }

  @Test func keepsWhatItCanReadOfALook() throws {
    let document = try lenient(
      """
      {"heed": 1, "actions": [{"title": "OK", "font": {"size": 20, "weight": "fat"},
       "image": {"data": "?"}, "width": "half", "label": {"runs": []}}],
       "title": {"runs": [{"text": "a", "color": "mauve", "underline": true}]}}
      """)
    #expect(
      document.alert
        == Alert(
          title: PlacedText(RichText("a", TextAttributes(isUnderlined: true))),
          actions: [Action("OK", font: Font(size: 20))]))
    #expect(
      document.issues.map(\.path) == [
        "actions[0].font.weight", "actions[0].image.data", "actions[0].width", "actions[0].label",
        "title.runs[0].color",
      ])
  }

  /// What changes the question has to be right in every mode.
  @Test(arguments: [
    ("\"actions\": {}", "actions"), ("\"actions\": [1]", "actions[0]"),
    ("\"actions\": [{\"title\": 1}]", "actions[0].title"),
    ("\"actions\": [{\"title\": \"a\", \"role\": \"quit\"}]", "actions[0].role"),
    ("\"actions\": [{\"title\": \"a\", \"id\": 1}]", "actions[0].id"),
    ("\"actions\": [{\"title\": \"a\", \"enabled\": 1}]", "actions[0].enabled"),
    ("\"actions\": [{\"title\": \"a\", \"keepsOpen\": 1}]", "actions[0].keepsOpen"),
    ("\"title\": 1", "title"), ("\"title\": {\"html\": \"a\"}", "title.html"),
    ("\"preferred\": 1", "preferred"), ("\"close\": \"x\"", "close"),
    ("\"dismiss\": {\"escape\": 1}", "dismiss.escape"), ("\"dismiss\": 1", "dismiss"),
    ("\"content\": [{\"image\": 5}]", "content[0].image"),
    ("\"content\": [{\"field\": {\"id\": \"a\", \"kind\": \"ink\"}}]", "content[0].field.kind"),
    ("\"actions\": [], \"actions\": []", "actions"), ("\"heed\": 1", "heed"),
  ])
  func stillRejectsWhatChangesTheQuestion(_ member: String, _ path: String) {
    let text = "{\"heed\": 1, \(member), \"x\": 1, \"dismiss\": {\"timeout\": 1}}"
    let found = issues(
      member.contains("dismiss") ? "{\"heed\": 1, \(member)}" : text, mode: .lenient)
    #expect(found.first?.path.string == path)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func checksTheWholeAndFindsTheBlockBehindTheSkippedOne() {
    let found = issues(
      """
      {"heed": 1, "actions": [{"title": "OK"}], "content": [{"chart": 1},
       {"space": 1}, {"chart": 2}, {"space": -1}]}
      """, mode: .lenient)
    #expect(
      found.map(\.description) == [
        "2:40: content[3].space: this number cannot be negative"
      ])
  }

  @Test func keepsAnErrorBehindVeryManySkippedThings() {
    let keys = (0..<2_000).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let found = issues("{\"heed\": 1, \(keys), \"actions\": 5}", mode: .lenient)
    #expect(found.map(\.path) == ["actions"])
  }

  /// A newer document may have a key here that this version has elsewhere.
  @Test func passesOverAKeyOfAnotherPlaceHoweverOftenItIsThere() throws {
    let text = "{\"heed\": 1, \"stops\": 1, \"stops\": 2, \"actions\": [{\"title\": \"OK\"}]}"
    #expect(try lenient(text).issues.map(\.path) == ["stops", "stops"])
  }

  @Test func notesABadgesGroundOnce() {
    let found = issues(
      "{\"heed\": 1, \"actions\": [{\"title\": \"OK\"}],"
        + " \"content\": [{\"badge\": \"1\", \"background\": 5}]}")
    #expect(found.map(\.path) == ["content[0].background"])
  }

  // MARK: Features and fallbacks

  @Test(arguments: [DocumentReader.Mode.strict, .lenient])
  func readsTheFallbackOfANewerDocument(_ mode: DocumentReader.Mode) throws {
    let document = try read(
      """
      {"heed": 2, "ask": {"new": true},
       "fallback": {"heed": 1, "actions": [{"title": "Update"}]}}
      """, mode: mode)
    #expect(document.usedFallback)
    #expect(document.alert == Alert(actions: ["Update"]))
    #expect(
      document.issues.map(\.description) == [
        "1:10: heed: version 2 is newer than 1; the fallback is used"
      ])
    #expect(document.issues.map(\.severity) == [.skipped])
  }

  @Test func readsTheFallbackOfTheFallback() throws {
    let document = try read(
      """
      {"heed": 3, "fallback": {"heed": 1, "requires": ["markdown"], "x": 1,
       "fallback": {"heed": 1, "requires": ["runs", "field"], "actions": [{"title": "a"}]}}}
      """)
    #expect(document.usedFallback)
    #expect(document.alert == Alert(actions: ["a"]))
    #expect(document.issues.map(\.path) == ["heed", "fallback.requires[0]"])
  }

  @Test func prefersTheDocumentWhoseFeaturesItKnows() throws {
    let text = """
      {"heed": 1, "requires": ["switch"], "actions": [{"title": "a"}],
       "fallback": {"heed": 1, "actions": [{"title": "b"}]}}
      """
    let document = try read(text)
    #expect(document.alert == Alert(actions: ["a"]))
    #expect(!document.usedFallback && document.issues.isEmpty)
  }

  @Test func provesTheFallbackOnlyWhenItIsStrict() throws {
    let text = """
      {"heed": 1, "actions": [{"title": "a"}], "fallback": {"heed": 1, "actions": [{"titel": "b"}]}}
      """
    #expect(issues(text).map(\.path) == ["fallback.actions[0].titel"])
    #expect(try lenient(text).alert == Alert(actions: ["a"]))
  }

  @Test func needsAFallbackForAFeatureItDoesNotKnow() {
    let text = #"{"heed": 1, "requires": ["html"], "actions": [{"title": "a"}]}"#
    for mode in [DocumentReader.Mode.strict, .lenient] {
      let found = issues(text, mode: mode)
      #expect(found.map(\.path) == ["requires[0]"])
      #expect(found.first?.reason.contains("add a \"fallback\"") == true)
    }
  }
}
