internal import Heed

extension SnapshotCheck {
  /// What compares by the variables of the process.
  ///
  /// - Throws: why nothing can be compared, such as a second use of one file.
  static func make(
    _ reference: Reference, kind: String, record: Bool, _ alert: Alert, _ environment: Environment
  ) throws(SnapshotFailure) -> SnapshotCheck {
    let mode = try RecordMode(SnapshotFiles.variable(RecordMode.variable))
    let subject = UsedReferences.Subject(alert: alert, environment: environment)
    guard UsedReferences.shared.with({ $0.claim(reference, for: subject) }) else {
      throw SnapshotFailure(
        "Two \(kind)s would be compared with the same file, \(reference.path). Name each by 'named:', such as the cases of a test with arguments."
      )
    }
    return SnapshotCheck(
      reference: reference, mode: mode, recordsAlways: record, kind: kind,
      failures: FailureFolder.path(for: reference))
  }
}
