internal import Heed

/// A system that stands for all around it: a version, one just above it, or one below all versions.
enum SystemPoint: Hashable {
  case lowest
  case at(Version)
  case justAbove(Version)

  func isAtLeast(_ version: Version) -> Bool {
    switch self {
    case .lowest: false
    case .at(let system), .justAbove(let system): system >= version
    }
  }

  func isAtMost(_ version: Version) -> Bool {
    switch self {
    case .lowest: true
    case .at(let system): system <= version
    case .justAbove(let system): system < version
    }
  }

  /// What a sentence calls it.
  var name: Phrase {
    switch self {
    case .lowest: "the oldest systems"
    case .at(let system): "system \(system.text)"
    case .justAbove(let system): "a system above \(system.text)"
    }
  }
}
