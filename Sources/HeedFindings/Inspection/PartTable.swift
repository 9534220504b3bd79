internal import Heed

/// Finds what a node stands for by the node's id, as layout names its nodes.
struct PartTable {
  private var rows: [(id: Name, part: AlertPart)] = []

  init(of alert: Alert) {
    let root = ProblemPath.root
    if let title = alert.title { add(title, "title", .title, root / "title") }
    if let message = alert.message { add(message, "message", .message, root / "message") }
    for (index, block) in alert.content.enumerated() {
      add(block, "content" / Name("\(index)"), (root / "content")[index])
    }
    for (index, entry) in alert.actionEntries.enumerated() {
      let path = (root / "actions")[index]
      let action = entry.action
      add(
        entry.nodeID, AlertPart(kind: .action, path: path, isEnabled: action.isEnabled))
      add(
        entry.nodeID / "title",
        AlertPart(
          .action, path / "title", text: action.title, color: action.color,
          ground: action.background, isEnabled: action.isEnabled))
    }
    add("close", AlertPart(kind: .close, path: root / "close"))
    // Ids are sorted once, for a scene may have thousands of nodes.
    rows.sort { $0.id.bytes.lexicographicallyPrecedes($1.id.bytes) }
  }

  subscript(id: Name) -> AlertPart? {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].id.bytes.lexicographicallyPrecedes(id.bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < rows.count && rows[low].id == id ? rows[low].part : nil
  }

  private mutating func add(_ id: Name, _ part: AlertPart) { rows.append((id, part)) }

  private mutating func add(
    _ placed: PlacedText, _ id: Name, _ kind: AlertPart.Kind, _ path: ProblemPath
  ) {
    // A document writes a placed text's runs one level deeper than a plain one's.
    add(
      id,
      AlertPart(
        kind, placed.isPlain ? path : path / "text", text: placed.text, color: placed.color))
  }

  private mutating func add(_ block: Block, _ id: Name, _ path: ProblemPath) {
    let ground = block.box.background
    switch block.kind {
    case .text(let text, _, let color):
      add(id, AlertPart(.text, path / "text", text: text, color: color, ground: ground))
    case .badge(let text, let color, let own):
      add(id, AlertPart(.badge, path / "badge", text: text, color: color, ground: own ?? ground))
    case .field(let field):
      let value: ProblemPath = path / "field"
      add(id, AlertPart(kind: .control, path: value))
      add(
        id / "text",
        AlertPart(
          .value, field.value.utf8.isEmpty ? value / "placeholder" : value / "value",
          text: RichText(), ground: ground))
      add(id / "error", AlertPart(.text, value / "error", text: RichText()))
    case .choices(let choices):
      for (index, item) in choices.items.enumerated() {
        let item = (item: item, path: (path / "choices" / "items")[index])
        add(id / item.item.id, AlertPart(kind: .control, path: item.path))
        add(
          id / item.item.id / "title",
          AlertPart(.control, item.path / "title", text: item.item.title, ground: ground))
      }
    case .toggle(_, let title, _):
      add(id, AlertPart(kind: .control, path: path / "switch"))
      add(id / "title", AlertPart(.control, path / "switch" / "title", text: title, ground: ground))
    case .progress(_, let title):
      add(id / "title", AlertPart(.text, path / "title", text: title ?? RichText()))
    case .slot: add(id, AlertPart(kind: .slot, path: path / "slot"))
    case .image, .separator, .space: break
    }
  }
}
