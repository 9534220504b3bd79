/// Lays out what stands above the actions: the title, the message and the blocks.
struct ContentLayout {
  let context: LayoutContext
  /// The panel's width in points.
  let width: Double
  private(set) var pieces: [Piece] = []

  /// The room that a part has where it asks for nothing else.
  private var sides: Insets {
    Insets(leading: context.metrics.padding.leading, trailing: context.metrics.padding.trailing)
  }

  init(_ context: LayoutContext, width: Double) {
    self.context = context
    self.width = width
    let alert = context.alert
    if let title = alert.title, !title.text.isEmpty {
      add(
        title, "title", .title, font: context.metrics.titleFont, color: context.metrics.titleColor,
        gap: 0, accessibility: .heading)
    }
    if let message = alert.message, !message.text.isEmpty {
      add(
        message, "message", .message, font: context.metrics.messageFont,
        color: context.metrics.messageColor,
        gap: pieces.isEmpty ? 0 : context.metrics.titleGap, accessibility: .text)
    }
    for (index, block) in alert.content.enumerated() {
      let id = "content" / Name(number: index)
      #if !hasFeature(Embedded)
        if context.countsCells, let piece = cellControl(block, id) {
          append(piece, gap: block.box.gap ?? (pieces.isEmpty ? 0 : context.metrics.blockGap))
          continue
        }
      #endif
      add(block, id)
    }
    if let failure = context.interaction.failure, !failure.isEmpty {
      addText(
        RichText(context.countsCells ? "\u{2717} \(failure)" : failure), font: nil,
        color: .destructive, Box(label: context.countsCells ? failure : nil), "failure",
        pieces.isEmpty ? 0 : context.metrics.blockGap)
    }
  }

  @inline(never)
  private mutating func add(
    _ placed: PlacedText, _ id: Name, _ role: Node.Role, font: Font, color: Color,
    gap: Double, accessibility: Accessibility.Role
  ) {
    var box = Box(alignment: .center)
    if let inset = placed.inset { box.inset = inset }
    if let width = placed.width { box.width = width }
    if let height = placed.height { box.height = height }
    if placed.top == nil { keepClearOfClose(&box) }
    let frame = self.frame(for: box, natural: nil)
    let node = Node(id, role, frame).with(accessibility: accessibility, placed.text.plainText)
    append(
      placed.text, font: placed.font.map { $0.over(font) } ?? font, color: placed.color ?? color,
      alignment: context.metrics.alignment, to: node, box: box, gap: gap, top: placed.top)
  }

  @inline(never)
  private mutating func add(_ block: Block, _ id: Name) {
    let gap = block.box.gap ?? (pieces.isEmpty ? 0 : context.metrics.blockGap)
    switch block.kind {
    case .image(let image): addImage(image, block.box, id, gap)
    case .text(let text, let font, let color):
      addText(text, font: font, color: color, block.box, id, gap)
    case .badge(let text, let color, let background):
      addBadge(text, color: color, background: background, block.box, id, gap)
    case .separator: addSeparator(block.box, id, gap)
    case .space(let points):
      pieces.add(Piece(nodes: [], height: context.pixel(max(0, points)), gap: 0))
    case .slot(let slotID, let label, let slotWidth, let slotHeight):
      addSlot(slotID, label, slotWidth, slotHeight, block.box, id, gap)
    case .field(let field): append(controls(block.box, id).field(field), gap: gap)
    case .choices(let choices): append(controls(block.box, id).choices(choices), gap: gap)
    case .toggle(let toggleID, let title, let isOn):
      append(controls(block.box, id).toggle(toggleID, title, isOn: isOn), gap: gap)
    case .progress(let value, let title):
      append(controls(block.box, id).progress(value, title: title), gap: gap)
    }
  }

  #if !hasFeature(Embedded)
    /// A part that the person works with, laid out in cells; nothing where it is none.
    private func cellControl(_ block: Block, _ id: Name) -> Piece? {
      let controls = CellControlLayout(
        context: context, box: block.box, id: id, room: frame(for: block.box, natural: nil),
        bottom: (block.box.inset ?? 0).bottom)
      switch block.kind {
      case .field(let field): return controls.field(field)
      case .choices(let choices): return controls.choices(choices)
      case .toggle(_, let title, let isOn): return controls.toggle(title, isOn: isOn)
      case .progress(let value, let title): return controls.progress(value, title: title)
      default: return nil
      }
    }
  #endif

  private func controls(_ box: Box, _ id: Name) -> ControlLayout {
    ControlLayout(
      context: context, box: box, id: id, room: frame(for: box, natural: nil),
      bottom: context.pixel((box.inset ?? 0).bottom))
  }

  @inline(never)
  private mutating func append(_ piece: Piece, gap: Double) {
    var piece = piece
    piece.gap = context.pixel(gap)
    pieces.add(piece)
  }

  // MARK: Blocks

