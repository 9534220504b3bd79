import Heed
import HeedTesting
import Testing

@Suite struct SessionSequencesTests {
  @Test func givesExactlyOneAnswerWhateverHappensInWhateverOrder() {
    let seed = TestSeed.value
    print("Sequences of events: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let fixtures = SessionFixture.all
    var reached = [[Int]](
      repeating: [Int](repeating: 0, count: SessionWatch.states.count),
      count: SessionEvent.kinds.count)
    var reasons: [Answer.Reason: Int] = [:]
    let count = 100_000
    for number in 0..<count {
      let fixture = fixtures[Int(random.next() % UInt64(fixtures.count))]
      var watch = SessionWatch(fixture)
      var history: [SessionEvent] = []
      func play(_ event: SessionEvent, after seconds: Double) {
        reached[event.kind][watch.state] += 1
        history.append(event)
        watch.play(event, at: watch.time + seconds)
      }
      let steps = [0, 0.01, 0.1, 0.5, 1, 6]
      // Most sequences begin as an alert does, so that they get far.
      if random.next() % 16 != 0 {
        play(.present, after: 0)
        if random.next() % 16 != 0 { play(.presented, after: 0.01) }
        if random.next() % 2 == 0 { play(.tick, after: 1) }
      }
      for _ in 0..<(3 + random.next() % 8) {
        let choice = random.next()
        let event: SessionEvent =
          choice % 8 == 0
          ? .tick : fixture.pool[Int((choice >> 8) % UInt64(fixture.pool.count))]
        play(event, after: steps[Int((choice >> 40) % UInt64(steps.count))])
      }
      // Code takes it back, and the host does no more than the session asks for.
      play(.close, after: 0.01)
      if watch.answer == nil, let wake = watch.wake {
        watch.play(.tick, at: wake)
      }
      if watch.answer == nil { watch.fail("no answer in the end") }
      if let answer = watch.answer { reasons[answer.reason, default: 0] += 1 }
      if let broken = watch.broken {
        Issue.record(
          "seed \(seed), sequence \(number), \(fixture.name): \(broken) after \(history)")
        return
      }
    }
    report(reached, reasons)
    for (kind, row) in reached.enumerated() {
      for (state, times) in row.enumerated() where times == 0 {
        Issue.record(
          "\(SessionEvent.kinds[kind]) never happened while \(SessionWatch.states[state])")
      }
    }
    #expect(reasons.count == Answer.Reason.Kind.allCases.count, "\(reasons)")
  }

  /// Prints how often each event met each state.
  private func report(_ reached: [[Int]], _ reasons: [Answer.Reason: Int]) {
    func cell(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    var table = cell("", 20) + SessionWatch.states.map { cell($0, 11) }.joined() + "\n"
    for (kind, row) in reached.enumerated() {
      table += cell(SessionEvent.kinds[kind], 20) + row.map { cell("\($0)", 11) }.joined() + "\n"
    }
    print(table)
    print(reasons.map { "\($0.key.kind.name) \($0.value)" }.sorted().joined(separator: ", "))
  }
}
