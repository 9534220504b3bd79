internal import Heed

/// Writes numbers as SVG files have them: short, the same on every machine, without exponents.
enum SVGNumber {
  /// A number with at most so many decimals; 0 for what is none.
  static func text(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let most = 1e15
    let units = Int(max(-most, min(value * Double(factor), most)).rounded())
    let (whole, part) = abs(units).quotientAndRemainder(dividingBy: factor)
    let sign = units < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = Array(String(factor + part).utf8.dropFirst())
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return "\(sign)\(whole)." + String(decoding: digits, as: UTF8.self)
  }

  /// Several numbers with spaces between them.
  static func list(_ values: Double..., decimals: Int = 3) -> String {
    values.map { text($0, decimals: decimals) }.joined(separator: " ")
  }

  /// A colour without its opacity.
  static func color(_ color: RGBA) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = [UInt8(ascii: "#")]
    for part in [color.red, color.green, color.blue] {
      let value = Int((max(0, min(part, 1)) * 255).rounded())
      bytes += [digits[value >> 4], digits[value & 15]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What fills an element, or draws its lines.
  static func paint(_ color: RGBA, _ property: String = "fill") -> XML.Attributes {
    var attributes = [(name: property, value: self.color(color))]
    if color.alpha < 1 { attributes.append(("\(property)-opacity", text(color.alpha))) }
    return attributes
  }

  /// The place and size of an element.
  static func frame(_ rect: Rect) -> XML.Attributes {
    [
      ("x", text(rect.x)), ("y", text(rect.y)), ("width", text(rect.width)),
      ("height", text(rect.height)),
    ]
  }
}
