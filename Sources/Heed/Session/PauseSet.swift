/// Everything that makes an alert's time stand still at the moment.
struct PauseSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let hover = PauseSet(rawValue: 1 << 0)
  static let focus = PauseSet(rawValue: 1 << 1)
  static let hiddenPage = PauseSet(rawValue: 1 << 2)
  static let assistiveTechnology = PauseSet(rawValue: 1 << 3)
  /// An action's work is running.
  static let busy = PauseSet(rawValue: 1 << 4)
  /// A finger is down.
  static let touch = PauseSet(rawValue: 1 << 5)
  /// It is not on the surface.
  static let offSurface = PauseSet(rawValue: 1 << 6)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ pause: SessionPause) {
    switch pause {
    case .hover: self = .hover
    case .focus: self = .focus
    case .hiddenPage: self = .hiddenPage
    case .assistiveTechnology: self = .assistiveTechnology
    }
  }

  // The standard library's ways say what was there before, which nobody asks.
  mutating func begin(_ pauses: PauseSet) {
    self = PauseSet(rawValue: rawValue | pauses.rawValue)
  }

  mutating func end(_ pauses: PauseSet) {
    self = PauseSet(rawValue: rawValue & ~pauses.rawValue)
  }
}
