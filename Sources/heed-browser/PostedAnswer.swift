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
      tree.root.kind == .object
    else { return nil }
    let members = tree.children(of: tree.root)
    func member(_ key: String) -> JSONNode? { members.first { tree.keyText($0) == key } }
    func text(_ key: String) -> String? {
      member(key).flatMap { $0.kind == .string ? tree.string($0) : nil }
    }
    guard let name = text("reason"), let kind = Answer.Reason.Kind(name: Name(name)) else {
      return nil
    }
    let action = text("action").map { Name($0) }
    if kind == .action {
      guard alert.actionEntries.contains(where: { $0.id == action && $0.action.isEnabled }) else {
        return nil
      }
    }
    trouble = text("trouble")

    // In the document's order, which a page's objects do not keep.
    func children(_ key: String) -> [JSONNode] { member(key).map { tree.children(of: $0) } ?? [] }
    let texts = children("values")
    let picks = children("selections")
    var values: [Answer.Value] = []
    var lists: [Answer.Selection] = []
    var switches: [Answer.Selection] = []
    func picked(_ id: Name) -> [Name] {
      picks.first { tree.keyText($0) == id.string }.map { tree.children(of: $0) }?
        .filter { $0.kind == .string }.map { Name(tree.string($0)) } ?? []
    }
    for block in alert.content {
      switch block.kind {
      case .field(let field):
        let value = texts.first { tree.keyText($0) == field.id.string && $0.kind == .string }
        values.append(Answer.Value(field.id, value.map { tree.string($0) } ?? field.value))
      case .choices(let choices):
        let ids = picked(choices.id)
        let known = choices.items.map { $0.id }.filter { ids.contains($0) }
        lists.append(Answer.Selection(choices.id, known))
      case .toggle(let id, _, _):
        switches.append(Answer.Selection(id, picked(id).isEmpty ? [] : [id]))
      default: break
      }
    }
    answer = Answer(
      to: alert, reason: Answer.Reason(kind: kind), action: action, values: values,
      selections: lists + switches, wasShown: member("wasShown")?.kind != .false)
  }
}
