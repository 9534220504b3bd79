/// The way of one controller onto the screen and off it: brings together what its alert wants with
/// what UIKit is doing.
///
/// UIKit presents and dismisses in its own time, refuses while it is busy, and can be cancelled; an
/// alert may leave while it still enters, come back while it leaves, or have to be gone at once. The
/// course knows no view: events go in, steps come out. It asks UIKit for one thing at a time, tells
/// `presented` or `failed` exactly once, unless the alert vanished before, and always ends down.
struct PresentationCourse: Sendable {
  private enum Wish: Hashable, Sendable {
    case up
    case down(animated: Bool)
    /// Off the screen already; UIKit has to follow, and nobody wants to hear of it.
    case vanished
  }

  /// How often a busy presenter is asked before the alert counts as one that cannot be shown.
  static let mostWaits = 30

  /// Whether the way onto the screen may be cancelled, so that only its end counts as presented.
  let isProvisional: Bool
  private(set) var place = Place.off
  private var wish = Wish.down(animated: false)
  private var hasReported = false
  /// How often UIKit was asked in vain to dismiss.
  private var refusals = 0
  /// How often the presenter was busy.
  private var waits = 0
  /// Whether the alert goes on without UIKit; should that come round, what it shows is taken down.
  private var isAbandoned = false

  init(isProvisional: Bool = false) {
    self.isProvisional = isProvisional
  }

  /// Whether the alert waits for UIKit to take it off, so that its time stands still.
  var isLeaving: Bool {
    guard case .down = wish else { return false }
    switch place {
    case .askedUp, .presenting, .askedDown, .dismissing: return true
    case .off, .waiting, .up, .over: return false
    }
  }

  /// Whether UIKit is to take it down, so that nothing may be presented over it.
  var isGoing: Bool {
    switch place {
    case .off, .waiting, .over: return false
    case .askedUp, .presenting, .up: return wish != .up && !isAbandoned
    case .askedDown, .dismissing: return !isAbandoned
    }
  }

  /// Seconds within which UIKit should have gone on; nothing where it may take any time.
  var patience: Double? {
    if isAbandoned { return nil }
    switch place {
    // Somebody else's transition, perhaps by a finger.
    case .waiting: return 10
    case .askedUp, .askedDown: return 2
    case .presenting: return wish == .up ? nil : 5
    case .dismissing(let isOwn): return isOwn || wish != .up ? 5 : nil
    case .off, .up, .over: return nil
    }
  }

  mutating func handle(_ event: Event) -> [Step] {
    guard place != .over else { return [] }
    switch event {
    case .wantUp: return wantUp()
    case .wantDown(let animated): return wantDown(animated)
    case .vanish: return vanish()
    case .presenterBusy:
      return place == .askedUp ? waitForPresenter() : []
    case .presenterReady: return place == .waiting ? askUp() : []
    case .refused: return place == .askedUp ? end(failure) : []
    case .willPresent: return willPresent()
    case .didPresent(let completed): return didPresent(completed)
    case .willDismiss:
      if place == .up || place == .askedDown { place = .dismissing(isOwn: place == .askedDown) }
      return []
    case .didDismiss(completed: true): return place == .presenting ? [] : isDown()
    case .gone: return isDown()
    case .didDismiss(completed: false): return staysUp()
    case .overdue: return patience == nil ? [] : overdue()
    }
  }

  // MARK: What is wanted

  private mutating func wantUp() -> [Step] {
    guard wish != .vanished else { return [] }
    wish = .up
    return place == .off ? askUp() : []
  }

  private mutating func wantDown(_ animated: Bool) -> [Step] {
    guard wish == .up else { return [] }
    wish = .down(animated: animated)
    switch place {
    case .off, .waiting: return end(.left)
    case .presenting: return [.finishTransition]
    case .up: return askDown(animated: animated)
    case .askedUp, .askedDown, .dismissing, .over: return []
    }
  }

