/// Compares what a test has with its reference, and records it where that is asked for.
struct SnapshotCheck {
  /// What differs, in words and as files.
  struct Mismatch {
    /// A sentence without its full stop, such as `12 of 4,096 pixels differ`.
    let summary: String
    /// More lines that follow what is said of the files; may be empty.
    var details = ""
    /// What shows it, by the words of their names, such as `difference`.
    let files: [(what: String, bytes: [UInt8])]
  }

  /// What came of a comparison that went well.
  enum Outcome: Hashable {
    case same
    case recorded
  }

  let reference: Reference
  let mode: RecordMode
  /// Whether the test itself asks to record.
  let recordsAlways: Bool
  /// What it is called in messages, such as `picture`.
  let kind: String
  /// The folder for what shows a difference.
  let failures: String

  /// Compares bytes with those of the reference.
  ///
  /// - Parameters:
  ///   - actual: What the reference would be if it were recorded now.
  ///   - compare: What differs from the reference's bytes; nothing where that does not count.
  /// - Returns: What went well.
  /// - Throws: What differs, or what was recorded for the first time.
  func run(
    _ actual: [UInt8], compare: ([UInt8]) throws(SnapshotFailure) -> Mismatch?
  ) throws(SnapshotFailure) -> Outcome {
    guard let expected = try SnapshotFiles.read(reference.path) else {
      return try recordMissing(actual)
    }
    var mismatch: Mismatch?
    if expected != actual { mismatch = try compare(expected) }
    removeFiles()
    if recordsAlways {
      if mismatch != nil { try SnapshotFiles.write(actual, to: reference.path) }
      throw SnapshotFailure(
        "The \(kind) \(mismatch == nil ? "is as recorded" : "was recorded anew") in \(reference.path). Remove 'record: true' from the test: with it nothing is compared."
      )
    }
    guard let mismatch else { return .same }
    if mode == .all {
      try SnapshotFiles.write(actual, to: reference.path)
      return .recorded
    }
    throw try failure(mismatch)
  }

  private func recordMissing(_ actual: [UInt8]) throws(SnapshotFailure) -> Outcome {
    if mode == .never {
      throw SnapshotFailure(
        "There is no \(kind) to compare with: \(reference.path) is missing, and HEED_RECORD=never keeps it from being recorded. Run the test where it may be, and commit the file."
      )
    }
    try SnapshotFiles.write(actual, to: reference.path)
    if mode == .all, !recordsAlways { return .recorded }
    throw SnapshotFailure(
      "There was no \(kind) to compare with, so one was recorded: \(reference.path). Look at it, commit it, and run the test again\(recordsAlways ? " without 'record: true'" : "")."
    )
  }

  private func failure(_ mismatch: Mismatch) throws(SnapshotFailure) -> SnapshotFailure {
    var lines = [
      "The \(kind) is not as recorded: \(mismatch.summary).", "  recorded: \(reference.path)",
    ]
    var files: [SnapshotFailure.File] = []
    for file in mismatch.files {
      let name = reference.file(file.what)
      try SnapshotFiles.write(file.bytes, to: "\(failures)/\(name)")
      lines.append("  \(file.what): \(failures)/\(name)")
      files.append(SnapshotFailure.File(name: name, bytes: file.bytes))
    }
    if !mismatch.details.isEmpty { lines.append(mismatch.details) }
    lines.append("If it is meant to be like this, record it: HEED_RECORD=1 in the environment.")
    var failure = SnapshotFailure(lines.joined(separator: "\n"))
    failure.files = files
    return failure
  }

  /// What showed an earlier difference would only mislead.
  private func removeFiles() {
    for what in ["actual", "difference"] {
      SnapshotFiles.remove("\(failures)/\(reference.file(what))")
    }
  }
}
