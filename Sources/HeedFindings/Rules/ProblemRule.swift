internal import Heed

/// What cannot be meant, as the alert's own checks find it.
enum ProblemRule {
  static func check(_ inspection: inout Inspection) {
    for problem in inspection.alert.problems {
      inspection.hasProblems = true
      inspection.note(
        Finding(
          Finding.Code(problem.code), .error, path: problem.path, reason: problem.reason,
          remedy: remedy(problem.code)))
    }
  }

  private static func remedy(_ code: AlertProblem.Code) -> String {
    switch code.kind {
    case .invalidAlert: "An alert with this is never shown."
    case .noWayOn: "An alert that nobody can leave is never shown."
    case .unsatisfiableField: "An alert with a field that nobody can fill in is never shown."
    }
  }
}
