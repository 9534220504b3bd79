internal import Heed
internal import HeedFindings

/// Texts from the right in which a value, or letters from the left, would change places.
enum DirectionRule {
  static func check(_ text: InspectedText, _ inspection: inout TextInspection) {
    guard text.traits.isRightToLeft else { return }
    var isTold = false
    text.entry.form.forEachText { own in
      if isTold { return }
      let parts = DirectionScanner.parts(of: own)
      guard parts.contains(where: { $0.kind == .right }) else { return }
      isTold = check(parts, text, &inspection)
    }
  }

  private static func check(
    _ parts: [DirectionScanner.Part], _ text: InspectedText, _ inspection: inout TextInspection
  ) -> Bool {
    let strong = parts.first { $0.kind != .number }
    if let strong, strong.kind != .right {
      inspection.note(
        .mixedDirection, .warning, text,
        "It begins with \(String(bytes: strong.spelling)), so where that is from the left the whole line is laid out from the left.",
        "Begin it with a right-to-left mark, U+200F, or put U+2068 and U+2069 around what is from the left."
      )
      return true
    }
    for (first, second) in zip(parts, parts.dropFirst()) {
      let hasValue = first.kind == .value || second.kind == .value
      guard hasValue, first.kind != .right, second.kind != .right, second.isApart else { continue }
      // What follows words from the left goes on with them, as a version does.
      if first.kind == .left || second.kind == .left { continue }
      inspection.note(
        .mixedDirection, .warning, text,
        "\(String(bytes: first.spelling)) and \(String(bytes: second.spelling)) change places where the value is from the left: nothing from the right stands between.",
        "Put U+2068 and U+2069 around each.")
      return true
    }
    return false
  }
}