  private mutating func vanish() -> [Step] {
    guard wish != .vanished else { return [] }
    wish = .vanished
    switch place {
    case .off, .waiting: return [.removeView] + end()
    case .askedUp, .askedDown: return [.removeView]
    case .presenting, .dismissing: return [.removeView, .finishTransition]
    case .up: return [.removeView] + askDown(animated: false)
    case .over: return []
    }
  }

  private mutating func waitForPresenter() -> [Step] {
    if wish != .up { return end(.left) }
    waits += 1
    if waits > Self.mostWaits { return end(failure) }
    place = .waiting
    return [.waitForPresenter]
  }

  private mutating func askUp() -> [Step] {
    place = .askedUp
    return [.present]
  }

  private mutating func askDown(animated: Bool) -> [Step] {
    place = .askedDown
    return [.dismiss(animated: animated)]
  }

  // MARK: What UIKit does

  private mutating func willPresent() -> [Step] {
    guard place == .askedUp else { return [] }
    place = .presenting
    switch wish {
    case .up: return isProvisional ? [] : presented()
    case .down: return [.finishTransition]
    case .vanished: return [.removeView, .finishTransition]
    }
  }

  private mutating func didPresent(_ completed: Bool) -> [Step] {
    guard place == .presenting || place == .askedUp else { return [] }
    guard completed else { return isCancelled() }
    place = .up
    switch wish {
    case .up: return presented() + [.report(.entered)]
    case .down(let animated): return askDown(animated: animated)
    case .vanished: return askDown(animated: false)
    }
  }

  private mutating func presented() -> [Step] {
    guard !hasReported else { return [] }
    hasReported = true
    return [.report(.presented)]
  }

  private mutating func isCancelled() -> [Step] {
    if case .down = wish { return end(.left) }
    return [.removeView] + end(failure)
  }

  /// UIKit presents it no longer.
  private mutating func isDown() -> [Step] {
    switch place {
    case .off, .waiting, .askedUp, .over: return []
    case .presenting: return isCancelled()
    case .dismissing(isOwn: true), .askedDown:
      // It came back while it left.
      if wish == .up { return askUp() }
      return end(.left)
    case .up, .dismissing(isOwn: false):
      if case .down = wish { return end(.left) }
      return end(.gone)
    }
  }

  /// A dismissal was cancelled.
  private mutating func staysUp() -> [Step] {
    guard case .dismissing = place else { return [] }
    place = .up
    if wish == .up { return [.restore] }
    // The answer stands: it leaves all the same, without a motion that could be cancelled.
    refusals += 1
    let steps = refusals > 2 ? giveUp(.left) : []
    return steps + askDown(animated: false)
  }

  private mutating func overdue() -> [Step] {
    switch place {
    case .waiting: return end(failure)
    case .askedUp: return giveUp(isWanted ? failure : .left)
    case .askedDown where refusals == 0:
      refusals += 1
      return [.dismiss(animated: false)]
    case .presenting, .askedDown, .dismissing: return giveUp(isWanted ? .gone : .left)
    case .off, .up, .over: return []
    }
  }

  // MARK: Ends

  private var isWanted: Bool { wish == .up }

  /// That it could not be shown, or could not be shown again.
  private var failure: Report { hasReported ? .gone : .failed }

  /// Goes on without UIKit: it is off the screen, whatever UIKit says.
  private mutating func giveUp(_ report: Report) -> [Step] {
    guard !isAbandoned else { return [] }
    isAbandoned = true
    var steps: [Step] = [.removeView]
    switch place {
    case .presenting, .dismissing: steps.append(.finishTransition)
    case .off, .waiting, .askedUp, .up, .askedDown, .over: break
    }
    if wish != .vanished { steps.append(.report(report)) }
    wish = .vanished
    return steps + [.report(.finished)]
  }

  private mutating func end(_ report: Report? = nil) -> [Step] {
    place = .over
    var steps: [Step] = []
    if let report, wish != .vanished { steps.append(.report(report)) }
    if !isAbandoned { steps.append(.report(.finished)) }
    return steps
  }
}
