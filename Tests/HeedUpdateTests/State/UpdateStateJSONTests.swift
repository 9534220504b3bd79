import Heed
import HeedDocument
import HeedTesting
import HeedUpdate
import Testing

@Suite struct UpdateStateJSONTests {
  private static let rules: [VersionRules] = [.heed, .semver, .sparkle, .siren]

  private func compared(_ generator: inout SeededGenerator) -> ComparedVersion {
    let rules = Self.rules.randomElement(using: &generator) ?? .heed
    let text = (0..<3).map { _ in String(Int.random(in: 0...99, using: &generator)) }
      .joined(separator: ".")
    return (try? ComparedVersion(text, by: rules)) ?? Sample.order("1.0")
  }

  private func state(_ generator: inout SeededGenerator) -> UpdateState {
    var state = UpdateState(installID: generator.next())
    func flip() -> Bool { Bool.random(using: &generator) }
    if flip() { state.skipped.release = compared(&generator) }
    if flip() {
      state.skipped.major = compared(&generator)
      state.skipped.majorRelease = compared(&generator)
    }
    for number in 0..<Int.random(in: 0...5, using: &generator) {
      var record = ReleaseRecord(release: compared(&generator))
      record.shown = Int.random(in: 0...9, using: &generator)
      record.answered = Int.random(in: 0...9, using: &generator)
      record.updates = Int.random(in: 0...2, using: &generator)
      if flip() { record.build = BuildNumber(UInt(number)) }
      if flip() {
        record.lastShown = Timestamp(seconds: Double.random(in: 0...2e9, using: &generator))
      }
      if flip() { record.lastAnswered = Sample.now }
      if flip() { record.remindAfter = 3_600.5 }
      state.records.append(record)
      state.serials.append(SerialRecord(keyID: "key \"\(number)\"\n", serial: generator.next()))
    }
    if flip() { state.lastCheck = Sample.now }
    if flip() { state.lastInstalled = "1.0 (\u{1F375})" }
    return state
  }

  @Test func isReadBackAsItWasWritten() throws {
    var generator = SeededGenerator(seed: TestSeed.value)
    for number in 0..<500 {
      let state = state(&generator)
      let read = try UpdateState(json: Array(state.json.utf8))
      #expect(read == state, "HEED_SEED=\(TestSeed.value), case \(number)")
    }
  }

  @Test func whatAnotherVersionOfTheAppWroteIsPassedOver() throws {
    let text = """
      {"heedUpdateState": 1, "installID": "00000000000000ff", "mood": {"a": []},
       "records": [{"release": {"text": "2.0", "rules": "heed"}, "answered": 2, "colour": 1},
                   {"release": {"text": "x", "rules": "heed"}}, 7],
       "serials": [{"key": "k", "serial": "18446744073709551615"}, {"key": "", "serial": "1"}]}
      """
    let state = try UpdateState(json: Array(text.utf8))
    #expect(state.installID == 255)
    #expect(state.records.count == 1)
    #expect(state.records.first?.answered == 2)
    #expect(state.highestSerial(of: "k") == .max)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", "{\"heedUpdateState\": 1}",
    "{\"heedUpdateState\": 1, \"installID\": \"xyz\"}",
    "{\"heedUpdateState\": 1, \"installID\": \"00000000000000FF\"}",
  ])
  func aDamagedStateIsAnError(_ text: String) {
    #expect(throws: DocumentError.self) { try UpdateState(json: Array(text.utf8)) }
  }

  @Test func noCutOfAStateIsReadAsAnotherState() {
    var generator = SeededGenerator(seed: TestSeed.value)
    let state = state(&generator)
    let bytes = Array(state.json.utf8)
    for length in 0..<(bytes.count - 2) {
      #expect(throws: DocumentError.self) { try UpdateState(json: Array(bytes[..<length])) }
    }
  }
}