  private mutating func addImage(_ image: Image, _ box: Box, _ id: Name, _ gap: Double) {
    let natural = context.size(of: image)
    var frame = self.frame(for: box, natural: natural.width)
    let proportion = natural.width > 0 ? natural.height / natural.width : 0
    // A picture keeps its proportions where only one of its sides is asked for.
    var height = box.height?.resolved(in: frame.width) ?? frame.width * proportion
    if box.width == nil, let asked = box.height?.resolved(in: frame.width), proportion > 0 {
      let narrower = min(frame.width, asked / proportion)
      frame = self.frame(for: box, natural: narrower)
      height = asked
    }
    let node = Node(id, .image, frame)
      .with(picture: context.picture(image, fit: .fit, color: .tint))
      .with(accessibility: context.picture(labelled: box.label ?? image.label))
    append(node, box: box, contentHeight: height, gap: gap)
  }

  @inline(never)
  private mutating func addText(
    _ text: RichText, font: Font?, color: Color?, _ box: Box, _ id: Name, _ gap: Double
  ) {
    var placed = box
    // Without a width of its own only its lines stand where they are asked to.
    if box.width == nil { placed.alignment = .center }
    keepClearOfClose(&placed)
    let frame = self.frame(for: placed, natural: nil)
    // On a ground of its own, letters keep away from its edges.
    let hasGround = box.background != nil || box.border != nil
    let space =
      hasGround ? Point(x: context.countsCells ? 1 : 10, y: context.countsCells ? 0 : 8) : Point()
    let node = Node(id, .text, frame)
      .with(
        accessibility: text.isEmpty
          ? nil : Accessibility(role: .text, label: box.label ?? text.plainText))
    append(
      text, font: font.map { $0.over(context.metrics.messageFont) } ?? context.metrics.messageFont,
      color: color ?? context.metrics.messageColor,
      alignment: box.alignment ?? context.metrics.alignment, to: node, box: placed, gap: gap,
      space: space, scrolls: true)
  }

  /// Adds a text in the frame of a node: within the node, or beside it where it has paragraphs that
  /// stand apart.
  @inline(never)
  private mutating func append(
    _ text: RichText, font: Font, color: Color, alignment: TextAlignment, to node: Node, box: Box,
    gap: Double, top: Double? = nil, space: Point = Point(), scrolls: Bool = false
  ) {
    let width = node.frame.width - 2 * space.x
    let setting = context.setting(text, font: font, color: color, alignment: alignment)
    guard text.hasParagraphStyles else {
      var layout = context.layoutOfWholeWords(setting, width: width)
      if space != Point() { layout = layout.moved(space) }
      return append(
        node.with(text: layout), box: box, contentHeight: layout.height + space.y, gap: gap,
        top: top, scrolls: scrolls)
    }
    let layout = ParagraphsLayout(
      context, text, setting, font: font, color: color, width: width, id: node.id)
    append(
      node, box: box, contentHeight: layout.height + 2 * space.y, gap: gap, top: top,
      scrolls: scrolls, firstLine: layout.firstLine + space.y)
    // What has been added last is the part that the paragraphs stand in.
    for part in layout.nodes {
      var part = part
      part.frame = part.frame.offset(x: node.frame.x + space.x, y: node.frame.y + space.y)
      pieces[pieces.count - 1].nodes.add(part)
    }
  }

  private mutating func addBadge(
    _ text: RichText, color: Color?, background: Paint?, _ box: Box, _ id: Name, _ gap: Double
  ) {
    let padding: Double = context.countsCells ? 1 : 10
    var setting = context.setting(
      text, font: Font(weight: .semibold, style: .footnote), color: color ?? .white,
      alignment: .center)
    setting.lineLimit = 1
    setting.truncation = .middle
    let natural = context.width(of: setting) + 2 * padding
    let frame = self.frame(for: box, natural: natural)
    // A badge that is asked to be narrow keeps its text whole as long as it can.
    let inner = max(0, frame.width - min(2 * padding, max(0, frame.width - natural + 2 * padding)))
    let layout = context.layout(setting, width: max(inner, 1))
    let height = box.height?.resolved(in: width) ?? layout.height + (context.countsCells ? 0 : 6)
    var node = Node(id, .badge, frame)
      .with(corners: context.radii(box.corners ?? Corners(all: height / 2)))
      .with(fill: context.styler.fill(background ?? box.background ?? .color(.destructive)))
      .with(text: layout)
      .with(accessibility: .text, box.label ?? text.plainText)
    let shift = (frame.width - inner) / 2
    if var lines = node.text {
      lines = lines.movedDown(context.pixel(max(0, height - layout.height) / 2))
      for index in lines.lines.indices { lines.lines[index].x += shift }
      for index in lines.links.indices { lines.links[index].frame.x += shift }
      node.text = lines
    }
    var placed = box
    placed.background = nil
    placed.corners = nil
    append(node, box: placed, contentHeight: max(height, layout.height), gap: gap)
  }

