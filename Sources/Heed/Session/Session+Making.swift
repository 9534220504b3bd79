extension Session {
  /// Makes the session of an alert that is not on the surface yet.
  ///
  /// An alert with a problem is answered as ``Answer/Reason/unavailable`` when it is presented.
  public init(
    _ alert: Alert, environment: Environment = Environment(),
    options: SessionOptions = SessionOptions()
  ) {
    self = Session.made(of: alert, environment, options)
  }

  /// The same in one step, so that nothing of so large a value is copied on the way to its place.
  static func made(
    of alert: Alert, _ environment: Environment, _ options: SessionOptions
  ) -> Session {
    let parts = SessionParts(alert, options)
    let rules = alert.dismissalRules
    return Session(
      alert: alert, environment: environment, options: options, parts: parts,
      problem: alert.problems.first, rules: rules, focusOrder: parts.focusable,
      isValid: parts.areValid,
      pauses: environment.usesAssistiveTechnology
        ? [.offSurface, .assistiveTechnology] : .offSurface,
      timeout: alert.dismissal.timeout.map { Stopwatch($0) },
      timeoutIsOnlyEnd: parts.leaveOnlyTimeout(rules))
  }
}
