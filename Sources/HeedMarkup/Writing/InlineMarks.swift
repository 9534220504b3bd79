internal import Heed

/// What a run's attributes are in markup, the outermost first.
struct InlineMarks: Equatable {
  enum Mark: Equatable {
    case link(Name)
    case bold, italic, underlined, struckThrough, monospaced, marked, small
    case raised, lowered
    /// What only a style attribute can say.
    case style(String)

    static func == (lhs: Mark, rhs: Mark) -> Bool {
      switch (lhs, rhs) {
      case (.link(let first), .link(let second)): first == second
      case (.style(let first), .style(let second)): isSameText(first, second)
      case (.bold, .bold), (.italic, .italic), (.underlined, .underlined),
        (.struckThrough, .struckThrough), (.monospaced, .monospaced), (.marked, .marked),
        (.small, .small), (.raised, .raised), (.lowered, .lowered):
        true
      default: false
      }
    }
  }

  var marks: [Mark] = []

  init(_ attributes: TextAttributes, in kind: WrittenParagraph.Kind) {
    let font = attributes.font ?? Font()
    var isHeading = false
    if case .heading = kind { isHeading = true }
    if let link = attributes.link { marks.append(.link(link)) }
    if let weight = font.weight, weight.isHeavy, !isHeading { marks.append(.bold) }
    if font.isItalic == true { marks.append(.italic) }
    if attributes.isUnderlined { marks.append(.underlined) }
    if attributes.isStruckThrough { marks.append(.struckThrough) }
    if font.design == .monospaced, kind != .code { marks.append(.monospaced) }
    if attributes.background == .marker { marks.append(.marked) }
    let steps = Int(max(-4, min(4, (attributes.baselineOffset / 4).rounded())))
    for _ in 0..<abs(steps) { marks.append(steps > 0 ? .raised : .lowered) }
    if font.style == .caption2, steps == 0 { marks.append(.small) }
    let style = Self.style(attributes)
    if !style.isEmpty { marks.append(.style(style)) }
  }

  private static func style(_ attributes: TextAttributes) -> String {
    var parts: [String] = []
    if let color = attributes.color.flatMap({ hex($0) }) { parts.append("color:" + color) }
    if let color = attributes.background, color != .marker, let color = hex(color) {
      parts.append("background-color:" + color)
    }
    if let size = attributes.font?.size {
      let whole = size.rounded()
      parts.append(
        "font-size:" + (whole == size ? Int(whole).description : size.description) + "px")
    }
    return parts.joined(separator: ";")
  }

  /// A colour that is the same everywhere, as six digits.
  private static func hex(_ color: Color) -> String? {
    guard case .rgba(let value) = color.light, color == Color(value) else { return nil }
    var text = "#"
    for part in [value.red, value.green, value.blue] {
      let byte = UInt8(max(0, min(255, (part * 255).rounded())))
      text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return text
  }
}

extension Font.Weight {
  var isHeavy: Bool {
    switch kind {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}
