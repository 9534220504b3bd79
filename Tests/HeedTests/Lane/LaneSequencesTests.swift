import Heed
import HeedTesting
import Testing

/// A lane beside a list of what became of each alert, which knows nothing of the lane's inside.
private struct LaneWatch {
  enum Fate { case waiting, up, leaving, away, over }

  var lane = Lane()
  var entries: [Int: LaneEntry] = [:]
  var submitted: [Int: Double] = [:]
  var fates: [Int: Fate] = [:]
  var shownAt: [Int: Double] = [:]
  var ended: Set<Int> = []
  var wake: Double?
  var time = 0.0
  var broken: String?

  mutating func fail(_ reason: String) {
    if broken == nil { broken = reason }
  }

  func tokens(_ fate: Fate) -> [Int] {
    fates.filter { $0.value == fate }.map(\.key).sorted()
  }

  var isFree: Bool { tokens(.up).isEmpty && tokens(.leaving).isEmpty }

  mutating func take(_ effects: [LaneEffect]) {
    for effect in effects {
      switch effect {
      case .show(let token): come(token, from: .waiting)
      case .resume(let token): come(token, from: .away)
      case .suspend(let token):
        if fates[token] != .up { fail("\(token) is suspended though it is not up") }
        checkLeastTime(token)
        fates[token] = .leaving
      case .end(let token, _):
        if !ended.insert(token).inserted { fail("\(token) ends twice") }
        if fates[token] == .up {
          if lane.hasSurface { checkLeastTime(token) }
          fates[token] = .leaving
        } else {
          fates[token] = .over
        }
      case .duplicate(let token, let other):
        if entries[token]?.id != entries[other]?.id { fail("no duplicate") }
        if fates[other] == .over { fail("a duplicate of what is over") }
        fates[token] = .over
      case .wake(let at):
        if let at, at < time { fail("a wake-up in the past") }
        wake = at
      }
    }
    if isFree, lane.hasSurface {
      let ready = tokens(.away) + tokens(.waiting).filter { due($0) <= time }
      if !ready.isEmpty { fail("\(ready) wait though nothing is up") }
    }
    if tokens(.waiting).contains(where: { due($0) > time }) && wake == nil {
      fail("nobody is woken for what is delayed")
    }
  }

  private func due(_ token: Int) -> Double {
    (submitted[token] ?? 0) + (entries[token]?.delay ?? 0)
  }

  private mutating func come(_ token: Int, from fate: Fate) {
    if !isFree { fail("\(token) comes while another is there") }
    if fates[token] != fate { fail("\(token) comes from nowhere") }
    if due(token) > time { fail("\(token) comes too early") }
    let priority = entries[token]?.priority ?? 0
    for other in tokens(.away) + tokens(.waiting).filter({ due($0) <= time }) where other != token {
      let rank = entries[other]?.priority ?? 0
      // Tokens count up in the order in which they are submitted.
      let madeRoom = entries[token]?.policy != .wait && fate == .waiting
      if rank > priority || (rank == priority && other < token && !madeRoom) {
        fail("\(token) comes before \(other)")
      }
    }
    fates[token] = .up
    shownAt[token] = time
  }

  private mutating func checkLeastTime(_ token: Int) {
    if time < (shownAt[token] ?? 0) + (entries[token]?.minimumTime ?? 0) {
      fail("\(token) was up too short")
    }
  }
}

@Suite struct LaneSequencesTests {
  @Test func losesNothingAndKeepsTheOrderWhateverHappens() {
    let seed = TestSeed.value
    print("Sequences of a lane: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    for number in 0..<3_000 {
      var watch = LaneWatch()
      var history: [String] = []
      for token in 0..<(4 + pick(16)) {
        watch.time += [0, 0.5, 1, 2][pick(4)]
        let time = watch.time
        let living = watch.fates.filter { $0.value != .over }.map(\.key).sorted()
        let some = living.isEmpty ? 0 : living[pick(living.count)]
        switch pick(living.isEmpty ? 4 : 10) {
        case 0...4:
          let entry = LaneEntry(
            token, id: ["a", "b", nil][pick(3)], priority: pick(3),
            policy: LanePolicy.allCases[pick(3)], isUnique: pick(4) == 0,
            minimumTime: [0, 0, 1][pick(3)], delay: [0, 0, 1][pick(3)])
          history.append("\(time): \(entry)")
          watch.entries[token] = entry
          watch.submitted[token] = time
          watch.fates[token] = .waiting
          watch.take(watch.lane.submit(entry, at: time))
        case 5, 6:
          history.append("\(time): finished \(some)")
          watch.fates[some] = .over
          watch.take(watch.lane.finished(some, at: time))
        case 7:
          history.append("\(time): withdraw \(some)")
          watch.take(watch.lane.withdraw(some, at: time))
        case 8:
          if let leaving = watch.tokens(.leaving).first, !watch.ended.contains(leaving) {
            history.append("\(time): suspended \(leaving)")
            watch.fates[leaving] = .away
            watch.take(watch.lane.suspended(leaving, at: time))
          }
        default:
          history.append("\(time): tick")
          watch.take(watch.lane.tick(at: time))
        }
      }
      if pick(4) == 0 {
        history.append("the surface goes")
        watch.take(watch.lane.surfaceGone(at: watch.time))
        for token in watch.tokens(.leaving) { watch.fates[token] = .over }
      }
      drain(&watch)
      let rest = watch.fates.filter { $0.value != .over }.map(\.key)
      if !rest.isEmpty { watch.fail("\(rest) were lost") }
      if let broken = watch.broken {
        Issue.record("seed \(seed), sequence \(number): \(broken) after \(history)")
        return
      }
    }
  }

  /// Ends whatever is up until nothing is left, with no more wake-ups than the lane asks for.
  private func drain(_ watch: inout LaneWatch) {
    for _ in 0..<200 where watch.broken == nil {
      if let leaving = watch.tokens(.leaving).first {
        if watch.ended.contains(leaving) {
          watch.fates[leaving] = .over
          watch.take(watch.lane.finished(leaving, at: watch.time))
        } else {
          watch.fates[leaving] = .away
          watch.take(watch.lane.suspended(leaving, at: watch.time))
        }
      } else if let up = watch.tokens(.up).first {
        watch.fates[up] = .over
        watch.take(watch.lane.finished(up, at: watch.time))
      } else if let wake = watch.wake {
        watch.time = max(watch.time, wake)
        watch.take(watch.lane.tick(at: watch.time))
      }
    }
  }
}
