internal import Heed

/// Texts of which a part is left out.
enum CutOffRule {
  static func check(_ inspected: InspectedScene, _ inspection: inout Inspection) {
    for text in inspected.texts where text.text.isTruncated {
      // What was typed into a field can be moved through, and a slot's name is only a stand-in.
      if text.part.kind == .slot || text.part.isTypedText { continue }
      let lines = text.text.lines.count
      let count: Phrase = lines == 1 ? "one line" : "\(lines) lines"
      inspection.note(
        .textCutOff, .warning, of: text, inspected,
        "The text does not fit into \(count) of \(Figure.points(text.text.request.width)) points, and a part of it is left out.",
        text.part.hasLineLimit
          ? "Shorten it, or allow more 'lines'." : "Shorten it, or make room.")
    }
  }
}

extension AlertPart {
  /// Whether the text is a field's value, and not its placeholder.
  fileprivate var isTypedText: Bool {
    guard kind == .value, case .key(_, let key) = path else { return false }
    return key.utf8CodeUnitCount == "value".utf8.count
  }
}
