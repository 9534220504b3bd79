internal import Heed

extension Symbol {
  /// The symbol as it looks among text of a direction.
  func facing(_ direction: Direction) -> Symbol {
    guard isDirectional, direction == .rightToLeft else { return self }
    return Symbol(layers: layers.map { $0.mirrored }, isDirectional: true)
  }
}

extension Symbol.Layer {
  fileprivate var mirrored: Symbol.Layer {
    switch self {
    case .stroke(let steps): .stroke(steps.map { $0.mirrored })
    case .fill(let steps): .fill(steps.map { $0.mirrored })
    case .cut(let steps): .cut(steps.map { $0.mirrored })
    case .cutStroke(let steps): .cutStroke(steps.map { $0.mirrored })
    }
  }
}

extension Symbol.Step {
  fileprivate var mirrored: Symbol.Step {
    let side = Symbol.side
    return switch self {
    case .move(let x, let y): .move(side - x, y)
    case .line(let x, let y): .line(side - x, y)
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      .curve(side - x1, y1, side - x2, y2, side - x, y)
    case .circle(let x, let y, let radius): .circle(side - x, y, radius: radius)
    case .arc(let x, let y, let radius, let from, let to):
      .arc(side - x, y, radius: radius, from: 180 - to, to: 180 - from)
    case .box(let x, let y, let width, let height, let radius):
      .box(side - x - width, y, width, height, radius: radius)
    case .close: .close
    }
  }
}
