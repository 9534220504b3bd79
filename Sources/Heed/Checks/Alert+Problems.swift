extension Alert {
  /// Everything in the alert that cannot be meant, in the order in which it stands.
  ///
  /// An alert with a problem is never presented: its answer is ``Answer/Reason/unavailable``.
  public var problems: [AlertProblem] {
    var checker = AlertChecker()
    checker.check(self)
    return checker.problems
  }

  /// Throws the first of ``problems``, if there is one.
  public func validate() throws(AlertProblem) {
    if let problem = problems.first { throw problem }
  }
}

/// Walks through an alert and notes what cannot be meant.
struct AlertChecker {
  private(set) var problems: [AlertProblem] = []

  mutating func note(_ path: String, _ reason: String) {
    problems.append(AlertProblem(path: Name(path), reason: reason))
  }

  mutating func check(_ alert: Alert) {
    if let theme = alert.theme { check(theme, "theme") }
    if let title = alert.title { check(title, "title") }
    if let message = alert.message { check(message, "message") }
    check(alert.content)
    checkActions(of: alert)
    if let close = alert.close { check(close, "close") }
    if let header = alert.header { check(header, "header") }
    if let background = alert.background { check(background, "background") }
    if let border = alert.border { check(border, "border") }
    if let shadow = alert.shadow {
      length(shadow.radius, "shadow.radius")
      finite(shadow.offset, "shadow.offset")
    }
    if let corners = alert.corners { check(corners, "corners") }
    if let frame = alert.frame {
      check(frame.width, "frame.width")
      check(frame.height, "frame.height")
      finite(frame.offset, "frame.offset")
    }
    if case .dimming(_, let opacity, let blur)? = alert.backdrop?.kind {
      fraction(opacity, "backdrop.opacity")
      length(blur, "backdrop.blur")
    }
    if let enter = alert.enter { check(enter, "enter") }
    if let exit = alert.exit { check(exit, "exit") }
    checkWayOn(of: alert)
  }

  // MARK: Ways on

  private mutating func checkActions(of alert: Alert) {
    let entries = alert.actionEntries
    var ids: [Name] = []
    var keys: [Name] = []
    for (index, entry) in entries.enumerated() {
      let path = "actions[\(index)]"
      check(entry.action, path)
      if entry.id.isEmpty {
        note("\(path).id", "An id needs at least one character; leave it out for the usual one.")
      } else if ids.contains(entry.id) {
        note("\(path).id", "Two actions have the id '\(entry.id)'; give each its own.")
      }
      ids.append(entry.id)
      if let key = entry.action.key {
        if keys.contains(key) {
          note("\(path).key", "Two actions have the key '\(key)'; give each its own.")
        }
        keys.append(key)
      }
    }
    if let preferred = alert.preferred, !ids.contains(preferred) {
      note("preferred", "No action has the id '\(preferred)'; use the id of one.")
    }
  }

  private mutating func checkWayOn(of alert: Alert) {
    let dismissal = alert.dismissal
    if let timeout = dismissal.timeout, !(timeout > 0 && timeout.isFinite) {
      note("dismiss.timeout", "A timeout has to be more than 0 seconds.")
    }
    let hasEnabledAction = alert.actionEntries.contains { $0.action.isEnabled }
    if dismissal.isForced {
      let contradictions = [
        ("dismiss.outsideTap", dismissal.outsideTap == true, "a touch beside it cannot end it"),
        ("dismiss.swipe", dismissal.swipe == true, "a swipe cannot end it"),
        ("dismiss.escape", dismissal.escape == true, "Escape cannot end it"),
        ("dismiss.timeout", dismissal.timeout != nil, "it cannot end by itself"),
        ("close", alert.close != nil, "it cannot have a close button"),
      ]
      for (path, isThere, reason) in contradictions where isThere {
        note(path, "The alert is forced, so \(reason); remove one of the two.")
      }
      if !hasEnabledAction {
        note("dismiss.forced", "A forced alert needs at least one enabled action.")
      }
    } else if !hasEnabledAction && !alert.dismissalRules.hasWayOut && dismissal.timeout == nil {
      note(
        alert.actionEntries.isEmpty ? "" : "actions",
        "Nothing ends this alert: add an enabled action, a dismissal or a timeout.")
    }
  }
}
