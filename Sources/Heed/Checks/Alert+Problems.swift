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

  @inline(never)
  mutating func note(
    _ path: ProblemPath, _ reason: Phrase, _ code: AlertProblem.Code = .invalidAlert
  ) {
    problems.append(AlertProblem(path: path.name, reason: reason.string, code: code))
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
      let dismiss = root / "dismiss"
      noteForced(
        dismissal.outsideTap == true, dismiss / "outsideTap", "a touch beside it cannot end it")
      noteForced(dismissal.swipe == true, dismiss / "swipe", "a swipe cannot end it")
      noteForced(dismissal.escape == true, dismiss / "escape", "Escape cannot end it")
      noteForced(dismissal.timeout != nil, dismiss / "timeout", "it cannot end by itself")
      noteForced(alert.close != nil, root / "close", "it cannot have a close button")
      if !hasEnabledAction {
        note(
          root / "dismiss" / "forced", "A forced alert needs at least one enabled action.", .noWayOn
        )
      }
    } else if !hasEnabledAction && !alert.dismissalRules.hasWayOut && dismissal.timeout == nil {
      note(
        alert.actionEntries.isEmpty ? root : root / "actions",
        "Nothing ends this alert: add an enabled action, a dismissal or a timeout.", .noWayOn)
    }
  }

  /// Notes what a forced alert cannot have, where it is there.
  @inline(never)
  private mutating func noteForced(_ isThere: Bool, _ path: ProblemPath, _ reason: StaticString) {
    if isThere { note(path, "The alert is forced, so \(reason); remove one of the two.") }
  }
}
