/// The alerts of one window or scene: one is up, the others wait for their turn.
///
/// Nothing is lost: each alert that is submitted is shown, or the lane says why not. At most one alert
/// is on the surface at a time; the next one comes when the last one is off. ``LanePolicy`` says who
/// waits for whom.
public struct Lane: Sendable {
  /// Where an alert is.
  enum Place: Hashable, Sendable {
    /// It was never up.
    case waiting
    case up
    /// It is on its way off the surface for a while.
    case suspending
    /// It was up and comes back.
    case suspended
    /// It was told to end.
    case ending
  }

  struct Member: Sendable {
    let entry: LaneEntry
    var place = Place.waiting
    /// When it may be shown, in seconds.
    let due: Double
    /// When it came onto the surface.
    var since = 0.0
    /// The token of the alert whose place it wants to take.
    var rival: Int?
    /// Whether it has made room for itself, and comes before its equals.
    var isHeir = false
    /// Whether its wish for a place was looked at.
    var isSettled = false
    /// Whether code took it back before its least time was over.
    var isWithdrawn = false
    /// Whether it is about to be taken out.
    var isOver = false
  }

  /// In the order in which they were submitted.
  var members: [Member] = []
  var now = -Double.infinity
  var wake: Double?
  var effects: [LaneEffect] = []
  /// Whether there is a surface to show alerts on.
  public private(set) var hasSurface = true

  /// Makes a lane without alerts.
  public init() {}

  /// The token of the alert that is on the surface, or on its way off it.
  public var current: Int? { members.first { $0.isOnSurface }?.entry.token }

  /// The tokens of the alerts that wait or come back, in the order in which they were submitted.
  public var waiting: [Int] { members.filter { !$0.isOnSurface }.map { $0.entry.token } }

  // MARK: Events

  /// An alert wants onto the surface.
  ///
  /// A token that is in the lane already is ignored.
  public mutating func submit(_ entry: LaneEntry, at time: Double) -> [LaneEffect] {
    begin(time)
    guard !members.contains(where: { $0.entry.token == entry.token }) else { return taken() }
    guard hasSurface else {
      effects.add(.end(entry.token, .unavailable))
      return taken()
    }
    if entry.isUnique, let id = entry.id,
      let twin = members.first(where: { $0.entry.id == id && $0.place != .ending })
    {
      effects.add(.duplicate(entry.token, of: twin.entry.token))
      settle()
      return taken()
    }
    members.add(Member(entry: entry, due: now + max(0, entry.delay)))
    settle()
    return taken()
  }

  /// An alert's answer was handed out: it is over, and off the surface.
  public mutating func finished(_ token: Int, at time: Double) -> [LaneEffect] {
    begin(time)
    if let index = index(of: token) { members[index].isOver = true }
    settle()
    return taken()
  }

  /// An alert is off the surface and waits to come back.
  public mutating func suspended(_ token: Int, at time: Double) -> [LaneEffect] {
    begin(time)
    if let index = index(of: token), members[index].place == .suspending {
      members[index].place = .suspended
    }
    settle()
    return taken()
  }

  /// Code takes an alert back: at once where it is not up, else when it was up for its least time.
  public mutating func withdraw(_ token: Int, at time: Double) -> [LaneEffect] {
    begin(time)
    if let index = index(of: token), members[index].place != .ending {
      members[index].isWithdrawn = true
    }
    settle()
    return taken()
  }

  /// Time has gone on.
  public mutating func tick(at time: Double) -> [LaneEffect] {
    begin(time)
    // A clock that rounds may be a little early; nobody would wake the lane again.
    if let wake, wake > now, wake - now < 0.001 { now = wake }
    settle()
    return taken()
  }

  /// The surface is gone: every alert ends as interrupted, and none is taken until it is back.
  public mutating func surfaceGone(at time: Double) -> [LaneEffect] {
    begin(time)
    hasSurface = false
    for member in members where member.place != .ending {
      effects.add(.end(member.entry.token, .interrupted))
    }
    members = []
    return taken()
  }

  /// There is a surface again.
  public mutating func surfaceReturned(at time: Double) -> [LaneEffect] {
    begin(time)
    hasSurface = true
    return taken()
  }
}
