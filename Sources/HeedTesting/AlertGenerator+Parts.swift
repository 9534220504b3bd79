internal import Heed

extension AlertGenerator {
  // MARK: Texts

  mutating func words(_ longest: Int) -> String {
    let latin = ["Delete", "photos", "the", "a", "permanently", "Settings", "123", "and", "It"]
    let others = [
      "删除相册", "这里是正文信息", "حذف", "الصورة", "מחיקה", "ลบรูปภาพ", "Donaudampfschifffahrt", "👩‍👩‍👧‍👦", "é",
      "Supercalifragilisticexpialidocious\u{00AD}ness",
    ]
    var text = ""
    for index in 0..<Int.random(in: 1...max(1, longest), using: &random) {
      if index > 0 { text += chance(0.05) ? "\n" : " " }
      text += chance(0.7) ? pick(latin) : pick(others)
    }
    return text
  }

  mutating func text(longest: Int) -> RichText {
    var text = RichText(words(longest))
    if chance(0.3) { text.append(RichText.Run(" " + words(3), attributes())) }
    if chance(0.1) { text.append(paragraphs()) }
    text.alignment = maybe(0.15) { $0.pick([.start, .center, .end, .justify]) }
    text.lineLimit = maybe(0.1) { Int.random(in: 1...3, using: &$0.random) }
    return text
  }

  /// Paragraphs of lists and quotes, which begin with a newline.
  private mutating func paragraphs() -> RichText {
    var text = RichText("\n")
    for number in 1...Int.random(in: 1...4, using: &random) {
      let style = ParagraphStyle(
        level: Int.random(in: 0...3, using: &random), quoteLevel: pick([0, 0, 1]),
        marker: maybe(0.6) { $0.pick(["\u{2022}", "\(number)."]) },
        spacing: pick([0, 8]), alignment: maybe(0.1) { $0.pick([.center, .end]) })
      text.append(RichText.Run(words(6) + "\n", TextAttributes(paragraph: style)))
    }
    return text
  }

  private mutating func attributes() -> TextAttributes {
    TextAttributes(
      font: maybe(0.5) { $0.font() }, color: maybe(0.5) { $0.color() },
      background: maybe(0.1) { $0.color() }, isUnderlined: chance(0.2),
      isStruckThrough: chance(0.1), baselineOffset: chance(0.1) ? 4 : 0,
      link: maybe(0.2) { _ in "https://example.com/a" })
  }

  mutating func font() -> Font {
    Font(
      size: maybe(0.5) { $0.number(in: 8...40) },
      weight: maybe(0.4) { $0.pick([.light, .medium, .bold, .black]) },
      isItalic: maybe(0.2) { $0.chance(0.5) },
      design: maybe(0.2) { $0.pick([.serif, .monospaced]) },
      style: maybe(0.3) { $0.pick([.body, .caption1, .largeTitle]) })
  }

  mutating func color() -> Color {
    pick([
      .red, .brown, .label, .tint, .lightGray, Color(hex: 0x12AB9F), Color(hex: 0xFF, alpha: 0.2),
      Color(light: .white, dark: .black),
      Color(light: .red, dark: .blue, lightHighContrast: .brown),
    ])
  }

  mutating func paint() -> Paint {
    switch Int.random(in: 0...4, using: &random) {
    case 0: .color(color())
    case 1: .gradient(Gradient(colors: [color(), color()], angle: number(in: 0...360)))
    case 2: .gradient(Gradient(colors: [.red, .blue, .clear], stops: [0, 0.25, 1]))
    case 3: .material(pick([.thin, .regular, .thick]))
    default: .image(image(), fit: pick([.fill, .fit, .stretch]), insets: pick([0, 4]))
    }
  }

  mutating func image() -> Image {
    let size = maybe(0.5) { Size(width: $0.number(in: 8...300), height: $0.number(in: 8...200)) }
    let label = maybe(0.3) { $0.words(2) }
    switch Int.random(in: 0...2, using: &random) {
    case 0: return .symbol("star", size: size, label: label)
    case 1: return .file("art/a.png", rendering: pick([.original, .template]), size: size)
    default: return .data([0, 1, 2, 250, 255], size: size, label: label)
    }
  }

  // MARK: Parts

  mutating func placed(longest: Int) -> PlacedText {
    PlacedText(
      text(longest: longest), font: maybe(0.2) { $0.font() }, color: maybe(0.2) { $0.color() },
      top: maybe(0.1) { $0.number(in: 0...120) }, inset: maybe(0.15) { $0.insets() },
      width: maybe(0.05) { _ in Length(fraction: 0.5) },
      height: maybe(0.05) { Length(points: $0.number(in: 10...80)) })
  }

