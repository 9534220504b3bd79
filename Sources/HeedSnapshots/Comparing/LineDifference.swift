/// What differs between two texts, line by line.
enum LineDifference {
  /// How many lines that are the same stand around those that differ.
  private static let context = 2
  /// Longer texts are compared without finding out what moved.
  private static let mostLines = 2_000

  /// Lines that are gone begin with `-`, new ones with `+`, others with a space. Nothing where the texts
  /// are the same.
  static func text(from expected: String, to actual: String) -> String? {
    if expected == actual { return nil }
    let (old, new) = (lines(expected), lines(actual))
    let marked = max(old.count, new.count) > mostLines ? ends(old, new) : marks(old, new)
    return excerpt(marked)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func marks(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        result.append("- \(old[one])")
        one += 1
      } else if inserted.contains(other) {
        result.append("+ \(new[other])")
        other += 1
      } else if one < old.count {
        result.append("  \(old[one])")
        one += 1
        other += 1
      } else {
        break
      }
    }
    return result
  }

  /// Everything between what both begin and end with.
  private static func ends(_ old: [String], _ new: [String]) -> [String] {
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - start
    return old[..<start].map { "  \($0)" } + old[start..<old.count - end].map { "- \($0)" }
      + new[start..<new.count - end].map { "+ \($0)" } + old[(old.count - end)...].map { "  \($0)" }
  }

  /// Leaves out what is far from any line that differs.
  private static func excerpt(_ lines: [String]) -> String {
    var isShown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.hasPrefix("  ") {
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        isShown[near] = true
      }
    }
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      if isShown[index] {
        result.append(line)
      } else if index == 0 || isShown[index - 1] {
        result.append("  …")
      }
    }
    return result.joined(separator: "\n")
  }
}
