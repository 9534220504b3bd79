/// Where things are on the surface, taken from a scene when it is laid out.
final class SessionGeometry: Sendable {
  /// Something under a finger.
  enum Hit: Hashable, Sendable {
    case target(SessionParts.Target)
    case link(Name)
    /// The panel, but nothing on it that does something.
    case panel
    /// The surface beside the panel.
    case outside
  }

  private struct Area: Sendable {
    let frame: Rect
    let clip: Rect?
    let scrollArea: Int?
    let hit: Hit
  }

  let center: Point
  let panelFrame: Rect
  let isNearTop: Bool
  let scrollAreas: [ScrollArea]
  private let panels: [Rect]
  /// The frontmost first.
  private let areas: [Area]

  init(_ scene: Scene, _ nodes: SessionParts.Nodes) {
    center = scene.panelCenter
    panelFrame = scene.panelFrame
    isNearTop = scene.isNearTop
    scrollAreas = scene.scrollAreas
    var panels: [Rect] = []
    for node in scene.nodes where node.role == .panel || node.role == .header {
      panels.add(node.frame)
    }
    self.panels = panels
    var areas: [Area] = []
    for node in scene.nodes.reversed() {
      for link in node.text?.links ?? [] where Link.isAllowed(link.address) {
        let frame = link.frame.offset(x: node.frame.x, y: node.frame.y)
        areas.add(Self.area(frame, node, .link(link.address)))
      }
      switch node.role.kind {
      case .action, .close, .field, .choice, .toggle, .slot:
        guard let target = nodes.target(node.id) else { continue }
        areas.add(Self.area(node.frame, node, .target(target)))
      default: break
      }
    }
    self.areas = areas
  }

  /// The place of a scroll area in ``scrollAreas``.
  func index(ofArea id: Name) -> Int? {
    for index in scrollAreas.indices where scrollAreas[index].id == id { return index }
    return nil
  }

  private static func area(_ frame: Rect, _ node: Node, _ hit: Hit) -> Area {
    Area(frame: frame, clip: node.clip?.frame, scrollArea: node.scrollArea, hit: hit)
  }

  /// What is at a point, with areas scrolled and the panel moved.
  func hit(_ point: Point, scrolled: [Double], moment: Moment) -> Hit {
    guard moment.scale > 0.01 else { return .outside }
    // Back from where the panel is at the moment to where it was laid out.
    let place = moment.place(of: point, around: center)
    for index in areas.indices {
      if let clip = areas[index].clip, !clip.contains(place) { continue }
      let shift = areas[index].scrollArea.map { scrolled[$0] } ?? 0
      if areas[index].frame.offset(y: -shift).contains(place) { return areas[index].hit }
    }
    return panels.contains { $0.contains(place) } ? .panel : .outside
  }

  /// How far an area has to be scrolled so that a target is seen, if it is not.
  func reveal(_ target: SessionParts.Target, scrolled: [Double]) -> (area: Int, offset: Double)? {
    for area in areas where area.hit == .target(target) {
      guard let index = area.scrollArea else { return nil }
      let room = scrollAreas[index]
      let top = area.frame.y - room.viewport.y
      let bottom = area.frame.maxY - room.viewport.y
      let offset = scrolled[index]
      if top < offset { return (index, limited(top, in: index)) }
      if bottom > offset + room.viewport.height {
        return (index, limited(min(top, bottom - room.viewport.height), in: index))
      }
      return nil
    }
    return nil
  }

  /// An offset that the area's content allows.
  func limited(_ offset: Double, in area: Int) -> Double {
    let room = scrollAreas[area]
    return min(max(0, offset), max(0, room.contentHeight - room.viewport.height))
  }
}
