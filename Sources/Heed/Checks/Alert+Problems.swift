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
  var root: ProblemPath { .root }

  mutating func note(_ path: ProblemPath, _ reason: String) {
    problems.append(AlertProblem(path: path.name, reason: reason))
  }

  mutating func check(_ alert: Alert) {
    if let theme = alert.theme { check(theme, root / "theme") }
    if let title = alert.title { check(title, root / "title") }
    if let message = alert.message { check(message, root / "message") }
    check(alert.content)
    checkActions(of: alert)
    if let close = alert.close { check(close, root / "close") }
    if let header = alert.header { check(header, root / "header") }
    if let background = alert.background { check(background, root / "background") }
    if let border = alert.border { check(border, root / "border") }
    if let shadow = alert.shadow {
      length(shadow.radius, root / "shadow" / "radius")
      finite(shadow.offset, root / "shadow" / "offset")
    }
    if let corners = alert.corners { check(corners, root / "corners") }
    if let frame = alert.frame {
      check(frame.width, root / "frame" / "width")
      check(frame.height, root / "frame" / "height")
      finite(frame.offset, root / "frame" / "offset")
    }
    if case .dimming(_, let opacity, let blur)? = alert.backdrop?.kind {
      fraction(opacity, root / "backdrop" / "opacity")
      length(blur, root / "backdrop" / "blur")
    }
    if let enter = alert.enter { check(enter, root / "enter") }
    if let exit = alert.exit { check(exit, root / "exit") }
    checkWayOn(of: alert)
  }

  // MARK: Ways on

  private mutating func checkActions(of alert: Alert) {
    let entries = alert.actionEntries
    var ids: [Name] = []
    var keys: [Name] = []
    for (index, entry) in entries.enumerated() {
      let path = (root / "actions")[index]
      check(entry.action, path)
      if entry.id.isEmpty {
        note(path / "id", "An id needs at least one character; leave it out for the usual one.")
      } else if ids.contains(entry.id) {
        note(path / "id", "Two actions have the id '\(entry.id)'; give each its own.")
      }
      ids.append(entry.id)
      if let key = entry.action.key {
        if keys.contains(key) {
          note(path / "key", "Two actions have the key '\(key)'; give each its own.")
        }
        keys.append(key)
      }
    }
    if let preferred = alert.preferred, !ids.contains(preferred) {
      note(root / "preferred", "No action has the id '\(preferred)'; use the id of one.")
    }
  }

  private mutating func checkWayOn(of alert: Alert) {
    let dismissal = alert.dismissal
    if let timeout = dismissal.timeout, !(timeout > 0 && timeout.isFinite) {
      note(root / "dismiss" / "timeout", "A timeout has to be more than 0 seconds.")
    }
    let hasEnabledAction = alert.actionEntries.contains { $0.action.isEnabled }
    if dismissal.isForced {
      let contradictions = [
        (
          root / "dismiss" / "outsideTap", dismissal.outsideTap == true,
          "a touch beside it cannot end it"
        ),
        (root / "dismiss" / "swipe", dismissal.swipe == true, "a swipe cannot end it"),
        (root / "dismiss" / "escape", dismissal.escape == true, "Escape cannot end it"),
        (root / "dismiss" / "timeout", dismissal.timeout != nil, "it cannot end by itself"),
        (root / "close", alert.close != nil, "it cannot have a close button"),
      ]
      for (path, isThere, reason) in contradictions where isThere {
        note(path, "The alert is forced, so \(reason); remove one of the two.")
      }
      if !hasEnabledAction {
        note(root / "dismiss" / "forced", "A forced alert needs at least one enabled action.")
      }
    } else if !hasEnabledAction && !alert.dismissalRules.hasWayOut && dismissal.timeout == nil {
      note(
        alert.actionEntries.isEmpty ? root : root / "actions",
        "Nothing ends this alert: add an enabled action, a dismissal or a timeout.")
    }
  }
}
