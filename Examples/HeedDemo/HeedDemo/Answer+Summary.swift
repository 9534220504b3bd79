import Heed

extension Answer {
  /// The answer in a line: why it ended, by which action, and what was filled in.
  var summary: String {
    var parts = [action.map { "\($0.string), by \(word)" } ?? "nothing, by \(word)"]
    parts += values.map { "\($0.id.string): \($0.text)" }
    parts += selections.map { selection in
      "\(selection.id.string): \(selection.items.map(\.string).joined(separator: ", "))"
    }
    return parts.joined(separator: "; ")
  }

  private var word: String {
    switch reason {
    case .action: "choice"
    case .outsideTap: "a touch beside it"
    case .swipe: "a swipe"
    case .escape: "escape"
    case .timeout: "timeout"
    case .withdrawn: "code"
    case .replaced: "another alert"
    case .interrupted: "interruption"
    default: "refusal"
    }
  }
}
