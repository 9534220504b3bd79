import Heed

/// A view with a value that says which alert it wants, and a screen for one alert.
///
/// It does what it is told and complains of what must not be asked for; it knows nothing of the inside
/// of what it watches.
struct BoundAlertModel {
  typealias Question = BoundAlert<Int>.Question

  var bound = BoundAlert<Int>()
  /// What the app wants.
  var value: Question?
  /// Whether the value stays as it is when it is written to.
  var ignoresWrites = false
  /// Whether alerts cannot be shown, so that they end as they are presented.
  var isRefusing = false
  private(set) var isInWindow = false
  private(set) var isGone = false
  /// What is on the screen and not over.
  private(set) var up: Alert?
  private(set) var isClosing = false
  private(set) var log: [String] = []
  private(set) var presented = 0
  private(set) var ended = 0
  private(set) var delivered = 0
  private(set) var broken: String?
  /// What is to be delivered, and whether the value has to be cleared for it.
  private var isPassDue = false
  private var due: (answer: Answer, clears: Bool)?

  init(value: Question? = nil, isInWindow: Bool = false) {
    self.value = value
    if isInWindow { moveToWindow(true) }
  }

  // MARK: What happens

  mutating func pass() {
    perform(bound.handle(.wants(value, isInWindow: isInWindow)))
  }

  mutating func set(_ question: Question?) {
    value = question
    pass()
  }

  mutating func moveToWindow(_ isThere: Bool) {
    isInWindow = isThere
    pass()
  }

  mutating func removeView() {
    isGone = true
    perform(bound.handle(.viewGone))
  }

  mutating func end(with answer: Answer) {
    guard up != nil else { return }
    up = nil
    ended += 1
    // What code took back, or what is wanted no longer, was not ended by the person.
    let clears = !isClosing && !isGone && value.map { $0.isLike(asked) } == true
    isClosing = false
    due = (answer, clears)
    perform(bound.handle(.ended(answer, wanted: value)))
    if due != nil { fail("an answer was not delivered") }
  }

  // MARK: What has to be done

  /// What was presented last, as it was changed.
  private var asked: Question?

  private mutating func perform(_ effects: [BoundAlert<Int>.Effect]) {
    for effect in effects {
      switch effect {
      case .present(let alert): present(alert)
      case .update(let alert):
        log.append("update \(Self.title(alert))")
        if up == nil || isClosing { fail("an update of what is not up") }
        if up == alert { fail("an update that changes nothing") }
        if value.map({ $0.isLike(asked) }) != true { fail("another question as an update") }
        up = alert
        asked = value
      case .close:
        log.append("close")
        if up == nil { fail("nothing is up to close") }
        if isClosing { fail("closed twice") }
        isClosing = true
      case .clear:
        log.append("clear")
        if due?.clears != true { fail("cleared what is not answered") }
        due?.clears = false
        if !ignoresWrites { value = nil }
        perform(bound.handle(.cleared(left: value)))
      case .deliver(let answer):
        log.append("deliver \(answer.reason == .action ? "action" : "withdrawn")")
        if due?.answer != answer { fail("an answer that nobody gave") }
        if due?.clears == true { fail("delivered before the value was cleared") }
        due = nil
        delivered += 1
        isPassDue = true
      }
    }
    if isPassDue {
      isPassDue = false
      pass()
    }
  }

  private mutating func present(_ alert: Alert) {
    log.append("present \(Self.title(alert))")
    if up != nil { fail("two at once") }
    if !isInWindow { fail("presented without a window") }
    if isGone { fail("presented for a view that is gone") }
    if value?.alert != alert { fail("presented what is not wanted") }
    if due != nil { fail("presented before the last answer was delivered") }
    up = alert
    asked = value
    presented += 1
    if isRefusing {
      end(with: Answer(to: alert, reason: .unavailable, wasShown: false))
    }
  }

  private mutating func fail(_ reason: String) {
    if broken == nil { broken = reason }
  }

  private static func title(_ alert: Alert) -> String {
    alert.title?.text.plainText ?? ""
  }
}

extension BoundAlert.Question {
  /// Whether one is an update of the other, said in other words than the core's.
  func isLike(_ other: Self?) -> Bool {
    guard let other, id == other.id else { return false }
    if id != nil { return true }
    let ids = alert.actionEntries.map(\.id), others = other.alert.actionEntries.map(\.id)
    return alert.style == other.alert.style && ids == others
      && (alert.cancel == nil) == (other.alert.cancel == nil)
  }
}
