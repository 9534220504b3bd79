extension Lane.Member {
  /// Whether no other alert may come onto the surface.
  var isOnSurface: Bool { place == .up || place == .suspending || place == .ending }

  /// Until when nothing takes its place, in seconds.
  var keptUntil: Double { since + max(0, entry.minimumTime) }

  mutating func comeUp(at time: Double) {
    place = .up
    since = time
    isSettled = true
    isHeir = false
  }
}

extension Lane {
  func index(of token: Int) -> Int? {
    for index in members.indices where members[index].entry.token == token { return index }
    return nil
  }

  mutating func begin(_ time: Double) {
    if time.isFinite { now = max(now, time) }
    if !now.isFinite { now = 0 }
  }

  /// Brings the lane to what its rules say.
  mutating func settle() {
    endWithdrawn()
    if let up = indexOnSurface {
      settleRivals(of: up)
    } else if let next = nextIndex {
      let comesBack = members[next].place == .suspended
      members[next].comeUp(at: now)
      let token = members[next].entry.token
      effects.add(comesBack ? .resume(token) : .show(token))
      // Somebody may want its place already.
      settleRivals(of: next)
    }
  }

  private mutating func endWithdrawn() {
    for index in members.indices where members[index].isWithdrawn && !members[index].isOver {
      let token = members[index].entry.token
      switch members[index].place {
      case .waiting, .suspended:
        effects.add(.end(token, .withdrawn))
        members[index].isOver = true
      case .up where now >= members[index].keptUntil:
        members[index].place = .ending
        effects.add(.end(token, .withdrawn))
      case .up, .suspending, .ending: break
      }
    }
    var left: [Member] = []
    for member in members where !member.isOver { left.add(member) }
    if left.count < members.count { members = left }
  }

  /// The place of the one that is on the surface, also where it is on its way out.
  private var indexOnSurface: Int? {
    for index in members.indices where members[index].isOnSurface { return index }
    return nil
  }

  /// The most urgent alert that may be shown; among equals the one that made room for itself, then
  /// the first one.
  private var nextIndex: Int? {
    var best: Int?
    for index in members.indices where isReady(index) {
      if let other = best, !isBefore(index, other) { continue }
      best = index
    }
    return best
  }

  private func isBefore(_ index: Int, _ other: Int) -> Bool {
    let (one, two) = (members[index], members[other])
    if one.entry.priority != two.entry.priority {
      return one.entry.priority > two.entry.priority
    }
    return one.isHeir && !two.isHeir
  }

  private func isReady(_ index: Int) -> Bool {
    switch members[index].place {
    case .suspended:
      // It made room for somebody whose turn it is first, also where both are equally urgent.
      !members.contains { $0.place == .waiting && $0.rival == members[index].entry.token }
    case .waiting: members[index].due <= now
    case .up, .suspending, .ending: false
    }
  }

  /// Looks at who wants the place of the alert on the surface, and lets the most urgent have it.
  private mutating func settleRivals(of up: Int) {
    let token = members[up].entry.token
    let priority = members[up].entry.priority
    let isUp = members[up].place == .up
    for index in members.indices
    where members[index].place == .waiting && !members[index].isSettled
      && members[index].due <= now
    {
      let isStronger =
        members[index].entry.policy != .wait && members[index].entry.priority >= priority
      members[index].isSettled = true
      members[index].rival = isStronger && isUp ? token : nil
    }
    guard isUp, now >= members[up].keptUntil, let rival = rival(of: token) else { return }
    members[rival].isHeir = true
    if members[rival].entry.policy == .replace {
      members[up].place = .ending
      effects.add(.end(token, .replaced))
    } else {
      members[up].place = .suspending
      effects.add(.suspend(token))
    }
    // The place is taken: what wanted it too waits like any other, also where the other comes back.
    for index in members.indices where members[index].rival == token {
      members[index].rival = nil
    }
  }

  private func rival(of token: Int) -> Int? {
    var best: Int?
    for index in members.indices where members[index].place == .waiting {
      guard members[index].rival == token else { continue }
      if let found = best, members[found].entry.priority >= members[index].entry.priority {
        continue
      }
      best = index
    }
    return best
  }

  /// The effects of an event, and when the lane has something to do by itself.
  mutating func taken() -> [LaneEffect] {
    var next: Double?
    func wish(_ time: Double) { next = min(next ?? time, time) }
    for member in members where member.place == .waiting && member.due > now { wish(member.due) }
    if let up = indexOnSurface, members[up].place == .up, members[up].keptUntil > now,
      members[up].isWithdrawn || rival(of: members[up].entry.token) != nil
    {
      wish(members[up].keptUntil)
    }
    if next != wake {
      wake = next
      effects.add(.wake(at: next))
    }
    let taken = effects
    effects = []
    return taken
  }
}
