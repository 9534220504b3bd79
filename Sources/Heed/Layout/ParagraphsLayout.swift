/// Gives each paragraph of a text its place, with its marker and the bars of its quotes.
struct ParagraphsLayout {
  private let context: LayoutContext
  private let font: Font
  private let color: Color
  private let width: Double
  private let id: Name
  private let alignment: TextAlignment
  private let parts: [TextParagraph]
  /// Points of a letter's height, by which quotes move lines in.
  private let letter: Double
  /// Points between a marker and its text, and by which each list moves lines in.
  private let gap: Double
  private var step: Double

  /// The nodes of the bars that may go on, the outermost first.
  private var bars: [Int] = []
  private var areBarsTurned = false

  /// What the text is drawn with, from the left and the top of its room.
  private(set) var nodes: [Node] = []
  private(set) var height = 0.0
  /// Where the first line ends.
  private(set) var firstLine = 0.0

  @inline(never)
  init(
    _ context: LayoutContext, _ text: RichText, font: Font, color: Color,
    alignment: TextAlignment, width: Double, id: Name
  ) {
    self.context = context
    self.font = font
    self.color = color
    self.width = width
    self.id = id
    self.alignment = text.alignment ?? alignment
    parts = TextParagraph.all(of: text)
    let size = context.styler.resolved(nil, over: font).size
    letter = context.pixel(size)
    gap = context.pixel(size * 0.4)
    step = context.pixelUp(size * 1.5)
    for part in parts {
      // The widest marker decides, so that all texts begin at the same place.
      if let marker = marker(of: part) { step = max(step, context.width(of: marker) + gap) }
    }
    step = min(step, context.pixelDown(width / 2))
    var linesLeft = max(0, text.lineLimit ?? 0)
    let hasLimit = linesLeft > 0
    for index in parts.indices {
      add(index, lineLimit: linesLeft)
      guard hasLimit, let last = nodes.last?.text else { continue }
      linesLeft -= last.lines.count
      if linesLeft <= 0 { break }
    }
  }

  private func marker(of part: TextParagraph) -> LayoutContext.TextSetting? {
    part.style.marker.map { marker in
      var setting = context.setting(
        RichText(marker.string), font: font, color: color, alignment: .start)
      setting.lineLimit = 1
      return setting
    }
  }

  private mutating func add(_ index: Int, lineLimit: Int) {
    let part = parts[index]
    let style = part.style
    let quotes = min(8, max(0, style.quoteLevel))
    // A marker hangs before the text, so there is room for it.
    let level = min(8, max(style.marker == nil ? 0 : 1, style.level))
    if index > 0 {
      height += context.pixel(
        max(0, style.spacing) * DynamicType.factor(at: context.environment.textSize))
    }
    // A paragraph that runs against the others has its marker and its bars on the other side.
    let isTurned = (style.direction ?? context.styler.direction) != context.styler.direction
    let indent = min(Double(level) * step + Double(quotes) * letter, context.pixelDown(width / 2))
    var setting = context.setting(
      part.text, font: font, color: color, alignment: level + quotes > 0 ? .start : alignment)
    setting.alignment = style.alignment ?? setting.alignment
    if isTurned, setting.alignment == .start || setting.alignment == .end {
      setting.alignment = setting.alignment == .start ? .end : .start
    }
    setting.direction = style.direction
    setting.lineLimit = lineLimit
    var text = context.layout(setting, width: width - indent)
    if lineLimit > 0, text.lines.count >= lineLimit, !text.isTruncated, index + 1 < parts.count {
      // With what follows it ends with an ellipsis.
      setting.runs += context.styler.runs(
        of: RichText("\n") + parts[index + 1].text, font: font, color: color)
      text = context.layout(setting, width: width - indent)
    }
    addBars(quotes, index, height: text.height, isTurned: isTurned)
    if let marker = marker(of: part) {
      addMarker(marker, index, indent: indent, text, isTurned: isTurned)
    }
    addText(text, part.style.marker == nil ? "\(index)" : "\(index)/text", x: isTurned ? 0 : indent)
  }

  private mutating func addText(_ text: TextLayout, _ name: Name, x: Double) {
    if firstLine == 0, let line = text.lines.first { firstLine = line.height }
    nodes.append(
      Node(
        id / name, .decoration,
        Rect(x: x, y: height, width: text.request.width, height: text.height)
      ).with(text: text))
    height += text.height
  }

  /// The marker stands on the baseline of the first line, with its end beside the text.
  private mutating func addMarker(
    _ marker: LayoutContext.TextSetting, _ index: Int, indent: Double, _ text: TextLayout,
    isTurned: Bool
  ) {
    let room = max(0, min(context.width(of: marker), step - gap))
    let lines = context.layout(marker, width: room)
    guard let line = lines.lines.first, let first = text.lines.first else { return }
    nodes.append(
      Node(
        id / "\(index)", .decoration,
        Rect(
          x: isTurned ? width - indent + gap : indent - gap - room,
          y: height + first.baseline - line.baseline, width: room, height: lines.height)
      ).with(text: lines))
  }

  private mutating func addBars(
    _ count: Int, _ index: Int, height barHeight: Double, isTurned: Bool
  ) {
    if isTurned != areBarsTurned { bars = [] }
    areBarsTurned = isTurned
    if bars.count > count { bars.removeLast(bars.count - count) }
    for bar in 0..<count {
      // Between two paragraphs of a quote the bar goes on.
      if bar < bars.count {
        nodes[bars[bar]].frame.height = height + barHeight - nodes[bars[bar]].frame.y
        continue
      }
      let x = Double(bar) * letter
      bars.append(nodes.count)
      nodes.append(
        Node(
          id / "\(index)/bar\(bar)", .decoration,
          Rect(x: isTurned ? width - x - 3 : x, y: height, width: 3, height: barHeight)
        )
        .with(corners: context.radii(1.5))
        .with(fill: .color(context.styler.rgba(.separator))))
    }
  }
}
