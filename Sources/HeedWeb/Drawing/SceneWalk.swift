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

  private let scene: Scene
  private let web: WebAlert
  private let output: WebOutput
  private var place = 0
  /// The numbers of the scroll areas; 0 for those that were not described yet.
  private var areas: [Int] = []
  /// What the next nodes may be parts of, and its number.
  private var owner: Node?
  private var ownerHandle = 0
  /// What the last description was of: a node that may have parts, or a scroll area.
  private var pendingOwner: Node?
  private var pendingArea: Int?

  init(_ scene: Scene, _ web: WebAlert, _ output: WebOutput) {
    self.scene = scene
    self.web = web
    self.output = output
    for _ in scene.scrollAreas { areas.add(0) }
  }

  /// The next element, or nothing; ``adopt(_:)`` has to say its number before the one after it.
  mutating func next(_ entry: PresenterEntry) -> (name: Name, description: [UInt8])? {
    pendingOwner = nil
    pendingArea = nil
    while place < scene.nodes.count {
      let node = scene.nodes[place]
      if isLeftOut(node) {
        place += 1
        continue
      }
      if let area = node.scrollArea, areas.indices.contains(area), areas[area] == 0 {
        pendingArea = area
        return (
          SceneEncoder.areaName(scene.scrollAreas[area].id),
          describe(area, node.clip?.corners ?? CornerRadii())
        )
      }
      place += 1
      if Self.ownsParts(node.role) { pendingOwner = node }
      return (node.id, describe(node, at: place - 1, entry))
    }
    return nil
  }

  /// The element that was described last has this number.
  mutating func adopt(_ handle: Int) {
    if let pendingArea { areas[pendingArea] = handle }
    if let pendingOwner {
      owner = pendingOwner
      ownerHandle = handle
    }
  }

  /// The page shows the focus itself, and what a field holds.
  private func isLeftOut(_ node: Node) -> Bool {
    if node.role == .dismiss || node.id == "focus" { return true }
    // A field draws its parts itself.
    return isPart(node) && owner?.role == .field
  }

  private static func ownsParts(_ role: Node.Role) -> Bool {
    switch role.kind {
    case .action, .close, .choice, .toggle, .progress, .field, .title, .message, .text, .badge:
      true
    case .panel, .header, .image, .separator, .slot, .dismiss, .decoration: false
    }
  }

  @inline(never)
  private func isPart(_ node: Node) -> Bool {
    guard let owner, node.accessibility == nil else { return false }
    let whole = owner.id.bytes
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

  private func describe(_ node: Node, at index: Int, _ entry: PresenterEntry) -> [UInt8] {
    let fill = node.fill
    // A node that shows the page itself, softly, must not be inside one that fades.
    var isBeneath = false
    if case .material? = fill { isBeneath = scene.isOnBareSurface(index) }
    // The corners are its own with those of its clip where both meet, and where it is not all inside
    // it is cut off by that shape, relative to its frame.
    var corners = node.corners
    var cut = ByteWriter()
    if node.scrollArea == nil, let clip = node.clip {
      join(&corners, of: node.frame, with: clip)
      if !clip.frame.contains(node.frame) {
        cut.add(clip.frame.offset(x: -node.frame.x, y: -node.frame.y))
        cut.add(clip.corners)
      }
    }
    var writer = ByteWriter()
    writer.add(byte: element(of: node).rawValue)
    var origin = Point()
    if isPart(node), let owner {
      writer.add(whole: ownerHandle)
      origin = Point(x: owner.frame.x, y: owner.frame.y)
    } else if let area = node.scrollArea, areas[area] > 0 {
      writer.add(whole: areas[area])
      let viewport = scene.scrollAreas[area].viewport
      origin = Point(x: viewport.x, y: viewport.y)
    } else {
      writer.add(whole: isBeneath ? 1 : 0)
    }
    writer.add(node.frame.offset(x: -origin.x, y: -origin.y))
    writer.add(node.id)
    writer.add(corners)
    writer.add(byte: UInt8(node.role.kind.index))
    // Which parts there are comes first, in one bit each.
    var parts = 0
    var rest = ByteWriter()
    rest.add(node.opacity)
    if let fill {
      parts |= 1
      add(fill, isBeneath, to: &rest)
    }
    if let border = node.border {
      parts |= 2
      rest.add(border.width)
      rest.add(border.color)
    }
    if let shadow = node.shadow {
      parts |= 4
      rest.add(shadow.color)
      rest.add(shadow.radius)
      rest.add(shadow.offset)
    }
    if let picture = node.picture {
      parts |= 8
      add(picture.image, picture.fit, to: &rest)
      rest.add(picture.tint != nil)
      rest.add(picture.tint ?? RGBA(hex: 0))
    }
    if let text = node.text {
      parts |= 16
      rest.add(text)
    }
    if let told = node.accessibility {
      parts |= 32
      add(told, to: &rest)
    }
    if !cut.isEmpty {
      parts |= 64
      rest.append(cut.bytes)
    }
    if node.role == .field { addField(node, entry.session, to: &rest) }
    if node.role == .slot { rest.add(entry.session.slot(of: node.id) ?? "") }
    writer.add(whole: parts)
    writer.append(rest.bytes)
    return writer.bytes
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

  /// Gives a frame the corners of a clip where both meet.
  private func join(_ corners: inout CornerRadii, of inner: Rect, with clip: Node.Clip) {
    let outer = clip.frame
    let isTop = Self.meet(inner.y, outer.y)
    let isBottom = Self.meet(inner.maxY, outer.maxY)
    let isLeft = Self.meet(inner.x, outer.x)
    let isRight = Self.meet(inner.maxX, outer.maxX)
    corners.topLeft = Self.larger(corners.topLeft, clip.corners.topLeft, isTop && isLeft)
    corners.topRight = Self.larger(corners.topRight, clip.corners.topRight, isTop && isRight)
    corners.bottomLeft = Self.larger(
      corners.bottomLeft, clip.corners.bottomLeft, isBottom && isLeft)
    corners.bottomRight = Self.larger(
      corners.bottomRight, clip.corners.bottomRight, isBottom && isRight)
  }

  @inline(never)
  private static func meet(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

  @inline(never)
  private static func larger(_ own: Double, _ other: Double, _ meet: Bool) -> Double {
    meet && other > own ? other : own
  }

  private func add(_ fill: Fill, _ isBeneath: Bool, to writer: inout ByteWriter) {
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
      writer.add(isBeneath)
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
    writer.add(optional: told.value)
    writer.add(optional: told.hint)
    writer.add(told.isEnabled)
    writer.add(told.isSelected)
  }

  private func addField(_ node: Node, _ session: Session, to writer: inout ByteWriter) {
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
