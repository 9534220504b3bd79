internal import Heed

/// The opaque colours that may lie behind a part of the surface.
struct Ground {
  /// What lies there as far as is known; where the app shows through, what apps of that appearance
  /// look like. Empty where a picture lies there that nobody knows.
  private(set) var usual: [RGBA]
  /// The same where the app may show anything from black to white.
  private(set) var extreme: [RGBA]

  /// What lies behind the text of a node.
  init(beneath text: TextPart, in inspected: InspectedScene) {
    let scene = inspected.scene
    let place = text.frame
    let bare = Ground(surface: inspected.behind, inspected.environment.appearance)
    self = bare
    cover(scene.backdrop.color)
    for (index, node) in scene.nodes[...text.index].enumerated() where node.opacity > 0 {
      var area = node.frame
      if let clip = node.clip { area = area.intersection(clip.frame) }
      let part = area.intersection(place)
      if part.isEmpty { continue }
      let isWhole = part.width >= place.width - 0.01 && part.height >= place.height - 0.01
      let before = self
      if case .material(_, let tint) = node.fill, inspected.isOnSurface[index] {
        // Over the bare surface a material shows what lies there undimmed.
        self = bare
        cover(tint)
      } else {
        cover(node, part, inspected, isText: index == text.index)
      }
      if !isWhole { join(before) }
    }
  }

  private init(surface: RGBA?, _ appearance: Appearance) {
    if let surface {
      let color = surface.over(RGBA(hex: 0xFFFFFF))
      usual = [color]
      extreme = [color]
    } else {
      usual =
        appearance == .light
        ? [RGBA(hex: 0xFFFFFF), RGBA(hex: 0xF2F2F7)] : [RGBA(hex: 0), RGBA(hex: 0x1C1C1E)]
      extreme = Ground.anything
    }
  }

  private static let anything: [RGBA] = [0, 0x404040, 0x808080, 0xC0C0C0, 0xFFFFFF].map {
    RGBA(hex: $0)
  }

  /// Puts a colour over everything.
  mutating func cover(_ color: RGBA) { cover([color]) }

  /// Puts colours over everything, each of which may be there.
  private mutating func cover(_ colors: [RGBA]) {
    usual = Ground.mixed(colors, over: usual)
    extreme = Ground.mixed(colors, over: extreme)
  }

  private mutating func join(_ other: Ground) {
    usual = Ground.few(usual + other.usual)
    extreme = Ground.few(extreme + other.extreme)
  }

  private mutating func cover(
    _ node: Node, _ part: Rect, _ inspected: InspectedScene, isText: Bool
  ) {
    switch node.fill {
    case .color(let color)?: cover(color.opacity(node.opacity))
    case .gradient(let colors, let stops, let angle)?:
      let gradient = GradientColors(colors: colors, stops: stops, angle: angle)
      cover(gradient.within(part, of: node.frame).map { $0.opacity(node.opacity) })
    case .material(_, let tint)?: cover(tint.opacity(node.opacity))
    case .image?: coverWithPicture(node, part, inspected)
    case nil: break
    }
    if node.picture != nil { coverWithPicture(node, part, inspected) }
  }

  /// Covers with a picture; one that is not known may show anything.
  private mutating func coverWithPicture(_ node: Node, _ part: Rect, _ inspected: InspectedScene) {
    if let colors = inspected.evidence.colors(node, part) {
      cover(colors.map { $0.opacity(node.opacity) })
    } else {
      // What lies beneath it may not be seen at all, and is no longer what is usual.
      usual = []
      extreme = Ground.few(extreme + Ground.anything)
    }
  }

  private static func mixed(_ colors: [RGBA], over grounds: [RGBA]) -> [RGBA] {
    if colors.isEmpty { return grounds }
    if colors.count == 1, colors[0].alpha >= 1 { return colors }
    var mixed: [RGBA] = []
    for color in colors {
      if color.alpha >= 1 {
        mixed.append(color)
      } else {
        for ground in grounds { mixed.append(color.over(ground)) }
      }
    }
    return few(mixed)
  }

  /// At most sixteen of the colours, from the darkest to the brightest.
  private static func few(_ colors: [RGBA]) -> [RGBA] {
    let most = 16
    if colors.count <= most { return colors }
    let sorted = colors.sorted { Luminance.of($0) < Luminance.of($1) }
    return (0..<most).map { sorted[$0 * (sorted.count - 1) / (most - 1)] }
  }
}
