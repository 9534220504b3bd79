/// Gives each paragraph of a text its place, with its marker and the bars of its quotes.
///
/// A class, since a structure of so many values takes code at each place that copies it.
final class ParagraphsLayout {
  private let context: LayoutContext
  private let setting: LayoutContext.TextSetting
  private let font: Font
  private let color: Color
  private let width: Double
  private let id: Name
  private let parts: [TextParagraph]
  /// Points of a letter's height, by which quotes move lines in.
  private let letter: Double
  /// Points between a marker and its text.
  private let gap: Double
  /// Points by which each list moves lines in.
  private var step: Double
  /// The nodes of the bars that may go on, the outermost first.
  private var bars: [Int] = []
  private var areBarsTurned = false

  /// What the text is drawn with, from the left and the top of its room.
  private(set) var nodes: [Node] = []
  private(set) var height = 0.0
  /// Where the first line ends.
  private(set) var firstLine = 0.0

  init(
    _ context: LayoutContext, _ text: RichText, _ setting: LayoutContext.TextSetting, font: Font,
    color: Color, width: Double, id: Name
  ) {
    self.context = context
    self.setting = setting
    self.font = font
    self.color = color
    self.width = width
    self.id = id
    parts = TextParagraph.all(of: text, setting.runs)
    let size = context.styler.resolved(nil, over: font).size
    letter = context.countsCells ? 2 : context.pixel(size)
    gap = context.countsCells ? 1 : context.pixel(size * 0.4)
    step = context.countsCells ? 2 : context.pixelUp(size * 1.5)
    for part in parts {
      // The widest marker decides, so that all texts begin at the same place.
      if let marker = part.style.marker { step = max(step, context.width(of: mark(marker)) + gap) }
    }
    step = min(step, context.pixelDown(width / 2))
    var linesLeft = setting.lineLimit
    for index in parts.indices {
      let lines = add(index, lineLimit: linesLeft)
      if setting.lineLimit > 0 {
        linesLeft -= lines
        if linesLeft <= 0 { break }
      }
    }
  }

  @inline(never)
  private func mark(_ marker: Name) -> LayoutContext.TextSetting {
    var mark = context.setting(
      RichText(marker.string), font: font, color: color, alignment: .start)
    mark.lineLimit = 1
    return mark
  }

  /// Adds a part; gives the number of its lines.
  @inline(never)
  private func add(_ index: Int, lineLimit: Int) -> Int {
    let style = parts[index].style
    let quotes = min(8, max(0, style.quoteLevel))
    // A marker hangs before the text, so there is room for it.
    let level = min(8, max(style.marker == nil ? 0 : 1, style.level))
    if index > 0 {
      let spacing = max(0, style.spacing)
      #if hasFeature(Embedded)
        height += context.pixel(
          spacing * DynamicType.factor(at: context.environment.textSize))
      #else
        height +=
          context.countsCells
          ? CellFigures.gap(spacing)
          : context.pixel(spacing * DynamicType.factor(at: context.environment.textSize))
      #endif
    }
    // A paragraph that runs against the others has its marker and its bars on the other side.
    let isTurned = (style.direction ?? context.styler.direction) != context.styler.direction
    let indent = min(Double(level) * step + Double(quotes) * letter, context.pixelDown(width / 2))
    var setting = setting
    setting.runs = parts[index].runs
    setting.alignment = style.alignment ?? (level + quotes > 0 ? .start : setting.alignment)
    if isTurned, setting.alignment == .start || setting.alignment == .end {
      setting.alignment = setting.alignment == .start ? .end : .start
    }
    setting.direction = style.direction
    setting.lineLimit = lineLimit
    var text = context.layoutOfWholeWords(setting, width: width - indent)
    if lineLimit > 0, text.lines.count >= lineLimit, !text.isTruncated, index + 1 < parts.count {
      // With what follows it ends with an ellipsis.
      var next = parts[index + 1].runs
      next[0].text = "\n" + next[0].text
      setting.runs += next
      text = context.layout(setting, width: width - indent)
    }
    addBars(quotes, height + text.height, isTurned: isTurned)
    if let marker = style.marker {
      addMarker(mark(marker), indent: indent, text.lines.first?.baseline ?? 0, isTurned: isTurned)
    }
    if firstLine == 0 { firstLine = text.lines.first?.height ?? 0 }
    add(text, x: isTurned ? 0 : indent, y: height, width: width - indent)
    height += text.height
    return text.lines.count
  }

  /// The marker stands on the baseline of the first line, with its end beside the text.
  private func addMarker(
    _ mark: LayoutContext.TextSetting, indent: Double, _ baseline: Double, isTurned: Bool
  ) {
    let room = max(0, min(context.width(of: mark), step - gap))
    let text = context.layout(mark, width: room)
    add(
      text, x: isTurned ? width - indent + gap : indent - gap - room,
      y: height + baseline - (text.lines.first?.baseline ?? 0), width: room)
  }

  private func addBars(_ count: Int, _ bottom: Double, isTurned: Bool) {
    if isTurned != areBarsTurned { bars = [] }
    areBarsTurned = isTurned
    while bars.count > count { bars.removeLast() }
    // Between two paragraphs of a quote a bar goes on.
    for bar in bars {
      var frame = nodes[bar].frame
      frame.height = bottom - frame.y
      nodes[bar].frame = frame
    }
    let thickness: Double = context.countsCells ? 1 : 3
    while bars.count < count {
      let x = Double(bars.count) * letter
      bars.add(nodes.count)
      nodes.add(
        node(
          x: isTurned ? width - x - thickness : x, y: height, width: thickness,
          height: bottom - height
        )
        .with(corners: context.radii(1.5))
        .with(fill: .color(context.styler.rgba(.separator))))
    }
  }

  private func add(_ text: TextLayout, x: Double, y: Double, width: Double) {
    nodes.add(node(x: x, y: y, width: width, height: text.height).with(text: text))
  }

  @inline(never)
  private func node(x: Double, y: Double, width: Double, height: Double) -> Node {
    Node(
      id / Name(number: nodes.count), .decoration, Rect(x: x, y: y, width: width, height: height))
  }
}
