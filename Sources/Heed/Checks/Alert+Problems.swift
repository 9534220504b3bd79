extension Alert {
  /// Everything in the alert that cannot be meant, in the order in which it stands.
  ///
  /// An alert with a problem is never presented: its answer is ``Answer/Reason/unavailable``.
  public var problems: [AlertProblem] {
    @inline(never) get {
      let checker = AlertChecker()
      checker.check(self)
      return checker.problems
    }
  }

  /// Throws the first of ``problems``, if there is one.
  public func validate() throws(AlertProblem) {
    if let problem = problems.first { throw problem }
  }
}
