/// Walks through an alert and notes what cannot be meant.
///
/// The way to the part at hand is kept as the walk goes, and a check is called with the last step of
/// it, so that a check takes little code where it is called.
final class AlertChecker {
  private(set) var problems: [AlertProblem] = []
  private var steps: [Int] = []
  // Set by `checkActions`, which runs before the way on is checked.
  private var hasAction = false
  private var hasEnabledAction = false

  // MARK: The way

  @inline(never)
  func enter(_ key: DocumentKey) { steps.add(DocumentStep.at(key)) }

  @inline(never)
  func enter(_ index: Int) { steps.add(DocumentStep.at(index)) }

  @inline(never)
  func leave() { steps.removeLast() }

  /// Notes a problem of the part at hand, or of what it has by a key.
  @inline(never)
  func note(
    _ fault: AlertFault, _ key: DocumentKey? = nil, name: Name? = nil, number: Int = 0
  ) {
    var steps = steps
    if let key { steps.add(DocumentStep.at(key)) }
    problems.add(AlertProblem(fault, at: steps, name: name, number: number))
  }

  // MARK: The whole

  func check(_ alert: Alert) {
    check(alert.theme)
    check(alert.title, .title)
    check(alert.message, .message)
    check(alert.content)
    checkActions(of: alert)
    check(alert.close)
    check(alert.header)
    check(alert.background, .background)
    check(alert.border)
    if let shadow = alert.shadow {
      enter(.shadow)
      length(shadow.radius, .radius)
      finite(shadow.offset)
      leave()
    }
    check(alert.corners, .corners)
    if let frame = alert.frame {
      enter(.frame)
      check(frame.width, .width)
      check(frame.height, .height)
      finite(frame.offset)
      leave()
    }
    if case .dimming(_, let opacity, let blur)? = alert.backdrop?.kind {
      enter(.backdrop)
      fraction(opacity, .opacity)
      length(blur, .blur)
      leave()
    }
    check(alert.enter, .enter)
    check(alert.exit, .exit)
    checkWayOn(of: alert)
  }

  // MARK: Ways on

  private func checkActions(of alert: Alert) {
    var ids: [Name] = []
    var keys: [Name] = []
    enter(.actions)
    for entry in alert.actionEntries {
      enter(ids.count)
      let action = entry.action
      hasAction = true
      hasEnabledAction = hasEnabledAction || action.isEnabled
      check(action)
      if entry.id.isEmpty {
        note(.noActionID, .id)
      } else if ids.contains(entry.id) {
        note(.sameActionID, .id, name: entry.id)
      }
      ids.add(entry.id)
      if let key = action.key {
        if keys.contains(key) { note(.sameActionKey, .key, name: key) }
        keys.add(key)
      }
      leave()
    }
    leave()
    if let preferred = alert.preferred, !ids.contains(preferred) {
      note(.noPreferred, .preferred, name: preferred)
    }
  }

  private func checkWayOn(of alert: Alert) {
    let dismissal = alert.dismissal
    enter(.dismiss)
    if let timeout = dismissal.timeout, !(timeout > 0 && timeout.isFinite) {
      note(.badTimeout, .timeout)
    }
    if dismissal.isForced {
      if dismissal.outsideTap == true { note(.forcedTouch, .outsideTap) }
      if dismissal.swipe == true { note(.forcedSwipe, .swipe) }
      if dismissal.escape == true { note(.forcedEscape, .escape) }
      if dismissal.timeout != nil { note(.forcedTimeout, .timeout) }
      leave()
      if alert.close != nil { note(.forcedClose, .close) }
      enter(.dismiss)
      if !hasEnabledAction { note(.noEnabledAction, .forced) }
      leave()
    } else {
      leave()
      if !hasEnabledAction && dismissal.timeout == nil && !alert.dismissalRules.hasWayOut {
        note(.noWayOn, hasAction ? .actions : nil)
      }
    }
  }
}
