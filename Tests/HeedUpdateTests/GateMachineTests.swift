import Heed
import HeedTesting
import Testing

@testable import HeedUpdate

@Suite struct GateMachineTests {
  /// A gate with a clock, and what it wanted done.
  struct Trial {
    var machine: GateMachine
    var now = 1_000_000.0
    var effects: [GateMachine.Effect] = []

    init(_ prompt: UpdatePrompt = Samples.prompt()) { machine = GateMachine(prompt: prompt) }

    var time: Timestamp { Timestamp(seconds: now) }
    var state: GateMachine.State { machine.state }
    var name: String {
      switch state {
      case .open: "open"
      case .prompt: "prompt"
      case .blocked: "blocked"
      }
    }
    var actions: [Name] { state.alert?.actionEntries.map { $0.id } ?? [] }

    mutating func send(_ event: GateMachine.Event) { effects += machine.handle(event) }
    mutating func activate(after seconds: Double = 0) {
      now += seconds
      send(.activated(at: time))
    }
    mutating func decide(
      _ decision: Decision, _ kind: CheckKind = .background, mayPresent: Bool = true
    ) {
      send(.decided(decision, kind, mayPresent: mayPresent, at: time))
    }
    mutating func answer(
      _ reason: Answer.Reason, _ action: Name? = nil, wasShown: Bool = true
    ) throws {
      let alert = try #require(state.alert)
      send(
        .ended(Answer(to: alert, reason: reason, action: action, wasShown: wasShown), at: time))
    }
    /// What was wanted since it was last asked.
    mutating func wanted() -> [GateMachine.Effect] {
      defer { effects = [] }
      return effects
    }
    /// Goes to the store and comes back after seconds.
    mutating func visitStore(for seconds: Double = 30) throws {
      send(.acted("update", at: time))
      send(.opened(try StoreLink(Samples.link), true))
      activate(after: seconds)
    }
  }

  // MARK: Checks

  @Test func looksAtTheStartAndThenOnceADay() {
    var trial = Trial()
    trial.activate()
    #expect(trial.wanted() == [.check(.background)])
    trial.decide(Samples.none)
    trial.activate(after: 3_600)
    #expect(trial.wanted() == [])
    trial.activate(after: 86_400)
    #expect(trial.wanted() == [.check(.background)])
  }

  @Test func looksAgainAfterTheClockWasSetBack() {
    var trial = Trial()
    trial.activate()
    trial.decide(Samples.none)
    _ = trial.wanted()
    trial.activate(after: -500_000)
    #expect(trial.wanted() == [.check(.background)])
  }

  @Test func neverLooksMoreThanOnceAnHourByItself() {
    var trial = Trial()
    trial.machine.checkInterval = 0
    trial.activate()
    trial.decide(Samples.none)
    _ = trial.wanted()
    trial.activate(after: 3_599)
    #expect(trial.wanted() == [])
    trial.activate(after: 1)
    #expect(trial.wanted() == [.check(.background)])
  }

  @Test func looksOnceAtATimeAndThenForThePerson() {
    var trial = Trial()
    trial.activate()
    trial.activate(after: 90_000)
    trial.send(.checkWanted(.manual, at: trial.time))
    #expect(trial.wanted() == [.check(.background)])
    trial.decide(Samples.none)
    #expect(trial.wanted() == [.check(.manual)])
    trial.decide(Samples.none, .manual)
    #expect(trial.name == "prompt")
    #expect(trial.wanted() == [])
  }

  @Test func isBlockedByWhatItRemembersUntilACheckIsOver() throws {
    var trial = Trial()
    trial.send(.remembered(try Samples.forced(), mayPresent: true))
    trial.activate()
    #expect(trial.name == "blocked")
    #expect(trial.wanted() == [.check(.background)])
    trial.decide(Samples.unavailable)
    #expect(trial.name == "blocked")
    trial.decide(Samples.none)
    #expect(trial.name == "open")
    // What is remembered comes too late.
    trial.send(.remembered(try Samples.forced(), mayPresent: true))
    #expect(trial.name == "open")
  }

  // MARK: Prompts

