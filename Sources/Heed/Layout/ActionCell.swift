/// One action: its height in a width, and what it shows there.
struct ActionCell {
  let context: LayoutContext
  let entry: ActionEntry
  let look: ActionLook

  var action: Action { entry.action }
  var nodeID: Name { Name("action/\(entry.id)") }

  /// Whether it takes the panel from side to side.
  var isPlainRow: Bool { action.inset == nil && action.width == nil && action.gap == nil }

  init(_ context: LayoutContext, _ entry: ActionEntry) {
    self.context = context
    self.entry = entry
    self.look = ActionLook(context, entry)
  }

  // MARK: Measuring

  private var padding: Double { context.metrics.actionPadding }

  private func setting(scaledBy factor: Double = 1) -> LayoutContext.TextSetting {
    var setting = context.setting(
      action.title, font: look.font, color: look.color, alignment: .center, isAction: true)
    if factor < 1 {
      for index in setting.runs.indices { setting.runs[index].font.size *= factor }
    }
    return setting
  }

  /// The picture's size in an action of a width: no higher than a row, so that it does not make the
  /// action higher than its neighbours, and no wider than half the room beside a title.
  private func pictureSize(in width: Double) -> Size {
    guard let image = action.image else { return Size() }
    let size = context.size(of: image)
    let highest = max(24, (action.height ?? context.metrics.actionHeight) - 8)
    let room = max(0, width - 2 * padding)
    let widest = action.title.isEmpty ? room : max(0, room - spaceBesidePicture) / 2
    var factor = size.height > highest ? highest / size.height : 1
    if size.width * factor > widest { factor = widest / size.width }
    return Size(
      width: context.pixel(size.width * factor), height: context.pixel(size.height * factor))
  }

  private var spaceBesidePicture: Double {
    action.image == nil || action.title.isEmpty ? 0 : 8
  }

  /// The width at which the title stands on one line.
  var naturalWidth: Double {
    context.width(of: setting()) + pictureSize(in: .infinity).width + spaceBesidePicture + 2
      * padding
  }

  /// The title as it fits a width: on one line; else on two; else smaller, down to 0.58 of its size;
  /// else with its middle left out.
  private func title(in width: Double) -> TextLayout? {
    if action.title.isEmpty { return nil }
    let room = max(1, width - 2 * padding - pictureSize(in: width).width - spaceBesidePicture)
    let mostLines = context.environment.textSize.isAccessibilitySize ? 4 : 2
    for factor in [1, 0.9, 0.8, 0.7, 0.58] {
      var setting = self.setting(scaledBy: factor)
      if setting.lineLimit == 0 { setting.lineLimit = mostLines }
      let layout = context.layout(setting, width: room)
      if !layout.isTruncated && !breaksWord(layout) { return layout }
    }
    var setting = self.setting(scaledBy: 0.58)
    setting.lineLimit = 1
    setting.truncation = .middle
    return context.layout(setting, width: room)
  }

  /// Whether a line ends within a word, which says that the letters are too large for the room.
  private func breaksWord(_ layout: TextLayout) -> Bool {
    guard layout.lines.count > 1 else { return false }
    let bytes = Array(layout.request.plainText.utf8)
    for line in layout.lines.dropLast() where line.range.upperBound > 0 {
      let end = line.range.upperBound
      guard end < bytes.count else { continue }
      let isLetter = { (byte: UInt8) in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
      if isLetter(bytes[end - 1]) && isLetter(bytes[end]) { return true }
    }
    return false
  }

  /// Its height in a width: what is asked for, or more where its title needs it.
  func height(in width: Double) -> Double {
    let text = title(in: width)?.height ?? 0
    let content = max(text, pictureSize(in: width).height)
    let isRow = action.height == nil
    let least = action.height ?? context.metrics.actionHeight
    return context.pixelUp(max(least, content + (isRow && text > least / 2 ? 16 : 8)))
  }

  // MARK: Drawing

  func nodes(in frame: Rect) -> [Node] {
    let text = title(in: frame.width)
    let picture = pictureSize(in: frame.width)
    let group = (text?.widestLine ?? 0) + picture.width + spaceBesidePicture
    let room = max(0, frame.width - 2 * padding)
    let alignment = action.alignment ?? action.title.alignment ?? .center
    let free = max(0, room - group)
    let start: Double
    switch alignment.kind {
    case .start, .justify: start = frame.x + padding
    case .center: start = frame.x + padding + free / 2
    case .end: start = frame.x + padding + free
    }
    var nodes = [
      Node(
        nodeID, role: .action, frame: frame, corners: look.corners, fill: look.fill,
        border: action.border.map { context.border($0) }, opacity: look.opacity,
        accessibility: Accessibility(
          role: .button, label: action.label ?? label, isEnabled: action.isEnabled))
    ]
    let isImageFirst = action.imageSide != .trailing
    if let image = action.image {
      let x = isImageFirst ? start : start + group - picture.width
      nodes.append(
        Node(
          Name("\(nodeID)/image"), role: .decoration,
          frame: Rect(
            x: context.pixel(x), y: context.pixel(frame.midY - picture.height / 2),
            width: picture.width, height: picture.height),
          picture: context.picture(image, fit: .fit, color: look.color), opacity: look.opacity))
    }
    if let text {
      nodes.append(
        titleNode(text, in: frame, start: start, isImageFirst: isImageFirst))
    }
    return nodes
  }

  /// The title's node: as wide as the room it was broken for, each line at its place in the group.
  private func titleNode(
    _ text: TextLayout, in frame: Rect, start: Double, isImageFirst: Bool
  ) -> Node {
    let besides = pictureSize(in: frame.width).width + spaceBesidePicture
    let x = frame.x + padding + (isImageFirst ? besides : 0)
    let width = max(0, frame.width - 2 * padding - besides)
    var placed = text
    let textStart = start + (isImageFirst ? besides : 0)
    let widest = text.widestLine
    for index in placed.lines.indices {
      let line = placed.lines[index]
      let inGroup: Double
      switch (action.alignment ?? action.title.alignment ?? .center).kind {
      case .start, .justify: inGroup = 0
      case .center: inGroup = (widest - line.width) / 2
      case .end: inGroup = widest - line.width
      }
      let lineX = max(0, textStart - x + inGroup)
      for link in placed.links.indices where placed.links[link].frame.y == line.y {
        placed.links[link].frame.x += lineX - line.x
      }
      placed.lines[index].x = lineX
    }
    return Node(
      Name("\(nodeID)/title"), role: .decoration,
      frame: Rect(
        x: x, y: context.pixel(frame.midY - text.height / 2), width: width, height: text.height),
      text: placed, opacity: look.opacity)
  }

  private var label: String {
    action.title.isEmpty ? action.image?.label ?? entry.id.string : action.title.plainText
  }
}
