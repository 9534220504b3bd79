internal import Heed

/// A length as a document writes it where it is a part of the container.
///
/// A percentage whose exponent is written out as `e2` is the fraction itself, for those that no
/// percentage hits exactly.
enum LengthText {
  /// The length of a text such as `50% + 10`, or nothing.
  @inline(never)
  static func parse(_ text: [UInt8]) -> Length? {
    var parser = JSONParser(bytes: text)
    guard let fraction = fraction(&parser) else { return nil }
    var points = 0.0
    parser.skipSpace()
    let sign = parser.byte
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      parser.index += 1
      guard let number = unsigned(&parser) else { return nil }
      points = sign == UInt8(ascii: "-") ? -number : number
      parser.skipSpace()
    }
    return parser.index < text.count ? nil : Length(fraction: fraction, points: points)
  }

  private static func fraction(_ parser: inout JSONParser) -> Double? {
    parser.skipSpace()
    let start = parser.index
    guard var fraction = unsigned(&parser) else { return nil }
    fraction /= 100
    let end = parser.index - 2
    if end > start, parser.bytes[end] == UInt8(ascii: "e"),
      parser.bytes[end + 1] == UInt8(ascii: "2")
    {
      var exact = JSONParser(bytes: Array(parser.bytes[start..<end]))
      if let number = exact.number() { fraction = number }
    }
    parser.skipSpace()
    guard parser.byte == UInt8(ascii: "%") else { return nil }
    parser.index += 1
    return fraction
  }

  @inline(never)
  private static func unsigned(_ parser: inout JSONParser) -> Double? {
    parser.skipSpace()
    guard parser.byte != UInt8(ascii: "-"), let number = parser.number(), number.isFinite else {
      return nil
    }
    return number
  }

  /// The text of a length.
  static func text(of length: Length) -> String {
    var result = percentage(length.fraction) + "%"
    if length.points != 0 {
      result += length.points < 0 ? " - " : " + "
      result += JSONPrinter.text(of: length.points.magnitude)
    }
    return result
  }

  /// The shortest percentage that is read back as a fraction, else the fraction with `e2`.
  private static func percentage(_ fraction: Double) -> String {
    let percent = fraction * 100
    var best: String?
    for candidate in [percent, percent.nextDown, percent.nextUp] where candidate / 100 == fraction {
      let text = JSONPrinter.text(of: candidate)
      if let known = best, known.utf8.count <= text.utf8.count { continue }
      best = text
    }
    if let best { return best }
    let text = JSONPrinter.text(of: fraction)
    // A fraction so small that it has an exponent of its own is off by its last bit at most.
    return text.utf8.contains(UInt8(ascii: "e")) ? JSONPrinter.text(of: percent) : text + "e2"
  }
}
