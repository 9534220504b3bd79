internal import Heed
internal import HeedDocument

/// A laid-out alert as JSON: what assistive technology is told, and how long it moves.
enum SceneReport {
  static func value(of scene: Scene) -> JSONValue {
    var nodes: [JSONValue] = []
    for node in scene.accessibleNodes {
      if let accessibility = node.accessibility { nodes.append(value(of: node, accessibility)) }
    }
    var focusOrder: [JSONValue] = []
    for id in scene.focusOrder { focusOrder.append(.string(id.string)) }
    var concessions: [JSONValue] = []
    for concession in scene.concessions { concessions.append(.string(word(for: concession))) }
    var motion = PanelMotion(of: scene)
    motion.enter(at: 0)
    let enter = motion.end
    motion.leave(at: enter)
    return .object([
      ("size", .array([.number(scene.size.width), .number(scene.size.height)])),
      ("nodes", .array(nodes)),
      ("focusOrder", .array(focusOrder)),
      ("initialFocus", scene.initialFocus.map { JSONValue.string($0.string) } ?? .null),
      ("concessions", .array(concessions)),
      ("enter", .number(enter)),
      ("exit", .number(max(0, motion.end - enter))),
    ])
  }

  private static func value(of node: Node, _ accessibility: Accessibility) -> JSONValue {
    let frame = node.frame
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(node.id.string)),
      ("role", .string(accessibility.role.kind.name)),
      ("label", .string(accessibility.label)),
      (
        "frame",
        .array([
          .number(frame.x), .number(frame.y), .number(frame.width), .number(frame.height),
        ])
      ),
    ]
    if let value = accessibility.value { members.append(("value", .string(value))) }
    if let hint = accessibility.hint { members.append(("hint", .string(hint))) }
    if !accessibility.isEnabled { members.append(("disabled", .bool(true))) }
    if accessibility.isSelected { members.append(("selected", .bool(true))) }
    if node.scrollArea != nil { members.append(("scrolls", .bool(true))) }
    return .object(members)
  }

  /// What gave way, in words for the page.
  private static func word(for concession: Scene.Concession) -> String {
    switch concession {
    case .spacing: "There is less space between things than asked for."
    case .header: "The header picture is lower than asked for, or gone."
    case .fixedTops: "Texts with a fixed place stand higher than asked for."
    case .contentScrolls: "The content scrolls."
    case .actionsScroll: "The actions scroll."
    }
  }
}