  @Test func asksAndRecordsWhatWasAnswered() throws {
    for (action, answer) in [
      ("later", UpdateAnswer.later), ("skip", .skip), ("update", .update),
    ] {
      var trial = Trial()
      let offer = try Samples.offer()
      trial.decide(offer)
      #expect(trial.name == "prompt")
      trial.send(.shown)
      #expect(trial.wanted() == [.recordShown(offer)])
      try trial.answer(.action, Name(action))
      #expect(trial.name == "open")
      var expected: [GateMachine.Effect] = [.recordAnswer(answer, offer)]
      if answer == .update { expected.append(.open(try StoreLink(Samples.link))) }
      #expect(trial.wanted() == expected)
    }
  }

  @Test(arguments: [Answer.Reason.interrupted, .replaced, .unavailable])
  func comesAgainWhereSomethingElseClosedIt(_ reason: Answer.Reason) throws {
    var trial = Trial()
    trial.decide(try Samples.offer())
    try trial.answer(reason, wasShown: reason != .unavailable)
    #expect(trial.name == "prompt")
    #expect(trial.wanted() == [])
  }

  @Test(arguments: [Answer.Reason.withdrawn, .timeout])
  func isOverWithoutARecordWhereCodeClosedIt(_ reason: Answer.Reason) throws {
    var trial = Trial()
    trial.decide(try Samples.offer())
    try trial.answer(reason)
    #expect(trial.name == "open")
    #expect(trial.wanted() == [])
  }

  @Test func recordsNothingThatWasNeverSeen() throws {
    var trial = Trial()
    trial.decide(try Samples.offer())
    try trial.answer(.action, "later", wasShown: false)
    #expect(trial.wanted() == [])
  }

  @Test func staysUpWhereItIsOnlyNotTheMoment() throws {
    for (code, name) in [
      (DecisionReason.Code.quietHours, "prompt"), (.reminderPending, "prompt"),
      (.askedEnough, "prompt"), (.upToDate, "open"), (.rolloutPaused, "open"),
      (.onlyMandatory, "open"),
    ] {
      var trial = Trial()
      trial.decide(try Samples.offer())
      trial.decide(try Samples.decision(.none, code))
      #expect(trial.name == name, "\(code.name)")
    }
  }

  @Test func asksForTheNewestReleaseAlone() throws {
    var trial = Trial()
    trial.decide(try Samples.offer("2.4.0"))
    trial.decide(try Samples.offer("2.5.0"))
    #expect(trial.state.alert?.message?.text.plainText.contains("2.5.0") == true)
    try trial.answer(.action, "later")
    #expect(trial.wanted() == [.recordAnswer(.later, try Samples.offer("2.5.0"))])
  }

  @Test func recordsNothingForWhatOnlyTells() throws {
    var trial = Trial()
    trial.decide(Samples.none, .manual)
    #expect(trial.actions == ["close"])
    trial.send(.shown)
    try trial.answer(.action, "close")
    #expect(trial.name == "open")
    trial.decide(Samples.unavailable, .manual)
    #expect(trial.actions == ["check", "close"])
    try trial.answer(.action, "check")
    #expect(trial.wanted() == [.check(.manual)])
    #expect(trial.name == "open")
  }

  @Test func leavesAMessageToThePersonUp() {
    var trial = Trial()
    trial.decide(Samples.none, .manual)
    trial.decide(Samples.none)
    trial.decide(Samples.unavailable)
    #expect(trial.name == "prompt")
  }

  @Test func saysWhereTheUpdateIsIfTheStoreDidNotOpen() throws {
    var trial = Trial()
    let link = try StoreLink(Samples.link)
    trial.decide(try Samples.offer())
    try trial.answer(.action, "update")
    trial.send(.opened(link, false))
    #expect(trial.state.alert?.message?.text.plainText.contains(Samples.link) == true)
    #expect(trial.actions == ["update", "close"])
    _ = trial.wanted()
    try trial.answer(.action, "update")
    #expect(trial.wanted() == [.open(link)])
    trial.send(.opened(link, true))
    #expect(trial.name == "open")
  }

  // MARK: Holding back

  @Test func holdsAPromptBackUntilAQuietPoint() throws {
    for decision in [try Samples.offer(), try Samples.forced()] {
      var trial = Trial()
      trial.decide(decision, mayPresent: false)
      #expect(trial.name == "open")
      #expect(trial.machine.isHoldingBack)
      #expect(trial.machine.decision == decision)
      trial.send(.quietPoint)
      #expect(trial.name != "open")
      // What is up is not taken away by what may not come now.
      trial.decide(decision, mayPresent: false)
      #expect(trial.name != "open")
    }
  }

