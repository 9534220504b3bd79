internal import Heed
internal import HeedDocument

/// What a page says of an alert's fields, lists and switches.
struct PostedInputs {
  /// In the document's order, which a page's objects do not keep.
  private(set) var values: [Answer.Value] = []
  /// Those of lists, then those of switches, as sessions have them.
  private(set) var selections: [Answer.Selection] = []
  /// Whether every field keeps its rules.
  let areValid: Bool

  /// Reads objects by ids, either of which may be missing; what they do not name is as it was at
  /// first. Nothing where one says what the alert has not, or says it twice.
  init?(_ texts: JSONNode?, _ picks: JSONNode?, in tree: JSONTree, of alert: Alert) {
    guard var texts = Self.members(of: texts, in: tree),
      var picks = Self.members(of: picks, in: tree)
    else { return nil }
    var fields: [Field] = []
    var switches: [Answer.Selection] = []
    for block in alert.content {
      switch block.kind {
      case .field(var field):
        if let text = texts.removeValue(forKey: field.id) {
          guard text.kind == .string else { return nil }
          field.value = tree.string(text)
        }
        fields.append(field)
        values.append(Answer.Value(field.id, field.value))
      case .choices(let choices):
        var picked = choices.selected
        if let node = picks.removeValue(forKey: choices.id) {
          guard let ids = Self.ids(node, in: tree), ids.count <= 1 || choices.allowsMultiple
          else { return nil }
          // Of a list with one choice it can be changed, but not taken back.
          if ids.isEmpty && !choices.allowsMultiple && !choices.selected.isEmpty { return nil }
          picked = choices.items.map { $0.id }.filter { ids.contains($0) }
          guard picked.count == ids.count else { return nil }
        }
        selections.append(Answer.Selection(choices.id, picked))
      case .toggle(let id, _, let isOn):
        var picked = isOn ? [id] : []
        if let node = picks.removeValue(forKey: id) {
          guard let ids = Self.ids(node, in: tree), ids.isSubset(of: [id]) else { return nil }
          picked = Array(ids)
        }
        switches.append(Answer.Selection(id, picked))
      default: break
      }
    }
    guard texts.isEmpty, picks.isEmpty else { return nil }
    selections += switches
    areValid = fields.allSatisfy { field in
      let other = field.matches.flatMap { id in fields.first { $0.id == id }?.value }
      return Self.isValid(field, matching: other)
    }
  }

  /// The members of an object by their keys; nothing where it is none, or has a key twice.
  static func members(of node: JSONNode?, in tree: JSONTree) -> [Name: JSONNode]? {
    guard let node else { return [:] }
    guard node.kind == .object else { return nil }
    var members: [Name: JSONNode] = [:]
    for member in tree.children(of: node) {
      guard members.updateValue(member, forKey: Name(tree.keyText(member))) == nil else {
        return nil
      }
    }
    return members
  }

  /// The ids in a list; nothing where it is none, or has something else.
  private static func ids(_ node: JSONNode, in tree: JSONTree) -> Set<Name>? {
    guard node.kind == .array else { return nil }
    let nodes = tree.children(of: node)
    guard nodes.allSatisfy({ $0.kind == .string }) else { return nil }
    return Set(nodes.map { Name(tree.string($0)) })
  }

  /// A page counts Unicode scalars where letters are counted here, so whatever one of the two takes
  /// is taken.
  private static func isValid(_ field: Field, matching other: String?) -> Bool {
    var field = field
    if let least = field.minLength, field.value.unicodeScalars.count >= least {
      field.minLength = nil
    }
    return field.fault(matching: other) == nil
  }
}
