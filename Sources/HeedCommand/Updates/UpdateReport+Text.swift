internal import Heed
internal import HeedUpdate

extension UpdateReport {
  /// The decision in one line, its facts beneath, and how it came to it.
  package var text: String {
    var lines = [summary]
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      let space = String(repeating: " ", count: max(1, 11 - name.utf8.count))
      lines.append("  \(name)\(space)\(Printable.text(value))")
    }
    add("reason", document == nil ? failure?.kind : decision.reason.code.name)
    add("actions", actions)
    add("component", decision.component?.name)
    let marks = [
      decision.isCritical ? "critical" : nil, decision.isMajorUpgrade ? "major upgrade" : nil,
      decision.isInformational ? "only told of" : nil,
    ].compactMap { $0 }
    add("is", marks.isEmpty ? nil : marks.joined(separator: ", "))
    add("message", decision.message)
    add("link", decision.link?.description)
    add("source", source)
    if document != nil { add("failure", failure.map { "\($0.kind): \($0.reason)" }) }
    let problems = document?.problems ?? []
    for problem in problems.prefix(Self.mostProblems) { add("skipped", problem.description) }
    if problems.count > Self.mostProblems {
      add("skipped", "and \(problems.count - Self.mostProblems) more")
    }
    lines += decision.trace.map { "  - \(Printable.text($0.text))" }
    return lines.joined(separator: "\n")
  }

  /// More than anybody reads.
  private static let mostProblems = 20

  /// The line of the decision; where no document could be had, why.
  var summary: String {
    if document == nil, let failure {
      return Printable.text("\(decision.kind.name): \(failure.reason)")
    }
    return Printable.text(decision.summary)
  }

  private var actions: String? {
    guard decision.kind == .offer || decision.kind == .forced else { return nil }
    let names = [
      "update", decision.canRemind ? "later" : nil, decision.canSkip ? "skip" : nil,
    ].compactMap { $0 }
    return names.joined(separator: ", ")
  }

  private var source: String? {
    guard let document else { return nil }
    var text = document.source.name
    if let key = document.trust.keyID { text += ", signed by \(key)" }
    if isFromStore { text += ", kept from an earlier check" }
    return text
  }
}