  @Test func forgetsAPromptThatWasHeldBackAndHasLostItsMeaning() throws {
    var trial = Trial()
    trial.decide(try Samples.offer(), mayPresent: false)
    trial.decide(Samples.none)
    trial.send(.quietPoint)
    #expect(trial.name == "open")
    #expect(!trial.machine.isHoldingBack)
  }

  @Test func asksThePersonWhoAskedAtOnce() throws {
    var trial = Trial()
    trial.decide(try Samples.offer(), .manual, mayPresent: false)
    #expect(trial.name == "prompt")
  }

  // MARK: Forced

  static let reasons: [Answer.Reason] = [
    .outsideTap, .swipe, .escape, .timeout, .withdrawn, .replaced, .interrupted, .unavailable,
  ]

  @Test(arguments: reasons)
  func staysBlockedWhateverClosesTheAlert(_ reason: Answer.Reason) throws {
    var trial = Trial()
    trial.decide(try Samples.forced())
    try trial.answer(reason)
    #expect(trial.name == "blocked")
    #expect(trial.wanted() == [])
    trial.activate(after: 10)
    #expect(trial.name == "blocked")
  }

  @Test func staysBlockedAfterUpdateAndTheStore() throws {
    var trial = Trial()
    let forced = try Samples.forced()
    trial.decide(forced)
    trial.send(.acted("update", at: trial.time))
    let link = try StoreLink(Samples.link)
    #expect(trial.wanted() == [.recordAnswer(.update, forced), .open(link)])
    #expect(trial.name == "blocked")
    trial.send(.opened(link, true))
    trial.activate(after: 20)
    #expect(trial.wanted() == [.check(.background)])
    #expect(trial.actions == ["update"])
    trial.decide(forced)
    #expect(trial.name == "blocked")
    #expect(trial.actions == ["update", "check"])
  }

