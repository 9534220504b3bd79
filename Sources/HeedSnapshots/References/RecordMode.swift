/// What is written.
enum RecordMode: Hashable {
  /// What is not there yet; the test fails so that it is looked at.
  case missing
  /// What is not there, and what is not as recorded; the test passes.
  case all
  /// Nothing, as on servers of continuous integration.
  case never

  /// The variable that says it.
  static let variable = "HEED_RECORD"

  /// Reads the variable's value.
  init(_ value: String?) throws(SnapshotFailure) {
    switch value {
    case nil, "", "0", "missing": self = .missing
    case "1", "all": self = .all
    case "never": self = .never
    case .some(let other):
      throw SnapshotFailure(
        "HEED_RECORD is '\(other)'; it is 1 to record what differs, or never to record nothing")
    }
  }
}
