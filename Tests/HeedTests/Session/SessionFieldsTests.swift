import Heed
import HeedTesting
import Testing

@Suite struct SessionFieldsTests {
  /// A field with a rule, what is typed, and whether that is valid.
  static let cases: [(Field, String, Bool)] = [
    (Field("f", isRequired: true), "", false), (Field("f", isRequired: true), "  \n", false),
    (Field("f", isRequired: true), " a ", true), (Field("f"), "", true),
    (Field("f", input: .secure, isRequired: true), "   ", true),
    (Field("f", minLength: 2), "", true), (Field("f", minLength: 2), "a", false),
    (Field("f", minLength: 2), "ab", true), (Field("f", maxLength: 2), "abc", false),
    // What a person counts as two letters.
    (Field("f", maxLength: 2), "e\u{301}👩‍👩‍👧", true), (Field("f", minLength: 2), "🇩🇪", false),
    (Field("f", accepts: .digits), "0123", true), (Field("f", accepts: .digits), "12a", false),
    (Field("f", accepts: .digits), "-1", false), (Field("f", accepts: .digits), " 1", false),
    (Field("f", accepts: .number), "-12.5", true), (Field("f", accepts: .number), "1,5", true),
    (Field("f", accepts: .number), "+7", true), (Field("f", accepts: .number), ".5", true),
    (Field("f", accepts: .number), "1.2.3", false), (Field("f", accepts: .number), "-", false),
    (Field("f", accepts: .number), ".", false), (Field("f", accepts: .number), "1e3", false),
    (Field("f", accepts: .email), "a@b.example", true),
    (Field("f", accepts: .email), "a.b+c@d-e.example.org", true),
    (Field("f", accepts: .email), "ü@bücher.example", true),
    (Field("f", accepts: .email), "a@b", false), (Field("f", accepts: .email), "@b.de", false),
    (Field("f", accepts: .email), "a@@b.de", false),
    (Field("f", accepts: .email), "a@b..de", false),
    (Field("f", accepts: .email), "a b@c.de", false),
    (Field("f", accepts: .email), ".a@c.de", false),
    (Field("f", accepts: .email), "a@-c.de", false),
    (Field("f", accepts: .email), "a@c.de.", false),
    (Field("f", accepts: .url), "https://example.com", true),
    (Field("f", accepts: .url), "HTTP://localhost:8080/a?b#c", true),
    (Field("f", accepts: .url), "https://u:p@[2001:db8::1]:443/", true),
    (Field("f", accepts: .url), "example.com", false),
    (Field("f", accepts: .url), "https://", false),
    (Field("f", accepts: .url), "ftp://a.de", false),
    (Field("f", accepts: .url), "https://a b", false),
    (Field("f", accepts: .url), "https://a.de:x", false),
    (Field("f", accepts: .url), "https:///a", false),
    (Field("f", accepts: .url), "javascript:alert(1)", false),
  ]

