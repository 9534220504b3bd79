internal import Heed

extension GateMachine {
  mutating func quietPoint() -> [Effect] {
    isHeld = false
    show()
    return []
  }

  mutating func acted(_ action: Name, at time: Timestamp) -> [Effect] {
    guard let demand else { return [] }
    switch UpdateChoice(action: action) {
    case .update: return update(demand)
    case .check: return check(.manual, at: time)
    default: return []
    }
  }

  mutating func ended(_ answer: Answer, at time: Timestamp) -> [Effect] {
    guard let demand, state != .open else { return [] }
    let choice = UpdateChoice(answer)
    // Whatever closed it, a forced prompt is there until a decision says otherwise.
    if state.isBlocked {
      return choice == .update || choice == .check
        ? acted(answer.action ?? UpdatePrompt.ActionID.close, at: time) : []
    }
    switch choice {
    case .update:
      close()
      return update(demand)
    case .check:
      close()
      return check(.manual, at: time)
    case .unanswered where answer.reason != .timeout && answer.reason != .withdrawn:
      // Something else closed it: it comes again, and nothing is spent.
      return []
    default:
      close()
      guard demand.isRecorded, let recorded = choice.recorded else { return [] }
      return [.recordAnswer(recorded, demand.decision)]
    }
  }

  mutating func opened(_ link: StoreLink, _ isOpen: Bool) -> [Effect] {
    visitedStore = isOpen
    if state.isBlocked {
      hints.failedLink = isOpen ? nil : link
      show()
    } else if !isOpen, let decision = lastUpdate {
      demand = Demand(decision: decision, kind: .manual, failedLink: link)
      isHeld = false
      show()
    }
    return []
  }

  private mutating func update(_ demand: Demand) -> [Effect] {
    lastUpdate = demand.decision
    var effects: [Effect] = []
    if demand.isRecorded { effects.append(.recordAnswer(.update, demand.decision)) }
    // A prompt without an address has no such action, unless it is one of the app's own.
    if let link = demand.decision.link { effects.append(.open(link)) }
    return effects
  }

  private mutating func close() {
    demand = nil
    show()
  }

  /// Makes the state of what is asked.
  mutating func show() {
    guard let demand else { return state = .open }
    if isHeld { return state = .open }
    if let link = demand.failedLink {
      return state = .prompt(prompt.alert(prompt.storeFailure(link, decision: demand.decision)))
    }
    guard
      let content = prompt.content(for: demand.decision, kind: demand.kind, hints: hints)
    else { return state = .open }
    let alert = prompt.alert(content)
    state = content.isForced ? .blocked(alert) : .prompt(alert)
  }
}
