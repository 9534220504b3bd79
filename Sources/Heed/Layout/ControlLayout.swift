/// Lays out the blocks that the person works with.
struct ControlLayout {
  let context: LayoutContext
  let box: Box
  let id: Name
  /// The sides of the room it has, and where it begins.
  let room: Rect
  /// Space kept free beneath it.
  let bottom: Double

  private var styler: Styler { context.styler }

  @inline(never)
  func child(_ name: Name) -> Name { id / name }

  @inline(never)
  func piece(_ nodes: [Node], height: Double) -> Piece {
    var nodes = nodes
    if box.background != nil || box.border != nil {
      nodes.insert(
        Node(
          child("box"), .decoration, Rect(x: room.x, y: room.y, width: room.width, height: height)
        )
        .with(corners: context.radii(box.corners ?? 0))
        .with(fill: box.background.map { styler.fill($0) })
        .with(border: box.border.map { context.border($0) }),
        at: 0)
    }
    return Piece(nodes: nodes, height: room.y + height + bottom, gap: 0)
  }

  // MARK: Fields

  func field(_ field: Field) -> Piece {
    let isSecure = field.input == .secure
    let isMultiline = field.input == .multiline
    let isEmpty = field.value.isEmpty
    let shown: String
    if isEmpty {
      shown = field.placeholder
    } else if isSecure {
      shown = Self.dots(field.value.scalarCount)
    } else {
      shown = field.value
    }
    let font = InputStyle.font
    let padding = InputStyle.padding
    var setting = context.setting(
      RichText(shown), font: font, color: isEmpty ? InputStyle.placeholder : InputStyle.text,
      alignment: .start)
    setting.lineLimit = isMultiline ? 0 : 1
    let text = context.layout(setting, width: room.width - 2 * padding)
    let line = context.pixelUp(DynamicType.lineHeight(of: styler.resolved(nil, over: font).size))
    let least = isMultiline ? max(44, 3 * line + 2 * padding) : 44
    let height = context.pixelUp(
      max(box.height?.resolved(in: room.width) ?? 0, max(least, text.height + 2 * padding)))
    let hasError = field.error != nil
    let frame = Rect(x: room.x, y: room.y, width: room.width, height: height)
    var nodes = [
      Node(id, .field, frame)
        .with(corners: context.radii(box.corners ?? 8))
        .with(fill: box.background.map { styler.fill($0) } ?? .color(styler.rgba(.background)))
        .with(
          border: box.border.map { context.border($0) }
            ?? Node.Border(
              width: hasError ? 1 : context.hairline,
              color: styler.rgba(hasError ? .destructive : .separator))
        )
        .with(
          accessibility: Accessibility(
            role: isSecure ? .secureField : .textField,
            label: box.label ?? (field.placeholder.isEmpty ? field.id.string : field.placeholder),
            value: isSecure || isEmpty ? nil : field.value, hint: field.error)),
      Node(
        child("text"), .decoration,
        Rect(
          x: room.x + padding,
          y: room.y + (isMultiline ? padding : context.pixel((height - text.height) / 2)),
          width: max(0, room.width - 2 * padding), height: text.height)
      )
      .with(text: text),
    ]
    var total = height
    if let error = field.error, !error.isEmpty {
      let fault = context.layout(
        context.setting(
          RichText(error), font: .style(.footnote), color: .destructive, alignment: .start),
        width: room.width)
      nodes.add(
        Node(
          child("error"), .text,
          Rect(
            x: room.x, y: room.y + height + 4, width: room.width, height: fault.height)
        )
        .with(text: fault)
        .with(accessibility: .text, error))
      total += 4 + fault.height
    }
    return Piece(nodes: nodes, height: room.y + total + bottom, gap: 0)
  }

