internal import Heed

/// Which references this run of the tests has asked for, so that two comparisons never share one.
struct UsedReferences {
  /// What is compared.
  struct Subject: Hashable {
    let alert: Alert
    let environment: Environment
  }

  static let shared = Locked(UsedReferences())

  private var subjects: [String: Subject] = [:]

  /// Says yes unless the file is the reference of something else already.
  ///
  /// The case of letters does not count, because it does not on some systems.
  mutating func claim(_ reference: Reference, for subject: Subject) -> Bool {
    let key = reference.path.lowercased()
    if let known = subjects[key] { return known == subject }
    subjects[key] = subject
    return true
  }
}
