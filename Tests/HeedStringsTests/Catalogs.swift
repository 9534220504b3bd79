import Foundation
import Heed
import HeedFindings
import HeedStrings

/// A catalog of files written in place.
func catalog(_ files: (String, String)..., development: Name? = nil) -> StringsCatalog {
  StringsCatalog(
    files: files.map { StringsFile(path: $0.0, bytes: Array($0.1.utf8)) },
    developmentLanguage: development)
}

extension StringsCatalog {
  /// The text of a key in a language, or nothing.
  func string(_ key: Name, _ language: Name = "en", _ arguments: String...) -> String? {
    text(key, language: language, arguments: arguments)?.text
  }

  /// What was found, as lines of code, language and key.
  func codes(_ checks: TextChecks = TextChecks()) -> [String] {
    findings(checks).map {
      "\($0.code.name) \($0.language?.string ?? "-") \($0.key?.string ?? "-")"
    }
  }
}