  @Test func opensTheStoreAlsoWhereAnAlertOfTheAppsClosesByIt() throws {
    var trial = Trial()
    let forced = try Samples.forced()
    trial.decide(forced)
    try trial.answer(.action, "update")
    #expect(trial.name == "blocked")
    #expect(
      trial.wanted() == [.recordAnswer(.update, forced), .open(try StoreLink(Samples.link))])
  }

  @Test func looksLessAndLessOftenAfterReturnsInVain() throws {
    var trial = Trial()
    let forced = try Samples.forced()
    trial.decide(forced)
    var pauses: [Double] = []
    for _ in 1...9 {
      try trial.visitStore()
      trial.decide(forced)
      _ = trial.wanted()
      // The first activation after which it looks again.
      var low = 0.0
      for pause in [60, 120, 240, 480, 960, 1_920, 3_600] as [Double] {
        var other = trial
        other.activate(after: pause - 1)
        if other.wanted() == [] { low = pause }
      }
      pauses.append(low)
    }
    #expect(pauses == [60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600])
  }

  @Test func looksAtOnceWhereThePersonWantsIt() throws {
    var trial = Trial()
    let forced = try Samples.forced()
    trial.decide(forced)
    try trial.visitStore()
    trial.decide(forced)
    _ = trial.wanted()
    trial.send(.acted("check", at: trial.time))
    #expect(trial.wanted() == [.check(.manual)])
    trial.decide(Samples.unavailable, .manual)
    #expect(trial.name == "blocked")
    trial.send(.acted("check", at: trial.time))
    trial.decide(Samples.none, .manual)
    #expect(trial.name == "open")
  }

  @Test func beginsAnewWithAnotherRelease() throws {
    var trial = Trial()
    trial.decide(try Samples.forced())
    try trial.visitStore()
    trial.decide(try Samples.forced())
    #expect(trial.actions.contains("check"))
    trial.decide(try Samples.forced("2.5.0"))
    #expect(trial.actions == ["update"])
  }

  @Test func opensWhereThePolicyIsLifted() throws {
    for kind in [CheckKind.background, .manual] {
      var trial = Trial()
      trial.decide(try Samples.forced())
      trial.decide(Samples.none, kind)
      #expect(trial.name == "open")
    }
    var trial = Trial()
    trial.decide(try Samples.forced())
    trial.decide(try Samples.decision(.none, .quietHours))
    #expect(trial.name == "open")
  }

  @Test func staysBlockedWhereNobodyCanBeAsked() throws {
    var trial = Trial()
    trial.decide(try Samples.forced())
    for kind in [CheckKind.background, .manual] { trial.decide(Samples.unavailable, kind) }
    #expect(trial.name == "blocked")
    // And nobody is blocked by a server that cannot be reached.
    var other = Trial()
    other.decide(Samples.unavailable)
    #expect(other.name == "open")
  }

  @Test func becomesAPromptWhereItIsNoLongerForced() throws {
    var trial = Trial()
    trial.decide(try Samples.forced())
    trial.decide(try Samples.offer())
    #expect(trial.name == "prompt")
    try trial.answer(.action, "later")
    #expect(trial.name == "open")
  }

  @Test func saysThatTheStoreDidNotOpenAndStaysBlocked() throws {
    var trial = Trial()
    trial.decide(try Samples.forced())
    trial.send(.acted("update", at: trial.time))
    let link = try StoreLink(Samples.link)
    trial.send(.opened(link, false))
    #expect(trial.name == "blocked")
    #expect(trial.state.alert?.message?.text.plainText.contains(Samples.link) == true)
    trial.send(.opened(link, true))
    #expect(trial.state.alert?.message?.text.plainText.contains(Samples.link) == false)
  }

  @Test func keepsOutOnlyWhereTheAppWantsIt() throws {
    let unsupported = try Samples.decision(
      .unsupportedHere, .systemTooOld, minimumSystem: "18.0")
    var trial = Trial()
    trial.decide(unsupported)
    #expect(trial.name == "prompt")
    var prompt = Samples.prompt()
    prompt.blocksUnsupported = true
    var strict = Trial(prompt)
    strict.decide(unsupported)
    #expect(strict.name == "blocked")
    #expect(strict.actions == ["check"])
  }

  // MARK: Anything

  @Test func neverOpensBlockedStateButByADecision() throws {
    let seed = GateSeed.value
    var random = SeededGenerator(seed: seed)
    let link = try StoreLink(Samples.link)
    let decisions = [
      try Samples.offer(), try Samples.forced(), try Samples.forced("2.5.0"), Samples.none,
      Samples.unavailable, try Samples.decision(.unsupportedHere, .otherDevice),
    ]
    let actions: [Name] = ["update", "later", "skip", "check", "close", "other"]
    for round in 0..<400 {
      var trial = Trial()
      for step in 0..<40 {
        let before = trial.state
        var isDecision = false
        switch Int.random(in: 0..<8, using: &random) {
        case 0: trial.activate(after: .random(in: -100...5_000, using: &random))
        case 1:
          isDecision = true
          let kind: CheckKind = Bool.random(using: &random) ? .manual : .background
          trial.decide(
            decisions.randomElement(using: &random) ?? Samples.none, kind,
            mayPresent: Bool.random(using: &random))
        case 2: trial.send(.quietPoint)
        case 3: trial.send(.shown)
        case 4: trial.send(.acted(actions.randomElement(using: &random) ?? "", at: trial.time))
        case 5: trial.send(.opened(link, Bool.random(using: &random)))
        case 6: trial.send(.checkWanted(.manual, at: trial.time))
        default:
          if trial.state.alert != nil {
            let reason = (Self.reasons + [.action]).randomElement(using: &random) ?? .action
            try trial.answer(reason, actions.randomElement(using: &random))
          }
        }
        let place: Comment = "seed \(seed), round \(round), step \(step)"
        if before.isBlocked && !isDecision { #expect(trial.state.isBlocked, place) }
        if let alert = trial.state.alert {
          #expect(alert.problems == [], place)
          #expect(alert.dismissal.isForced == trial.state.isBlocked, place)
        }
      }
    }
  }

  @Test func aForcedPromptWithoutAnAddressBlocksNobody() throws {
    var trial = Trial()
    trial.decide(try Samples.decision(.forced, .belowMinimum, link: nil))
    #expect(trial.name == "prompt")
    #expect(trial.state.alert?.dismissal.isForced == false)
    trial.send(.shown)
    try trial.answer(.action, "close")
    #expect(trial.name == "open")
    // Where the address comes, it is forced.
    trial.decide(try Samples.forced())
    #expect(trial.name == "blocked")
  }
}
