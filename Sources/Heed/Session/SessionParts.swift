/// What the person can do something with in an alert, and its state.
///
/// Places in these lists stand for ids inside a session: they are compared far more often.
struct SessionParts: Sendable {
  /// Something that can have the focus or be touched.
  enum Target: Hashable, Sendable {
    case action(Int)
    case field(Int)
    case item(list: Int, item: Int)
    case toggle(Int)
    case slot(Int)
    case close
    case dismiss
  }

  struct Action: Sendable {
    let id: Name
    let isCancel: Bool
    let isDestructive: Bool
    let isEnabled: Bool
    let needsValid: Bool
    let keepsOpen: Bool
    let hasWork: Bool
    let key: Name?
    /// The seconds it was given; tells a changed countdown from the same one.
    let seconds: Double?
    var countdown: Stopwatch?
    /// Whether the person tried to choose it while it was counting.
    var wasTried = false
    /// The number in its title.
    var shownNumber: Int?
  }

  struct Switch: Sendable {
    let block: Int
    let id: Name
    var isOn: Bool
  }

  struct List: Sendable {
    let block: Int
    var choices: Choices
  }

  struct Progress: Sendable {
    let block: Int
    var value: Double?
  }

  var actions: [Action] = []
  var fields: [FieldPart] = []
  var lists: [List] = []
  var switches: [Switch] = []
  var progress: [Progress] = []
  /// The ids of the slots.
  var slots: [Name] = []
  var nodes = Nodes()

  init(_ alert: Alert, _ options: SessionOptions) {
    for (block, part) in alert.content.enumerated() {
      let node = "content" / Name(number: block)
      switch part.kind {
      case .field(let field):
        nodes.add(node, .field(fields.count))
        fields.add(
          FieldPart(field, block: block, hasValidator: options.validated.contains(field.id)))
      case .choices(let choices):
        for (item, choice) in choices.items.enumerated() {
          nodes.add(node / choice.id, .item(list: lists.count, item: item))
        }
        lists.add(List(block: block, choices: choices))
      case .toggle(let id, _, let isOn):
        nodes.add(node, .toggle(switches.count))
        switches.add(Switch(block: block, id: id, isOn: isOn))
      case .slot(let id, _, _, _):
        nodes.add(node, .slot(slots.count))
        slots.add(id)
      case .progress(let value, _): progress.add(Progress(block: block, value: value))
      case .image, .text, .badge, .separator, .space: break
      }
    }
    for entry in alert.actionEntries {
      nodes.add(entry.nodeID, .action(actions.count))
      actions.add(
        Action(
          id: entry.id, isCancel: entry.isCancel, isDestructive: entry.isDestructive,
          isEnabled: entry.action.isEnabled,
          needsValid: entry.action.needsValid, keepsOpen: entry.action.keepsOpen,
          hasWork: options.working.contains(entry.id), key: entry.action.key,
          seconds: entry.action.countdown,
          countdown: entry.action.countdown.map { Stopwatch($0) }))
    }
    let rules = alert.dismissalRules
    if rules.close { nodes.add("close", .close) }
    if rules.outsideTap { nodes.add("dismiss", .dismiss) }
    judge()
  }

  func target(_ id: Name) -> Target? { nodes.target(id) }

  func node(_ target: Target) -> Name? { nodes.id(target) }

  /// Everything but what dismisses the alert, which cannot have the focus.
  var focusable: [Target] {
    var focusable: [Target] = []
    for target in nodes.targets where target != .dismiss { focusable.add(target) }
    return focusable
  }

  /// Whether nothing that the person may do ends an alert with such rules.
  func leaveOnlyTimeout(_ rules: DismissalRules) -> Bool {
    if rules.hasWayOut { return false }
    for action in actions where action.isEnabled { return false }
    return true
  }

  /// Holds every field against its rules.
  mutating func judge() {
    for index in fields.indices {
      let matches = fields[index].field.matches
      let other = matches.flatMap { id in fields.first { $0.field.id == id }?.field.value }
      fields[index].fault = fields[index].field.fault(matching: other)
    }
  }

  /// Whether all fields are valid as they were judged last.
  var areValid: Bool {
    for field in fields where !field.isValid { return false }
    return true
  }
}