  mutating func insets() -> Insets {
    Insets(
      top: number(in: 0...20), leading: number(in: 0...30), bottom: number(in: 0...20),
      trailing: number(in: 0...30))
  }

  mutating func box() -> Box {
    Box(
      inset: maybe(0.3) { $0.insets() },
      width: maybe(0.2) { Length(points: $0.number(in: 20...400)) },
      height: maybe(0.15) { Length(points: $0.number(in: 10...120)) },
      gap: maybe(0.3) { $0.number(in: 0...30) }, background: maybe(0.15) { $0.paint() },
      border: maybe(0.1) { Border(width: 1, color: $0.color()) },
      corners: maybe(0.15) { Corners(all: $0.number(in: 0...20)) },
      alignment: maybe(0.2) { $0.pick([.start, .center, .end]) }, label: maybe(0.1) { $0.words(2) })
  }

  mutating func block(_ index: Int) -> Block {
    let id = Name("b\(index)")
    switch Int.random(in: 0...10, using: &random) {
    case 0: return .image(image(), box())
    case 1: return .separator(box())
    case 2: return .space(number(in: 0...40))
    case 3: return .slot(id, label: maybe(0.5) { $0.words(2) }, height: 60, box())
    case 4: return .badge(RichText(words(3)), color: maybe(0.3) { $0.color() }, box())
    case 5: return .progress(maybe(0.7) { Double(Int($0.number(in: 0...100))) / 100 }, box())
    case 6: return .toggle(id, text(longest: 5), isOn: chance(0.5), box())
    case 7: return .field(field(id), box())
    case 8: return .choices(choices(id), box())
    default: return .text(text(longest: 20), font: maybe(0.3) { $0.font() }, box())
    }
  }

  private mutating func field(_ id: Name) -> Field {
    Field(
      id, placeholder: chance(0.7) ? words(4) : "",
      input: pick([.text, .secure, .multiline, .number, .email]),
      value: chance(0.5) ? words(6) : "",
      isRequired: chance(0.3), minLength: maybe(0.2) { _ in 2 }, maxLength: maybe(0.2) { _ in 9 },
      accepts: maybe(0.2) { $0.pick([.email, .url, .number, .digits]) },
      error: maybe(0.2) { $0.words(5) })
  }

  private mutating func choices(_ id: Name) -> Choices {
    let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
      Choices.Item(Name("i\(index)"), text(longest: 5), image: maybe(0.2) { $0.image() })
    }
    return Choices(
      id, items: items, allowsMultiple: chance(0.5), selected: chance(0.5) ? ["i0"] : [])
  }

  mutating func action(id: Name) -> Action {
    var action = Action(chance(0.2) ? text(longest: 8) : RichText(words(2)))
    action.id = id
    action.isEnabled = chance(0.9)
    action.image = maybe(0.15) { $0.image() }
    action.imageSide = maybe(0.1) { _ in .trailing }
    action.alignment = maybe(0.15) { $0.pick([.start, .center, .end]) }
    action.color = maybe(0.15) { $0.color() }
    action.font = maybe(0.1) { $0.font() }
    action.background = maybe(0.15) { $0.paint() }
    action.border = maybe(0.1) { _ in Border() }
    action.corners = maybe(0.1) { _ in 8 }
    action.height = maybe(0.1) { $0.number(in: 20...80) }
    action.width = maybe(0.1) { Length(points: $0.number(in: 44...300)) }
    action.inset = maybe(0.15) { $0.insets() }
    action.gap = maybe(0.1) { $0.number(in: 0...20) }
    action.keepsOpen = chance(0.1)
    action.needsValid = chance(0.1)
    action.key = maybe(0.1) { _ in Name("k\(id)") }
    action.countdown = maybe(0.05) { _ in 5 }
    action.label = maybe(0.05) { $0.words(3) }
    return action
  }

  mutating func customTransition() -> Transition {
    let pose = Pose(
      opacity: pick([0, 0.5, 1]), scale: number(in: 0...2),
      offset: Point(x: 0, y: number(in: -1...1)),
      unit: pick([.points, .ownSize, .container]))
    let curve = pick([
      .linear, .easeIn, .easeOut, .easeInOut, Curve.bezier(0.25, 0.1, 0.25, 1),
      .spring(damping: 0.7, velocity: 3), .spring(mass: 1, stiffness: 522.35, damping: 45.71),
    ])
    return .custom(pose, duration: pick([0.2, 0.4]), delay: pick([0, 0.1]), curve: curve)
  }
}