  private mutating func addSeparator(_ box: Box, _ id: Name, _ gap: Double) {
    var placed = box
    placed.inset = box.inset ?? 0
    let node = Node(id, .separator, frame(for: placed, natural: nil))
      .with(
        fill: box.background.map { context.styler.fill($0) }
          ?? .color(context.styler.rgba(.separator)))
    placed.background = nil
    append(
      node, box: placed, contentHeight: box.height?.resolved(in: width) ?? context.hairline,
      gap: gap)
  }

  private mutating func addSlot(
    _ slotID: Name, _ label: String?, _ slotWidth: Length?, _ slotHeight: Length?,
    _ box: Box, _ id: Name, _ gap: Double
  ) {
    var placed = box
    placed.width = box.width ?? slotWidth
    placed.height = box.height ?? slotHeight
    // Where a host has no view for it, its name on a quiet ground says that something is missing.
    var setting = context.setting(
      RichText(label ?? slotID.string), font: .style(.footnote), color: .secondaryLabel,
      alignment: .center)
    setting.lineLimit = 1
    let frame = self.frame(for: placed, natural: nil)
    let height =
      placed.height?.resolved(in: width)
      ?? context.measurer.slotHeight(slotID, frame.width).map { max(0, $0) } ?? 44
    let layout = context.layout(setting, width: frame.width)
    let node = Node(id, .slot, frame)
      .with(corners: context.radii(8))
      .with(fill: .color(context.styler.rgba(.fill).opacity(0.6)))
      .with(
        text: layout.height <= height
          ? layout.movedDown(context.pixel((height - layout.height) / 2)) : nil
      )
      .with(accessibility: .group, box.label ?? label ?? slotID.string)
    append(node, box: placed, contentHeight: height, gap: gap)
  }

  // MARK: Boxes

  /// Keeps the first text clear of a close button in an upper corner.
  private func keepClearOfClose(_ box: inout Box) {
    guard pieces.isEmpty, box.inset == nil, !context.countsCells, let close = context.alert.close,
      context.alert.dismissalRules.close, context.alert.header == nil
    else { return }
    let isLeading = close.corner == .topLeading
    guard isLeading || close.corner == .topTrailing else { return }
    let offset = close.offset ?? Point(x: isLeading ? 8 : -8, y: 8)
    let reach = close.size + (isLeading ? offset.x : -offset.x) + 4
    let padding = context.metrics.padding
    // A button that hangs over the edge may end above the text.
    guard offset.y + close.size > padding.top else { return }
    var inset = sides
    // What stands in the middle stays there.
    let isCentered = context.metrics.alignment == .center
    if isLeading || isCentered { inset.leading = max(inset.leading, reach) }
    if !isLeading || isCentered { inset.trailing = max(inset.trailing, reach) }
    if inset.horizontal < width / 2 { box.inset = inset }
  }

  /// The space around what a box holds, in whole pixels.
  @inline(never)
  private func inset(of box: Box) -> Insets { context.pixel(box.inset ?? sides) }

  /// The sides of a box in the panel; `natural` is the width its content has by itself.
  @inline(never)
  private func frame(for box: Box, natural: Double?) -> Rect {
    let inset = inset(of: box)
    let room = max(0, width - inset.horizontal)
    let given = box.width?.resolved(in: width)
    let taken = context.pixel(given.map { min($0, width) } ?? min(natural ?? room, room))
    let x = inset.leading + (box.alignment ?? .center).part(of: room - taken)
    return Rect(
      x: context.pixel(min(max(0, x), max(0, width - taken))), y: inset.top, width: taken,
      height: 0)
  }

  /// Adds a part of one node, with what its box asks to be drawn behind it.
  @inline(never)
  private mutating func append(
    _ node: Node, box: Box, contentHeight: Double, gap: Double, top: Double? = nil,
    scrolls: Bool = false, firstLine: Double? = nil
  ) {
    let inset = inset(of: box)
    var node = node
    let needed = context.pixelUp(contentHeight)
    let given = box.height.map { context.pixel($0.resolved(in: width)) }
    var asked = given ?? needed
    let firstLine =
      firstLine ?? node.text.map { $0.lines.first.map { line in line.y + line.height } ?? 0 }
    if let firstLine, given != nil {
      // What was meant for letters of the usual size grows with them. A text that scrolls shows one
      // line at least; others show all they have.
      let grown = context.pixel(
        asked * max(1, DynamicType.factor(at: context.environment.textSize)))
      let first = context.pixelUp(firstLine)
      asked = scrolls ? max(grown, min(first, needed)) : max(grown, needed)
    }
    // In cells a height is a limit: space beneath a text would only be lost.
    if context.countsCells, firstLine != nil { asked = min(asked, needed) }
    node.frame.height = firstLine == nil ? asked : max(asked, needed)
    if let background = box.background { node.fill = context.styler.fill(background) }
    if let border = box.border { node.border = context.border(border) }
    if let corners = box.corners { node.corners = context.radii(corners) }
    pieces.add(
      Piece(
        nodes: [node], height: inset.top + asked + inset.bottom,
        gap: context.pixel(gap), top: top.map { context.pixel($0) },
        fullHeight: node.frame.height > asked
          ? inset.top + node.frame.height + inset.bottom : nil))
  }
}
