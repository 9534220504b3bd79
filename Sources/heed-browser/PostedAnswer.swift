internal import Heed
internal import HeedDocument

/// An answer as the page sends it.
///
/// The page got a token and is believed, but an answer that the alert cannot have is none.
struct PostedAnswer {
  let answer: Answer
  /// Why the page could not show the alert, where it says so.
  let trouble: String?

  /// Reads an answer; nothing where it is none.
  init?(_ bytes: [UInt8], to alert: Alert) {
    guard let tree = try? JSONParser.parse(bytes, maxBytes: HTTPServer.bodyLimit, maxDepth: 8),
      let members = PostedInputs.members(of: tree.root, in: tree)
    else { return nil }
    func member(_ key: String) -> JSONNode? { members[Name(key)] }
    func text(_ key: String) -> String? {
      member(key).flatMap { $0.kind == .string ? tree.string($0) : nil }
    }

    guard let name = text("reason"), let reason = Answer.Reason.Kind(name: Name(name)),
      Self.isPossible(reason, of: alert)
    else { return nil }
    let action = text("action").map { Name($0) }
    if action == nil, let given = member("action"), given.kind != .null { return nil }
    let wasShown: Bool
    switch member("wasShown")?.kind {
    case nil, .true?: wasShown = true
    case .false?: wasShown = false
    default: return nil
    }
    guard let inputs = PostedInputs(member("values"), member("selections"), in: tree, of: alert)
    else { return nil }

    answer = Answer(
      to: alert, reason: Answer.Reason(kind: reason), action: action, values: inputs.values,
      selections: inputs.selections, wasShown: wasShown)
    trouble = text("trouble")
    // What the person did they did to something that they saw.
    if !wasShown && Self.isByPerson(reason) { return nil }
    if let action, answer.action != action { return nil }
    if reason == .action {
      guard let action, Self.canBeChosen(action, of: alert, with: inputs) else { return nil }
    }
  }

  private static func isByPerson(_ reason: Answer.Reason.Kind) -> Bool {
    switch reason {
    case .action, .outsideTap, .swipe, .escape: true
    case .timeout, .withdrawn, .replaced, .interrupted, .unavailable: false
    }
  }

  /// Whether an alert can end so on a page that shows no other.
  private static func isPossible(_ reason: Answer.Reason.Kind, of alert: Alert) -> Bool {
    let rules = alert.dismissalRules
    return switch reason {
    case .action, .withdrawn, .interrupted, .unavailable: true
    case .outsideTap: rules.outsideTap
    case .swipe: rules.swipe
    // A close button says so too.
    case .escape: rules.escape || rules.close
    case .timeout: alert.dismissal.timeout != nil
    case .replaced: false
    }
  }

  /// Whether an action ends an alert whose fields hold these values.
  private static func canBeChosen(
    _ id: Name, of alert: Alert, with inputs: PostedInputs
  ) -> Bool {
    guard let action = alert.actionEntries.first(where: { $0.id == id })?.action else {
      return false
    }
    return action.isEnabled && !action.keepsOpen && (!action.needsValid || inputs.areValid)
  }
}
