import Heed

/// Makes alerts of every kind from a seed, each free of problems.
struct AlertGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // MARK: Chance

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func isLucky(_ one: Int = 2) -> Bool { below(one) == 0 }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func option<Option: OpenSet>(_: Option.Type = Option.self) -> Option {
    Option(kind: pick(Array(Option.Kind.allCases)))
  }

  private mutating func maybe<Value>(_ make: (inout AlertGenerator) -> Value) -> Value? {
    isLucky(3) ? make(&self) : nil
  }

  private mutating func many<Value>(
    _ range: ClosedRange<Int>, _ make: (inout AlertGenerator) -> Value
  ) -> [Value] {
    (0..<(range.lowerBound + below(range.count))).map { _ in make(&self) }
  }

  /// A number from 0 to 1, often one with many digits.
  private mutating func fraction() -> Double {
    pick([0, 1, 0.5, 0.1, Double(next() >> 11) / 9_007_199_254_740_992])
  }

  private mutating func points() -> Double {
    pick([0, 1, 8, 0.5, 1.0 / 3, 1e-7, 1e21, fraction() * 1000])
  }

  private mutating func signed() -> Double { isLucky() ? points() : -points() }

  private mutating func string() -> String {
    let parts = [
      "a", "Delete", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "é",
      "e\u{301}", "这里是标题", "مرحبا", "👩‍👩‍👧", "\u{2028}", "\u{FEFF}", "\u{10FFFF}", "50%", "{", "]",
    ]
    return many(0...4) { $0.pick(parts) }.joined()
  }

  // MARK: Values

  private mutating func point() -> Point { Point(x: signed(), y: signed()) }

  private mutating func insets() -> Insets {
    switch below(3) {
    case 0: Insets(all: points())
    case 1: Insets(vertical: points(), horizontal: points())
    default: Insets(top: points(), leading: points(), bottom: points(), trailing: points())
    }
  }

  private mutating func corners() -> Corners {
    isLucky()
      ? Corners(all: points())
      : Corners(
        topLeading: points(), topTrailing: points(), bottomTrailing: points(),
        bottomLeading: points())
  }

  private mutating func length() -> Length {
    if isLucky() { return .points(points()) }
    let fraction = pick([1, 0.5, 1.0 / 3, 2.0 / 3, 0.333, 0.07, 0.1 + max(0, self.fraction())])
    return Length(fraction: fraction, points: isLucky() ? 0 : signed())
  }

  private mutating func plainColor() -> Color {
    switch below(4) {
    case 0: Color(hex: UInt32(next() & 0xFFFFFF))
    case 1: Color(hex: UInt32(next() & 0xFFFFFF), alpha: Double(below(256)) / 255)
    case 2: Color(red: fraction(), green: fraction(), blue: fraction(), alpha: fraction())
    default: Color(named: pick(Array(Color.Named.allCases)))
    }
  }

  private mutating func color() -> Color {
    if !isLucky(4) { return plainColor() }
    return Color(
      light: plainColor(), dark: maybe { $0.plainColor() },
      lightHighContrast: maybe { $0.plainColor() }, darkHighContrast: maybe { $0.plainColor() })
  }

  private mutating func font() -> Font {
    Font(
      size: maybe { $0.points() + 1 }, weight: maybe { $0.option() },
      isItalic: maybe { $0.isLucky() }, family: maybe { Name($0.string()) },
      design: maybe { $0.option() }, style: maybe { $0.option() })
  }

  private mutating func image() -> Image {
    let source: Image.Source =
      switch below(3) {
      case 0: .file(pick(["a.png", "folder/b c.svg", "图.png"]))
      case 1: .symbol(Name(string()))
      default: .data(many(0...9) { UInt8($0.below(256)) })
      }
    return Image(
      source: source, rendering: option(),
      size: maybe { Size(width: $0.points(), height: $0.points()) }, label: maybe { $0.string() })
  }

  private mutating func paint() -> Paint {
    switch below(4) {
    case 0: return .color(color())
    case 1:
      let colors = many(1...3) { $0.color() }
      var stop = 0.0
      let stops = colors.map { _ in
        stop = min(1, stop + fraction() / 3)
        return stop
      }
      return .gradient(
        Gradient(colors: colors, stops: isLucky() ? stops : nil, angle: pick([180, 0, signed()])))
    case 2: return .image(image(), fit: option(), insets: isLucky() ? 0 : insets())
    default: return .material(option())
    }
  }

  private mutating func border() -> Border {
    isLucky(3) ? Border() : Border(width: points(), color: color())
  }

  private mutating func attributes() -> TextAttributes {
    TextAttributes(
      font: maybe { $0.font() }, color: maybe { $0.color() }, background: maybe { $0.color() },
      isUnderlined: isLucky(4), isStruckThrough: isLucky(4),
      baselineOffset: isLucky(4) ? signed() : 0,
      link: maybe { $0.pick(["https://example.com/ü", "mailto:a@example.com"]) },
      paragraph: isLucky(4) ? paragraph() : nil)
  }

  private mutating func paragraph() -> ParagraphStyle {
    ParagraphStyle(
      level: below(4), quoteLevel: below(3), marker: maybe { Name($0.string()) },
      spacing: isLucky() ? points() : 0, alignment: maybe { $0.option() },
      direction: maybe { $0.isLucky() ? .leftToRight : .rightToLeft })
  }

  private mutating func text() -> RichText {
    switch below(4) {
    case 0: return RichText(string())
    case 1:
      let key = LocalizedKey(Name(string()), arguments: many(0...2) { $0.string() })
      var text = RichText(localizedKey: key)
      if isLucky() { text = text.styled(utf8: 0..<text.plainText.utf8.count, attributes()) }
      if isLucky(3) { text.alignment = option() }
      return text
    default:
      return RichText(
        runs: many(0...4) { .init($0.string(), $0.attributes()) },
        alignment: maybe { $0.option() }, lineLimit: maybe { $0.below(9) + 1 })
    }
  }

  private mutating func placedText() -> PlacedText {
    if isLucky() { return PlacedText(text()) }
    return PlacedText(
      text(), font: maybe { $0.font() }, color: maybe { $0.color() }, top: maybe { $0.points() },
      inset: maybe { $0.insets() }, width: maybe { $0.length() }, height: maybe { $0.length() })
  }

  private mutating func box() -> Box {
    Box(
      inset: maybe { $0.insets() }, width: maybe { $0.length() }, height: maybe { $0.length() },
      gap: maybe { $0.points() }, background: maybe { $0.paint() }, border: maybe { $0.border() },
      corners: maybe { $0.corners() }, alignment: maybe { $0.option() },
      label: maybe { $0.string() })
  }

  private mutating func block(_ number: Int) -> Block {
    var box = isLucky() ? Box() : box()
    let id = Name("part\(number)" + string())
    let kind: Block.Kind
    switch below(10) {
    case 0: kind = .image(image())
    case 1: kind = .text(text(), font: maybe { $0.font() }, color: maybe { $0.color() })
    case 2:
      kind = .field(
        Field(
          id, placeholder: string(), input: option(), value: string(), isRequired: isLucky(),
          minLength: maybe { $0.below(5) }, maxLength: maybe { $0.below(500) + 5 },
          accepts: maybe { $0.option() }, error: maybe { $0.string() }))
    case 3:
      let items = (0...below(3)).map { index in
        Choices.Item(Name("item\(index)"), text(), image: maybe { $0.image() })
      }
      let allowsMultiple = isLucky()
      let selected = items.map(\.id).prefix(below(allowsMultiple ? items.count + 1 : 2))
      kind = .choices(
        Choices(id, items: items, allowsMultiple: allowsMultiple, selected: Array(selected)))
    case 4: kind = .toggle(id: id, title: text(), isOn: isLucky())
    case 5: kind = .progress(value: maybe { $0.fraction() }, title: maybe { $0.text() })
    case 6:
      kind = .badge(text(), color: maybe { $0.color() }, background: maybe { $0.paint() })
      // A badge's ground is its own; its box has none in a document.
      box.background = nil
    case 7: kind = .separator
    case 8: kind = .space(points())
    default:
      kind = .slot(
        id: id, label: maybe { $0.string() }, width: maybe { $0.length() },
        height: maybe { $0.length() })
    }
    return Block(kind: kind, box: box)
  }

  private mutating func action(_ number: Int) -> Action {
    var title = text()
    if title.isEmpty { title = "Title" }
    return Action(
      title, id: maybe { Name("id\(number)" + $0.string()) }, role: option(),
      isEnabled: !isLucky(4), image: maybe { $0.image() }, imageSide: maybe { $0.option() },
      alignment: maybe { $0.option() }, color: maybe { $0.color() }, font: maybe { $0.font() },
      background: maybe { $0.paint() }, border: maybe { $0.border() },
      corners: maybe { $0.corners() }, height: maybe { $0.points() },
      width: maybe { $0.length() }, inset: maybe { $0.insets() }, gap: maybe { $0.points() },
      keepsOpen: isLucky(4), needsValid: isLucky(4), key: maybe { _ in Name("\(number)") },
      countdown: maybe { $0.points() }, label: maybe { $0.string() })
  }

  private mutating func theme() -> Theme {
    if isLucky() { return Theme(option()) }
    return Theme(
      option(), width: maybe { $0.points() }, corners: maybe { $0.corners() },
      padding: maybe { $0.insets() }, title: maybe { $0.font() }, message: maybe { $0.font() },
      action: maybe { $0.font() }, actionHeight: maybe { $0.points() }, tint: maybe { $0.color() },
      destructive: maybe { $0.color() }, label: maybe { $0.color() },
      secondaryLabel: maybe { $0.color() }, separator: maybe { $0.color() },
      surface: maybe { $0.paint() })
  }

  /// A number that a motion may have: any fraction, but no more than a minute.
  private mutating func small() -> Double {
    var number = points()
    while number > 60 { number /= 16 }
    return number
  }

  private mutating func transition() -> Transition {
    if isLucky() { return .preset(option()) }
    let curve: Curve =
      switch below(7) {
      case 0: .linear
      case 1: .easeIn
      case 2: .easeOut
      case 3: .easeInOut
      case 4: .bezier(fraction(), small(), fraction(), small())
      case 5: .spring(damping: small() + 0.1, velocity: isLucky() ? 0 : small())
      default:
        .spring(
          mass: small() + 1, stiffness: small() + 1, damping: small() + 1, velocity: small())
      }
    let pose = Pose(
      opacity: fraction(), scale: small(), offset: isLucky() ? Point() : point(), unit: option())
    return .custom(
      isLucky(3) ? Pose() : pose, duration: small(), delay: isLucky() ? 0 : small(), curve: curve)
  }

  /// The next alert.
  mutating func alert() -> Alert {
    var alert = Alert(
      style: option(), theme: maybe { $0.theme() }, title: maybe { $0.placedText() },
      message: maybe { $0.placedText() })
    alert.content = (0..<below(5)).map { block($0) }
    alert.actions = (0..<below(4)).map { action($0) }
    if isLucky() || !alert.actions.contains(where: \.isEnabled) {
      alert.cancel = action(9)
      alert.cancel?.isEnabled = true
      if isLucky(), !alert.actions.isEmpty { alert.cancelPosition = below(alert.actions.count) }
    }
    alert.preferred = maybe { generator in generator.pick(alert.actionEntries).id }
    alert.arrangement = option()
    alert.header = maybe { generator in
      Header(
        generator.image(), height: generator.maybe { $0.points() + 57 },
        overhang: generator.pick([0, 57]), fit: generator.option())
    }
    alert.background = maybe { $0.paint() }
    alert.border = maybe { $0.border() }
    alert.shadow = maybe {
      $0.isLucky() ? Shadow() : Shadow(color: $0.color(), radius: $0.points(), offset: $0.point())
    }
    alert.corners = maybe { $0.corners() }
    alert.frame = maybe { generator in
      Frame(
        width: generator.maybe { $0.length() }, height: generator.maybe { $0.length() },
        offset: generator.isLucky() ? Point() : generator.point(),
        edge: generator.maybe { $0.option() })
    }
    alert.backdrop = maybe { generator in
      switch generator.below(4) {
      case 0: Backdrop.none
      case 1: .passthrough
      default:
        .dimming(
          generator.maybe { $0.color() }, opacity: generator.maybe { $0.fraction() },
          blur: generator.isLucky() ? 0 : generator.points())
      }
    }
    if isLucky(4) {
      alert.dismissal.isForced = true
    } else {
      alert.dismissal = Dismissal(
        outsideTap: maybe { $0.isLucky() }, swipe: maybe { $0.isLucky() },
        escape: maybe { $0.isLucky() }, timeout: maybe { $0.points() + 1 })
      alert.close = maybe { generator in
        if generator.isLucky() { return CloseButton() }
        return CloseButton(
          corner: generator.option(), size: generator.points(),
          offset: generator.maybe { $0.point() }, image: generator.maybe { $0.image() },
          label: generator.maybe { $0.string() })
      }
    }
    alert.enter = maybe { $0.transition() }
    alert.exit = maybe { $0.transition() }
    alert.direction = maybe { $0.pick([.leftToRight, .rightToLeft]) }
    alert.appearance = maybe { $0.pick([.light, .dark]) }
    alert.language = maybe { $0.pick(["en", "zh-Hant"]) }
    return alert
  }
}
