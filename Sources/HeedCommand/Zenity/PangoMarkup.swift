internal import Heed

/// Reads the markup of Pango, of which zenity's texts are.
///
/// What is read: `b`, `i`, `u`, `s`, `tt`, `big`, `small`, `sub`, `sup` and `span` with weight, style,
/// underline, strikethrough, colours and size; what else a `span` asks for is left out.
struct PangoMarkup {
  private var text: RichText = ""
  private var stack: [(name: String, attributes: TextAttributes)] = []
  private var bytes: ArraySlice<UInt8>

  /// The deepest nesting that is read.
  private static let depth = 32

  /// The text; nothing where the markup is not well formed.
  static func read(_ source: String) -> RichText? {
    if !source.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) { return RichText(source) }
    var reader = PangoMarkup(bytes: Array(source.utf8)[...])
    return reader.run() ? reader.text : nil
  }

  private init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  private mutating func run() -> Bool {
    var plain: [UInt8] = []
    func flush(_ reader: inout PangoMarkup) {
      if plain.isEmpty { return }
      reader.text.append(
        RichText.Run(
          String(decoding: plain, as: UTF8.self),
          reader.stack.last?.attributes ?? TextAttributes()))
      plain = []
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "<"):
        flush(&self)
        guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return false }
        let tag = bytes[..<end]
        bytes = bytes[(end + 1)...]
        guard take(tag) else { return false }
      case UInt8(ascii: "&"):
        guard let end = bytes.prefix(12).firstIndex(of: UInt8(ascii: ";")),
          let character = Self.character(bytes[..<end])
        else { return false }
        plain += Array(character.utf8)
        bytes = bytes[(end + 1)...]
      default: plain.append(byte)
      }
    }
    flush(&self)
    return stack.isEmpty
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: Array(name), as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == UInt8(ascii: "#") else { return nil }
      let digits = text.dropFirst()
      let number =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map { String(Character($0)) }
    }
  }

  // MARK: Elements

  private mutating func take(_ tag: ArraySlice<UInt8>) -> Bool {
    if tag.first == UInt8(ascii: "/") {
      let name = String(decoding: Array(tag.dropFirst()), as: UTF8.self)
      guard stack.last?.name == name else { return false }
      stack.removeLast()
      return true
    }
    guard stack.count < Self.depth else { return false }
    var rest = tag
    let name = Self.word(&rest)
    var attributes = stack.last?.attributes ?? TextAttributes()
    var font = attributes.font ?? Font()
    switch name {
    case "b": font.weight = .bold
    case "i": font.isItalic = true
    case "u": attributes.isUnderlined = true
    case "s": attributes.isStruckThrough = true
    case "tt": font.design = .monospaced
    case "big": font.size = 16
    case "small": font.size = 11
    case "sub": attributes.baselineOffset = -3
    case "sup": attributes.baselineOffset = 4
    case "span": break
    default: return false
    }
    while true {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
      if rest.isEmpty { break }
      guard let (key, value) = Self.attribute(&rest), name == "span" else { return false }
      Self.apply(key, value, &attributes, &font)
    }
    if font != Font() { attributes.font = font }
    stack.append((name, attributes))
    return true
  }

  private static func word(_ rest: inout ArraySlice<UInt8>) -> String {
    let word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    rest = rest.dropFirst(word.count)
    return String(decoding: Array(word), as: UTF8.self)
  }

  private static func attribute(
    _ rest: inout ArraySlice<UInt8>
  ) -> (key: String, value: String)? {
    let key = word(&rest)
    rest = rest.drop { $0 == 0x20 }
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop { $0 == 0x20 }
    guard let quote = rest.popFirst(), quote == 0x22 || quote == 0x27,
      let end = rest.firstIndex(of: quote)
    else { return nil }
    let value = String(decoding: Array(rest[..<end]), as: UTF8.self)
    rest = rest[(end + 1)...]
    return (key, value)
  }

  private static func apply(
    _ key: String, _ value: String, _ attributes: inout TextAttributes, _ font: inout Font
  ) {
    switch key {
    case "weight", "font_weight":
      switch value {
      case "bold", "700": font.weight = .bold
      case "semibold", "600": font.weight = .semibold
      case "light", "300": font.weight = .light
      case "heavy", "900": font.weight = .heavy
      default: break
      }
    case "style", "font_style": font.isItalic = value == "italic" || value == "oblique"
    case "underline": attributes.isUnderlined = value != "none"
    case "strikethrough": attributes.isStruckThrough = value == "true"
    case "foreground", "fgcolor", "color":
      if let color = ColorName.color(value) { attributes.color = color }
    case "background", "bgcolor":
      if let color = ColorName.color(value) { attributes.background = color }
    case "size", "font_size":
      switch value {
      case "xx-small": font.size = 8
      case "x-small": font.size = 9.5
      case "small", "smaller": font.size = 11
      case "medium": font.size = 13
      case "large", "larger": font.size = 16
      case "x-large": font.size = 19
      case "xx-large": font.size = 23
      default:
        if let thousandths = Double(value) { font.size = min(96, max(1, thousandths / 1024 * 1.3)) }
      }
    default: break
    }
  }
}