  @Test(arguments: cases)
  func aRuleSaysWhatIsValid(field: Field, text: String, isValid: Bool) {
    var alert = Alert(title: "A", actions: [Action("Go", id: "go", needsValid: true)])
    alert.content = [.field(field)]
    var script = SessionScript(alert)
    script.type("x", into: "f")
    script.type(text, into: "f")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == isValid)
    script.send(.activated("action/go"))
    #expect((script.session.answer != nil) == isValid)
  }

  @Test func fieldsThatHaveToMatchDo() {
    var alert = Alert(title: "A", actions: [Action("Go", id: "go", needsValid: true)])
    alert.content = [
      .field(Field("first", input: .secure)), .field(Field("again", matches: "first")),
    ]
    var script = SessionScript(alert)
    script.type("secret", into: "first")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == false)
    script.type("secret", into: "again")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == true)
    script.type("Secret", into: "first")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == false)
  }

  @Test func actionsThatNeedValidityAreEnabledLive() {
    var script = SessionScript(.form)
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == false)
    script.type("a@b.example", into: "mail")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == true)
    script.type("a@", into: "mail")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == false)
  }

  @Test func whatIsWrongIsSaidAfterTypingNotWhileTyping() {
    var script = SessionScript(.form)
    script.type("a@", into: "mail")
    #expect(script.scene()?["content/0/error"] == nil)
    script.send(.focusMoved("content/1"))
    #expect(script.scene()?["content/0/error"]?.accessibility?.label == "Enter an email address.")
    #expect(script.said == ["Enter an email address."])
    // From then on it is looked at with every letter.
    script.type("a@b.example", into: "mail")
    #expect(script.scene()?["content/0/error"] == nil)
  }

  @Test func aFieldThatWasOnlyPassedThroughSaysNothing() {
    var script = SessionScript(.form)
    script.press(.tab)
    #expect(script.scene()?["content/0/error"] == nil)
    #expect(script.said.isEmpty)
  }

  @Test func choosingWhileAFieldIsWrongShowsTheFirstOneThatIs() {
    var script = SessionScript(.form)
    script.type("A", into: "name")
    script.send(.focusMoved("action/go"))
    script.forget()
    script.press(.return)
    #expect(script.session.answer == nil)
    #expect(script.session.focus == "content/0")
    #expect(script.said == ["Fill this in."])
    #expect(script.scene()?["content/0/error"] != nil)
    #expect(
      script.scene()?["content/1/error"]?.accessibility?.label == "Enter at least 2 characters.")
  }

  @Test func aFaultThatCameWithTheFieldGoesWithTheFirstLetter() {
    var alert = Alert(title: "A", actions: [Action("Go", id: "go", needsValid: true)])
    alert.content = [.field(Field("f", value: "bob", error: "This name is taken."))]
    var script = SessionScript(alert)
    #expect(script.scene()?["content/0/error"] != nil)
    script.send(.activated("action/go"))
    #expect(script.session.answer == nil)
    script.type("bobby", into: "f")
    #expect(script.scene()?["content/0/error"] == nil)
    // The same fault of the same alert does not come back by an update.
    script.send(.update(alert))
    #expect(script.scene()?["content/0/error"] == nil)
    script.send(.activated("action/go"))
    #expect(script.session.answer?.action == "go")
  }

  @Test func aValidatorOfTheAppsIsAskedOnceTheRulesAreKept() throws {
    var script = SessionScript(.form, options: SessionOptions(validated: ["name"]))
    script.type("A", into: "name")
    #expect(script.questions.isEmpty)
    script.type("Ann", into: "name")
    let question = try #require(script.questions.first)
    #expect(question.field == "name")
    #expect(question.text == "Ann")
    script.type("a@b.example", into: "mail")
    #expect(script.scene()?["action/go"]?.accessibility?.isEnabled == false)
    script.send(.activated("action/go"))
    #expect(script.said.last == "Checking")
    script.send(.validated(question.number, error: "Taken."))
    #expect(script.scene()?["content/1/error"]?.accessibility?.label == "Taken.")
    #expect(script.said.last == "Taken.")
    script.type("Anna", into: "name")
    script.send(.validated(script.questions.last?.number ?? 0, error: nil))
    script.send(.activated("action/go"))
    #expect(script.session.answer?.action == "go")
  }

  @Test func aValidatorIsAskedAboutWhatStandsThereAtFirst() {
    var alert = Alert.form
    alert.content[1] = .field(Field("name", value: "Ann"))
    var script = SessionScript(alert, options: SessionOptions(validated: ["name"]), isUp: false)
    script.send(.present)
    script.send(.presented)
    #expect(script.questions.map(\.text) == ["Ann"])
  }

  @Test func listsAndSwitchesAreAnswered() {
    var script = SessionScript(.sheet)
    script.touch("content/0/large")
    script.touch("content/0/small")
    script.touch("content/1")
    #expect(script.scene()?["content/0/small"]?.accessibility?.isSelected == true)
    #expect(script.scene()?["content/0/large"]?.accessibility?.isSelected == false)
    script.touch("action/action2")
    let answer = script.answers().first
    #expect(answer?[selection: "size"] == ["small"])
    #expect(answer?[selection: "location"] == ["location"])
    #expect(answer?[isOn: "location"] == true)
    #expect(answer?[isOn: "nothing"] == false)
  }

  @Test func severalItemsArePickedInTheListsOrder() {
    var alert = Alert.sheet
    let items = ["a", "b", "c"].map { Choices.Item(Name($0), RichText($0)) }
    alert.content[0] = .choices(Choices("size", items: items, allowsMultiple: true))
    var script = SessionScript(alert)
    for item in ["c", "a", "b", "c"] { script.send(.picked(list: "size", item: Name(item))) }
    #expect(script.session.selections.first?.items == ["a", "b"])
  }
}
