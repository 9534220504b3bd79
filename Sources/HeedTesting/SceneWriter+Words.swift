internal import Heed

extension SceneWriter {
  @inline(never)
  static func rect(_ rect: Rect) -> Phrase {
    "\(rect.x) \(rect.y) \(rect.width) \(rect.height)"
  }

  @inline(never)
  static func radii(_ corners: CornerRadii) -> Phrase {
    "\(corners.topLeft) \(corners.topRight) \(corners.bottomRight) \(corners.bottomLeft)"
  }

  @inline(never)
  static func color(_ color: RGBA) -> Phrase {
    "rgba(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }

  /// The text in quotes, so that its end and its newlines can be seen.
  @inline(never)
  static func quoted(_ text: String) -> Phrase {
    var bytes: [UInt8] = [0x22]
    for byte in text.bytes {
      switch byte {
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x22, 0x5C: bytes += [0x5C, byte]
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
    return "\(String(bytes: bytes))"
  }

  @inline(never)
  static func words(_ image: Image) -> Phrase {
    let source: Phrase =
      switch image.source {
      case .file(let path): "file \(path)"
      case .symbol(let name): "symbol \(name)"
      case .data(let bytes): "data of \(bytes.count) bytes"
      }
    return "\(source) \(image.rendering.kind.name)"
  }

  @inline(never)
  static func word(_ concession: Scene.Concession) -> Phrase {
    switch concession {
    case .spacing: "spacing"
    case .header: "header"
    case .fixedTops: "fixed tops"
    case .contentScrolls: "content scrolls"
    case .actionsScroll: "actions scroll"
    }
  }

  @inline(never)
  static func words(_ transition: Transition) -> Phrase {
    switch transition.kind {
    case .preset(let preset): "\(preset.kind.name)"
    case .custom(let pose, let duration, let delay, let curve):
      "from \(pose.opacity) \(pose.scale) \(pose.offset.x) \(pose.offset.y)"
        + " in \(duration) after \(delay) \(words(curve))"
    }
  }

  @inline(never)
  private static func words(_ curve: Curve) -> Phrase {
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
