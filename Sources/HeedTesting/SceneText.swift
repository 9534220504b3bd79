public import Heed

/// A scene as lines of text with every number in full, to compare and to read.
///
/// Two hosts that lay out alike give the same text, byte for byte.
///
/// ```swift
/// #expect(SceneText.of(scene) == recorded)
/// ```
public enum SceneText {
  /// The text of a scene: a line for each thing, the lines of its parts indented beneath it.
  public static func of(_ scene: Scene) -> String {
    var writer = SceneWriter()
    writer.write(scene)
    return writer.words.string
  }
}

/// Writes the lines of a scene.
struct SceneWriter {
  private(set) var words: Phrase = ""

  @inline(never)
  private mutating func line(_ words: Phrase) {
    self.words += words
    self.words += "\n"
  }

  mutating func write(_ scene: Scene) {
    line("scene \(scene.size.width) \(scene.size.height) @\(scene.scale)")
    line("direction \(scene.direction.rawValue)")
    line("backdrop \(Self.color(scene.backdrop.color)) blur \(scene.backdrop.blur)")
    if scene.backdrop.passesTouches { line("  passes touches") }
    for node in scene.nodes { write(node) }
    for area in scene.scrollAreas {
      line("scroll \(area.id) \(Self.rect(area.viewport)) content \(area.contentHeight)")
    }
    for id in scene.focusOrder { line("focus \(id)") }
    if let id = scene.initialFocus { line("first \(id)") }
    for concession in scene.concessions { line("concession \(Self.word(concession))") }
    line("enter \(Self.words(scene.enter))")
    line("exit \(Self.words(scene.exit))")
  }

  private mutating func write(_ node: Node) {
    line("node \(node.id) \(node.role.kind.name) \(Self.rect(node.frame))")
    if let area = node.scrollArea { line("  scrolls with \(area)") }
    if node.corners != CornerRadii() { line("  corners \(Self.radii(node.corners))") }
    if let clip = node.clip {
      line("  clip \(Self.rect(clip.frame)) corners \(Self.radii(clip.corners))")
    }
    if let shadow = node.shadow {
      line(
        "  shadow \(Self.color(shadow.color)) \(shadow.radius)"
          + " \(shadow.offset.x) \(shadow.offset.y)")
    }
    if let fill = node.fill { write(fill) }
    if let picture = node.picture {
      line("  picture \(Self.words(picture.image)) \(picture.fit.kind.name)")
      if let tint = picture.tint { line("    tint \(Self.color(tint))") }
    }
    if let border = node.border { line("  border \(border.width) \(Self.color(border.color))") }
    if let text = node.text { write(text) }
    if node.opacity != 1 { line("  opacity \(node.opacity)") }
    if let accessibility = node.accessibility { write(accessibility) }
  }

  private mutating func write(_ fill: Fill) {
    switch fill {
    case .color(let color): line("  fill \(Self.color(color))")
    case .gradient(let colors, let stops, let angle):
      line("  fill gradient \(angle)")
      for color in colors { line("    color \(Self.color(color))") }
      for stop in stops { line("    stop \(stop)") }
    case .image(let image, let fit, let insets):
      line(
        "  fill \(Self.words(image)) \(fit.kind.name)"
          + " \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)")
    case .material(let blur, let tint): line("  fill material \(blur) \(Self.color(tint))")
    }
  }

  private mutating func write(_ layout: TextLayout) {
    let request = layout.request
    line("  text \(request.width) limit \(request.lineLimit) \(request.language)")
    for run in request.runs {
      let font = run.font
      line(
        "    run \(font.size) \(font.weight.kind.name) \(font.design.kind.name)"
          + " \(Self.color(run.color)) \(Self.quoted(run.text))")
      if font.isItalic { line("      italic") }
      if let family = font.family { line("      family \(family)") }
      if let color = run.background { line("      background \(Self.color(color))") }
      if run.isUnderlined { line("      underlined") }
      if run.isStruckThrough { line("      struck through") }
      if run.baselineOffset != 0 { line("      raised \(run.baselineOffset)") }
      if let link = run.link { line("      link \(link)") }
    }
    for part in layout.lines {
      line(
        "    line \(part.range.lowerBound) \(part.range.upperBound) at \(part.x) \(part.y)"
          + " size \(part.width) \(part.height) baseline \(part.baseline)")
    }
    for link in layout.links { line("    link \(link.address) \(Self.rect(link.frame))") }
    if layout.isTruncated { line("    truncated") }
  }

  private mutating func write(_ accessibility: Accessibility) {
    line("  says \(accessibility.role.kind.name) \(Self.quoted(accessibility.label))")
    if let value = accessibility.value { line("    value \(Self.quoted(value))") }
    if let hint = accessibility.hint { line("    hint \(Self.quoted(hint))") }
    if !accessibility.isEnabled { line("    disabled") }
    if accessibility.isSelected { line("    selected") }
  }
}
