internal import Heed

extension SceneWriter {
  static func rect(_ rect: Rect) -> String {
    "\(rect.x) \(rect.y) \(rect.width) \(rect.height)"
  }

  static func radii(_ corners: CornerRadii) -> String {
    "\(corners.topLeft) \(corners.topRight) \(corners.bottomRight) \(corners.bottomLeft)"
  }

  static func color(_ color: RGBA) -> String {
    "rgba(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }

  /// The text in quotes, so that its end and its newlines can be seen.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x22, 0x5C: bytes += [0x5C, byte]
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func words(_ image: Image) -> String {
    let source =
      switch image.source {
      case .file(let path): "file \(path)"
      case .symbol(let name): "symbol \(name)"
      case .data(let bytes): "data of \(bytes.count) bytes"
      }
    return "\(source) \(image.rendering.kind.rawValue)"
  }

  static func word(_ concession: Scene.Concession) -> String {
    switch concession {
    case .spacing: "spacing"
    case .header: "header"
    case .fixedTops: "fixed tops"
    case .contentScrolls: "content scrolls"
    case .actionsScroll: "actions scroll"
    }
  }

  static func words(_ transition: Transition) -> String {
    switch transition.kind {
    case .preset(let preset): preset.kind.rawValue
    case .custom(let pose, let duration, let delay, let curve):
      "from \(pose.opacity) \(pose.scale) \(pose.offset.x) \(pose.offset.y)"
        + " in \(duration) after \(delay) \(words(curve))"
    }
  }

  private static func words(_ curve: Curve) -> String {
    switch curve.kind {
    case .linear: "linear"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in and out"
    case .bezier(let x1, let y1, let x2, let y2): "bezier \(x1) \(y1) \(x2) \(y2)"
    case .dampedSpring(let damping, let velocity): "spring \(damping) \(velocity)"
    case .spring(let mass, let stiffness, let damping, let velocity):
      "spring \(mass) \(stiffness) \(damping) \(velocity)"
    }
  }
}
