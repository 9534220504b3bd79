internal import Heed

/// Finds the stretches of a text that have a direction of their own.
enum DirectionScanner {
  struct Part {
    enum Kind { case left, right, number, value }

    var kind: Kind
    /// As it stands, cut where it is long.
    var spelling: [UInt8]
    /// Whether a space stands before it.
    var isApart: Bool
  }

  /// The stretches; what is isolated is passed over, and marks count as letters.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var isApart = false
    var isolation = 0
    func add(_ kind: Part.Kind, _ spelling: [UInt8]) {
      if isolation > 0 { return }
      if let last = parts.last, last.kind == kind, kind == .left || kind == .right, !isApart {
        if last.spelling.count < 24 { parts[parts.count - 1].spelling += spelling }
      } else if let last = parts.last, last.kind == kind, kind == .right {
        parts[parts.count - 1].isApart = last.isApart
      } else {
        parts.append(Part(kind: kind, spelling: spelling, isApart: isApart))
      }
      isApart = false
    }
    for piece in FormatText(text, knowsOwn: true).pieces {
      switch piece {
      case .words(let bytes):
        for scalar in String(bytes: bytes).unicodeScalars {
          switch scalar.value {
          // Embeddings and isolates, and their ends.
          case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: isolation += 1
          case 0x202C, 0x2069: isolation = max(0, isolation - 1)
          case 0x20, 0xA0, 0x0A: isApart = true
          default: if let kind = kind(scalar) { add(kind, Array(UTF8.encode(scalar) ?? .init())) }
          }
        }
      case .specifier(let specifier):
        add(specifier.kind == .object ? .value : .number, specifier.spelling)
      case .variable(let name, _): add(.number, "%#@\(name.string)@".bytes)
      case .own: add(.number, "%arg".bytes)
      case .percent, .stray: break
      }
    }
    return parts
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Part.Kind? {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: .number
    case 0x41...0x5A, 0x61...0x7A: .left
    case 0x200E: .left
    case 0x200F, 0x61C: .right
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      .right
    // Letters of other scripts; signs between U+2000 and U+2BFF have no direction.
    case 0xC0...0x58F, 0x900...0x1FFF, 0x2C00...0xD7FF: .left
    default: nil
    }
  }
}
