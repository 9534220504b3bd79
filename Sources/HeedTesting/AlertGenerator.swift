public import Heed

/// Makes alerts and surfaces of every kind, the same ones for the same seed.
///
/// Use it to test what has to hold for any alert. Every alert it makes is free of
/// ``Heed/Alert/problems``.
public struct AlertGenerator: Sendable {
  var random: SeededGenerator

  /// Makes a generator; print its seed so that a failure can be repeated.
  public init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  // MARK: Choices

  mutating func chance(_ part: Double) -> Bool {
    number(in: 0...1) < part
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    // Whole quarters, so that documents keep them exactly and failures read well.
    let steps = Int((range.upperBound - range.lowerBound) * 4)
    if steps < 8 { return Double.random(in: range, using: &random) }
    return range.lowerBound + Double(Int.random(in: 0...steps, using: &random)) / 4
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  mutating func maybe<Value>(_ part: Double, _ make: (inout Self) -> Value) -> Value? {
    chance(part) ? make(&self) : nil
  }

  // MARK: Surfaces

  /// A surface: from a watch-like 320 × 256 to a large tablet, with any setting.
  public mutating func environment() -> Environment {
    let sizes = [
      Size(width: 320, height: 256), Size(width: 320, height: 568), Size(width: 375, height: 667),
      Size(width: 390, height: 844), Size(width: 430, height: 932), Size(width: 844, height: 390),
      Size(width: 568, height: 320), Size(width: 768, height: 1024),
      Size(width: 1366, height: 1024),
    ]
    let size = pick(sizes)
    let isTall = size.height > 600
    var environment = Environment(size: size, scale: pick([1, 2, 3]))
    if chance(0.5) {
      environment.safeArea =
        isTall
        ? EdgeInsets(top: 47, bottom: 34)
        : EdgeInsets(left: pick([0, 47]), bottom: 21, right: pick([0, 47]))
      if size.height < 300 { environment.safeArea = EdgeInsets() }
    }
    if isTall, chance(0.2) { environment.keyboardHeight = pick([216, 291, 336]) }
    environment.appearance = pick([.light, .dark])
    environment.isHighContrast = chance(0.2)
    environment.direction = pick([.leftToRight, .rightToLeft])
    environment.textSize = pick(ContentSizeCategory.all)
    environment.isBoldText = chance(0.2)
    environment.reducesMotion = chance(0.2)
    environment.reducesTransparency = chance(0.2)
    environment.usesAssistiveTechnology = chance(0.2)
    environment.hasFullKeyboardAccess = chance(0.2)
    environment.locale = pick(["en", "zh-Hans", "ar", "he", "th", "de"])
    return environment
  }

  // MARK: Alerts

  /// An alert of any style with any content.
  public mutating func alert() -> Alert {
    var alert = Alert(
      style: pick([.alert, .alert, .sheet, .card, .banner]),
      theme: maybe(0.6) { $0.pick([.ios, .ios26, .card]) })
    alert.title = maybe(0.9) { $0.placed(longest: 12) }
    alert.message = maybe(0.7) { $0.placed(longest: $0.chance(0.15) ? 300 : 30) }
    if chance(0.5) {
      for index in 0..<Int.random(in: 1...4, using: &random) { alert.content.append(block(index)) }
    }
    alert.cancel = maybe(0.7) { $0.action(id: "no") }
    for index in 0..<Int.random(in: 0...(chance(0.15) ? 9 : 4), using: &random) {
      var action = self.action(id: Name("a\(index)"))
      action.role = chance(0.25) ? .destructive : .default
      alert.actions.append(action)
    }
    if chance(0.3) {
      alert.cancelPosition = Int.random(in: 0...alert.actions.count, using: &random)
    }
    if alert.cancel == nil || alert.cancelPosition == alert.actions.count {
      alert.cancelPosition = nil
    }
    addLook(to: &alert)
    if chance(0.2), alert.actionEntries.contains(where: { $0.action.isEnabled }) {
      alert.dismissal = Dismissal(isForced: true)
      alert.close = nil
    } else if !alert.problems.isEmpty {
      alert.close = CloseButton()
    }
    let entries = alert.actionEntries
    if !entries.isEmpty { alert.preferred = maybe(0.3) { $0.pick(entries).id } }
    return alert
  }

  private mutating func addLook(to alert: inout Alert) {
    alert.arrangement = pick([.automatic, .automatic, .horizontal, .vertical])
    alert.close = maybe(0.3) { generator in
      CloseButton(
        corner: generator.pick([.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]),
        size: generator.number(in: 20...60),
        offset: generator.maybe(0.5) {
          Point(x: $0.number(in: -30...30), y: $0.number(in: -30...30))
        })
    }
    alert.header = maybe(0.2) { generator in
      let height = generator.number(in: 20...220)
      return Header(
        generator.image(), height: generator.maybe(0.8) { _ in height },
        overhang: generator.pick([0, height / 4, height / 2]))
    }
    alert.background = maybe(0.3) { $0.paint() }
    alert.border = maybe(0.2) { Border(width: $0.number(in: 0...4), color: $0.color()) }
    alert.shadow = maybe(0.2) {
      Shadow(color: $0.color(), radius: $0.number(in: 0...30), offset: Point(x: 0, y: 6))
    }
    alert.corners = maybe(0.3) {
      Corners(
        topLeading: $0.number(in: 0...40), topTrailing: $0.number(in: 0...40),
        bottomTrailing: $0.number(in: 0...40), bottomLeading: $0.number(in: 0...40))
    }
    alert.frame = maybe(0.3) { generator in
      Frame(
        width: generator.maybe(0.7) { Length(fraction: $0.pick([0, 0.5, 1]), points: 120) },
        height: generator.maybe(0.5) { Length(fraction: $0.pick([0, 0.5, 1]), points: 60) },
        offset: generator.pick([Point(), Point(x: 20, y: -50), Point(x: -400, y: 900)]),
        edge: generator.maybe(0.3) { $0.pick([.top, .bottom]) })
    }
    alert.backdrop = maybe(0.4) {
      $0.pick([
        .dimming(.black, opacity: 0.7), .dimming(blur: 8), Backdrop.none, .passthrough,
        .dimming(Color(hex: 0x102030, alpha: 0.5)),
      ])
    }
    alert.dismissal.outsideTap = maybe(0.2) { $0.chance(0.5) }
    alert.dismissal.timeout = maybe(0.1) { $0.number(in: 1...30) }
    alert.enter = maybe(0.2) { $0.pick([.preset(.popup), .preset(.fade), $0.customTransition()]) }
    alert.exit = maybe(0.2) { $0.pick([.preset(.controller), $0.customTransition()]) }
    alert.direction = maybe(0.2) { $0.pick([.leftToRight, .rightToLeft]) }
    alert.appearance = maybe(0.2) { $0.pick([.light, .dark]) }
    alert.language = maybe(0.2) { $0.pick(["ja", "ar", "zh-Hant"]) }
  }
}
