internal import Heed

/// Goes through a scene and describes the element of each node, back to front.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct SceneWalk {
  /// What kind of element it is.
  enum Element: UInt8 {
    case box, button, field, checkbox, radio, toggle, progress, slot, area, heading, paragraph
    case image
  }

  private struct Owner {
    let name: Name
    let handle: Int
    let frame: Rect
    /// Whether the parts are drawn by the element itself.
    let hidesParts: Bool
  }

  private let scene: Scene
  private let session: Session
  private let web: WebAlert
  private let output: WebOutput
  private var place = 0
  /// The numbers of the scroll areas that were described.
  private var areas: [Int?]
  /// What the next nodes may be parts of.
  private var owner: Owner?
  /// What the last description was of.
  private var pending: (owner: Node?, area: Int?) = (nil, nil)

  init(_ scene: Scene, _ session: Session, _ web: WebAlert, _ output: WebOutput) {
    self.scene = scene
    self.session = session
    self.web = web
    self.output = output
    areas = scene.scrollAreas.map { _ in nil }
  }

  /// The next element, or nothing; ``adopt(_:)`` has to say its number before the one after it.
  mutating func next() -> (name: Name, description: [UInt8])? {
    pending = (nil, nil)
    while place < scene.nodes.count {
      let node = scene.nodes[place]
      if isLeftOut(node) {
        place += 1
        continue
      }
      if let area = node.scrollArea, areas.indices.contains(area), areas[area] == nil {
        pending.area = area
        return (
          SceneEncoder.areaName(scene.scrollAreas[area].id),
          describe(area, node.clip?.corners ?? CornerRadii())
        )
      }
      place += 1
      if Self.ownsParts(node.role) { pending.owner = node }
      return (node.id, describe(node, at: place - 1))
    }
    return nil
  }

  /// The element that was described last has this number.
  mutating func adopt(_ handle: Int) {
    if let area = pending.area { areas[area] = handle }
    if let node = pending.owner {
      owner = Owner(
        name: node.id, handle: handle, frame: node.frame, hidesParts: node.role == .field)
    }
  }

  /// The page shows the focus itself, and what a field holds.
  private func isLeftOut(_ node: Node) -> Bool {
    if node.role == .dismiss || node.id == "focus" { return true }
    return isPart(node) && owner?.hidesParts == true
  }

  private static func ownsParts(_ role: Node.Role) -> Bool {
    switch role.kind {
    case .action, .close, .choice, .toggle, .progress, .field, .title, .message, .text, .badge:
      true
    case .panel, .header, .image, .separator, .slot, .dismiss, .decoration: false
    }
  }

  private func isPart(_ node: Node) -> Bool {
    guard let owner, node.accessibility == nil else { return false }
    let whole = owner.name.bytes
    let bytes = node.id.bytes
    guard bytes.count > whole.count, bytes[whole.count] == UInt8(ascii: "/") else { return false }
    for index in whole.indices where bytes[index] != whole[index] { return false }
    return true
  }

  // MARK: Descriptions

  private func describe(_ index: Int, _ corners: CornerRadii) -> [UInt8] {
    let area = scene.scrollAreas[index]
    var writer = ByteWriter()
    writer.add(byte: Element.area.rawValue)
    writer.add(whole: 0)
    writer.add(area.viewport)
    writer.add(area.id)
    writer.add(corners)
    writer.add(area.contentHeight)
    return writer.bytes
  }

  private func describe(_ node: Node, at index: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(byte: element(of: node).rawValue)
    var origin = Point()
    if isPart(node), let owner {
      writer.add(whole: owner.handle)
      origin = Point(x: owner.frame.x, y: owner.frame.y)
    } else if let area = node.scrollArea, let handle = areas[area] {
      writer.add(whole: handle)
      let viewport = scene.scrollAreas[area].viewport
      origin = Point(x: viewport.x, y: viewport.y)
    } else {
      writer.add(whole: isBeneath(node, index) ? 1 : 0)
    }
    writer.add(node.frame.offset(x: -origin.x, y: -origin.y))
    writer.add(node.id)
    writer.add(corners(of: node))
    writer.add(byte: UInt8(node.role.kind.index))
    let cut = cut(of: node)
    writer.add(whole: parts(of: node) | (cut == nil ? 0 : 64))
    writer.add(node.opacity)
    if let fill = node.fill { add(fill, index, to: &writer) }
    if let border = node.border {
      writer.add(border.width)
      writer.add(border.color)
    }
    if let shadow = node.shadow {
      writer.add(shadow.color)
      writer.add(shadow.radius)
      writer.add(shadow.offset)
    }
    if let picture = node.picture {
      add(picture.image, picture.fit, to: &writer)
      writer.add(picture.tint != nil)
      writer.add(picture.tint ?? RGBA(hex: 0))
    }
    if let text = node.text { writer.add(text) }
    if let told = node.accessibility { add(told, to: &writer) }
    if let cut {
      writer.add(cut.frame)
      writer.add(cut.corners)
    }
    if node.role == .field { addField(node, to: &writer) }
    if node.role == .slot { writer.add(session.slot(of: node.id) ?? "") }
    return writer.bytes
  }

  private func parts(of node: Node) -> Int {
    var parts = 0
    if node.fill != nil { parts |= 1 }
    if node.border != nil { parts |= 2 }
    if node.shadow != nil { parts |= 4 }
    if node.picture != nil { parts |= 8 }
    if node.text != nil { parts |= 16 }
    if node.accessibility != nil { parts |= 32 }
    return parts
  }

  private func element(of node: Node) -> Element {
    switch node.role.kind {
    case .action, .close: .button
    case .field: .field
    case .choice: node.accessibility?.role == .radio ? .radio : .checkbox
    case .toggle: .toggle
    case .progress: .progress
    case .slot: .slot
    case .title: .heading
    case .message, .text, .badge: .paragraph
    case .image, .header: .image
    case .panel, .separator, .dismiss, .decoration: .box
    }
  }

  /// Whether a node shows the page itself, softly: such a node must not be inside one that fades.
  private func isBeneath(_ node: Node, _ index: Int) -> Bool {
    if case .material = node.fill { scene.isOnBareSurface(index) } else { false }
  }

  /// The corners of a node, with those of its clip where both meet.
  private func corners(of node: Node) -> CornerRadii {
    var corners = node.corners
    guard let clip = node.clip, node.scrollArea == nil else { return corners }
    let inner = node.frame
    let outer = clip.frame
    func meet(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
    let isTop = meet(inner.y, outer.y)
    let isBottom = meet(inner.maxY, outer.maxY)
    if meet(inner.x, outer.x) {
      if isTop { corners.topLeft = max(corners.topLeft, clip.corners.topLeft) }
      if isBottom { corners.bottomLeft = max(corners.bottomLeft, clip.corners.bottomLeft) }
    }
    if meet(inner.maxX, outer.maxX) {
      if isTop { corners.topRight = max(corners.topRight, clip.corners.topRight) }
      if isBottom { corners.bottomRight = max(corners.bottomRight, clip.corners.bottomRight) }
    }
    return corners
  }

  /// The shape outside which a node is cut off, relative to its frame; nothing where it is all inside.
  private func cut(of node: Node) -> Node.Clip? {
    guard let clip = node.clip, node.scrollArea == nil, !clip.frame.contains(node.frame) else {
      return nil
    }
    return Node.Clip(
      frame: clip.frame.offset(x: -node.frame.x, y: -node.frame.y), corners: clip.corners)
  }

  private func add(_ fill: Fill, _ index: Int, to writer: inout ByteWriter) {
    switch fill {
    case .color(let color):
      writer.add(byte: 0)
      writer.add(color)
    case .gradient(let colors, let stops, let angle):
      writer.add(byte: 1)
      writer.add(angle)
      writer.add(whole: colors.count)
      for index in colors.indices {
        writer.add(colors[index])
        writer.add(GradientLine.stop(index, of: colors.count, stops))
      }
    case .image(let image, let fit, let insets):
      writer.add(byte: 2)
      add(image, fit, to: &writer)
      writer.add(insets.top)
      writer.add(insets.right)
      writer.add(insets.bottom)
      writer.add(insets.left)
    case .material(let blur, let tint):
      writer.add(byte: 3)
      writer.add(blur)
      writer.add(tint)
      writer.add(scene.isOnBareSurface(index))
    }
  }

  private func add(_ image: Image, _ fit: Fit, to writer: inout ByteWriter) {
    writer.add(whole: web.place(of: image, output))
    writer.add(byte: UInt8(fit.kind.index))
  }

  private func add(_ told: Accessibility, to writer: inout ByteWriter) {
    writer.add(byte: UInt8(told.role.kind.index))
    writer.add(told.label)
    writer.add(told.value != nil)
    writer.add(told.value ?? "")
    writer.add(told.hint ?? "")
    writer.add(told.isEnabled)
    writer.add(told.isSelected)
  }

  private func addField(_ node: Node, to writer: inout ByteWriter) {
    let field = session.field(of: node.id) ?? Field("")
    let style = session.alert.inputStyle(in: session.environment)
    writer.add(field.id)
    writer.add(byte: UInt8(field.input.kind.index))
    writer.add(field.placeholder)
    writer.add(field.value)
    writer.add(field.isRequired)
    writer.add(field.error != nil)
    writer.add(InputStyle.padding)
    writer.add(style.font)
    writer.add(style.text)
    writer.add(style.placeholder)
    writer.add(style.tint)
  }
}

extension ByteWriter {
  @inline(never)
  mutating func add(_ corners: CornerRadii) {
    add(corners.topLeft)
    add(corners.topRight)
    add(corners.bottomRight)
    add(corners.bottomLeft)
  }
}
