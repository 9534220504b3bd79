internal import Heed
internal import HeedFindings

extension StringsCatalog {
  /// What people would trip over in the texts, in the order of the files and of the places in them.
  ///
  /// - Parameter checks: Which texts are looked at; files of which the app reads nothing are
  ///   reported whatever it says.
  /// - Returns: The findings; at most fifty for slips of each file.
  public func findings(_ checks: TextChecks = TextChecks()) -> [TextFinding] {
    var inspection = TextInspection(checks, developmentLanguage, tables)
    for finding in fileFindings {
      // What spoils the whole file spoils these texts too.
      if let keys = checks.keys, finding.severity != .error,
        finding.key.map({ !keys.contains($0) }) ?? true
      {
        continue
      }
      inspection.note(finding)
    }
    for table in tables {
      var expected = checks.languages ?? []
      for other in tables where other.bundle == table.bundle {
        for texts in other.texts where !expected.contains(texts.language) {
          expected.append(texts.language)
        }
      }
      inspection.check(table, expected: expected)
    }
    return inspection.sortedFindings
  }
}

extension StringsCatalog {
  /// Why files, or parts of them, could not be read.
  public var fileErrors: [TextFinding] {
    fileFindings.filter { $0.severity == .error }
  }
}
