/// An action fitted to a width: how its title breaks, how high it is, and what it shows.
final class FittedAction {
  let cell: ActionCell
  private let title: TextLayout?
  private let picture: Size
  /// The height that is asked for, or more where the title needs it.
  let height: Double

  private var context: LayoutContext { cell.context }
  private var action: Action { cell.action }
  private var look: ActionLook { cell.look }
  private var alignment: TextAlignment {
    action.alignment ?? action.title.alignment ?? .center
  }

  init(_ cell: ActionCell, width: Double) {
    self.cell = cell
    picture = cell.pictureSize(in: width)
    let room = Self.room(for: cell, picture, in: width)
    title = cell.action.title.isEmpty ? nil : Self.title(of: cell, in: room)
    let text = title?.height ?? 0
    let context = cell.context
    let least = cell.action.height ?? context.metrics.actionHeight
    // A row with several lines keeps more space than one whose height was asked for.
    let space: Double = cell.action.height == nil && text > least / 2 ? 16 : 8
    height = context.pixelUp(max(least, max(text, picture.height) + space))
  }

  private static func room(for cell: ActionCell, _ picture: Size, in width: Double) -> Double {
    max(1, width - 2 * cell.padding - picture.width - cell.spaceBesidePicture)
  }

  /// Whether the title stands in a width with letters as large as they should be and whole words.
  static func keepsWordsWhole(_ cell: ActionCell, width: Double) -> Bool {
    let room = room(for: cell, cell.pictureSize(in: width), in: width)
    return !cell.context.layout(cell.title(), width: room).breaksWord
  }

  /// The title on one line; else on two; else smaller, down to 0.58 of its size; else with its middle
  /// left out.
  private static func title(of cell: ActionCell, in room: Double) -> TextLayout {
    let context = cell.context
    let mostLines = context.environment.textSize.isAccessibilitySize ? 4 : 2
    func whole(_ factor: Double) -> TextLayout? {
      var setting = cell.title(scaledBy: factor)
      if setting.lineLimit == 0 { setting.lineLimit = mostLines }
      let layout = context.layout(setting, width: room)
      return layout.isTruncated || layout.breaksWord ? nil : layout
    }
    if let layout = whole(1) { return layout }
    for factor in [0.9, 0.8, 0.7, 0.58] {
      if var layout = whole(factor) {
        layout.letterScale = factor
        return layout
      }
    }
    var setting = cell.title(scaledBy: 0.58)
    setting.lineLimit = 1
    setting.truncation = .middle
    var layout = context.layout(setting, width: room)
    layout.letterScale = 0.58
    return layout
  }

  /// Adds what it shows in a frame of its width.
  func draw(in frame: Rect, _ nodes: inout [Node]) {
    let widest = title?.widestLine ?? 0
    let group = widest + picture.width + cell.spaceBesidePicture
    let room = max(0, frame.width - 2 * cell.padding)
    let alignment = alignment
    let start = frame.x + cell.padding + alignment.part(of: max(0, room - group))
    var node = Node(cell.nodeID, .action, frame)
      .with(corners: look.corners)
      .with(fill: look.fill)
      .with(opacity: look.opacity)
      .with(accessibility: cell.accessibility)
    if let border = action.border { node.border = context.border(border) }
    nodes.add(node)
    if let strength = highlight {
      nodes.add(
        Node(cell.nodeID / "highlight", .decoration, frame)
          .with(corners: look.corners)
          .with(fill: .color(context.styler.rgba(.label).opacity(strength))))
    }
    let isImageFirst = action.imageSide != .trailing
    if let image = action.image {
      let x = isImageFirst ? start : start + group - picture.width
      nodes.add(
        Node(
          cell.nodeID / "image", .decoration,
          Rect(
            x: context.pixel(x), y: context.pixel(frame.midY - picture.height / 2),
            width: picture.width, height: picture.height)
        )
        .with(picture: context.picture(image, fit: .fit, color: look.color))
        .with(opacity: look.opacity))
    }
    if let title {
      nodes.add(
        titleNode(
          title, in: frame, start: start, isImageFirst: isImageFirst, widest, alignment))
    }
  }

  /// The title's node: as wide as the room it was broken for, each line at its place in the group.
  private func titleNode(
    _ text: TextLayout, in frame: Rect, start: Double, isImageFirst: Bool, _ widest: Double,
    _ alignment: TextAlignment
  ) -> Node {
    let besides = picture.width + cell.spaceBesidePicture
    let x = frame.x + cell.padding + (isImageFirst ? besides : 0)
    let width = max(0, frame.width - 2 * cell.padding - besides)
    let textStart = start + (isImageFirst ? besides : 0)
    var lines: [TextLayout.Line] = []
    var links = text.links
    for line in text.lines {
      var line = line
      let lineX = max(0, textStart - x + alignment.part(of: widest - line.width))
      for link in links.indices where links[link].frame.y == line.y {
        links[link].frame.x += lineX - line.x
      }
      line.x = lineX
      lines.add(line)
    }
    return Node(
      cell.nodeID / "title", .decoration,
      Rect(
        x: x, y: context.pixel(frame.midY - text.height / 2), width: width, height: text.height)
    )
    .with(text: text.with(lines, links))
    .with(opacity: look.opacity)
  }

  /// How dark it gets under a finger or a pointer.
  private var highlight: Double? {
    if context.interaction.pressed == cell.nodeID { return 0.12 }
    return context.interaction.hovered == cell.nodeID && action.isEnabled ? 0.05 : nil
  }
}
