internal import Heed

/// A length as a document writes it where it is a part of the container.
///
/// A percentage whose exponent is written out as `e2` is the fraction itself, for those that no
/// percentage hits exactly.
enum LengthText {
  /// The length of a text such as `50% + 10`, or nothing.
  static func parse(_ text: String) -> Length? {
    do throws(JSONError) {
      var parser = JSONParser(bytes: text.bytes)
      let fraction = try fraction(&parser)
      parser.skipSpace()
      var points = 0.0
      let sign = parser.byte
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        parser.index += 1
        parser.skipSpace()
        let number = try unsigned(&parser)
        points = sign == UInt8(ascii: "-") ? -number : number
        parser.skipSpace()
      }
      return parser.index < parser.bytes.count ? nil : Length(fraction: fraction, points: points)
    } catch {
      return nil
    }
  }

  private static func fraction(_ parser: inout JSONParser) throws(JSONError) -> Double {
    parser.skipSpace()
    let start = parser.index
    var fraction = try unsigned(&parser) / 100
    let end = parser.index - 2
    if end > start, parser.bytes[end] == UInt8(ascii: "e"),
      parser.bytes[end + 1] == UInt8(ascii: "2"),
      let exact = Double(String(bytes: parser.bytes[start..<end]))
    {
      fraction = exact
    }
    parser.skipSpace()
    guard parser.byte == UInt8(ascii: "%") else { throw parser.fault("") }
    parser.index += 1
    return fraction
  }

  private static func unsigned(_ parser: inout JSONParser) throws(JSONError) -> Double {
    if parser.byte == UInt8(ascii: "-") { throw parser.fault("") }
    return try parser.number()
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
