internal import Heed

extension Output {
  @inline(never)
  mutating func write(_ scene: Scene) {
    write(scene.moment.opacity)
    write(scene.moment.scale)
    write(scene.moment.offset.x)
    write(scene.moment.offset.y)
    write(scene.moment.backdropOpacity)
    write(scene.backdrop.color)
    write(scene.backdrop.blur)
    write(scene.backdrop.passesTouches)
    for area in scene.scrollAreas {
      write(area.id)
      write(area.viewport)
      write(area.contentHeight)
    }
    for id in scene.focusOrder { write(id) }
    write(scene.panelCenter.x)
    write(scene.nodes.count)
    for node in scene.nodes { write(node) }
  }

  private mutating func write(_ node: Node) {
    write(node.id)
    write(node.role == .action)
    write(node.frame)
    write(node.scrollArea ?? -1)
    write(node.corners)
    write(node.opacity)
    if let clip = node.clip {
      write(clip.frame)
      write(clip.corners)
    }
    if let shadow = node.shadow {
      write(shadow.color)
      write(shadow.radius)
      write(shadow.offset.x)
      write(shadow.offset.y)
    }
    if let fill = node.fill { write(fill) }
    if let picture = node.picture {
      write(picture.image.label ?? "")
      if let tint = picture.tint { write(tint) }
    }
    if let border = node.border {
      write(border.width)
      write(border.color)
    }
    if let text = node.text { write(text) }
    if let accessibility = node.accessibility {
      write(accessibility.role == .button)
      write(accessibility.label)
      write(accessibility.value ?? "")
      write(accessibility.hint ?? "")
      write(accessibility.isEnabled)
      write(accessibility.isSelected)
    }
  }

  private mutating func write(_ fill: Fill) {
    switch fill {
    case .color(let color): write(color)
    case .gradient(let colors, let stops, let angle):
      for color in colors { write(color) }
      for stop in stops { write(stop) }
      write(angle)
    case .image(let image, _, let insets):
      write(image.label ?? "")
      write(insets.top)
      write(insets.left)
    case .material(let blur, let tint):
      write(blur)
      write(tint)
    }
  }

  private mutating func write(_ text: TextLayout) {
    for line in text.lines {
      write(line.range.lowerBound)
      write(line.range.upperBound)
      write(line.x)
      write(line.y)
      write(line.baseline)
      write(line.width)
      write(line.height)
    }
    for link in text.links {
      write(link.address)
      write(link.frame)
    }
    write(text.letterScale)
    write(text.request)
  }

  @inline(never)
  mutating func write(_ request: TextRequest) {
    write(request.width)
    write(request.lineLimit)
    write(request.isJustified)
    write(request.language)
    for run in request.runs {
      write(run.text)
      write(run.font.size)
      write(run.font.weight == .bold)
      write(run.font.isItalic)
      write(run.font.family ?? "")
      write(run.font.design == .monospaced)
      write(run.color)
      if let background = run.background { write(background) }
      write(run.isUnderlined)
      write(run.isStruckThrough)
      write(run.baselineOffset)
      if let link = run.link { write(link) }
    }
  }
}