  /// What stands for the letters of a secret.
  private static func dots(_ count: Int) -> String {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes += [0xE2, 0x80, 0xA2] }
    return String(bytes: bytes)
  }

  // MARK: Lists and switches

  func choices(_ choices: Choices) -> Piece {
    var nodes: [Node] = []
    var y = room.y
    for (index, item) in choices.items.enumerated() {
      if index > 0 {
        nodes.add(
          Node(
            child(Name("separator").followed(by: index)), .separator,
            Rect(
              x: room.x + markRoom, y: y, width: max(0, room.width - markRoom),
              height: context.hairline)
          )
          .with(fill: .color(styler.rgba(.separator))))
        y += context.hairline
      }
      let isPicked = choices.selected.contains(item.id)
      let row = self.row(
        item.title, image: item.image, id: child(item.id), y: y, before: markRoom, after: 0)
      nodes.add(
        Node(child(item.id), .choice, row.frame)
          .with(
            accessibility: Accessibility(
              role: choices.allowsMultiple ? .checkbox : .radio, label: item.title.plainText,
              isSelected: isPicked)))
      nodes += mark(
        id: child(item.id), isPicked: isPicked, isRound: !choices.allowsMultiple,
        center: row.frame.midY)
      nodes += row.nodes
      y = row.frame.maxY
    }
    return piece(nodes, height: y - room.y)
  }

  /// The side of the mark before an item, 22 points at the usual text sizes.
  private var markSize: Double { context.pixel(22 * context.pictureGrowth) }

  /// The mark and the space after it.
  private var markRoom: Double { markSize + 12 }

  /// The circle or square before an item, filled and ticked where it is picked.
  @inline(never)
  private func mark(id: Name, isPicked: Bool, isRound: Bool, center: Double) -> [Node] {
    let size = markSize
    let inset = context.pixel(size / 5.5)
    let frame = Rect(x: room.x, y: context.pixel(center - size / 2), width: size, height: size)
    var nodes = [
      Node(id / "mark", .decoration, frame)
        .with(corners: context.radii(Corners(all: isRound ? size / 2 : 6)))
        .with(fill: isPicked ? .color(styler.rgba(.tint)) : nil)
        .with(border: isPicked ? nil : Node.Border(width: 1.5, color: styler.rgba(.tertiaryLabel)))
    ]
    if isPicked {
      nodes.add(
        Node(
          id / "check", .decoration,
          Rect(
            x: frame.x + inset, y: frame.y + inset, width: size - 2 * inset,
            height: size - 2 * inset)
        )
        .with(
          picture: context.picture(
            .symbol("checkmark"), fit: .fit, color: styler.label(on: .tint))))
    }
    return nodes
  }

  func toggle(_ toggleID: Name, _ title: RichText, isOn: Bool) -> Piece {
    let track = Size(width: 51, height: 31)
    let row = self.row(
      title, image: nil, id: id, y: room.y, before: 0, after: track.width + 12)
    let trackFrame = Rect(
      x: room.maxX - track.width, y: context.pixel(row.frame.midY - track.height / 2),
      width: track.width, height: track.height)
    let knob = track.height - 4
    let knobX = isOn ? trackFrame.maxX - knob - 2 : trackFrame.x + 2
    let nodes =
      [
        Node(id, .toggle, row.frame)
          .with(
            accessibility: Accessibility(
              role: .toggle, label: box.label ?? title.plainText, value: isOn ? "1" : "0",
              isSelected: isOn))
      ] + row.nodes + [
        Node(child("track"), .decoration, trackFrame)
          .with(corners: context.radii(Corners(all: track.height / 2)))
          .with(fill: .color(styler.rgba(isOn ? .success : .fill))),
        Node(
          child("knob"), .decoration, Rect(x: knobX, y: trackFrame.y + 2, width: knob, height: knob)
        )
        .with(corners: context.radii(Corners(all: knob / 2)))
        .with(
          shadow: Node.Shadow(
            color: RGBA(hex: 0, alpha: 0.2), radius: 3, offset: Point(x: 0, y: 2))
        )
        .with(fill: .color(RGBA(hex: 0xFFFFFF))),
      ]
    return piece(nodes, height: row.frame.height)
  }

  /// A line at least 44 points high with a picture and a title.
  @inline(never)
  private func row(
    _ title: RichText, image: Image?, id: Name, y: Double, before: Double, after: Double
  ) -> (frame: Rect, nodes: [Node]) {
    var x = room.x + before
    var nodes: [Node] = []
    let size = image.map { context.size(of: $0) } ?? Size()
    let scale = size.height > 28 ? 28 / size.height : 1
    let pictureWidth = image == nil ? 0 : context.pixel(size.width * scale)
    let textX = x + (image == nil ? 0 : pictureWidth + 10)
    let width = max(0, room.maxX - after - textX)
    let text = context.layout(
      context.setting(title, font: .style(.body), color: .label, alignment: .start), width: width)
    let height = max(44, context.pixelUp(text.height + 16))
    if let image {
      let pictureHeight = context.pixel(size.height * scale)
      nodes.add(
        Node(
          id / "image", .decoration,
          Rect(
            x: x, y: context.pixel(y + (height - pictureHeight) / 2), width: pictureWidth,
            height: pictureHeight)
        )
        .with(picture: context.picture(image, fit: .fit, color: .tint)))
      x += pictureWidth + 10
    }
    nodes.add(
      Node(
        id / "title", .decoration,
        Rect(
          x: x, y: context.pixel(y + (height - text.height) / 2), width: width,
          height: text.height)
      )
      .with(text: text))
    return (Rect(x: room.x, y: y, width: room.width, height: height), nodes)
  }

  // MARK: Progress

  func progress(_ value: Double?, title: RichText?) -> Piece {
    var nodes: [Node] = []
    var y = room.y
    if let title, !title.isEmpty {
      let text = context.layout(
        context.setting(
          title, font: .style(.footnote), color: .secondaryLabel,
          alignment: box.alignment ?? context.metrics.alignment),
        width: room.width)
      nodes.add(
        Node(
          child("title"), .decoration, Rect(x: room.x, y: y, width: room.width, height: text.height)
        )
        .with(text: text))
      y += text.height + 8
    }
    let bar = box.height?.resolved(in: room.width) ?? 4
    let track = Rect(x: room.x, y: y, width: room.width, height: context.pixelUp(max(1, bar)))
    let radii = context.radii(box.corners ?? Corners(all: bar / 2))
    // Work of unknown length shows a stretch that a host moves along the track.
    let from = value == nil ? 0.3 : 0
    let part = value.map { min(max(0, $0), 1) } ?? 0.4
    nodes.add(
      Node(id, .progress, track)
        .with(corners: radii)
        .with(fill: .color(styler.rgba(.fill)))
        .with(
          accessibility: Accessibility(
            role: .progress, label: box.label ?? title?.plainText ?? "",
            value: value.map { _ in String(bytes: Digits.of(Int((part * 100).rounded())) + [0x25]) })))
    nodes.add(
      Node(
        child("bar"), .decoration,
        Rect(
          x: track.x + context.pixel(track.width * from), y: y,
          width: context.pixel(track.width * part), height: track.height)
      )
      .with(corners: radii)
      .with(fill: .color(styler.rgba(.tint))))
    return Piece(nodes: nodes, height: y + track.height + bottom, gap: 0)
  }
}
