internal import Heed

/// Writes figures and colours into sentences.
enum Figure {
  /// A number with one digit after the point, rounded down so that it never looks like enough.
  static func floored(_ value: Double) -> String {
    let tenths = Int((min(max(value, 0), 1_000_000) * 10 + 0.000_001).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A length in points, rounded to a tenth.
  static func points(_ value: Double) -> String { floored(value + 0.05) }

  /// A colour without its opacity, such as `#8E8E93`.
  static func hex(_ color: RGBA) -> String {
    var bytes = [UInt8(ascii: "#")]
    for part in [color.red, color.green, color.blue] {
      let value = UInt8(min(max((part * 255).rounded(), 0), 255))
      for digit in [value >> 4, value & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    return String(bytes: bytes)
  }

  /// The font that most of a text is set in, such as `Inter, semibold, 17 points`.
  static func font(of request: TextRequest, families: [String]) -> String? {
    guard let family = families.first else { return nil }
    var widest: TextRequest.Run?
    for run in request.runs where run.text.utf8.count > widest?.text.utf8.count ?? -1 {
      widest = run
    }
    guard let font = widest?.font else { return nil }
    let text: Phrase =
      "\(family), \(font.weight.kind.name)\(font.isItalic ? " italic" as StaticString : ""), \(points(font.size)) points"
    return text.string
  }
}
