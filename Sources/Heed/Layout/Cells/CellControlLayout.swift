#if !hasFeature(Embedded)
  /// Lays out the blocks that the person works with in cells.
  ///
  /// The nodes are those of ``ControlLayout``, with the same ids; how their marks look is up to who
  /// draws them.
  struct CellControlLayout {
    let context: LayoutContext
    let box: Box
    let id: Name
    /// The sides of the room it has, and where it begins.
    let room: Rect
    /// Rows kept free beneath it.
    let bottom: Double

    private var styler: Styler { context.styler }

    /// The nodes as a part of the panel, on a ground where one was asked for.
    private func piece(_ nodes: [Node], height: Double) -> Piece {
      var nodes = nodes
      if let background = box.background, nodes.first?.role != .field {
        nodes.insert(
          Node(
            id / "box", .decoration,
            Rect(x: room.x, y: room.y, width: room.width, height: height)
          )
          .with(fill: styler.fill(background)),
          at: 0)
      }
      return Piece(nodes: nodes, height: room.y + height + bottom, gap: 0)
    }

    private func layout(
      _ text: RichText, color: Color, alignment: TextAlignment = .start, width: Double
    ) -> TextLayout {
      context.layout(
        context.setting(text, font: Font(), color: color, alignment: alignment), width: width)
    }

    /// A field is a line between two columns of space; one of several lines grows up to a limit, and
    /// whoever draws it moves its text so that the person sees where they type.
    func field(_ field: Field) -> Piece {
      let isSecure = field.input == .secure
      let isMultiline = field.input == .multiline
      let isEmpty = field.value.isEmpty
      let shown =
        isEmpty
        ? field.placeholder
        : isSecure ? String(repeating: "\u{2022}", count: field.value.count) : field.value
      let width = max(1, room.width - 2)
      var setting = context.setting(
        RichText(shown), font: Font(), color: isEmpty ? InputStyle.placeholder : InputStyle.text,
        alignment: .start)
      setting.lineLimit = isMultiline ? 0 : 1
      let text = context.layout(setting, width: width)
      let wish = box.height?.points ?? CellFigures.fewestFieldRows
      let most = max(wish, CellFigures.mostFieldRows)
      let height = isMultiline ? min(most, max(wish, text.height)) : 1
      var nodes = [
        Node(id, .field, Rect(x: room.x, y: room.y, width: room.width, height: height))
          .with(fill: box.background.map { styler.fill($0) } ?? .color(styler.rgba(.background)))
          .with(
            border: field.error == nil
              ? nil : Node.Border(width: 1, color: styler.rgba(.destructive))
          )
          .with(
            accessibility: Accessibility(
              role: isSecure ? .secureField : .textField,
              label: box.label
                ?? (field.placeholder.isEmpty ? field.id.string : field.placeholder),
              value: isSecure || isEmpty ? nil : field.value, hint: field.error)),
        Node(
          id / "text", .decoration,
          Rect(x: room.x + 1, y: room.y, width: width, height: min(height, text.height))
        )
        .with(text: text),
      ]
      var total = height
      if let error = field.error, !error.isEmpty {
        let fault = layout(
          RichText("\u{2717} \(error)"), color: .destructive, width: max(1, room.width - 1))
        nodes.add(
          Node(
            id / "error", .text,
            Rect(
              x: room.x + 1, y: room.y + height, width: max(1, room.width - 1),
              height: fault.height)
          )
          .with(text: fault)
          .with(accessibility: .text, error))
        total += fault.height
      }
      return piece(nodes, height: total)
    }

    func choices(_ choices: Choices) -> Piece {
      var nodes: [Node] = []
      var y = room.y
      let mark = CellFigures.choiceMark
      for item in choices.items {
        let itemID = id / item.id
        let width = max(1, room.width - 1 - mark - 1)
        let text = layout(item.title, color: .label, width: width)
        let isPicked = choices.selected.contains(item.id)
        let height = max(1, text.height)
        nodes.add(
          Node(itemID, .choice, Rect(x: room.x, y: y, width: room.width, height: height))
            .with(
              accessibility: Accessibility(
                role: choices.allowsMultiple ? .checkbox : .radio, label: item.title.plainText,
                isSelected: isPicked)))
        nodes.add(
          Node(itemID / "mark", .decoration, Rect(x: room.x + 1, y: y, width: mark - 1, height: 1))
            .with(fill: .color(styler.rgba(isPicked ? .tint : .secondaryLabel))))
        nodes.add(
          Node(
            itemID / "title", .decoration,
            Rect(x: room.x + 1 + mark, y: y, width: width, height: height)
          )
          .with(text: text))
        y += height
      }
      return piece(nodes, height: y - room.y)
    }

    func toggle(_ title: RichText, isOn: Bool) -> Piece {
      let track = CellFigures.toggle
      let width = max(1, room.width - 1 - track - 2)
      let text = layout(title, color: .label, width: width)
      let height = max(1, text.height)
      let nodes = [
        Node(id, .toggle, Rect(x: room.x, y: room.y, width: room.width, height: height))
          .with(
            accessibility: Accessibility(
              role: .toggle, label: box.label ?? title.plainText, value: isOn ? "1" : "0",
              isSelected: isOn)),
        Node(
          id / "title", .decoration,
          Rect(x: room.x + 1, y: room.y, width: width, height: height)
        )
        .with(text: text),
        Node(
          id / "track", .decoration,
          Rect(x: room.maxX - track - 1, y: room.y, width: track, height: 1)
        )
        .with(fill: .color(styler.rgba(isOn ? .success : .secondaryLabel))),
      ]
      return piece(nodes, height: height)
    }

    func progress(_ value: Double?, title: RichText?) -> Piece {
      var nodes: [Node] = []
      var y = room.y
      if let title, !title.isEmpty {
        let text = layout(
          title, color: .secondaryLabel, alignment: box.alignment ?? context.metrics.alignment,
          width: room.width)
        nodes.add(
          Node(
            id / "title", .decoration,
            Rect(x: room.x, y: y, width: room.width, height: text.height)
          )
          .with(text: text))
        y += text.height
      }
      let part = value.map { min(max(0, $0), 1) }
      let track = Rect(x: room.x, y: y, width: room.width, height: 1)
      nodes.add(
        Node(id, .progress, track)
          .with(fill: .color(styler.rgba(.fill)))
          .with(
            accessibility: Accessibility(
              role: .progress, label: box.label ?? title?.plainText ?? "",
              value: part.map { "\(Int(($0 * 100).rounded()))%" })))
      nodes.add(
        Node(id / "bar", .decoration, track).with(fill: .color(styler.rgba(.tint))))
      return piece(nodes, height: y + 1 - room.y)
    }
  }
#endif
