internal import Heed

/// Characters that no font has, and font families that are not there.
enum FontRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    for text in inspected.texts {
      for fault in inspected.evidence.fonts(text.text.request) {
        let reason = Inspection.sentence(fault.reason)
        if fault.isGlyph {
          inspection.note(
            .missingGlyph, .error, text.part.path, node: text.node, reason,
            "Use another character, or install a font that has it.")
        } else {
          inspection.note(
            .missingFont, .warning, text.part.path, node: text.node, reason,
            "Install it, or bring it with the app; sizes and breaks are guesses until then.")
        }
      }
    }
  }
}

extension Inspection {
  /// A reason with a capital and a full stop.
  static func sentence(_ reason: String) -> Phrase {
    var bytes = reason.bytes
    if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first & 0xDF }
    // A sentence may end with a question.
    if bytes.last != UInt8(ascii: "?") { bytes.append(UInt8(ascii: ".")) }
    return "\(String(bytes: bytes))"
  }
}
