internal import Heed

/// Tells the page what changed from one scene of an alert to the next.
///
/// Each node and each scroll area has a number, by which the page knows its element. An element whose
/// description is the same as before is only named, so that it keeps its place.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class SceneEncoder {
  /// Something with an element of its own; a class, for lists of objects share the code that grows
  /// them.
  private final class Item {
    let name: Name
    let handle: Int
    var description: [UInt8] = []
    /// Whether the scene that is being drawn has it.
    var isKept = false

    init(_ name: Name, _ handle: Int) {
      self.name = name
      self.handle = handle
    }
  }

  let web: WebAlert
  let output: WebOutput
  private var items: [Item] = []
  /// 0 is the panel's content, 1 is what lies beneath it.
  private var nextHandle = 2

  init(_ web: WebAlert, _ output: WebOutput) {
    self.web = web
    self.output = output
  }

  /// The number of the element of a node, or of a scroll area by ``areaName(_:)``.
  func handle(of name: Name) -> Int? {
    for item in items where item.name == name { return item.handle }
    return nil
  }

  /// The id of the node of an element.
  func name(of handle: Int) -> Name? {
    for item in items where item.handle == handle { return item.name }
    return nil
  }

  /// What a scroll area is called among the nodes, one of which may have the same id.
  static func areaName(_ id: Name) -> Name { "area" / id }

  /// The id of a scroll area by what it is called among the nodes.
  static func area(_ name: Name) -> Name {
    Name(String(bytes: name.bytes.dropFirst(5)))
  }

  /// Adds the command that shows a scene in place of the last one.
  func draw(_ scene: Scene, of entry: PresenterEntry, isAnimated: Bool) {
    let before = items
    items = []
    for item in before { item.isKept = false }
    var walk = SceneWalk(scene, web, output)
    var drawn = ByteWriter()
    // What is kept is mostly in the same order, so one look is enough to find it.
    var cursor = 0
    while let next = walk.next(entry) {
      let item: Item
      if let known = Self.find(next.name, in: before, from: cursor) {
        cursor = known + 1
        item = before[known]
      } else {
        item = Item(next.name, nextHandle)
        nextHandle += 1
      }
      item.isKept = true
      walk.adopt(item.handle)
      items.add(item)
      drawn.add(whole: item.handle)
      drawn.add(item.description == next.description ? [] : next.description)
      item.description = next.description
    }
    var command = ByteWriter()
    command.add(isAnimated)
    describe(scene, entry, &command)
    var gone: [Int] = []
    for item in before where !item.isKept { gone.add(item.handle) }
    add(gone, to: &command)
    var order: [Int] = []
    for node in scene.focusOrder {
      if let handle = handle(of: node) { order.add(handle) }
    }
    add(order, to: &command)
    command.add(whole: items.count)
    command.append(drawn.bytes)
    output.commands.begin(.draw, web.token)
    output.commands.add(command.bytes)
  }

  private static func find(_ name: Name, in items: [Item], from start: Int) -> Int? {
    var index = start
    for _ in items.indices {
      if index >= items.count { index = 0 }
      if items[index].name == name { return index }
      index += 1
    }
    return nil
  }

  private func add(_ handles: [Int], to command: inout ByteWriter) {
    command.add(whole: handles.count)
    for handle in handles { command.add(whole: handle) }
  }

  /// Adds what is said of the whole.
  private func describe(_ scene: Scene, _ entry: PresenterEntry, _ command: inout ByteWriter) {
    let alert = entry.session.alert
    let environment = entry.session.environment
    let rules = alert.dismissalRules
    command.add(scene.size.width)
    command.add(scene.size.height)
    command.add(scene.direction == .rightToLeft)
    command.add((alert.appearance ?? environment.appearance) == .dark)
    command.add(scene.backdrop.color)
    command.add(scene.backdrop.blur)
    command.add(scene.backdrop.passesTouches)
    command.add(scene.panelCenter)
    command.add(byte: UInt8(alert.style.kind.index))
    command.add(entry.session.dragsBetweenActions)
    command.add(byte: entry.swipeEdge.map { $0 == .top ? 1 : 2 } ?? 0)
    command.add(rules.escape)
    command.add(rules.outsideTap)
    command.add(alert.dismissal.timeout != nil)
    command.add(Self.holdsControls(alert))
    command.add(optional: scene["panel"]?.accessibility?.label)
    command.add(alert.language ?? environment.locale)
  }

  /// Whether there is more to do than to choose an action.
  private static func holdsControls(_ alert: Alert) -> Bool {
    for block in alert.content {
      switch block.kind {
      case .field, .choices, .toggle, .slot: return true
      case .image, .text, .progress, .badge, .separator, .space: continue
      }
    }
    return false
  }
}
