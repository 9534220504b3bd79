import Heed
import HeedCode
import HeedCommand
import HeedDocument
import HeedExamples
import HeedTesting
import Testing

@Suite struct AskLineTests {
  /// A question as `heed ask` can put it, of any texts.
  private static func question(_ random: inout SeededGenerator) -> Alert {
    func text() -> String { OddAlerts.texts.randomElement(using: &random) ?? "" }
    func id() -> Name? { ["yes", "a.b-c_1", "-x", nil].randomElement(using: &random) ?? nil }
    var alert = Alert()
    let hasFields = Bool.random(using: &random)
    if Bool.random(using: &random) { alert.title = PlacedText(RichText(text())) }
    if Bool.random(using: &random) { alert.message = PlacedText(RichText(text())) }
    if hasFields {
      for (number, input) in [Field.Input.text, .secure, .multiline, .number, .email].enumerated() {
        var field = Field(Name("f\(number)"), input: input)
        if input == .number { field.accepts = .number }
        if input == .email { field.accepts = .email }
        if Bool.random(using: &random) {
          let label = text()
          alert.content.append(.text(RichText(label), Box(alignment: .start)))
          alert.content.append(.field(field, Box(gap: 0, label: label)))
        } else {
          alert.content.append(.field(field))
        }
      }
    }
    let first = Action(RichText(text()), id: id(), needsValid: hasFields)
    alert.actions.append(first)
    if Bool.random(using: &random) {
      alert.actions.append(
        Action(RichText(text()), id: "second", role: .destructive, needsValid: hasFields))
    }
    if Bool.random(using: &random) { alert.cancel = Action(RichText(text()), id: "no") }
    if alert.cancel != nil {
      alert.cancelPosition = [0, 1, nil].randomElement(using: &random) ?? nil
    }
    if Bool.random(using: &random) || hasFields { alert.preferred = alert.actionEntries[0].id }
    if Bool.random(using: &random) { alert.dismissal.timeout = 2.5 }
    return alert
  }

  /// The alert with its way out at a place that is counted, as the command has it.
  private static func placed(_ alert: Alert) -> Alert {
    var alert = alert
    if alert.cancel == nil {
      alert.cancelPosition = nil
    } else if alert.cancelPosition ?? alert.actions.count >= alert.actions.count {
      alert.cancelPosition = nil
    }
    return alert
  }

  /// What the command asks when it is given the words.
  private static func asked(_ words: [String]) throws -> Alert {
    let parsed = try ArgumentParser(.ask).parse(Array(words.dropFirst()))
    var alert = try AskOptions(parsed).alert
    alert.dismissal.timeout = try ShowOptions(parsed).timeout
    return alert
  }

  @Test func theCommandAsksTheSame() throws {
    var generator = AlertGenerator(seed: TestSeed.value)
    var random = SeededGenerator(seed: TestSeed.value)
    var alerts = ExampleAlerts.all.map { $0.alert } + OddAlerts.all
    for _ in 0..<300 { alerts.append(generator.alert()) }
    for _ in 0..<600 { alerts.append(Self.question(&random)) }
    alerts = alerts.filter { $0.problems.isEmpty }
    let lines = alerts.map { SourceWriter().write($0, as: .shell) }
    let asked = zip(alerts, lines).filter { $0.1.hasPrefix("heed ask") }
    // As many as this have no control characters and no more than ask has words for.
    #expect(asked.count > 100, "HEED_SEED=\(TestSeed.value)")
    let words = try SystemShell.words(of: asked.map { $0.1 })
    try #require(words.count == asked.count, "HEED_SEED=\(TestSeed.value)")
    for ((alert, line), words) in zip(asked, words) {
      #expect(
        try Self.placed(Self.asked(words)) == Self.placed(alert),
        "HEED_SEED=\(TestSeed.value): \(line)")
    }
  }

  @Test func saysLittleWhereLittleIsAsked() {
    let alert = Alert("Go on?", cancel: "Cancel") { Action("OK", id: "ok") }
    #expect(SourceWriter().write(alert, as: .shell) == "heed ask 'Go on?'\n")
  }

  @Test func namesWhatIsPreferredAndTheFields() {
    var alert = Alert("Sign in", cancel: "Later") {
      Action("Sign in", id: "go", needsValid: true)
    }
    alert.content = [
      .text("Your PIN", Box(alignment: .start)),
      .field(Field("pin", input: .secure), Box(gap: 0, label: "Your PIN")),
    ]
    alert.preferred = "go"
    #expect(
      SourceWriter().write(alert, as: .shell)
        == "heed ask 'Sign in' --field pin:secure='Your PIN' --action go='Sign in' --cancel Later\n"
    )
    alert.preferred = "cancel"
    #expect(
      SourceWriter().write(alert, as: .shell) == """
        heed ask 'Sign in' \\
          --field pin:secure='Your PIN' \\
          --action go='Sign in' \\
          --cancel Later \\
          --preferred cancel

        """)
    // What ask would prefer by itself cannot be taken away.
    alert.preferred = nil
    #expect(SourceWriter().write(alert, as: .shell).hasPrefix("heed show - <<'JSON'\n{"))
  }

  @Test(arguments: [
    "\u{1B}[201~rm", "a\r\nb", "a\tb", "\u{202E}txt.exe", "\u{85}", "\u{200B}", "what!\nnow",
  ])
  func givesWhatTerminalsActOnAsADocument(_ text: String) throws {
    let alert = Alert(PlacedText(RichText(text)))
    let lines = SourceWriter().write(alert, as: .shell)
    #expect(lines.hasPrefix("heed show - <<'JSON'\n"))
    #expect(lines.hasSuffix("\nJSON\n"))
    let odd = lines.unicodeScalars.filter { $0 != "\n" && ($0.value < 0x20 || $0.value > 0x7E) }
    #expect(odd.isEmpty)
    let bytes = Array(lines.utf8.dropFirst("heed show - <<'JSON'\n".utf8.count).dropLast(5))
    #expect(try DocumentReader(mode: .strict).read(bytes).alert == alert)
  }

  @Test func endsADocumentNowhereElse() throws {
    for alert in OddAlerts.all {
      let lines = SourceWriter().write(alert, as: .shell)
      guard lines.hasPrefix("heed show") else { continue }
      let ends = lines.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { $0 == "JSON" }
      #expect(ends.count == 1)
    }
  }
}
